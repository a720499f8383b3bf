import { goodsOf, itemsByClass, markImageOf, textOfMark } from './case-contents.ts'
import type { CaseContent, CaseDefinition, CaseMark } from './definition.ts'
import type { FollowUp } from './letters.ts'

/**
 * What a case and a document of the office say of the matter that answers the document: its mark under the number of the
 * office, its parties and contact, and the day of receipt where that is known.
 */
export function contentOfFollowUp(
  { content: known }: FollowUp,
  {
    definition,
    content,
    officeNumber,
    receivedOn,
  }: { definition: CaseDefinition; content: CaseContent; officeNumber: string | null; receivedOn: string | null },
): CaseContent {
  const image = markImageOf(definition, content)
  const mark: CaseMark | null =
    image && officeNumber
      ? {
          number: officeNumber,
          name: textOfMark(image),
          classes: itemsByClass(goodsOf(definition, content)).map(({ classNo }) => classNo),
        }
      : null
  const copied = ['applicant', 'coApplicants', 'contact'].flatMap((name) => {
    const value = content[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(copied),
    ...known,
    ...(mark && { marks: [mark] }),
    ...(receivedOn !== null && { receivedOn }),
  }
}
