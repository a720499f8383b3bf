import {
  type CaseContact,
  type CaseContent,
  type CaseForm,
  type CaseItem,
  type CaseParty,
  type Field,
  fieldsOf,
  type FormEntry,
  isShown,
  type Texts,
} from '@markwright/cases'
import { documentTypes, formDocument, formPdf, type FormRow } from '@markwright/documents'
import { productTypes } from '@markwright/domain/money/product-types'
import { countryName } from '@markwright/domain/places/countries'
import { numberKey } from '@markwright/domain/marks/register-number'
import { renewedTerm } from '@markwright/deadlines'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { FilesService } from '../files/index.ts'
import { marksOf } from './case-price.ts'
import { valueText } from './case-sheet.ts'
import type { WholeCase } from './cases.service.ts'

export type FormFormat = 'pdf' | 'docx'

/** How a form was signed: the drawn signature as PNG, or the name that was typed; `record` stands at its end. */
export type FormSignature = { sign: Uint8Array | string; day: string; record: FormRow[] }

const words: Record<'note' | 'paper' | 'recalled' | 'none' | 'notKnown', Texts> = {
  note: {
    cn: '本表按公开资料中官方表格的项目顺序整理案件资料，供填写时使用，不是官方表格；空白处为尚未提供的内容。递交前请以官方现行表格为准。',
    en: 'This sheet has the data of the case in the order of the form as it is publicly described. It is not the form of the office. Blanks are facts that were not provided. Please compare it with the present form before filing.',
  },
  paper: {
    cn: '本文由本站根据案件资料生成，不是官方表格；空白处请核对后填写。',
    en: 'This text is generated from the data of the case. It is not a form of the office. Please complete what is blank.',
  },
  recalled: {
    cn: '带 * 的项目未在公开资料中核实其在官方表格中的位置。',
    en: 'The place of items with * in the form was not verified.',
  },
  none: { cn: '无', en: 'None' },
  notKnown: { cn: '未知', en: 'not known' },
}

/**
 * Prints the forms of cases. `agency` is the firm that acts for the applicant; null leaves its name blank. Forms that are
 * not in Chinese have the Chinese name of each entry beside it, by which it is found in the form of the office.
 */
export function createCaseForms({ files, agency }: { files: Pick<FilesService, 'openById'>; agency: string | null }) {
  const imageOf = async ({ documents }: WholeCase): Promise<Uint8Array | null> => {
    const image = documents.find(({ kind }) => kind === 'markImage')
    return image ? buffer((await files.openById(image.file_id)).object.stream) : null
  }

  async function valueOf(
    whole: WholeCase,
    entry: FormEntry,
    { language, signature }: { language: Language; signature?: FormSignature | undefined },
  ): Promise<FormRow['value']> {
    const { from } = entry
    if ('blank' in from) {
      if (signature && from.blank === 'signingDay') return signature.day
      if (signature && from.blank === 'signature')
        return typeof signature.sign === 'string' ? signature.sign : { signature: signature.sign }
      return { room: from.blank === 'signature' ? 'signature' : 'line' }
    }
    if ('fact' in from && from.fact === 'image') return { image: await imageOf(whole) }
    return entryText(whole, entry, { language, agency })
  }

  /** What a form of a case says, before it is printed. @throws 404 where the case has no such form */
  async function compose(
    whole: WholeCase,
    code: string,
    { language, signature }: { language: Language; signature?: FormSignature | undefined },
  ) {
    const form = whole.definition.forms?.find((each) => each.code === code)
    if (!form || !isShown(form, whole.content)) throw new AppError(commonErrors.notFound)
    const entries = form.entries.filter((entry) => isShown(entry, whole.content))
    const rows: FormRow[] = []
    for (const entry of entries)
      rows.push({
        label: entryTitle(entry, language),
        value: await valueOf(whole, entry, { language, signature }),
      })
    const printed = {
      title: inBoth(form.title, language, ' '),
      note: [
        (form.lead ? words.paper : words.note)[language],
        ...(entries.some(({ isRecalled }) => isRecalled) ? [words.recalled[language]] : []),
      ].join(' '),
      lead: form.lead ? inBoth(form.lead, language, '\n') : null,
      rows: [...rows, ...(signature?.record ?? [])],
    }
    return { form, printed }
  }

  return {
    /** A form of a case by its code, with the name of its file. @throws 404 where the case has no such form */
    async print(
      whole: WholeCase,
      code: string,
      { format, language, signature }: { format: FormFormat; language: Language; signature?: FormSignature },
    ) {
      const { form, printed } = await compose(whole, code, { language, signature })
      const { number } = whole.row
      return {
        name: fileNameOf(form, number, { format, language }),
        type: documentTypes[format],
        body: await (format === 'pdf' ? formPdf(printed, { language, number }) : formDocument(printed, { language })),
      }
    },

    /** SHA-256 in hexadecimal of what a form says without its images. @throws 404 where the case has no such form */
    async contentHash(whole: WholeCase, code: string, language: Language): Promise<string> {
      const { title, note, lead, rows } = (await compose(whole, code, { language })).printed
      const texts = rows.map(({ label, value }) => [label, typeof value === 'string' ? value : ''])
      return createHash('sha256')
        .update(JSON.stringify([title, note, lead, ...texts]))
        .digest('hex')
    },
  }
}
export type CaseForms = ReturnType<typeof createCaseForms>

/** What an entry is called; a star marks those whose place was not verified. */
export const entryTitle = ({ label, isRecalled }: FormEntry, language: Language): string =>
  `${inBoth(label, language, '\n')}${isRecalled ? ' *' : ''}`

/** What an entry says; empty where a fact is missing, is written by hand or is an image. */
export function entryText(
  whole: WholeCase,
  { from }: FormEntry,
  { language, agency }: { language: Language; agency: string | null },
): string {
  if ('blank' in from) return ''
  if ('text' in from) return inBoth(from.text, language)
  if ('field' in from) return fieldText(fieldsOf(whole.definition), whole.content, from, language)
  if (from.fact === 'newTerm') return newTerms(whole, language)
  if (from.fact === 'matter') return inBoth(productTypes[whole.row.product_type]!, language)
  return from.fact === 'agency' ? (agency ?? '') : ''
}

const fileNameOf = (form: CaseForm, number: string, of: { format: FormFormat; language: Language }) =>
  `${number} ${form.title[of.language]
    .replaceAll(/[/:《》]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()}.${of.format}`

/** In Chinese alone, or in English with the Chinese that the office reads. */
const inBoth = ({ cn, en }: Texts, language: Language, between = ' / ') =>
  language === 'cn' ? cn : `${en}${between}${cn}`

/** The term that the renewal brings to each mark, from the day on which its term ended when the case was ordered. */
const newTerms = ({ row, content }: WholeCase, language: Language): string =>
  marksOf(content)
    .map(({ number }) => {
      const expiresOn = row.mark_terms[numberKey(number)]
      const term = expiresOn === undefined ? null : renewedTerm(expiresOn)
      return `${number}${language === 'cn' ? '：' : ': '}${term ? `${term.from} – ${term.until}` : words.notKnown[language]}`
    })
    .join('\n')

/** What a field says on a form; empty where a fact is missing. */
function fieldText(
  fields: readonly Field[],
  content: CaseContent,
  { field: name, part, inEnglish = false }: { field: string; part?: string; inEnglish?: boolean },
  language: Language,
): string {
  const field = fields.find((each) => each.name === name)
  if (!field) return ''
  if (!isShown(field, content)) return words.none[language]
  const value = inEnglish ? goodsInEnglish(content[name]) : content[name]
  if (part === undefined) {
    const text = valueText(field, value, language)
    return text === '' && field.isOptional ? words.none[language] : text
  }
  const partText = (value as Partial<CaseParty & CaseContact> | undefined)?.[part as 'name'] ?? ''
  return part === 'country' && partText !== '' ? countryName(partText, language) : partText
}

/** Goods by their English names; those that were typed in Chinese alone stay as they are. */
const goodsInEnglish = (items: CaseContent[string] | undefined) =>
  ((items ?? []) as CaseItem[]).map((item) => ({ ...item, cn: item.en ?? item.cn }))
