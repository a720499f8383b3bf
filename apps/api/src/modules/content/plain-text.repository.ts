import { type Expression, sql } from '@markwright/db'
import { inlineTags } from './sanitise-html.ts'

const INLINE_TAG = `</?(${inlineTags.join('|')})( [^>]*)?>`

/** The entities of sanitised text. `&amp;` is last, so that `&amp;lt;` becomes `&lt;` and not `<`. */
const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
] as const

/**
 * SQL for the text of sanitised HTML as it is read: without tags, with characters in place of entities, and with one space
 * for blanks of any kind and between blocks.
 */
export function plainTextOf(html: Expression<string>): Expression<string> {
  const unmarked = sql<string>`regexp_replace(${html}, ${sql.lit(INLINE_TAG)}, '', 'g')`
  const tagless = sql<string>`regexp_replace(${unmarked}, '(<[^>]*>|[\\s\\u00a0\\u3000])+', ' ', 'g')`
  return entities.reduce(
    (text, [entity, character]) => sql<string>`replace(${text}, ${sql.lit(entity)}, ${sql.lit(character)})`,
    tagless,
  )
}
