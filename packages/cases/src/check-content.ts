import { HOME_ZONE, isDay, todayIn } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { hasCreditCodeCheck } from '@markwright/domain/people/credit-code'
import { hasIdCardCheck } from '@markwright/domain/people/id-card'
import { isCountryCode } from '@markwright/domain/places/country-codes'
import { checkField, type FieldKind } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import { isShown, officesOf, partiesIn } from './case-contents.ts'
import { checkItems, checkMarkImage, checkPriorities } from './check-registration.ts'
import { checkForeignMarks } from './check-foreign-marks.ts'
import { type Problem, problem, type ProblemCode } from './content-problems.ts'
import type {
  CaseContact,
  CaseContent,
  CaseDefinition,
  CaseForeignMark,
  CaseItem,
  CaseMark,
  CaseMarkImage,
  CaseParty,
  CasePriority,
  CaseValue,
  Field,
  Texts,
} from './definition.ts'

/** What is wrong with a field. `path`: from the name of the field inwards, as `coApplicants.1.idNumber`. */
export type ContentProblem = { step: string; field: string; path: string; code: string; text: Texts }

/**
 * Everything that is missing or wrong in all steps, in their order. `at` decides which days are in the future, and
 * `markKeyOf` which numbers name the same mark: those whose letters and digits are equal, where it is absent.
 */
export function checkContent(
  definition: CaseDefinition,
  content: CaseContent,
  { at, markKeyOf = numberKey }: { at: Date; markKeyOf?: (number: string) => string },
): ContentProblem[] {
  const context = { offices: officesOf(definition, content), today: todayIn(HOME_ZONE, at), markKeyOf }
  const shown = definition.steps.flatMap(({ fields }) => fields.filter((field) => isShown(field, content)))
  const repeated = repeatedParties(shown, content)
  return definition.steps.flatMap((step) =>
    step.fields
      .filter((field) => shown.includes(field))
      .flatMap((field) =>
        [
          ...checkValue(field, content, context),
          ...repeated.filter((each) => each.field === field.name).map(({ path }) => problem('partyRepeated', path)),
        ].map(({ path, code, text }) => ({
          step: step.code,
          field: field.name,
          path: path === undefined ? field.name : `${field.name}.${path}`,
          code,
          text,
        })),
      ),
  )
}

type Context = { offices: readonly string[]; today: string; markKeyOf: (number: string) => string }

function checkValue(field: Field, content: CaseContent, { offices, today, markKeyOf }: Context): Problem[] {
  const value = content[field.name]
  if (isEmpty(value)) return field.isOptional ? [] : [problem(missingCode(field))]
  switch (field.type) {
    case 'text':
      return field.check ? checkKind(field.check, value as string) : []
    case 'day':
      return checkDay(field, value as string, content, today)
    case 'choice':
      return field.options.some((option) => option.value === value && isShown(option, content))
        ? []
        : [problem('choice')]
    case 'marks':
      return checkMarks(value as CaseMark[], markKeyOf)
    case 'markImage':
      return checkMarkImage(value as CaseMarkImage)
    case 'goods':
      return checkItems(value as CaseItem[], classesFor(field, content))
    case 'priorities':
      return checkPriorities(value as CasePriority[], { offices, today })
    case 'foreignMarks':
      return checkForeignMarks(field, value as CaseForeignMark[])
    case 'countries':
      // What is none of its codes is no part of the value.
      return []
    case 'party':
      return checkParty(value as CaseParty, field)
    case 'parties':
      return checkParties(value as CaseParty[], field)
    case 'contact':
      return checkContact(value as CaseContact)
  }
}

function isEmpty(value: CaseValue | undefined): value is undefined {
  if (value === undefined) return true
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
}

const missingCode = ({ type }: Field): ProblemCode => missingCodes[type] ?? 'missing'
const missingCodes: Partial<Record<Field['type'], ProblemCode>> = {
  choice: 'choice',
  marks: 'marksMissing',
  foreignMarks: 'marksMissing',
  countries: 'countriesMissing',
  goods: 'goodsMissing',
  priorities: 'prioritiesMissing',
}

function checkDay(field: Extract<Field, { type: 'day' }>, day: string, content: CaseContent, today: string) {
  if (!isDay(day)) return [problem('day')]
  if (field.isPast && day > today) return [problem('future')]
  const from = field.notBefore === undefined ? undefined : content[field.notBefore]
  return typeof from === 'string' && isDay(from) && day < from ? [problem('order')] : []
}

function checkMarks(marks: readonly CaseMark[], markKeyOf: Context['markKeyOf']): Problem[] {
  const keys = marks.map(({ number }) => (numberKey(number) === '' ? null : markKeyOf(number)))
  return marks.flatMap(({ classes }, index) => [
    ...(keys[index] === null ? [problem('numberMissing', `${index}.number`)] : []),
    ...(keys[index] !== null && keys.indexOf(keys[index]!) < index ? [problem('markRepeated', `${index}.number`)] : []),
    ...(classes.length === 0 ? [problem('classesMissing', `${index}.classes`)] : []),
  ])
}

/** The classes beyond which goods may not go; null where there is no such limit. */
function classesFor({ classesOf }: Extract<Field, { type: 'goods' }>, content: CaseContent): number[] | null {
  const marks = classesOf === undefined ? undefined : content[classesOf]
  const classes = Array.isArray(marks) ? (marks as CaseMark[]).flatMap((mark) => mark.classes) : []
  return classes.length === 0 ? null : classes
}

type PartyRule = { needsEnglish?: boolean }

const checkParties = (parties: readonly CaseParty[], rule: PartyRule): Problem[] =>
  parties.flatMap((party, index) =>
    checkParty(party, rule).map(({ path, ...rest }) => ({ ...rest, path: `${index}.${path}` })),
  )

/** Parties that a field before, or an entry before in the same list, names already: nobody assigns a mark to himself. */
function repeatedParties(fields: readonly Field[], content: CaseContent): { field: string; path: string }[] {
  const named: CaseParty[] = []
  return partiesIn(fields, content).flatMap(({ field, at, party }) => {
    const isRepeated = partyKey(party) !== '' && named.some((other) => partyKey(other) === partyKey(party))
    named.push(party)
    return isRepeated ? [{ field, path: `${at}nameCn` }] : []
  })
}

/** By which a party is known: its document or, without one, its name and country. Empty where nothing is filled in. */
function partyKey({ idNumber, nameCn, nameEn, country }: CaseParty): string {
  const number = idNumber.trim().toUpperCase()
  const name = (nameCn.trim() || nameEn.trim()).toUpperCase()
  return number === '' && name !== '' ? `${country} ${name}` : number
}

function checkParty(party: CaseParty, { needsEnglish = false }: PartyRule): Problem[] {
  const isDomestic = party.country === 'CN'
  const [name, address] = isDomestic ? (['nameCn', 'addressCn'] as const) : (['nameEn', 'addressEn'] as const)
  return [
    ...(isCountryCode(party.country) ? [] : [problem('country', 'country')]),
    ...(party[name].trim() === '' ? [problem('nameMissing', name)] : []),
    ...(needsEnglish && isDomestic && party.nameEn.trim() === '' ? [problem('englishMissing', 'nameEn')] : []),
    ...(needsEnglish && isDomestic && party.addressEn.trim() === '' ? [problem('englishMissing', 'addressEn')] : []),
    ...filled('nameCn', party.nameCn, 'applicantName'),
    ...filled('nameEn', party.nameEn, 'englishName'),
    ...(party[address].trim() === ''
      ? [{ path: address, code: 'addressMissing', text: formProblems.addressMissing }]
      : []),
    ...filled('addressEn', party.addressEn, 'englishAddress'),
    ...checkId(party, isDomestic),
  ]
}

/**
 * Companies in mainland China have a credit code, people a document of their choice; companies elsewhere may have none.
 * Identity cards of other places have other numbers.
 */
function checkId({ type, idType, idNumber }: CaseParty, isDomestic: boolean): Problem[] {
  const number = idNumber.trim().toUpperCase()
  if (type === 'Organization' && !isDomestic) return []
  if (number === '') return [problem('idMissing', 'idNumber')]
  if (type === 'Organization')
    return checkNumber(number, { kind: 'creditCode', hasCheck: hasCreditCodeCheck, code: 'creditCodeCheck' })
  if (idType === 'passport') return checkKind('passport', number, 'idNumber')
  return idType === 'other' || !isDomestic
    ? []
    : checkNumber(number, { kind: 'idCard', hasCheck: hasIdCardCheck, code: 'idCardCheck' })
}

/** Whether a number has the form of its kind and, if so, the check character that belongs to it. */
function checkNumber(
  number: string,
  { kind, hasCheck, code }: { kind: FieldKind; hasCheck: (number: string) => boolean; code: ProblemCode },
): Problem[] {
  const wrongForm = checkKind(kind, number, 'idNumber')
  return wrongForm.length > 0 || hasCheck(number) ? wrongForm : [problem(code, 'idNumber')]
}

const checkContact = ({ name, phone, email, postcode }: CaseContact): Problem[] => [
  ...(name.trim() === '' ? [problem('missing', 'name')] : []),
  ...checkKind('phone', phone.trim(), 'phone'),
  ...filled('email', email, 'email'),
  ...filled('postcode', postcode, 'postalCode'),
]

const filled = (path: string, value: string, kind: FieldKind): Problem[] =>
  value.trim() === '' ? [] : checkKind(kind, value.trim(), path)

function checkKind(kind: FieldKind, value: string, path?: string): Problem[] {
  const code = checkField(kind, value)
  return code === null ? [] : [{ code, text: formProblems[code], ...(path !== undefined && { path }) }]
}
