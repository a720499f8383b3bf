import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { type PrintedRecord, recordPdf } from './record-pdf.ts'

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
    demonstration: false,
  },
  applicants: [],
  agents: [],
  goods: [{ class: 9, group: '0901', text: '软件', textEn: 'software' }],
  progress: [{ date: '2020-01-02', text: '申请', textEn: 'Application', issue: null }],
  priorities: [],
  seniorities: [],
  oppositions: [],
  madrid: null,
  rightPeriod: { from: null, to: null },
  renewal: { validdate: '', oneYearBefore: '', sixMonthAfter: '', status: '' },
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
  const partsOf = async (printed: PrintedRecord) => {
    const bytes = await recordPdf(printed, {
      language: 'cn',
      image: null,
      url: 'https://example.org/marks/1',
      today: '2026-11-28',
    })
    return (await readStructure(bytes)).parts.join('\n')
  }
  expect(await partsOf({ ...record, renewal })).toContain('正常续展')
  expect(await partsOf(record)).not.toContain('续展')
})
