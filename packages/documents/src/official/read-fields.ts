import { dateFields, type DocumentField, documentFields, labelsOf, numberFields } from './field-labels.ts'
import { findDays } from './field-values.ts'
import { inidFields } from './inid-codes.ts'

/** What a document says of each field, as it words it; a field that it does not bear is missing. */
export type ReadFields = Partial<Record<DocumentField, string>>

type Label = { field: DocumentField; label: string; from: number; to: number; remark: string }

/** Lines with which a list of goods or an address is over. */
const CLOSING =
  /^(?:特此|注[:：]|说明[:：]|备注|国家知识产权局|发证机关|局长|签发|附[:：]|第\s*\d+\s*页|共\s*\d+\s*页|page\s+\d+|note[:：]|in testimony|this certif)/i

const addresses: ReadonlySet<DocumentField> = new Set(['address', 'addressForeign', 'agentAddress'])
/** Fields whose values may go on in the lines below. */
const LONG: ReadonlySet<DocumentField> = new Set<DocumentField>([...addresses, 'goods', 'description', 'disclaimer'])
const LINES_MAX = 4

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** 申请人 matches 申 请 人, and a bracket or a stroke of either width. */
function patternOf(label: string): string {
  const isHan = /\p{Script=Han}/u.test(label)
  return Array.from(label, (sign) => (sign === ' ' ? '[ \\t]+' : escaped(sign))).join(isHan ? '[ \\t]*' : '')
}

const labelled = documentFields
  .flatMap((field) => labelsOf(field).map((label) => ({ field, label })))
  .toSorted((a, b) => b.label.length - a.label.length)

const anyOf = (wanted: (known: (typeof labelled)[number]) => boolean) =>
  labelled
    .filter(wanted)
    .map(({ label }) => `(?:${patternOf(label)})`)
    .join('|')

/** A label begins a line, or is behind a gap, a bar or a semicolon. */
const START = String.raw`(?=\S)(?<=[ \t]{2}|(?:^|\n|[|;；│])[ \t]?)`
/** A number such as (210) of WIPO's standard, or of the line, may be before it. */
const NUMBER = String.raw`(?:\(\d{3}\)[ \t]{0,40}|\d{1,2}[.、][ \t]{0,40})?`
const REMARK = String.raw`[ \t]*(?:\(([^)\n]{0,40})\)[ \t]*)?`

/**
 * A remark in brackets may follow a label, then a colon, a gap or the end of the line. Only what is before a label is
 * looked back at: a run of blanks that is taken from each of its blanks costs the square of its length.
 */
const LABEL = new RegExp(`${START}${NUMBER}(${anyOf(() => true)})${REMARK}(?::|[ \\t]{2,}|[|│]|(?=\\n)|$)`, 'giu')

/** Certificates part a label from its value by no more than a blank: 注册人 云澜公司. */
const CLOSE_LABEL = new RegExp(
  `(?<=^|\\n)${NUMBER}(${anyOf(({ label }) => /^\p{Script=Han}{3}/u.test(label))})${REMARK}[ \\t](?=\\S)`,
  'giu',
)

const DAY_FOLLOWS = String.raw`(?=(?:自|从|为|至|on |from |to |until )?[ \t]?(?:公元)?[ \t]?(?:\d{4}[ \t]?[年./-]|[〇零○一二三四五六七八九]{4}年|\d{1,2}(?:st|nd|rd|th)?[./ -]|\d{8}(?!\d)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ \t]\d))`
/** A word of its own, or behind a day or a number. */
const WORD_START = String.raw`(?<=^|[^\p{L}]|[日止号])`

/** The beginning of a line or of a part of a sentence. */
const PART_START = String.raw`(?<=^|[\n,;。|│]|[ \t]{2}|[,;。][ \t])`

/** Labels of days and numbers may also be within a sentence, where such a value follows at once: 有效期至2035年5月20日. */
const DAY_LABEL = new RegExp(
  `${WORD_START}(${anyOf(({ field }) => dateFields.has(field))})()[ \\t]{0,2}:?[ \\t]{0,2}${DAY_FOLLOWS}`,
  'giu',
)
const NUMBER_LABEL = new RegExp(
  `${PART_START}(${anyOf(({ field }) => numberFields.has(field) && field !== 'classes')})()[ \\t]{0,2}:?[ \\t]{0,2}(?=第?[ \\t]?[A-Z]{0,2}\\d)`,
  'giu',
)

/** A code of WIPO at the beginning of a line, in brackets or without, with the words for it that a colon ends. */
const CODE = new RegExp(
  `(?<=^|\\n)(\\(?(?:${Object.keys(inidFields).join('|')})\\)?)()[ \\t]{1,8}(?:[A-Za-z][^:\\n]{0,80}:[ \\t]*)?(?=\\S)`,
  'gu',
)
/** So many codes without brackets are no numbers of houses. */
const BARE_CODES_MIN = 3

/** The foreign form of what is before it. */
const FOREIGN = /(?<=^|\n)(\((?:英文|外文)\))()[ \t]*:?/gu

const squeezed = (text: string) => text.replaceAll(/[ \t]/g, '').toLowerCase()
const fieldOf = new Map(labelled.map(({ field, label }) => [squeezed(label), field]))

/** Width and blank lines make no difference; long gaps stay, because they part the fields of a line. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\r\n?|\f|\v/g, '\n')
    .replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

/** Reads what a document bears by the labels of the offices; where a label comes twice, what stands first counts. */
export function readFields(document: string): ReadFields {
  const text = plainText(document)
  const fields: ReadFields = {}
  const belows: ReadFields = {}
  const labels = findLabels(text)
  for (const [i, label] of labels.entries()) {
    const field = fieldAt(labels, i)
    const segment = text.slice(label.to, labels[i + 1]?.from)
    const value = valueOf(field, segment)
    if (value && !NO_VALUE.test(value) && fields[field] === undefined) fields[field] = value
    const below = field === 'applicant' || field === 'agent' ? addressBelow(segment) : ''
    if (below) belows[field === 'agent' ? 'agentAddress' : 'address'] ??= below
    const classNo = /(?:国际分类[:\s]*|第\s*|class(?:es)?\s*)(\d{1,2}(?:\s*[,、]\s*\d{1,2})*)/i.exec(label.remark)?.[1]
    if (classNo && fields.classes === undefined) fields.classes = classNo
  }
  return withPeriod(withUnlabelled({ ...belows, ...fields }, text))
}

/** The labels of a text in its order; of two that overlap the one that begins first, then the longer one. */
function findLabels(text: string): Label[] {
  const found = [LABEL, CLOSE_LABEL, DAY_LABEL, NUMBER_LABEL, CODE, FOREIGN].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      field: fieldOf.get(squeezed(match[1]!)) ?? inidFields[match[1]!.replaceAll(/[()]/g, '')] ?? 'applicantForeign',
      label: squeezed(match[1]!),
      remark: match[2] ?? '',
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
  const bare = found.filter(({ label }) => /^\d{3}$/.test(label))
  const labels: Label[] = []
  for (const label of found.toSorted((a, b) => a.from - b.from || b.label.length - a.label.length))
    if (label.from >= (labels.at(-1)?.to ?? 0) && (bare.length >= BARE_CODES_MIN || !bare.includes(label)))
      labels.push(label)
  return labels
}

/** An address behind a representative is that of the representative, and a foreign form that of what is before it. */
function fieldAt(labels: readonly Label[], i: number): DocumentField {
  const { field, label } = labels[i]!
  if (/^\((?:英文|外文)\)$/.test(label))
    return labels[i - 1]?.field === 'address' ? 'addressForeign' : 'applicantForeign'
  const isBare = label === '地址' || label === 'address'
  return isBare && labels[i - 1]?.field === 'agent' ? 'agentAddress' : field
}

/** Headings that stand where a mark would. */
const NO_VALUE = /^(?:principal|supplemental) register$/i

/** A line that begins with a label nobody knows. */
const UNKNOWN_LABEL = /^(?:[\p{Script=Han}()/]{2,16}|[A-Z][A-Za-z .'/()-]{1,40}):/u

/** The lines of a value, without the bars of a table. */
function linesOf(field: DocumentField, segment: string): string[] {
  const lines = segment
    .split('\n')
    .map((line) => line.replaceAll(/[|│]/g, ' ').trim())
    .filter(Boolean)
  const end = lines.findIndex(
    (line, i) => CLOSING.test(line) || (i > 0 && field !== 'goods' && UNKNOWN_LABEL.test(line)),
  )
  return end === -1 ? lines : lines.slice(0, end)
}

/** The lines below the name of an owner or a representative: an address where they hold a number. */
function addressBelow(segment: string): string {
  const below = linesOf('address', segment).slice(1, LINES_MAX + 1)
  return below.length > 0 && /\d/.test(below.join('')) ? below.reduce(joinLines, '') : ''
}

function valueOf(field: DocumentField, segment: string): string {
  const own = linesOf(field, segment)
  if (!LONG.has(field)) return withoutPunctuation(field, (own[0] ?? '').replaceAll(/[ \t]{2,}.*$/g, ''))
  if (field === 'goods') return own.join('\n')
  return own.slice(0, LINES_MAX).reduce(joinLines, '')
}

/** What leads to a day or a number, or parts it from the next one of a sentence, is no part of it. */
function withoutPunctuation(field: DocumentField, value: string): string {
  if (!dateFields.has(field) && !numberFields.has(field)) return value
  const trimmed = value.replace(/(?<![\s,;、。])[\s,;、。]+$/, '')
  if (field === 'validity' || !dateFields.has(field)) return trimmed
  return trimmed.replace(/^(?:自|从|至|为|on\b|from\b|to\b|until\b)?\s*(?:公元)?\s*/i, '').replace(/[.止起]$/, '')
}

/** Chinese lines go on without a blank. */
const joinLines = (text: string, line: string): string =>
  text === '' ? line : /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(line) ? text + line : `${text} ${line}`

/** A certificate names its number and class in a sentence: 第12345678号, 第9类; or goods in lines such as Class 9: software. */
function withUnlabelled(fields: ReadFields, text: string): ReadFields {
  const lists = Array.from(text.matchAll(/^class[ \t]+(\d{1,2})[ \t]*[:.-][ \t]*(\S.*)$/gim))
  const isListed = lists.length > 0 && !fields.goods
  const number = /第\s*(G?\d{5,9}[A-Z]?)\s*号(?!公告)/.exec(text)?.[1]
  const classNo = /第\s*(\d{1,2})\s*类/.exec(text)?.[1] ?? /\bclass\s+(\d{1,2})\b/i.exec(text)?.[1]
  return {
    ...fields,
    ...(number && !fields.registrationNumber && !fields.applicationNumber && { registrationNumber: number }),
    ...(classNo && !fields.classes && { classes: isListed ? lists.map(([, no]) => no).join(', ') : classNo }),
    ...(isListed && { goods: lists.map(([, , items]) => items).join('; ') }),
  }
}

/** A period that names its days is reported by its first and its last day; 有效期至 names the last one alone. */
function withPeriod(fields: ReadFields): ReadFields {
  const { validity, ...others } = fields
  if (validity === undefined) return fields
  const days = findDays(validity, 'unknown')
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return fields
  if (days.length > 1) return { validFrom: first.text, expiryDate: last.text, ...others }
  return /^(?:自|从|from\b|since\b)|起/i.test(validity.trim()) && !/至|止|until/i.test(validity)
    ? { validFrom: first.text, ...others }
    : { expiryDate: last.text, ...others }
}
