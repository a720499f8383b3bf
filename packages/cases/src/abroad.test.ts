import { describe, expect, test } from 'vitest'
import { globalChange, globalRenewal } from './definitions/abroad-owner-matters.ts'
import { overseas } from './definitions/abroad.ts'
import { madridRegistration, madridRenewal } from './definitions/madrid.ts'
import { type CaseDefinition, checkContent, contentsOfCases, officesOf, parseContent } from './index.ts'

const at = new Date('2026-11-30T04:00:00Z')
const item = (classNo: number, cn: string) => ({ id: `${classNo}-${cn}`, classNo, group: '', cn, en: null })
const applicant = {
  type: 'Organization',
  country: 'CN',
  nameCn: '云澜科技有限公司',
  nameEn: 'Yunlan Technology Co., Ltd.',
  idType: 'creditCode',
  idNumber: '91440300708461136T',
  addressCn: '深圳市南山区科技园',
  addressEn: '1 Keji Road, Nanshan District, Shenzhen',
}
const contact = { name: '李四', phone: '13800138000', email: '', postcode: '' }
const people = { applicant, contact }
const abroad = (country: string, number: string, expiresOn = '2027-05-01') => ({
  country,
  number,
  name: '云澜',
  classes: [9],
  expiresOn,
})
const complete = new Map<CaseDefinition, object>([
  [
    overseas,
    {
      ...people,
      countries: ['US', 'JP'],
      mark: { kind: 'text', text: '云澜', image: null },
      colour: 'no',
      foreignWords: 'no',
      priority: 'no',
      goods: [item(9, '软件')],
    },
  ],
  [
    madridRegistration,
    {
      ...people,
      basis: 'registration',
      marks: [{ number: '12345678', name: '云澜', classes: [9, 42] }],
      entitlement: 'national',
      countries: ['US', 'FR'],
      language: 'en',
      colour: 'no',
      foreignWords: 'no',
      priority: 'no',
      goods: [item(9, '软件')],
    },
  ],
  [madridRenewal, { ...people, marks: [abroad('', '1234567')], scope: 'all' }],
  [globalRenewal, { ...people, marks: [abroad('US', '1'), abroad('JP', '2'), abroad('US', '3')] }],
  [
    globalChange,
    { ...people, kind: 'name', formerName: '旧名', marks: [abroad('WO', '1', ''), abroad('HK', '2', '')] },
  ],
])
const parse = (definition: CaseDefinition, changes: object = {}) =>
  parseContent(definition, { ...complete.get(definition), ...changes })
const codesOf = (definition: CaseDefinition, changes: object = {}) =>
  checkContent(definition, parse(definition, changes), { at }).map(({ path, code }) => `${path} ${code}`)

test.each([...complete.keys()].map((definition) => [definition.productType, definition] as const))(
  'what is complete of type %i has no problem',
  (_, definition) => expect(codesOf(definition)).toEqual([]),
)

test.each([
  [overseas, [['JP'], ['US']]],
  [globalRenewal, [['US'], ['JP']]],
  [globalChange, [['WO'], ['HK']]],
  [madridRegistration, [['WO']]],
  [madridRenewal, [['WO']]],
])('a draft of %o becomes a case for each office', (definition, offices) => {
  const contents = contentsOfCases(definition, parse(definition))
  expect(contents.map((content) => officesOf(definition, content))).toEqual(offices)
})

describe('a registration abroad', () => {
  test.each([
    ['names a country', { countries: [] }, ['countries countriesMissing']],
    ['is of no country that has a type of its own', { countries: ['CN', 'HK'] }, ['countries countriesMissing']],
    [
      'has names in Latin letters',
      { applicant: { ...applicant, nameEn: '', addressEn: ' ' } },
      ['applicant.nameEn englishMissing', 'applicant.addressEn englishMissing'],
    ],
  ])('%s', (_, changes, problems) => expect(codesOf(overseas, changes)).toEqual(problems))

  const priority = (countries: string[], date: string, country = 'CN') =>
    codesOf(overseas, { countries, priority: 'yes', priorities: [{ country, date, number: '1' }] })
  test('claims a priority within six months where the rule of the office is known, which is not checked elsewhere', () => {
    expect(priority(['US'], '2026-03-02')).toEqual(['priorities.0.date priorityOver'])
    expect(priority(['BR'], '2026-03-02')).toEqual([])
    expect(priority(['BR'], '2026-12-02')).toEqual(['priorities.0.date future'])
    expect(priority(['BR', 'JP'], '2026-11-02', 'JP')).toEqual(['priorities.0.country priorityAtHome'])
  })
})

describe('an international registration', () => {
  test.each([
    [
      'is limited to the classes of the base mark',
      { goods: [item(9, '软件'), item(25, '服装')] },
      ['goods.1 classNotInBase'],
    ],
    ['has a base mark', { marks: [] }, ['marks marksMissing']],
    [
      'does not designate what is known to be outside',
      { countries: ['TW', 'CN', 'HK'] },
      ['countries countriesMissing'],
    ],
  ])('%s', (_, changes, problems) => expect(codesOf(madridRegistration, changes)).toEqual(problems))

  test('is renewed for all parties, or for those that are chosen', () => {
    expect(codesOf(madridRenewal, { scope: 'part' })).toEqual(['countries countriesMissing'])
    expect(codesOf(madridRenewal, { scope: 'part', countries: ['US'] })).toEqual([])
    expect(codesOf(madridRenewal, { marks: [abroad('WO', '1234567', '2027-13-01')] })).toEqual([
      'marks.0.expiresOn day',
    ])
  })
})

test('marks abroad have a country and a number, each once in its country', () => {
  const marks = [
    abroad('XX', '1'),
    abroad('US', ' '),
    abroad('JP', '2020-1'),
    abroad('JP', '20201'),
    abroad('KR', '20201'),
  ]
  expect(codesOf(globalRenewal, { marks })).toEqual([
    'marks.0.country country',
    'marks.1.number numberMissing',
    'marks.3.number markRepeated',
  ])
})
