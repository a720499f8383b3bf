import type { Language } from '@markwright/domain/site/language'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { type PrintedRecord, recordPdf } from './record-pdf.ts'

const partsOf = async (printed: PrintedRecord, language: Language) => {
  const url = 'https://example.org/marks/1'
  const bytes = await recordPdf(printed, { language, image: null, url, today: '2026-11-28' })
  return (await readStructure(bytes)).parts
}

const record: PrintedRecord = {
  hit: {
    country: 'CN',
    appNo: '21772677',
    regNo: null,
    name: '云澜 & Co',
    nameOther: null,
    status: 1,
    statusText: '注册',
    officeStatus: null,
    classes: [9],
    similarGroups: [],
    viennaCodes: [],
    appDate: null,
    priorityDate: null,
    intlRegDate: null,
    trialDate: null,
    trialIssue: null,
    regDate: null,
    markType: 'word',
    demonstration: false,
  },
  applicants: [],
  applicantNumbers: [],
  agents: [],
  agentNumbers: [],
  nationalGoods: [],
  goods: [{ class: 9, group: '0901', text: '软件', textEn: 'software' }],
  progress: [{ date: '2020-01-02', code: null, text: '申请', textEn: 'Application', issue: null }],
  priorities: [],
  seniorities: [],
  oppositions: [],
  madrid: null,
  rightPeriod: { from: null, to: null },
  renewal: { validdate: '', oneYearBefore: '', sixMonthAfter: '', status: '' },
  numbers: [],
  jointlyOwned: false,
  statusDate: null,
  designationDate: null,
  publicationRegDate: null,
  regIssue: null,
  colorClaim: null,
  disclaimer: null,
  description: null,
  translation: null,
  transliteration: null,
  dataDate: null,
}

test('screen readers find the parts of a record, and its image by the name', async () => {
  const image = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#c008' } })
    .webp()
    .toBuffer()
  const url = 'https://example.org/marks/1'
  const { title, language, parts } = await readStructure(
    await recordPdf(record, { language: 'cn', image, url, today: '2026-11-28' }),
  )
  expect({ title, language }).toEqual({ title: '云澜 & Co 21772677', language: 'zh-CN' })
  expect(parts.slice(0, 5)).toEqual([
    'H1 云澜 & Co',
    'Figure 商标图样：云澜 & Co',
    'P 中国 · 21772677 · 注册',
    'P',
    `Link ${url}`,
  ])
  expect(parts.filter((part) => part.startsWith('H2'))).toEqual(['H2 登记信息', 'H2 商品/服务', 'H2 流程'])
  expect(parts).toContain('TH 申请号')
  expect(parts).toContain('TD 21772677')
  expect(parts.join()).not.toContain('生成日期')
})

test('a record without a renewal says nothing of one', async () => {
  const renewal = {
    validdate: '2027-03-03',
    oneYearBefore: '2026-03-03',
    sixMonthAfter: '2027-09-03',
    status: '正常续展',
  } as const
  expect((await partsOf({ ...record, renewal }, 'cn')).join()).toContain('正常续展')
  expect((await partsOf(record, 'cn')).join()).not.toContain('续展')
})

/** A foreign record of which the register gives only classes of its own, and its parties by number. */
const foreign: PrintedRecord = {
  ...record,
  hit: { ...record.hit, country: 'US', regNo: '1234567', markType: 'combined', classes: [], demonstration: true },
  numbers: ['7654321'],
  jointlyOwned: true,
  statusDate: '2024-05-06',
  applicantNumbers: ['784806'],
  agentNumbers: ['31', '32'],
  goods: [],
  nationalGoods: [
    { class: '100', text: null },
    { class: '038', text: 'BOOKS; MAGAZINES' },
    { class: 'B', text: null },
  ],
  progress: [{ date: '2020-01-02', code: 'NWAP', text: 'New application', textEn: null, issue: null }],
  priorities: [{ country: 'JP', number: '2019-1', date: null }],
  oppositions: [
    { number: '91250000', date: '2021-02-03', opponent: 'Lumora Inc.', grounds: null, earlierMarks: ['551', '552'] },
  ],
}

test.each([
  [
    'cn',
    [
      ['注册号', '1234567、7654321'],
      ['状态更新日期', '2024-05-06'],
      ['商标类型', '文字与图形组合'],
      ['共有商标', '是'],
    ],
    ['美国本国分类第 038 类 · 2 项', 'BOOKS；MAGAZINES', '美国本国分类第 100、B 类'],
    ['该机构的数据文件只给出申请人编号：784806', '该机构的数据文件只给出代理机构编号：31、32'],
    ['号码', '日期', '异议人', '理由', '引证的在先商标'],
    '551、552',
  ],
  [
    'en',
    [
      ['Registration no.', '1234567, 7654321'],
      ['Status since', '2024-05-06'],
      ['Type of mark', 'Word and figure'],
      ['Jointly owned', 'Yes'],
    ],
    ['United States national class 038 · 2 items', 'BOOKS; MAGAZINES', 'United States national class 100, B'],
    [
      "The data of this office give only the applicant's number: 784806",
      "The data of this office give only the representative's number: 31, 32",
    ],
    ['Number', 'Date', 'Opponent', 'Grounds', 'Prior marks'],
    '551, 552',
  ],
] as const)(
  'a foreign record has its own classes, numbers, type and prior marks (%s)',
  async (language, facts, goods, parties, columns, earlierMarks) => {
    const parts = await partsOf(foreign, language)
    for (const [name, value] of facts) expect(parts[parts.indexOf(`TH ${name}`) + 1]).toBe(`TD ${value}`)
    const first = parts.indexOf(`P ${goods[0]}`)
    expect(parts.slice(first, first + goods.length)).toEqual(goods.map((text) => `P ${text}`))
    for (const text of parties) expect(parts).toContain(`P ${text}`)
    expect(parts).toContain('TD NWAP')
    const head = parts.indexOf(`TH ${columns[2]}`) - 2
    expect(parts.slice(head, head + 11)).toEqual([
      ...columns.map((title) => `TH ${title}`),
      'TR',
      'TD 91250000',
      'TD 2021-02-03',
      'TD Lumora Inc.',
      'TD —',
      `TD ${earlierMarks}`,
    ])
  },
)

test('goods of a class are listed one by one under their groups, and counted', async () => {
  const goods = [
    { class: 9, group: '0901', text: '软件；平板', textEn: null },
    { class: 9, group: '0907', text: '手机', textEn: null },
  ]
  const parts = await partsOf({ ...record, goods }, 'cn')
  const title = parts.findIndex((part) => part.startsWith('P 第 9 类'))
  expect(parts[title]).toMatch(/ · 3 项$/)
  expect(parts.slice(title + 1, title + 3)).toEqual(['P 0901 软件；平板', 'P 0907 手机'])
})

test('an invented record is not said to come from an office', async () => {
  const published = '以其登记簿为准'
  expect((await partsOf(record, 'cn')).join()).toContain(published)
  expect((await partsOf(foreign, 'cn')).join()).not.toContain(published)
})
