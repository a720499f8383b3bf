import { seededRandom } from '@markwright/domain/site/seeded-random'
import { describe, expect, test } from 'vitest'
import { type CaseContent, caseDefinitions, checkContent, findDefinition, parseContent } from './index.ts'

const at = new Date('2026-11-29T04:00:00Z')
const licence = findDefinition(31)!
const transfer = findDefinition(12)!
const company = {
  type: 'Organization',
  country: 'CN',
  nameCn: '云澜科技有限公司',
  nameEn: '',
  idType: 'creditCode',
  idNumber: '91440300708461136T',
  addressCn: '深圳市南山区科技园',
  addressEn: '',
}
const contact = { name: '李四', phone: '13800138000', email: '', postcode: '' }
const complete = {
  marks: [{ number: '12345678', name: '云澜', classes: [9] }],
  kind: 'sole',
  goods: '电脑',
  from: '2026-01-01',
  to: '2027-01-01',
  licensee: { ...company, nameCn: '海岚科技有限公司', idNumber: '9144030071526726XG' },
  applicant: company,
  contact,
}
const codesOf = (changes: object, definition = licence) =>
  checkContent(definition, parseContent(definition, { ...complete, ...changes }), { at }).map(
    ({ path, code }) => `${path} ${code}`,
  )

test('what is complete has no problem', () => expect(codesOf({})).toEqual([]))

describe('a party', () => {
  const check = (changes: object) => codesOf({ applicant: { ...company, ...changes } })
  test.each([
    ['of a company in mainland China needs its credit code', { idNumber: '' }, ['applicant.idNumber idMissing']],
    ['has a code with its check character', { idNumber: '91440300708461136X' }, ['applicant.idNumber creditCodeCheck']],
    ['may have its code in small letters', { idNumber: '91440300708461136t' }, []],
    [
      'from elsewhere needs name and address in English, and no credit code',
      { country: 'US', idNumber: '' },
      ['applicant.nameEn nameMissing', 'applicant.addressEn addressMissing'],
    ],
    ['has a country that exists', { country: 'XX' }, expect.arrayContaining(['applicant.country country'])],
    [
      'who is a person has an identity card unless chosen otherwise',
      { type: 'Individual', idNumber: '1' },
      ['applicant.idNumber idCard'],
    ],
    ['has a card with its check digit', { type: 'Individual', idNumber: '11010519491231002X' }, []],
    [
      'has a card whose check digit is right',
      { type: 'Individual', idNumber: '110105194912310021' },
      ['applicant.idNumber idCardCheck'],
    ],
    [
      'has a card whose date exists',
      { type: 'Individual', idNumber: '110105194902310025' },
      ['applicant.idNumber idCardCheck'],
    ],
    ['may have an old card of 15 digits', { type: 'Individual', idNumber: '110105491231002' }, []],
    ['may have a passport', { type: 'Individual', idType: 'passport', idNumber: 'E12345678' }, []],
    ['may have another document', { type: 'Individual', idType: 'other', idNumber: '香港 1' }, []],
  ])('%s', (_, changes, problems) => expect(check(changes)).toEqual(problems))

  test('is named once, in whatever field', () => {
    expect(codesOf({ licensee: company })).toEqual(['applicant.nameCn partyRepeated'])
    expect(codesOf({ coApplicants: [{ ...company, idNumber: ' 91440300708461136t ' }] })).toEqual([
      'coApplicants.0.nameCn partyRepeated',
    ])
    const parties = { kind: 'assignment', assignor: company, applicant: company }
    expect(codesOf(parties, transfer)).toEqual(['applicant.nameCn partyRepeated'])
  })
})

test.each([
  ['a day that does not exist', { from: '2026-02-29' }, ['from day']],
  ['an end before the beginning', { to: '2025-12-31' }, ['to order']],
  ['an end on the first day', { to: '2026-01-01' }, []],
  ['a choice that is none', { kind: 'x' }, ['kind choice']],
  ['no mark', { marks: [] }, ['marks marksMissing']],
  [
    'a number twice, however it is written',
    {
      marks: [
        { number: '1-2', classes: [1] },
        { number: '12', classes: [2] },
      ],
    },
    ['marks.1.number markRepeated'],
  ],
  ['a number of signs alone', { marks: [{ number: '---', classes: [1] }] }, ['marks.0.number numberMissing']],
  ['blanks', { goods: ' \n' }, ['goods missing']],
])('%s', (_, changes, problems) => expect(codesOf(changes)).toEqual(problems))

test('a day of today is not in the future in Asia/Shanghai, one of tomorrow is', () => {
  const opposition = findDefinition(7)!
  const late = new Date('2026-11-29T16:30:00Z')
  const check = (day: string) =>
    checkContent(opposition, { publishedOn: day }, { at: late })
      .filter(({ field }) => field === 'publishedOn')
      .map(({ code }) => code)
  expect(check('2026-11-30')).toEqual([])
  expect(check('2026-12-01')).toEqual(['future'])
})

test('what does not apply is neither requested nor checked', () => {
  const nonUse = findDefinition(16)!
  const fields = (content: CaseContent) => checkContent(nonUse, content, { at }).map(({ field }) => field)
  expect(fields({ scope: 'part' })).toContain('goods')
  expect(fields({ scope: 'all' })).not.toContain('goods')
})

test('whatever is sent becomes content that can be saved, shown and parsed again to the same', () => {
  const random = seededRandom(42)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!
  const garbage = (depth: number): unknown => {
    const leaves = [null, 0, -1, 3, 46, 1e308, '', ' ', 'a\0b', '\uD800', '云'.repeat(310), true, [], {}, '__proto__']
    if (depth === 0 || random() < 0.3) return pick(leaves)
    if (random() < 0.5) return Array.from({ length: Math.floor(random() * 8) }, () => garbage(depth - 1))
    const keys = ['marks', 'number', 'classes', 'applicant', 'type', 'country', 'idType', 'contact', 'kind', 'x']
    return Object.fromEntries(keys.filter(() => random() < 0.6).map((key) => [key, garbage(depth - 1)]))
  }
  for (let round = 0; round < 1000; round += 1) {
    const definition = pick(caseDefinitions)
    const fields = definition.steps.flatMap((step) => step.fields)
    const sent = Object.fromEntries(fields.filter(() => random() < 0.8).map(({ name }) => [name, garbage(2)]))
    const content = parseContent(definition, random() < 0.1 ? garbage(2) : sent)
    const text = JSON.stringify(content)
    expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i)
    expect(parseContent(definition, JSON.parse(text))).toEqual(content)
    expect(() => checkContent(definition, content, { at })).not.toThrow()
  }
})
