import { sharedFieldNames } from './field-names.ts'
import { fileFaults } from './file-faults.ts'
import { RegisterFileError } from './reason.ts'

/** The columns of the CSV form, each with the Chinese heading that stands for it (docs/import-formats.md). */
const csvColumns = {
  ...sharedFieldNames,
  text: '商标名称',
  goodsEn: '商品/服务（英文）',
  applicantName: '申请人',
  applicantNameEn: '申请人（英文）',
  applicantAddress: '申请人地址',
  applicantAddressEn: '申请人地址（英文）',
  applicantCountry: '申请人国籍',
  jointApplicants: '共同申请人',
  agentName: '代理机构',
} as const
export type CsvColumn = keyof typeof csvColumns

/** Without these nobody knows which record a row is about. */
const required: CsvColumn[] = ['office', 'applicationNumber']

const byHeading = new Map<string, CsvColumn>(
  Object.entries(csvColumns).flatMap(([column, chinese]) => [
    [headingKey(column), column as CsvColumn],
    [headingKey(chinese), column as CsvColumn],
  ]),
)

/** The separator that a header line uses: comma, semicolon or tab. */
export function csvDelimiterOf(headerLine: string): string {
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, cells: headerLine.split(delimiter).length }))
  return counts.reduce((most, next) => (next.cells > most.cells ? next : most)).delimiter
}

export function isCsvHeader(line: string, delimiter: string): boolean {
  const columns = line.split(delimiter).map((cell) => byHeading.get(headingKey(cell.replaceAll('"', ''))))
  return required.every((column) => columns.includes(column))
}

/**
 * The columns that a header row names; spreadsheets like to add empty ones at its end.
 * @throws RegisterFileError for one that is unknown or there twice
 */
export function readCsvHeader(row: readonly string[], line: number): CsvColumn[] {
  const cells = row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1)
  const columns = cells.map((cell) => {
    const column = byHeading.get(headingKey(cell))
    if (!column) throw new RegisterFileError(fileFaults.unknownColumn(cell.trim()), line)
    return column
  })
  const repeated = cells.find((_, index) => columns.indexOf(columns[index]!) !== index)
  if (repeated !== undefined) throw new RegisterFileError(fileFaults.repeatedColumn(repeated.trim()), line)
  return columns
}

/** Full-width brackets, case, blanks and underscores make no difference: `Applied_On` is `appliedOn`. */
function headingKey(heading: string): string {
  return heading.normalize('NFKC').toLowerCase().replaceAll(/[\s_]/g, '')
}
