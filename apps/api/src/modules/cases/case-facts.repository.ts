import {
  type CaseContent,
  type CaseDefinition,
  type ContentProblem,
  fieldOfType,
  markImageOf,
  partiesIn,
} from '@markwright/cases'
import type { QueryBuilder } from '@markwright/db'
import { foldPartyText } from '@markwright/domain/people/party-key'
import { undrawableCharacters } from '@markwright/documents/mark-text-image'
import { isUuid } from '../../kernel/fields.ts'
import { findCaseMarks, type RegisteredMark } from './case-marks.repository.ts'
import { marksOf } from './case-price.ts'
import { checkCase } from './check-case.ts'

/** What the database knows of what is filled in. */
export type CaseFacts = {
  registered: Map<string, RegisteredMark>
  /** Whether the image of the mark is a file of the member that was uploaded for it; null where none is named. */
  isOwnImage: boolean | null
  /** Parties that the account knows, by credit code. */
  knownParties: ReadonlyMap<string, KnownParty>
}
/** From the passed certification or, without an address, from the applicants that the member follows. */
export type KnownParty = { name: string; address: string | null }

export async function findCaseFacts(
  db: QueryBuilder,
  definition: CaseDefinition,
  { content, accountId }: { content: CaseContent; accountId: string },
): Promise<CaseFacts> {
  const image = markImageOf(definition, content)?.image
  const [registered, isOwnImage, knownParties] = await Promise.all([
    findCaseMarks(
      db,
      // Marks of other registers may have the number of one of mainland China.
      fieldOfType(definition, 'marks') ? marksOf(content).map(({ number }) => number) : [],
    ),
    image ? isOwnFile(db, { id: image.id, accountId, kind: 'tmApply' }) : null,
    findKnownParties(db, accountId),
  ])
  return { registered, isOwnImage, knownParties }
}

async function findKnownParties(db: QueryBuilder, accountId: string): Promise<Map<string, KnownParty>> {
  const [followed, certified] = await Promise.all([
    db
      .selectFrom('applicant')
      .select(['name', 'credit_code'])
      .where('account_id', '=', accountId)
      .where('credit_code', 'is not', null)
      .execute(),
    db
      .selectFrom('certification')
      .select(['company_name', 'credit_code', 'address'])
      .where('account_id', '=', accountId)
      .where('state', '=', 'passed')
      .execute(),
  ])
  return new Map([
    ...followed.map(({ name, credit_code }): [string, KnownParty] => [codeKey(credit_code!), { name, address: null }]),
    ...certified.map(({ company_name: name, credit_code, address }): [string, KnownParty] => [
      codeKey(credit_code),
      { name, address },
    ]),
  ])
}

const codeKey = (code: string) => code.trim().toUpperCase()

/** Whether a file is the member's and was uploaded as this kind. */
export async function isOwnFile(
  db: QueryBuilder,
  { id, accountId, kind }: { id: string; accountId: string; kind: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const file = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return file !== undefined
}

/** Everything that is wrong with a draft, by itself and beside what the database knows. */
export const checkWithFacts = (
  definition: CaseDefinition,
  content: CaseContent,
  { registered, isOwnImage, knownParties }: CaseFacts,
  at: Date,
): ContentProblem[] => [
  // A mark to be registered is in the first step.
  ...imageProblems(definition, content, isOwnImage),
  ...checkCase(definition, content, registered, at),
  ...(fieldOfType(definition, 'goods') ? partyProblems(definition, content, knownParties) : []),
]

/** Applicants that differ from what the account knows of the company with their credit code (spec 2 §5). */
function partyProblems(
  definition: CaseDefinition,
  content: CaseContent,
  known: CaseFacts['knownParties'],
): ContentProblem[] {
  return definition.steps.flatMap(({ code: step, fields }) =>
    partiesIn(fields, content).flatMap(({ field, at, party }) => {
      const base = known.get(codeKey(party.idNumber))
      if (!base) return []
      const place = (part: string) => ({ step, field, path: `${field}.${at}${part}` })
      return [
        ...(isSame(party.nameCn, base.name) ? [] : [differs(place('nameCn'), base.name)]),
        ...(base.address === null || isSame(party.addressCn, base.address)
          ? []
          : [differs(place('addressCn'), base.address)]),
      ]
    }),
  )
}

/** Blanks and the width of characters do not count; what is missing is named elsewhere. */
const isSame = (filledIn: string, known: string) => {
  const key = (text: string) => foldPartyText(text).replaceAll(' ', '')
  return key(filledIn) === '' || key(filledIn) === key(known)
}

const differs = (place: Pick<ContentProblem, 'step' | 'field' | 'path'>, known: string): ContentProblem => ({
  ...place,
  code: 'differsFromBase',
  text: {
    cn: `与基本信息不一致，基本信息为“${known}”`,
    en: `This differs from the base information, which is “${known}”.`,
  },
})

function imageProblems(
  definition: CaseDefinition,
  content: CaseContent,
  isOwnImage: CaseFacts['isOwnImage'],
): ContentProblem[] {
  const field = fieldOfType(definition, 'markImage')
  const mark = markImageOf(definition, content)
  if (!field || !mark) return []
  const step = definition.steps.find(({ fields }) => fields.includes(field))!.code
  const at = (part: string) => ({ step, field: field.name, path: `${field.name}.${part}` })
  if (mark.kind !== 'text')
    return isOwnImage === false
      ? [
          {
            ...at('image'),
            code: 'imageUnknown',
            text: { cn: '图样文件不存在，请重新上传', en: 'The image was not found. Please upload it again.' },
          },
        ]
      : []
  const characters = undrawableCharacters(mark.text).join(' ')
  return characters === ''
    ? []
    : [
        {
          ...at('text'),
          code: 'undrawable',
          text: {
            cn: `无法绘制字符 ${characters}，请改为上传图样`,
            en: `${characters} cannot be drawn. Please upload the mark as a figure.`,
          },
        },
      ]
}
