import { type RegisterRecordInput, registerRecord, trademarkPublicId } from '@markwright/domain/marks/register-record'
import { daysBetween } from '@markwright/domain/dates/calendar'
import { renewalOf } from '@markwright/domain/marks/renewal'
import { beforeAll, describe, expect, test } from 'vitest'
import { similarMarkKinds } from './similar-pair.ts'
import { demoOffices } from './office.ts'
import { generateRegister, plantsOf, type RegisterEntry, registerEntries } from './register.ts'

const TODAY = '2026-11-21'
const options = { marks: 20_000, seed: 1, today: TODAY }
const idOf = (record: RegisterRecordInput) => trademarkPublicId({ ...record, classes: [...record.classes] })
const digest = (marks: number, seed: number, today = TODAY) =>
  JSON.stringify([...registerEntries({ marks, seed, today })])

describe('the default register', () => {
  let entries: RegisterEntry[]
  let records: RegisterRecordInput[]

  beforeAll(() => {
    entries = [...registerEntries(options)]
    records = entries.map(({ record }) => record)
  })

  test('has as many records as were requested, each with an id of its own', () => {
    expect(records).toHaveLength(20_000)
    expect(new Set(records.map(idOf)).size).toBe(20_000)
  })

  test('keeps to the form of a register record and says that it is a demonstration', () => {
    for (const record of records.filter((_, index) => index % 4 === 0)) {
      const parsed = registerRecord.parse(record)
      expect(parsed.demonstration).toBe(true)
      expect(parsed.dataOn).toBe(TODAY)
    }
  })

  test('has all offices, statuses, kinds of marks and renewal windows', () => {
    type Trait = string | number
    const fewerThan = (least: number, values: readonly Trait[], trait: (record: RegisterRecordInput) => Trait) => {
      const counts = new Map<Trait, number>()
      for (const record of records) counts.set(trait(record), (counts.get(trait(record)) ?? 0) + 1)
      return values.filter((value) => (counts.get(value) ?? 0) < least)
    }
    const statuses = Array.from({ length: 12 }, (_, index) => index + 1)
    const kinds = ['word', 'figure', 'combined', 'threeDimensional', 'sound', 'colour']
    const windows = ['', '预定续展', '正常续展', '宽展期续展', '不可续展']
    expect(fewerThan(100, demoOffices, ({ office }) => office)).toEqual([])
    expect(fewerThan(10, statuses, ({ status }) => status)).toEqual([])
    expect(fewerThan(10, kinds, ({ kind }) => kind)).toEqual([])
    expect(fewerThan(100, windows, ({ expiresOn }) => renewalOf(expiresOn, TODAY).status)).toEqual([])
  })

  test('repeats names about as often as real registers do', () => {
    const names = records.flatMap(({ text }) => (text ? [text] : []))
    const distinct = new Set(names).size / names.length
    expect(distinct).toBeGreaterThan(0.7)
    expect(distinct).toBeLessThan(0.85)
  })

  test('has priorities, oppositions, joint owners, seniorities, colour claims and international registrations', () => {
    const have = (test: (record: RegisterRecordInput) => boolean) => records.filter(test).length
    expect(have(({ details }) => (details?.priorities?.length ?? 0) > 0)).toBeGreaterThan(200)
    expect(have(({ details }) => (details?.oppositions?.length ?? 0) > 0)).toBeGreaterThan(100)
    expect(have(({ details }) => (details?.seniorities?.length ?? 0) > 0)).toBeGreaterThan(10)
    expect(have(({ details }) => details?.colorClaim !== undefined)).toBeGreaterThan(500)
    expect(have(({ jointlyOwned }) => jointlyOwned === true)).toBeGreaterThan(100)
    expect(
      have(({ office, applicationNumber }) => office === 'CN' && applicationNumber.startsWith('G')),
    ).toBeGreaterThan(40)
  })

  test('claims a priority that lies before filing by no more than six months', () => {
    const wrong = records.filter(({ priorityOn, appliedOn }) => {
      if (!priorityOn || !appliedOn) return false
      const days = daysBetween(priorityOn, appliedOn)
      return days <= 0 || days > 184
    })
    expect(wrong).toEqual([])
  })

  test('words an international registration and its designation of China alike', () => {
    const international = new Map(
      records.flatMap((record) => (record.office === 'WO' ? [[record.applicationNumber, record]] : [])),
    )
    const designations = records.filter(({ office, internationalNumber }) => office === 'CN' && internationalNumber)
    expect(designations.length).toBeGreaterThan(40)
    const otherwise = designations.filter(
      ({ text, internationalNumber }) => international.get(internationalNumber!)?.text !== text,
    )
    expect(otherwise).toEqual([])
  })

  test('gives images and element codes to figures and combined marks, and words to all but figures, sounds and colours', () => {
    const wrong = records.filter(({ kind, image, viennaCodes = [], text }) => {
      const pictured = kind === 'figure' || kind === 'combined'
      const wordless = kind === 'figure' || kind === 'sound' || kind === 'colour'
      return (
        (image !== undefined) !== pictured || viennaCodes.length > 0 !== pictured || (text === undefined) !== wordless
      )
    })
    expect(wrong).toEqual([])
  })

  test('keeps one record for each class in mainland China', () => {
    expect(records.filter(({ office, classes }) => office === 'CN' && classes.length !== 1)).toEqual([])
    expect(records.some(({ office, classes }) => office !== 'CN' && classes.length > 1)).toBe(true)
  })

  test('plants at least twenty pairs of every kind in Chinese and in Latin, and both records are there', () => {
    const byId = new Map(records.map((record) => [idOf(record), record]))
    const counts = new Map<string, number>()
    const similarMarks = entries.flatMap(({ similarMark }) => similarMark ?? [])
    for (const { kind, script, seedId, plantId, seedText, plantText } of similarMarks) {
      counts.set(`${kind} ${script}`, (counts.get(`${kind} ${script}`) ?? 0) + 1)
      const [seed, plant] = [byId.get(seedId), byId.get(plantId)]
      expect(seed?.text).toBe(seedText)
      expect(plant?.text).toBe(plantText)
      expect(seed?.classes).toEqual(plant?.classes)
      expect(seed?.office).toBe(plant?.office)
      expect(seed?.applicants?.[0]?.name).not.toBe(plant?.applicants?.[0]?.name)
    }
    for (const kind of similarMarkKinds) {
      for (const script of ['han', 'latin']) expect(counts.get(`${kind} ${script}`) ?? 0).toBeGreaterThanOrEqual(20)
    }
  })

  test.each([
    ['华为', ['花为', '华威', 'HUAWEI']],
    ['NIKE', ['NYKE', 'NIKKE', '耐克']],
  ])('answers a first search for %s with names similar to it, owned by nobody real', (name, near) => {
    const found = records.filter(({ text }) => text === name || near.includes(text ?? ''))
    expect(found.length).toBeGreaterThanOrEqual(near.length + 1)
    for (const { applicants } of found.filter(({ text }) => text === name)) {
      expect(applicants?.[0]?.name).toMatch(/^示例.（演示）有限公司$/)
    }
  })
})

test('the same options give the same bytes, another seed or day others', () => {
  expect(digest(1500, 7)).toBe(digest(1500, 7))
  expect(digest(300, 7)).not.toBe(digest(300, 8))
  expect(digest(300, 7)).not.toBe(digest(300, 7, '2026-11-20'))
})

test.each([1, 2, 95, 200, 1999, 2001])('a register of %i has exactly as many records', (marks) => {
  expect([...generateRegister({ marks, seed: 3, today: TODAY })]).toHaveLength(marks)
})

test('a larger register plants one pair in a thousand records of each kind', () => {
  const plants = [...plantsOf({ marks: 30_000, seed: 2, today: TODAY })]
  const pairs = plants.filter(
    ({ kind, script, recipe }) => kind === 'edit' && script === 'han' && recipe === 'one character changed',
  )
  expect(pairs).toHaveLength(30)
})

test('options that no register can be made from are refused', () => {
  expect(() => [...generateRegister({ ...options, marks: 0 })]).toThrow(RangeError)
  expect(() => [...generateRegister({ ...options, today: '1999-01-01' })]).toThrow(RangeError)
})
