import { CLASS_NO_MAX } from '@markwright/domain/marks/class-numbers'
import { storableText } from '@markwright/domain/texts/storable-text'
import { fieldsOf } from './case-contents.ts'
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
  MarkKind,
  PartyIdType,
} from './definition.ts'

/** UTF-16 units of a name, a number or an address at most; what is longer is cut. */
const SHORT_MAX = 300

/** Of the text of a mark. */
const MARK_TEXT_MAX = 200

const MARK_KINDS: readonly MarkKind[] = ['text', 'figure', 'both']
const ID_TYPES: readonly PartyIdType[] = ['creditCode', 'idCard', 'passport', 'other']

/**
 * What was sent of a case, with the fields of its definition and nothing else: a value of another form is left out, a text
 * that is too long is cut, so that a draft can always be saved and shown again. What is still wrong is for `checkContent`.
 */
export function parseContent(definition: CaseDefinition, sent: unknown): CaseContent {
  const from = isRecord(sent) ? sent : {}
  const fields = fieldsOf(definition)
  return Object.fromEntries(
    fields.flatMap((field): [string, CaseValue][] => {
      const value = Object.hasOwn(from, field.name) ? parseValue(field, from[field.name]) : null
      return value === null ? [] : [[field.name, value]]
    }),
  )
}

function parseValue(field: Field, sent: unknown): CaseValue | null {
  switch (field.type) {
    case 'text':
      return parseText(sent, field.max)
    case 'day':
    case 'choice':
      return parseText(sent, SHORT_MAX)
    case 'marks':
      return Array.isArray(sent) ? sent.filter(isRecord).slice(0, field.max).map(parseMark) : null
    case 'foreignMarks':
      return Array.isArray(sent)
        ? sent
            .filter(isRecord)
            .slice(0, field.max)
            .map((mark) => parseForeignMark(mark, field.codes))
        : null
    case 'countries':
      return Array.isArray(sent) ? field.codes.filter((code) => sent.includes(code)).slice(0, field.max) : null
    case 'markImage':
      return isRecord(sent) ? parseMarkImage(sent) : null
    case 'goods':
      return Array.isArray(sent) ? parseItems(sent.filter(isRecord)).slice(0, field.max) : null
    case 'priorities':
      return Array.isArray(sent) ? sent.filter(isRecord).slice(0, field.max).map(parsePriority) : null
    case 'party':
      return isRecord(sent) ? parseParty(sent) : null
    case 'parties':
      return Array.isArray(sent) ? sent.filter(isRecord).slice(0, field.max).map(parseParty) : null
    case 'contact':
      return isRecord(sent) ? parseContact(sent) : null
  }
}

const parseMark = (sent: Record<string, unknown>): CaseMark => ({
  number: shortText(sent['number']),
  name: shortText(sent['name']),
  classes: Array.isArray(sent['classes'])
    ? [...new Set(sent['classes'].filter(isClassNumber))].toSorted((a, b) => a - b)
    : [],
})

/** Where only one office is possible, it is not asked for. */
const parseForeignMark = (sent: Record<string, unknown>, codes: readonly string[]): CaseForeignMark => ({
  ...parseMark(sent),
  country: codes.length === 1 ? codes[0]! : (codes.find((code) => code === sent['country']) ?? ''),
  expiresOn: shortText(sent['expiresOn']),
})

function parseMarkImage(sent: Record<string, unknown>): CaseMarkImage {
  const image = isRecord(sent['image']) ? sent['image'] : {}
  const id = shortText(image['id'])
  const kind = MARK_KINDS.find((each) => each === sent['kind']) ?? 'text'
  return {
    kind,
    text: parseText(sent['text'], MARK_TEXT_MAX) ?? '',
    // Of a mark that is text, the server draws it.
    image: id === '' || kind === 'text' ? null : { id, name: shortText(image['name']) },
  }
}

/** Items with a class and a name; of two with one id the first. */
function parseItems(sent: readonly Record<string, unknown>[]): CaseItem[] {
  const items = sent.flatMap(({ id, classNo, group, cn, en }): CaseItem[] => {
    const item = { id: shortText(id), group: shortText(group), cn: shortText(cn), en: shortText(en) || null }
    const isItem = isClassNumber(classNo) && item.id !== '' && item.cn.trim() !== ''
    return isItem ? [{ ...item, classNo }] : []
  })
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed()
}

const parsePriority = (sent: Record<string, unknown>): CasePriority => ({
  country: shortText(sent['country']),
  date: shortText(sent['date']),
  number: shortText(sent['number']),
})

const parseParty = (sent: Record<string, unknown>): CaseParty => ({
  type: sent['type'] === 'Individual' ? 'Individual' : 'Organization',
  country: shortText(sent['country']),
  nameCn: shortText(sent['nameCn']),
  nameEn: shortText(sent['nameEn']),
  idType: ID_TYPES.find((type) => type === sent['idType']) ?? 'creditCode',
  idNumber: shortText(sent['idNumber']),
  addressCn: shortText(sent['addressCn']),
  addressEn: shortText(sent['addressEn']),
})

const parseContact = (sent: Record<string, unknown>): CaseContact => ({
  name: shortText(sent['name']),
  phone: shortText(sent['phone']),
  email: shortText(sent['email']),
  postcode: shortText(sent['postcode']),
})

const shortText = (sent: unknown) => parseText(sent, SHORT_MAX) ?? ''

function parseText(sent: unknown, max: number): string | null {
  if (typeof sent !== 'string') return null
  const text = storableText(sent)
  // No character is cut in two.
  return text.length <= max ? text : text.slice(0, max).replace(/\p{Surrogate}$/u, '')
}

const isClassNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= CLASS_NO_MAX

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
