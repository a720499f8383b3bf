import { addDays, isDay } from '@markwright/domain/dates/calendar'
import { filingOffices } from '@markwright/domain/places/country-codes'
import { countryName } from '@markwright/domain/places/countries'
import { storableText } from '@markwright/domain/texts/storable-text'
import type { FeeReduction } from './annuity-fee.ts'
import type { PatentKind, PortfolioKind } from './portfolio-item.ts'

export const importFields = [
  'kind',
  'office',
  'number',
  'registrationNumber',
  'title',
  'classes',
  'owner',
  'agent',
  'filedOn',
  'registeredOn',
  'expiresOn',
  'priorityOn',
  'client',
  'applicant',
  'claims',
  'feeReduction',
  'note',
  'version',
  'issuer',
] as const
export type ImportField = (typeof importFields)[number]

/** Columns of a table, from 0 on, by the fields that they state. */
export type ImportMapping = Partial<Record<ImportField, number>>

export type RowProblem = {
  field: ImportField | null
  /** Title of the column; null where no column is to blame. */
  column: string | null
  reason: { cn: string; en: string }
}

/** What a row states; a field that it leaves out is absent. */
export type ImportedRow = {
  kind: PortfolioKind
  office: string
  number: string
  patentKind?: PatentKind
  registrationNumber?: string
  title?: string
  classes?: number[]
  owner?: string
  agent?: string
  filedOn?: string
  registeredOn?: string
  expiresOn?: string
  priorityOn?: string
  client?: string
  applicant?: string
  claims?: number
  feeReduction?: FeeReduction
  note?: string
  version?: string
  issuer?: string
}

const titles: Record<ImportField, RegExp> = {
  kind: /^(?:类型|种类|资产类型|权利类型|专利类型|kind|type|right type|ip type)$/,
  office:
    /^(?:国家|国家\/地区|国家或地区|地区|局|受理局|申请国家|country|office|jurisdiction|territory|country\/region)$/,
  number:
    /^(?:申请号|号码|编号|证书号|证书编号|登记号|申请号\/注册号|商标号|专利号|number|no\.?|application (?:no\.?|number)|app(?:l)?\.? no\.?|certificate (?:no\.?|number))$/,
  registrationNumber:
    /^(?:注册号|授权号|授权公告号|公告号|登记证号|registration (?:no\.?|number)|reg\.? no\.?|patent (?:no\.?|number)|grant (?:no\.?|number))$/,
  title:
    /^(?:名称|商标|商标名称|专利名称|发明名称|软件名称|标题|title|name|mark|trade ?mark|mark name|invention|title of invention)$/,
  classes: /^(?:类别|国际分类|商品类别|尼斯分类|class(?:es)?|nice class(?:es)?|int\.? class(?:es)?)$/,
  owner: /^(?:权利人|专利权人|注册人|著作权人|所有人|持有人|owner|proprietor|holder|patentee|registrant)$/,
  agent: /^(?:代理机构|代理人|代理公司|agent|attorney|representative|law firm)$/,
  filedOn: /^(?:申请日|申请日期|提交日|filed|filing date|date of filing|application date|filed on)$/,
  registeredOn:
    /^(?:注册日|注册日期|授权日|授权日期|授权公告日|登记日|登记日期|发证日期|registered|registration date|grant date|date of grant|granted on|issue date|date of registration)$/,
  expiresOn:
    /^(?:到期日|到期日期|有效期|有效期至|届满日|专用权期限|expiry|expires|expiry date|expiration date|valid until|expires on)$/,
  priorityOn: /^(?:优先权日|优先权日期|priority|priority date|date of priority)$/,
  client: /^(?:客户|客户名称|委托人|client|customer|client name)$/,
  applicant: /^(?:申请人|申请人名称|applicant|applicant name)$/,
  claims: /^(?:权利要求数|权利要求项数|权项数|claims|number of claims|no\. of claims)$/,
  feeReduction: /^(?:费用减缴|费减|减缴比例|fee reduction|entity(?: status| size)?)$/,
  note: /^(?:备注|说明|note|notes|remark|remarks|comment|comments)$/,
  version: /^(?:版本|版本号|version)$/,
  issuer: /^(?:发证机构|发证机关|颁发机构|颁证单位|issuer|issued by|issuing authority)$/,
}

/** Which column states which field, by the titles; of two that state the same the first. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {}
  for (const [column, title] of columns.entries()) {
    const text = title
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .replace(/\s*\*$/, '')
      .trim()
      .toLowerCase()
    const field = importFields.find((each) => mapping[each] === undefined && titles[each].test(text))
    if (field) mapping[field] = column
  }
  // A registration number names a right where nothing else does.
  if (mapping.number === undefined && mapping.registrationNumber !== undefined) {
    mapping.number = mapping.registrationNumber
    delete mapping.registrationNumber
  }
  return mapping
}

const kindWords: readonly [RegExp, PortfolioKind, PatentKind?][] = [
  [/^(?:mark|trade ?mark|商标|商标注册)$/, 'mark'],
  [/^(?:patent|invention|invention patent|发明|发明专利|专利)$/, 'patent', 'patent'],
  [/^(?:utility|utility model|实用新型|实用新型专利)$/, 'patent', 'utility'],
  [/^(?:design|design patent|registered design|外观|外观设计|外观设计专利)$/, 'patent', 'design'],
  [/^(?:software|software copyright|copyright|软件|软著|软件著作权|计算机软件著作权)$/, 'software'],
  [/^(?:certificate|证书|资质|资质证书)$/, 'certificate'],
]
const reductionWords: readonly [RegExp, FeeReduction][] = [
  [/^(?:cn85|85 ?%|减缴 ?85 ?%|0\.85)$/, 'cn85'],
  [/^(?:cn70|70 ?%|减缴 ?70 ?%|0\.7)$/, 'cn70'],
  [/^(?:ussmall|small|small entity|小实体)$/, 'usSmall'],
  [/^(?:usmicro|micro|micro entity|微实体)$/, 'usMicro'],
]
const none = /^(?:-|—|无|否|none|no|n\/a)$/

/** The EPO and WIPO grant no rights of countries, but keep registers of their own. */
export const isOffice = (code: string) => filingOffices.includes(code) || code === 'EP' || code === 'WO'
const officesByName = new Map(
  [...filingOffices, 'EP', 'WO'].flatMap((code) =>
    (['cn', 'en'] as const).map((language) => [countryName(code, language).toLowerCase(), code] as const),
  ),
)
const otherNames: Record<string, string> = {
  中国大陆: 'CN',
  'p.r. china': 'CN',
  prc: 'CN',
  欧盟知识产权局: 'EU',
  euipo: 'EU',
  epo: 'EP',
  usa: 'US',
  uk: 'GB',
  'united kingdom': 'GB',
  香港: 'HK',
  'hong kong': 'HK',
  澳门: 'MO',
  台湾: 'TW',
  taiwan: 'TW',
  korea: 'KR',
  'south korea': 'KR',
  wipo: 'WO',
  pct: 'WO',
}

function officeOf(text: string): string | null {
  const code = text.toUpperCase()
  if (isOffice(code)) return code
  const name = text.toLowerCase()
  return otherNames[name] ?? officesByName.get(name) ?? null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Spreadsheets count days from 1900 on, which they take for a leap year. */
const SERIAL_ZERO = '1899-12-30'

const noDay = { cn: '日期不存在', en: 'There is no such day.' }
const unknownDay = {
  cn: '无法识别的日期，请用 2020-01-02 的写法',
  en: 'This is no date. Please write it like 2020-01-02.',
}
const ambiguousDay = {
  cn: '日期有歧义（日、月可互换），请用 2020-01-02 的写法',
  en: 'Day and month of this date can be mixed up. Please write it like 2020-01-02.',
}

/** A day in one of the usual notations as `YYYY-MM-DD`, or the reason why it is none. */
export function readDay(text: string): { day: string } | { reason: RowProblem['reason'] } {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, '')
  const of = (year: string, month: string | number, day: string) => {
    const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(iso) ? { day: iso } : { reason: noDay }
  }
  const yearFirst =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (yearFirst) return of(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!)
  // With points the day comes first everywhere.
  const points = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(plain)
  if (points) return of(points[3]!, points[2]!, points[1]!)
  const other = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(plain)
  if (other) {
    const [first, second, year] = [other[1]!, other[2]!, other[3]!]
    if (Number(first) > 12) return of(year, second, first)
    if (Number(second) > 12 || Number(first) === Number(second)) return of(year, first, second)
    return { reason: ambiguousDay }
  }
  const named =
    /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(plain) ??
    /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(plain)
  if (named) {
    const [word, day] = /^\d/.test(named[1]!) ? [named[2]!, named[1]!] : [named[1]!, named[2]!]
    const month = months.indexOf(word.toLowerCase()) + 1
    return month === 0 ? { reason: unknownDay } : of(named[3]!, month, day)
  }
  // A day as a spreadsheet stores it, in a cell that is not formatted as one: from 1927 to 2119.
  if (/^\d{5}$/.test(plain) && Number(plain) >= 10_000 && Number(plain) < 80_000)
    return { day: addDays(SERIAL_ZERO, Number(plain)) }
  return { reason: unknownDay }
}

const lengths: Partial<Record<ImportField, number>> = {
  number: 60,
  registrationNumber: 60,
  title: 500,
  owner: 300,
  agent: 300,
  client: 200,
  applicant: 200,
  note: 2000,
  version: 100,
  issuer: 200,
}
const texts = [
  'registrationNumber',
  'title',
  'owner',
  'agent',
  'client',
  'applicant',
  'note',
  'version',
  'issuer',
] as const
const days = ['filedOn', 'registeredOn', 'expiresOn', 'priorityOn'] as const

/** As much of a cell as a reason repeats, without half of a pair of surrogates, which PostgreSQL does not store. */
const quoted = (text: string) => Array.from(text).slice(0, 40).join('')

/** What a row of a table states, or everything that is wrong with it. */
export function readImportRow(
  cells: readonly string[],
  {
    mapping,
    columns,
    kind,
    office,
  }: { mapping: ImportMapping; columns: readonly string[]; kind: PortfolioKind | null; office: string | null },
): { row: ImportedRow } | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const refuse = (field: ImportField, cn: string, en: string) => {
    const column = mapping[field]
    problems.push({ field, column: column === undefined ? null : (columns[column] ?? null), reason: { cn, en } })
  }
  const textOf = (field: ImportField): string => {
    const column = mapping[field]
    const text = column === undefined ? '' : storableText(cells[column] ?? '').trim()
    const max = lengths[field]
    if (max !== undefined && text.length > max)
      refuse(field, `最多 ${max} 个字符`, `There can be ${max} characters at most.`)
    return text
  }
  const row: Partial<ImportedRow> = {}

  const kindText = textOf('kind')
  const word = kindText === '' ? undefined : kindWords.find(([pattern]) => pattern.test(kindText.toLowerCase()))
  if (word) {
    row.kind = word[1]
    // The word for any patent says nothing of its kind.
    if (word[2] && !/^(?:patent|专利)$/i.test(kindText)) row.patentKind = word[2]
  } else if (kindText !== '')
    refuse('kind', `无法识别的类型“${quoted(kindText)}”`, `“${quoted(kindText)}” is no kind of right.`)
  else if (kind) row.kind = kind
  else refuse('kind', '缺少类型', 'The kind of the right is missing.')

  const officeText = textOf('office')
  const known = officeText === '' ? office : officeOf(officeText)
  if (known !== null) row.office = known
  else if (officeText === '') refuse('office', '缺少国家或地区', 'The country is missing.')
  else refuse('office', `没有这个国家或地区：“${quoted(officeText)}”`, `There is no country “${quoted(officeText)}”.`)

  const number = textOf('number')
  if (number === '') refuse('number', '缺少号码', 'The number is missing.')
  else row.number = number

  for (const field of texts) {
    const text = textOf(field)
    if (text !== '') row[field] = text
  }
  for (const field of days) {
    const text = textOf(field)
    if (text === '') continue
    const read = readDay(text)
    if ('day' in read) row[field] = read.day
    else refuse(field, read.reason.cn, read.reason.en)
  }

  const classesText = textOf('classes')
  if (classesText !== '') {
    const classes = classesText
      .split(/[\s,;，；、/第类]+/)
      .filter(Boolean)
      .map(Number)
    if (classes.length > 0 && classes.every((each) => Number.isInteger(each) && each >= 1 && each <= 45))
      row.classes = [...new Set(classes)].toSorted((a, b) => a - b)
    else refuse('classes', '类别应为 1 至 45', 'Classes are numbers from 1 to 45.')
  }
  const claimsText = textOf('claims')
  if (claimsText !== '') {
    const claims = Number(claimsText)
    if (Number.isInteger(claims) && claims >= 1 && claims <= 2000) row.claims = claims
    else refuse('claims', '权利要求数应为 1 至 2000 的整数', 'The number of claims is a whole number from 1 to 2,000.')
  }
  const reductionText = textOf('feeReduction').toLowerCase()
  if (reductionText !== '' && !none.test(reductionText)) {
    const reduction = reductionWords.find(([pattern]) => pattern.test(reductionText))?.[1]
    if (reduction) row.feeReduction = reduction
    else
      refuse(
        'feeReduction',
        '费用减缴应为 85%、70%、小实体或微实体',
        'A reduction of fees is 85%, 70%, small entity or micro entity.',
      )
  }
  return problems.length > 0 ? { problems } : { row: row as ImportedRow }
}
