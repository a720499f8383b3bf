import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseType } from '@markwright/api-client/models/caseType'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { useContentFacts } from '../hooks/use-content-facts.ts'
import { isShown } from '../model/case-content.ts'

/** What was filled in of a case, as text. */
export function ContentView({ type, content }: { type: CaseType; content: CaseContent }) {
  const language = useLanguage()
  const textOfField = useContentFacts()
  return (
    <Facts
      facts={type.steps
        .flatMap((step) => step.fields)
        .filter((field) => isShown(field, content))
        .map((field) => [
          field.label[language],
          <span key={field.name} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {textOfField(field, content) || '—'}
          </span>,
        ])}
    />
  )
}
