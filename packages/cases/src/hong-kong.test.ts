import { describe, expect, test } from 'vitest'
import { contentsOfCases } from './case-contents.ts'
import { checkContent } from './check-content.ts'
import { hongKong } from './definitions/hong-kong.ts'
import { parseContent } from './parse-content.ts'

const at = new Date('2026-11-30T04:00:00Z')
const item = (classNo: number, cn: string) => ({ id: `${classNo} ${cn}`, classNo, group: '', cn, en: null })
const complete = {
  mark: { kind: 'text', text: '云澜', image: null },
  series: 'no',
  colour: 'no',
  foreignWords: 'no',
  language: 'zh',
  priority: 'no',
  goods: [item(9, '计算机软件'), item(42, '软件设计')],
  applicant: {
    type: 'Organization',
    country: 'CN',
    nameCn: '云澜科技有限公司',
    nameEn: '',
    idType: 'creditCode',
    idNumber: '91440300708461136T',
    addressCn: '深圳市南山区',
    addressEn: '',
  },
  contact: { name: '李四', phone: '13800138000', email: '', postcode: '' },
}
const parse = (changes: object) => parseContent(hongKong, { ...complete, ...changes })
const codesOf = (changes: object) =>
  checkContent(hongKong, parse(changes), { at }).map(({ path, code }) => `${path} ${code}`)

test('several classes are one application', () => {
  expect(codesOf({})).toEqual([])
  expect(contentsOfCases(hongKong, parse({}))).toHaveLength(1)
})

describe('a series', () => {
  test('needs its number, of at most four marks, and how they differ', () => {
    expect(codesOf({ series: 'yes' })).toEqual(['seriesCount choice', 'seriesDifference missing'])
    expect(codesOf({ series: 'yes', seriesCount: '5', seriesDifference: '字体' })).toEqual(['seriesCount choice'])
    expect(codesOf({ series: 'yes', seriesCount: '4', seriesDifference: '字体' })).toEqual([])
  })
})

describe('priority', () => {
  const check = (priority: object) =>
    codesOf({ priority: 'yes', priorities: [{ country: 'CN', date: '2026-06-01', number: '87654321', ...priority }] })
  test.each([
    ['is claimed from mainland China', {}, []],
    ['is not claimed from Hong Kong', { country: 'HK' }, ['priorities.0.country priorityAtHome']],
    // 30 November 2026 is a Monday; six months from 29 May end on Sunday, 29 November.
    ['ends on the next day on which the Registry is open', { date: '2026-05-29' }, []],
    ['is over after six months', { date: '2026-05-27' }, ['priorities.0.date priorityOver']],
  ])('%s', (_, changes, problems) => expect(check(changes)).toEqual(problems))
})
