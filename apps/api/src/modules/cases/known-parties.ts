import {
  type CaseContact,
  type CaseContent,
  type CaseDefinition,
  type CaseParty,
  fieldsOf,
  partiesIn,
} from '@markwright/cases'
import { groupBy } from '@markwright/runtime/group-by.ts'

/**
 * Parties and contacts of former contents, each once, as it is in the first that has it. A party is known again by its
 * document, or by its name where it has none; a contact by its phone and name.
 */
export function knownParties(former: readonly { definition: CaseDefinition; content: CaseContent }[]): {
  parties: CaseParty[]
  contacts: CaseContact[]
} {
  const parties = former.flatMap(({ definition, content }) =>
    partiesIn(fieldsOf(definition), content).map(({ party }) => party),
  )
  const contacts = former.flatMap(({ definition, content }) =>
    fieldsOf(definition).flatMap(({ type, name }) =>
      type === 'contact' && content[name] !== undefined ? [content[name] as CaseContact] : [],
    ),
  )
  return {
    parties: firstOfEach(
      parties.filter(({ nameCn, nameEn }) => nameCn.trim() !== '' || nameEn.trim() !== ''),
      ({ country, idNumber, nameCn, nameEn }) =>
        `${country} ${idNumber.trim() || `${nameCn.trim()} ${nameEn.trim()}`}`.toLowerCase(),
    ),
    contacts: firstOfEach(
      contacts.filter(({ name, phone }) => name.trim() !== '' && phone.trim() !== ''),
      ({ name, phone }) => `${phone.trim()} ${name.trim()}`,
    ),
  }
}

const firstOfEach = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] =>
  [...groupBy(values, keyOf).values()].map(([first]) => first!)
