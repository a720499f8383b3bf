import type { RegisterRecord } from '@markwright/domain/marks/register-record'
import type { RegisterEntry } from '@markwright/registers'
import { expect, test } from 'vitest'
import { planBatch, prepare, type HeldMark } from './batch-plan.ts'
import { rowsOf } from './register-rows.ts'

const record = (text: string, dataOn?: string, demonstration = false): RegisterRecord => ({
  office: 'JP',
  applicationNumber: '1',
  registrationNumbers: [],
  text,
  kind: 'word',
  classes: [9],
  goods: [],
  similarGroups: [],
  viennaCodes: [],
  status: 10,
  jointlyOwned: false,
  applicants: [],
  agents: [],
  events: [],
  details: {},
  demonstration,
  dataOn,
})
const entry = (value: RegisterRecord, ordinal = 1) =>
  prepare({ ordinal, line: ordinal, file: null, position: null, record: value } satisfies RegisterEntry, false)
const held = (value: RegisterRecord): HeldMark => ({ id: 7, ...rowsOf(value, false) })
const stepOf = (before: RegisterRecord, after: RegisterRecord) =>
  Object.entries(planBatch([entry(after)], [held(before)]).counts).find(([, count]) => count === 1)![0]

test.each([
  ['the same on the same day', record('a', '2024-01-01'), record('a', '2024-01-01'), 'unchanged'],
  ['the same on an earlier day', record('a', '2024-01-01'), record('a', '2023-01-01'), 'unchanged'],
  ['another on the same day', record('a', '2024-01-01'), record('b', '2024-01-01'), 'updated'],
  ['another on a later day', record('a', '2024-01-01'), record('b', '2024-01-02'), 'updated'],
  ['another on an earlier day', record('a', '2024-01-01'), record('b', '2023-12-31'), 'outdated'],
  ['another without a day', record('a', '2024-01-01'), record('b'), 'outdated'],
  ['another with a day over one without', record('a'), record('b', '1999-01-01'), 'updated'],
  ['both without a day', record('a'), record('b'), 'updated'],
  ['an older real one over an invented one', record('a', '2024-01-01', true), record('a', '1999-01-01'), 'updated'],
  ['an invented one over a real one', record('a'), record('a', '2030-01-01', true), 'rejected'],
])('%s', (_, before, after, step) => {
  expect(stepOf(before, after)).toBe(step)
})

test('a mark that comes several times is written once, as it came last, with the latest day', () => {
  const plan = planBatch(
    [record('a', '2024-01-01'), record('b', '2024-01-02'), record('b', '2024-01-05'), record('c', '2020-01-01')].map(
      entry,
    ),
    [],
  )
  expect(plan.counts).toEqual({ created: 1, updated: 1, unchanged: 1, outdated: 1, rejected: 0 })
  expect(plan.creates).toMatchObject([{ publicId: 'JP_1', sourceOn: '2024-01-05', record: { text: 'b' } }])
  expect(plan.updates).toEqual([])
})

test('only a later day confirms a mark that stays as it is', () => {
  const day = (dataOn: string) => planBatch([entry(record('a', dataOn))], [held(record('a', '2024-01-01'))]).confirmed
  expect(day('2024-02-01')).toEqual([{ id: 7, sourceOn: '2024-02-01' }])
  expect(day('2024-01-01')).toEqual([])
})

test('the day of the data is no part of what makes two records the same; everything else is', () => {
  const hash = (value: RegisterRecord) => rowsOf(value, false).contentHash
  expect(hash(record('a', '2024-01-01'))).toBe(hash(record('a')))
  expect(hash(record('a'))).not.toBe(hash({ ...record('a'), details: { disclaimer: 'x' } }))
  expect(rowsOf(record('a'), true).contentHash).toBe(hash(record('a', undefined, true)))
})
