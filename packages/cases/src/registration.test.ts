import { describe, expect, test } from 'vitest'
import { registration } from './definitions/registration.ts'
import { type CaseContent, checkContent, contentsOfCases, goodsOf, parseContent, withoutHidden } from './index.ts'

const at = new Date('2026-11-30T04:00:00Z')
const item = (classNo: number, cn: string) => ({ id: `${classNo}-${cn}`, classNo, group: '', cn, en: null })
const complete = {
  mark: { kind: 'text', text: '云澜', image: null },
  colour: 'blackAndWhite',
  portrait: 'no',
  description: '无特殊含义',
  foreignWords: 'no',
  sector: 'I',
  subSector: '65',
  priority: 'no',
  goods: [item(9, '计算机软件'), item(42, '软件设计'), item(9, '耳机')],
  applicant: {
    type: 'Organization',
    country: 'CN',
    nameCn: '云澜科技有限公司',
    nameEn: '',
    idType: 'creditCode',
    idNumber: '91440300708461136T',
    addressCn: '深圳市南山区科技园',
    addressEn: '',
  },
  contact: { name: '李四', phone: '13800138000', email: '', postcode: '' },
}
const parse = (changes: object) => parseContent(registration, { ...complete, ...changes })
const codesOf = (changes: object) =>
  checkContent(registration, parse(changes), { at }).map(({ path, code }) => `${path} ${code}`)

test('what is complete has no problem', () => expect(codesOf({})).toEqual([]))

describe('a mark', () => {
  const image = { id: 'f', name: '云澜.png' }
  test.each([
    ['of text needs its text', { kind: 'text', text: ' ', image }, ['mark.text markTextMissing']],
    [
      'of text needs a text that can be seen',
      { kind: 'text', text: '\u3164\u200b', image },
      ['mark.text markTextMissing'],
    ],
    ['of a figure needs its image and no text', { kind: 'figure', text: '', image: null }, ['mark.image imageMissing']],
    ['of both needs both', { kind: 'both' }, ['mark.text markTextMissing', 'mark.image imageMissing']],
    ['of both has both', { kind: 'both', text: '云澜', image }, []],
    ['of an unknown kind is one of text', { kind: 'sound', text: '云澜' }, []],
  ])('%s', (_, mark, problems) => expect(codesOf({ mark })).toEqual(problems))
})

describe('goods', () => {
  test.each([
    ['are needed', [], ['goods goodsMissing']],
    ['are in their class once', [item(9, 'Software'), { ...item(9, 'software '), id: 'x' }], ['goods.1 itemRepeated']],
    ['may have the same name in two classes', [item(9, '软件'), item(42, '软件')], []],
    ['of no class or name are left out', [item(46, '软件'), item(9, ' '), item(3, '香皂')], []],
  ])('%s', (_, goods, problems) => expect(codesOf({ goods })).toEqual(problems))

  test('of one class are one case, the classes ascending, each with all else', () => {
    const contents = contentsOfCases(registration, parse({}))
    expect(contents.map((content) => goodsOf(registration, content).map(({ cn }) => cn))).toEqual([
      ['计算机软件', '耳机'],
      ['软件设计'],
    ])
    expect(contents.map(({ description }) => description)).toEqual(['无特殊含义', '无特殊含义'])
  })
})

describe('priority', () => {
  const priority = { country: 'US', date: '2026-05-30', number: '90/123,456' }
  const check = (...priorities: object[]) =>
    codesOf({
      priority: 'yes',
      priorityLanguage: 'en',
      priorities: priorities.map((each) => ({ ...priority, ...each })),
    })
  test.each([
    ['is claimed on the last day of six months', {}, []],
    ['is over the day after', { date: '2026-05-27' }, ['priorities.0.date priorityOver']],
    ['is claimed on the next working day where the last one is a Saturday', { date: '2026-05-28' }, []],
    ['is of a day that exists', { date: '2026-06-31' }, ['priorities.0.date day']],
    ['is not of a day to come', { date: '2026-12-01' }, ['priorities.0.date future']],
    ['may be of the office of several countries', { country: 'EU' }, []],
    ['is not of an application in mainland China', { country: 'CN' }, ['priorities.0.country priorityAtHome']],
    ['is of a country', { country: 'X' }, ['priorities.0.country country']],
    ['names its application', { number: '/' }, ['priorities.0.number applicationMissing']],
  ])('%s', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  test('of one application is claimed once, however its number is written', () =>
    expect(check({}, { number: '90123456' })).toEqual(['priorities.1.number applicationRepeated']))

  test('is needed where it is claimed, and not otherwise', () => {
    expect(codesOf({ priority: 'yes' })).toEqual(['priorities prioritiesMissing', 'priorityLanguage choice'])
    expect(codesOf({ priorities: [{}] })).toEqual([])
  })
})

test('a sub-sector belongs to its sector', () =>
  expect(codesOf({ sector: 'J', subSector: '65' })).toEqual(['subSector choice']))

test('what does not apply is no part of a case, and requires no document', () => {
  const content: CaseContent = parse({ priority: 'no', priorityLanguage: 'other', colours: '红' })
  expect(Object.keys(withoutHidden(registration, content))).toEqual(Object.keys(complete))
})

test('a mark that is text has no image but the one that the server draws', () => {
  const parsed = (kind: string) =>
    parseContent(registration, { mark: { kind, text: '岚舟', image: { id: 'x', name: 'a.png' } } })['mark']
  expect(parsed('text')).toMatchObject({ image: null })
  expect(parsed('both')).toMatchObject({ image: { id: 'x' } })
})
