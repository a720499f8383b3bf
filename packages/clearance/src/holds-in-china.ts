import { expressionBuilder, sql, type Tables } from '@markwright/db'

/** Whether a record `t` is of mainland China, or an international registration that is extended to it. */
export function holdsInChina() {
  const mark = expressionBuilder<{ t: Tables['trademark'] }, 't'>()
  return mark.or([mark('t.office', '=', 'CN'), sql<boolean>`${mark.ref('t.details')}->'designations' ? 'CN'`])
}
