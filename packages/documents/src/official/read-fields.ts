import { type DocumentField, fieldLabels } from './field-labels.ts'

/** What a document says of each field, as it words it; a field that it does not bear is missing. */
export type ReadFields = Partial<Record<DocumentField, string>>

type Label = { field: DocumentField; from: number; to: number }

/** Lines with which a list of goods or an address is over. */
const CLOSING =
  /^(?:特此|注[:：]|说明[:：]|备注|国家知识产权局|发证机关|局长|签发|附[:：]|第\s*\d+\s*页|共\s*\d+\s*页|page\s+\d+|note[:：]|in testimony|this certif)/i

/** Fields whose values may go on in the lines below. */
const LONG: ReadonlySet<DocumentField> = new Set(['goods', 'address', 'addressForeign'])
const ADDRESS_LINES_MAX = 4

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** 申请人 matches 申 请 人, and a bracket or a stroke of either width. */
function patternOf(label: string): string {
  const isHan = /\p{Script=Han}/u.test(label)
  return Array.from(label, (sign) => (sign === ' ' ? '[ \\t]+' : escaped(sign))).join(isHan ? '[ \\t]*' : '')
}

const labelled = Object.entries(fieldLabels)
  .flatMap(([field, labels]) => labels.map((label) => ({ field: field as DocumentField, label })))
  .toSorted((a, b) => b.label.length - a.label.length)

/**
 * A label begins a line, or stands behind a gap, a bar or a semicolon; a remark in brackets may follow, then a colon, a gap
 * or the end of the line. A number such as (210) of WIPO's standard may stand before it. Only what stands before a label
 * is looked back at: a run of blanks that is taken from each of its blanks costs the square of its length.
 */
const LABEL = new RegExp(
  String.raw`(?=\S)(?<=[ \t]{2}|(?:^|\n|[|;；│])[ \t]?)(?:\(\d{3}\)[ \t]{0,40}|\d{1,2}[.、][ \t]{0,40})?(` +
    labelled.map(({ label }) => `(?:${patternOf(label)})`).join('|') +
    String.raw`)[ \t]*(?:\(([^)\n]{0,40})\)[ \t]*)?(?::|[ \t]{2,}|[|│]|(?=\n)|$)`,
  'giu',
)

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
  const labels: (Label & { remark: string })[] = Array.from(text.matchAll(LABEL), (match) => ({
    field: fieldOf.get(squeezed(match[1]!))!,
    remark: match[2] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }))
  for (const [i, { field, to, remark }] of labels.entries()) {
    const value = valueOf(field, text.slice(to, labels[i + 1]?.from))
    if (value && fields[field] === undefined) fields[field] = value
    const classNo = /(?:国际分类[:\s]*|第\s*|class(?:es)?\s*)(\d{1,2}(?:\s*[,、]\s*\d{1,2})*)/i.exec(remark)?.[1]
    if (classNo && fields.classes === undefined) fields.classes = classNo
  }
  return withUnlabelled(fields, text)
}

function valueOf(field: DocumentField, segment: string): string {
  const lines = segment
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const end = lines.findIndex((line) => CLOSING.test(line))
  const own = end === -1 ? lines : lines.slice(0, end)
  if (!LONG.has(field)) return (own[0] ?? '').replaceAll(/[ \t]{2,}.*$/g, '')
  if (field === 'goods') return own.join('\n')
  return own.slice(0, ADDRESS_LINES_MAX).reduce(joinLines, '')
}

/** Chinese lines go on without a blank. */
const joinLines = (text: string, line: string): string =>
  text === '' ? line : /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(line) ? text + line : `${text} ${line}`

/** A certificate names its number and class in a sentence: 第12345678号, 第9类. */
function withUnlabelled(fields: ReadFields, text: string): ReadFields {
  const number = /第\s*(G?\d{5,9}[A-Z]?)\s*号(?!公告)/.exec(text)?.[1]
  const classNo = /第\s*(\d{1,2})\s*类/.exec(text)?.[1] ?? /\bclass\s+(\d{1,2})\b/i.exec(text)?.[1]
  return {
    ...fields,
    ...(number && !fields.registrationNumber && !fields.applicationNumber && { registrationNumber: number }),
    ...(classNo && !fields.classes && { classes: classNo }),
  }
}
