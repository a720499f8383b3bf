import type { Language } from '@markwright/domain/site/language'
import type { ReportContent, ReportMark } from '@markwright/domain/marks/registrability-report'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { readTexts } from '../testing/read-texts.ts'
import { reportPdf } from './report-pdf.ts'

const mark = (id: string, fields: Partial<ReportMark>): ReportMark => ({
  id,
  country: 'CN',
  appNo: id,
  regNo: null,
  name: null,
  nameOther: null,
  status: 1,
  applicant: null,
  appDate: null,
  regDate: null,
  expiresOn: null,
  classes: [30],
  imageKey: null,
  demonstration: false,
  score: 80,
  level: 'high',
  reasons: [],
  ...fields,
})
const marks = [
  mark('10000001', { name: '云澜' }),
  mark('10000002', { imageKey: 'figure' }),
  mark('10000003', {}),
  mark('10000004', { name: 'The exceptionally long name of an earlier mark that no small box can hold in one line' }),
]
const content: ReportContent = {
  basis: {
    queryDate: '2026-11-23',
    dataDate: '2026-11-20',
    dataVersion: 1,
    engineVersion: '1',
    parameterVersion: '1',
    offices: ['CN'],
    marksSearched: 10,
  },
  classes: [
    {
      classNo: 30,
      chance: 22,
      band: [12, 32],
      grade: 'D',
      counts: { identical: 0, high: 4, middle: 0, low: 0 },
      citations: marks.map(({ id }) => ({
        id,
        share: 0.76,
        goods: { zh: '类似', en: 'similar' },
        standing: { zh: '注册有效', en: 'in force' },
        gradeWithout: 'C' as const,
      })),
      grounds: [],
      withoutGoods: null,
    },
  ],
  marks,
  wellKnown: [],
  limits: [],
}

async function make(language: Language) {
  const figure = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  return reportPdf(
    {
      number: 'R1',
      language,
      question: { tradeMarkText: '云岚', classes: [30], goods: [], applicant: null },
      content,
      conclusion: '',
      comments: { 30: '—' },
      reviewer: 'A',
      requestedOn: '2026-11-22',
      url: 'https://example.org',
    },
    { own: null, read: async () => figure },
  )
}

/** The text without blanks. */
const print = async (language: Language) =>
  (await readTexts(await make(language))).flat().join('').replaceAll(/\s/g, '')

const times = (text: string, part: string) => text.split(part).length - 1

test('a mark without words is named as a figurative mark in every cell, and is in its box where it has no image', async () => {
  const text = await print('cn')
  // Of both in the table and beside their details, and in the box of the one without an image.
  expect(times(text, '图形商标')).toBe(5)
  // A name is in the table, in its box and beside it.
  expect(times(text, '云澜')).toBe(3)
})

test('the columns are explained, and no text is called the opinion of an examiner', async () => {
  const [cn, en] = [await print('cn'), await print('en')]
  expect(cn).toContain('“不计时等级”是假设该商标')
  expect(cn).toContain('本类小结')
  expect(cn).not.toMatch(/审查意见|审核意见|审查员/)
  expect(en).toContain('“Gradewithout”isthegrade')
  expect(en).not.toMatch(/examiner/i)
})

test('screen readers find the charts in words, and the headings of classes and prior marks', async () => {
  const [cn, en] = [await readStructure(await make('cn')), await readStructure(await make('en'))]
  expect([cn.language, en.language]).toEqual(['zh-CN', 'en'])
  expect(cn.title).toBe('商标注册可行性检索报告 R1')
  const charts = ({ parts }: typeof cn) => parts.filter((part) => /^Figure .*30/.test(part))
  expect(charts(cn)).toEqual([
    'Figure 各类注册可能性：第 30 类 22%（范围 12%–32%），等级 D',
    'Figure 各类在先障碍：第 30 类 4 件（相同 0、高度近似 4、中度近似 0）',
  ])
  expect(charts(en)).toEqual([
    'Figure Chance of registration by class: Class 30 at 22 % (band 12–32 %), grade D',
    'Figure Prior marks by class: Class 30 with 4 (identical 0, high 4, medium 0)',
  ])
  expect(en.parts.slice(0, 2)).toEqual(['H1 Registrability report', 'P 云岚'])
  expect(en.parts.filter((part) => part.startsWith('H3 '))).toEqual([
    'H3 Summary of the class',
    'H3 Absolute grounds',
    'H3 Prior marks cited',
    'H3 云澜',
    'H3 Figurative mark',
    'H3 Figurative mark',
    'H3 The exceptionally long name of an earlier mark that no small box can hold in one line',
  ])
  expect(en.parts).toContain('Figure Image of the mark 10000002')
  expect(en.parts).toContain('TH Prior mark')
})
