import { expect, test } from 'vitest'
import { distinctMarks, findChineseMarks, findEnglishMarks } from './find-marks.ts'

const cn = (number: string, text: string | null = null) => ({ text, number, office: 'CN' })

test.each([
  ['第1234567号商标', [cn('1234567')]],
  ['第1234567号“云澜”注册商标', [cn('1234567', '云澜')]],
  ['第G1234567号商标', [cn('G1234567')]],
  ['第1116603号”六神”注册商标，注册号为第1062398号', [cn('1116603', '六神'), cn('1062398')]],
  ['第1234567、1234568号注册商标', [cn('1234567'), cn('1234568')]],
  ['第1234567号商标……第1234567号“云澜”商标', [cn('1234567', '云澜')]],
])('%s', (text, expected) => {
  expect(findChineseMarks(text)).toEqual(expected)
})

test('numbers of notarial deeds, decisions and licences are no marks', () => {
  expect(findChineseMarks('（2015）长证字第12345678号公证书；第00012345号通知；商评字[2016]第81337号')).toEqual([])
})

test.each([
  '申请号为201510123456.7的发明专利',
  '申请号为02123456.7',
  '专利申请号为20123456',
  '注册号为123456789号',
  '商评字[2010]第12345号商标争议裁定书',
  '（2011）商标异字第12345号“云澜”商标异议裁定书',
  '（2010）一中知行初字第12345号关于商标',
])('%s names no mark', (text) => {
  expect(findChineseMarks(text)).toEqual([])
})

test('a mark in the name of a decision is found', () => {
  expect(findChineseMarks('商评字〔2009〕第23456号《关于第1234567号“云澜”商标争议裁定书》')).toEqual([
    cn('1234567', '云澜'),
  ])
})

test.each(['国际注册第812345号商标', '美国第812345号商标', '在香港注册的第812345号商标', '日本注册号为812345号'])(
  'the number of another office is none of the office of China: %s',
  (text) => {
    expect(findChineseMarks(text)).toEqual([{ text: null, number: '812345', office: null }])
    expect(findChineseMarks(`${text}；第812345号商标`)).toContainEqual(cn('812345'))
  },
)

test.each([
  'EU Trademark Registration No. 1234567',
  'Canadian Registration No. 1,234,567',
  'International Registration No. 1234567',
  'Japan Reg. No. 1234567',
  'Patent Application Serial No. 12/345,678',
])('a decision of the United States names no mark of its office: %s', (text) => {
  expect(findEnglishMarks(text, 'US')).toEqual([])
})

test('the same number of two offices is two marks', () => {
  const european = { text: 'FOO', number: '1234567', office: 'EM' }
  expect(distinctMarks([european, cn('1234567', '云澜')])).toEqual([european, cn('1234567', '云澜')])
  expect(distinctMarks([{ ...european, office: null }, cn('1234567', '云澜')])).toEqual([{ ...european, office: null }])
})

test('an English text has to say what a number is', () => {
  expect(findEnglishMarks('U.S. Registration No. 5,123,456 and Application Serial No. 88/123,456', 'US')).toEqual([
    { text: null, number: '5,123,456', office: 'US' },
    { text: null, number: '88/123,456', office: 'US' },
  ])
  expect(findEnglishMarks('Case No. 1234567 of 2020', 'US')).toEqual([])
})

test.each([
  ['ordinals', '第'.repeat(100_000)],
  ['numbers', '第12345678、'.repeat(20_000)],
  ['marks', Array.from({ length: 20_000 }, (_, at) => `第${10_000_000 + at}号商标`).join('')],
  ['quotation marks', '第1234567号“'.repeat(20_000)],
])('hostile text of %s is read within the time of a test and the limit', (_what, text) => {
  expect(findChineseMarks(text).length).toBeLessThanOrEqual(300)
})
