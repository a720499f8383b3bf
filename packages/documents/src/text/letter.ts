import type { Language } from '@markwright/domain/site/language'
import { letterFields, letterLists } from '@markwright/domain/texts/letter-fields'
import { Paragraph, TextRun } from 'docx'
import { writeDocument } from './document-parts.ts'
import { printableText } from '../harmless-text.ts'
import { refuseBomb } from '../official/read-document.ts'

/** What a letter says of a right; days as `YYYY-MM-DD`, empty where nothing is known. */
export type LetterRight = {
  title: string
  number: string
  registration: string
  kind: string
  office: string
  owner: string
  expires: string
}
export type LetterDeadline = Omit<LetterRight, 'expires'> & { what: string; due: string; grace: string }
export type Letter = {
  agency: string
  day: string
  client: string
  contact: string
  phone: string
  email: string
  rights: LetterRight[]
  deadlines: LetterDeadline[]
}

/** What is wrong with a template: it is none, its fields are not written or closed as they should be, or it names unknown fields. */
export type LetterProblem = { reason: 'unreadable' | 'fields' | 'unknown'; fields: string[] }

/** Of a template, packed and unpacked. */
export const LETTER_BYTES_MAX = 512 * 1024
const UNPACKED_MAX = 8 * 1024 * 1024
/** Of the text of a letter with its markup, in characters. */
const WRITTEN_MAX = 32 * 1024 * 1024

type Tags = { [name: string]: Tags }
type Part = { type?: string; value: string; module?: string; subparsed?: Part[] }

/** Null where the template (DOCX) can be written. */
export async function checkLetter(template: Uint8Array): Promise<LetterProblem | null> {
  const opened = await open(template)
  if ('reason' in opened) return opened
  const unknown = [...opened.unlisted, ...unknownIn(opened.tags, known(letterFields.single), true)]
  return unknown.length > 0 ? { reason: 'unknown', fields: [...new Set(unknown)] } : null
}

/** Names that no field has. A field that encloses others is a condition; only outside of lists are there lists. */
const unknownIn = (tags: Tags, fields: ReadonlySet<string>, withLists: boolean): string[] =>
  Object.entries(tags).flatMap(([name, inner]) => {
    const list =
      withLists &&
      (Object.keys(letterLists) as (keyof typeof letterLists)[]).find(
        (each) => each === name || letterLists[each] === name,
      )
    if (list) return unknownIn(inner, new Set([...fields, ...known(letterFields[list])]), false)
    return [...(fields.has(name) ? [] : [name]), ...unknownIn(inner, fields, withLists)]
  })

/** Fills a template (DOCX) in; null where the letter would be too long. @throws RangeError for a template that `checkLetter` refuses */
export async function writeLetter(template: Uint8Array, letter: Letter): Promise<Buffer | null> {
  const opened = await open(template)
  if ('reason' in opened) throw new RangeError(`the template is ${opened.reason}`)
  const lists = {
    rights: letter.rights.map((each) => bothNames(each, letterFields.rights)),
    deadlines: letter.deadlines.map((each) => bothNames(each, letterFields.deadlines)),
  }
  const rows = new Map(
    Object.entries(bothNames(lists, letterLists)).map(([name, list]) => [name, (list as object[]).length]),
  )
  if (lengthOf(opened.parts, rows, longestValue(letter)) > WRITTEN_MAX) return null
  opened.document.render({ ...bothNames(letter, letterFields.single), ...bothNames(lists, letterLists) })
  return opened.document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}

const known = (names: Readonly<Record<string, string>>) => new Set(Object.entries(names).flat())
const bothNames = (values: object, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, other]) => {
      const given = (values as Record<string, unknown>)[name]
      const value = typeof given === 'string' ? printableText(given) : given
      return [
        [name, value],
        [other, value],
      ]
    }),
  )

/** At most how long the parts of a template become; lists are as long as `rows` says. */
const lengthOf = (parts: readonly Part[], rows: ReadonlyMap<string, number>, valueLength: number): number =>
  parts.reduce((sum, { type, value, subparsed }) => {
    if (subparsed) return sum + (rows.get(value) ?? 1) * lengthOf(subparsed, rows, valueLength)
    return sum + (type === 'placeholder' ? valueLength : value.length)
  }, 0)

const longestValue = ({ rights, deadlines, ...single }: Letter): number =>
  [single, ...rights, ...deadlines].reduce(
    (longest, values) => Math.max(longest, ...Object.values(values).map(({ length }) => length)),
    0,
  )

async function open(template: Uint8Array) {
  const [{ default: Docxtemplater }, { default: PizZip }, { default: InspectModule }] = await Promise.all([
    import('docxtemplater'),
    import('pizzip'),
    import('docxtemplater/js/inspect-module.js'),
  ])
  const unreadable: LetterProblem = { reason: 'unreadable', fields: [] }
  const bytes = Buffer.from(template)
  let zip: InstanceType<typeof PizZip>
  try {
    await refuseBomb(bytes, UNPACKED_MAX)
    zip = new PizZip(bytes)
  } catch {
    return unreadable
  }
  const inspector = new InspectModule()
  try {
    const document = new Docxtemplater(zip, {
      paragraphLoop: true,
      linebreaks: true,
      modules: [inspector],
      nullGetter: () => '',
      errorLogging: false,
    })
    const fields = (inspector.getAllStructuredTags() as Part[]).flatMap(function all(part): Part[] {
      return [part, ...(part.subparsed ?? []).flatMap(all)]
    })
    const unlisted = fields.flatMap(({ module, value }) => {
      // Such a field is XML instead of a text.
      if (module === 'rawxml') return [`@${value}`]
      // The list of all fields is an object, which has these already.
      return value in Object.prototype ? [value] : []
    })
    const inspected = Object.values(inspector.fullInspected) as unknown as { postparsed?: Part[] }[]
    const parts = inspected.flatMap(({ postparsed = [] }) => postparsed)
    return { document, parts, unlisted, tags: inspector.getAllTags() as Tags }
  } catch (error) {
    const { properties } = error as { properties?: { errors?: { properties: { xtag?: string } }[]; xtag?: string } }
    if (!properties) return unreadable
    const tags = [properties, ...(properties.errors?.map((each) => each.properties) ?? [])].map(({ xtag }) => xtag)
    return { reason: 'fields', fields: [...new Set(tags.filter((tag) => tag !== undefined))] } satisfies LetterProblem
  }
}

const samples = {
  cn: {
    title: '期限通知函',
    lines: [
      '{client}：',
      '感谢贵方委托 {agency} 管理以下知识产权。请注意以下期限，并尽快告知是否办理：',
      '{#deadlines}{due}  {what}  {title}（{office} {number}）{#grace}，宽限期至 {grace}{/grace}{/deadlines}',
      '如有疑问，请与我们联系。',
      '{agency}',
      '{day}',
    ],
  },
  en: {
    title: 'Notice of deadlines',
    lines: [
      'Dear {contact},',
      '{agency} looks after the following rights of {client}. Please note these deadlines and let us know whether you want us to act:',
      '{#deadlines}{due}  {what}  {title} ({office} {number}){#grace}, grace period until {grace}{/grace}{/deadlines}',
      'Please contact us with any questions.',
      '{agency}',
      '{day}',
    ],
  },
} as const

/** A template to begin with (DOCX, A4). */
export const sampleLetter = (language: Language): Promise<Buffer> => {
  const { title, lines } = samples[language]
  return writeDocument(
    [
      new Paragraph({ spacing: { after: 240 }, children: [new TextRun({ text: title, bold: true, size: 32 })] }),
      ...lines.map((text) => new Paragraph({ spacing: { after: 160 }, children: [new TextRun(text)] })),
    ],
    { title, language, layout: { isLandscape: false, margin: 1400 }, size: 21 },
  )
}
