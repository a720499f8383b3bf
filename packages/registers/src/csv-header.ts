import { fileFaults } from './file-faults.ts'
import { RegisterFileError } from './reason.ts'

/** The columns of the CSV form, each with the Chinese heading that stands for it (docs/import-formats.md). */
const csvColumns = {
  office: '国家/地区',
  applicationNumber: '申请号',
  registrationNumbers: '注册号',
  internationalNumber: '国际注册号',
  text: '商标名称',
  textOther: '其他文字名称',
  kind: '商标类型',
  classes: '类别',
  similarGroups: '类似群',
  goods: '商品/服务',
  goodsEn: '商品/服务（英文）',
  viennaCodes: '图形要素编码',
  status: '状态',
  officeStatus: '官方状态',
  statusOn: '状态日期',
  appliedOn: '申请日',
  publishedOn: '初审公告日',
  publishedIssue: '初审公告期号',
  registeredOn: '注册日',
  registrationPublishedOn: '注册公告日',
  registrationIssue: '注册公告期号',
  priorityOn: '优先权日',
  internationalOn: '国际注册日',
  designatedOn: '后期指定日',
  expiresOn: '有效期至',
  applicantName: '申请人',
  applicantNameEn: '申请人（英文）',
  applicantAddress: '申请人地址',
  applicantAddressEn: '申请人地址（英文）',
  applicantCountry: '申请人国籍',
  jointApplicants: '共同申请人',
  agentName: '代理机构',
  image: '图片',
  colorClaim: '指定颜色',
  disclaimer: '放弃专用权声明',
  description: '商标说明',
  dataOn: '数据日期',
  demonstration: '示例数据',
} as const
export type CsvColumn = keyof typeof csvColumns

/** Without these nobody can tell which record a row is about. */
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
