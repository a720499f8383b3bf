import { checkField, type FieldKind } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import { useLanguage } from '../i18n/language.ts'

/** What the checks of the domain say against a text, or null; whether it may be left out is a matter of its own. */
export function useFieldProblem() {
  const language = useLanguage()
  return (kind: FieldKind) => (text: string) => {
    const problem = text.trim() === '' ? null : checkField(kind, text.trim())
    return problem && formProblems[problem][language]
  }
}
