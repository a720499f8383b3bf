import { expect, test } from 'vitest'
import { findChineseMarks, findEnglishMarks } from './find-marks.ts'

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
