import { type CaseDefinition, type FormEntry, isShown } from '@markwright/cases'
import { tablesFile, type TableValue } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { productTypes } from '@markwright/domain/money/product-types'
import { groupBy } from '@markwright/runtime/group-by.ts'
import type { Language } from '../../kernel/language.ts'
import { entryText, entryTitle } from './case-forms.ts'
import { caseStateLabels } from './case-messages.ts'
import type { WholeCase } from './cases.service.ts'

const words = {
  cn: {
    about: '说明',
    heads: ['案件号', '状态', '官方编号', '用户'],
    note: '本表是案件资料的数据表，有官方申请书数据表的业务，列的顺序与其项目一致，其他业务按填写内容排列，供批量填写时核对和复制；它不是官方客户端的导入格式。',
    recalled: '列名带 * 的项目未在公开资料中核实其在官方申请书中的位置。空白处为尚未提供的内容。',
    folders: '每个案件的文件（如有商标图样，也在其中）在以案件号命名的文件夹中。',
    made: (time: string, by: string) => `${time}（北京时间）由 ${by} 导出。`,
    count: (count: number) => `共 ${count} 个案件。`,
  },
  en: {
    about: 'About',
    heads: ['Case number', 'State', 'Office number', 'Member'],
    note: 'This is a data sheet of cases, with its columns in the order of the form of the office where its matter has a data sheet, and of what was filled in otherwise, to compare and copy from. It is not a format that a client of the office imports.',
    recalled: 'The place of columns with * in the form was not verified. Blanks are facts that were not provided.',
    folders:
      'The documents of each case, with the image of its mark where it has one, are in the folder with its number.',
    made: (time: string, by: string) => `Exported by ${by} at ${time}, Beijing time.`,
    count: (count: number) => `${count} ${count === 1 ? 'case' : 'cases'}.`,
  },
} as const

export type ExportFacts = { language: Language; agency: string | null; by: string; at: Date }

/** What is to be known of an export, a line each. */
export const aboutLines = (count: number, { language, by, at }: ExportFacts): string[] => {
  const word = words[language]
  return [word.note, word.recalled, word.folders, word.made(formatInstant(at), by), word.count(count)]
}

/**
 * A spreadsheet (XLSX) of cases: a sheet for each product type with a row for each case, in the order of the entries of its
 * data sheet, and a sheet that says what this is. `fileOf` names the file of the image of a mark.
 */
export function exportSheet(
  cases: readonly WholeCase[],
  facts: ExportFacts & { fileOf: (whole: WholeCase) => string },
): Promise<Buffer> {
  const { language } = facts
  const word = words[language]
  const sheets = [...groupBy(cases, ({ row }) => row.product_type)].map(([productType, own]) => ({
    name: sheetName(productType, language),
    ...tableOf(own, facts),
  }))
  const about = aboutLines(cases.length, facts).map((line) => [line])
  return tablesFile([...sheets, { name: word.about, titles: [word.about], widths: [120], rows: about }])
}

function tableOf(cases: readonly WholeCase[], facts: ExportFacts & { fileOf: (whole: WholeCase) => string }) {
  const { language } = facts
  // Definitions of several versions may differ in what their forms ask for.
  const titles = [...new Set(cases.flatMap((each) => entriesOf(each).map((entry) => entryTitle(entry, language))))]
  const rows = cases.map((whole): TableValue[] => {
    const { row, content } = whole
    const texts = new Map(
      entriesOf(whole)
        .filter((entry) => isShown(entry, content))
        .map((entry) => [
          entryTitle(entry, language),
          isImage(entry) ? facts.fileOf(whole) : entryText(whole, entry, facts),
        ]),
    )
    return [
      row.number,
      caseStateLabels[row.state][language],
      row.office_number,
      row.member,
      ...titles.map((title) => texts.get(title)),
    ]
  })
  const { heads } = words[language]
  return { titles: [...heads, ...titles], widths: [...heads, ...titles].map(() => 24), rows }
}

/** Those of the data sheet but the place of a signature, which no sheet of data has; where there is none, the fields. */
const entriesOf = ({ definition }: WholeCase): readonly FormEntry[] =>
  (definition.forms?.find(({ code }) => code === 'dataSheet')?.entries ?? fieldEntries(definition)).filter(
    ({ from }) => !('blank' in from && from.blank === 'signature'),
  )

const fieldEntries = ({ steps }: CaseDefinition): FormEntry[] =>
  steps.flatMap(({ fields }) =>
    fields.map(({ name, label, when }) => ({ label, from: { field: name }, ...(when && { when }) })),
  )

const isImage = ({ from }: FormEntry) => 'fact' in from && from.fact === 'image'

/** Spreadsheets take 31 characters, and none of those that stand in the address of a cell. */
const sheetName = (productType: number, language: Language) =>
  `${productType} ${productTypes[productType]![language]}`
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim()
