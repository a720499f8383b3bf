import type { MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { expect, test } from 'vitest'
import type { ChangedMark, MarkState } from './changed-mark.ts'
import { findEvents } from './find-events.ts'
import { createSimilarity } from './similarity.ts'

const surroundings = { version: 7, today: '2026-11-22', ownRules: [], scoreName: createSimilarity() }
const everything: MonitorRule = {
  text: null,
  leastScore: 60,
  party: null,
  isWholeName: false,
  keys: [],
  offices: [],
  classes: [],
}
const state = (fields: Partial<MarkState> = {}): MarkState => ({
  office: 'CN',
  markText: '云澜',
  markTextOther: null,
  classes: [9],
  status: 6,
  publishedOn: null,
  registrationPublishedOn: null,
  applicants: [{ key: '\n云澜科技有限公司\n', name: '云澜科技有限公司' }],
  imageKey: null,
  ...fields,
})
const mark = (before: MarkState | null, after: MarkState): ChangedMark => ({
  id: 1,
  keys: ['12345678'],
  isDesignation: false,
  before,
  after,
})
const kinds = (type: MonitorType, rule: Partial<MonitorRule>, changed: ChangedMark) =>
  findEvents({ type, rule: { ...everything, ...rule } }, changed, surroundings).map(({ kind }) => kind)

const ownedBy = (...names: string[]) => ({ applicants: names.map((name) => ({ key: `\n${name}\n`, name })) })

const similar = { text: '云蓝', classes: [9] }

test('a new record with a name that is similar is reported, with the reason', () => {
  const [event] = findEvents(
    { type: 'similar', rule: { ...everything, ...similar } },
    mark(null, state()),
    surroundings,
  )
  expect(event).toMatchObject({ kind: 'new', change: '7', trademarkId: 1, deadlineOn: null })
  expect(event?.similarity?.score).toBeGreaterThanOrEqual(60)
  expect(event?.similarity?.reasons).not.toHaveLength(0)
})

test.each([
  ['another name', { markText: '红松' }],
  ['another class', { classes: [25] }],
])('%s is not', (_, fields) => {
  expect(kinds('similar', similar, mark(null, state(fields)))).toEqual([])
})

test('an office that is not watched is not', () => {
  expect(kinds('similar', { ...similar, offices: ['EU'] }, mark(null, state()))).toEqual([])
})

test('a record that becomes similar by a change is new to the monitor, one that was similar before is not', () => {
  expect(kinds('similar', similar, mark(state({ markText: '红松' }), state()))).toEqual(['new'])
  expect(kinds('similar', similar, mark(state({ status: 6 }), state({ status: 1 })))).toEqual([])
})

test('its publication is reported once more, with the last day of an opposition', () => {
  const changed = mark(state(), state({ publishedOn: '2026-11-20', status: 3 }))
  const events = findEvents({ type: 'similar', rule: { ...everything, ...similar } }, changed, surroundings)
  expect(events).toMatchObject([{ kind: 'published', change: '2026-11-20', deadlineOn: '2027-02-22' }])
})

test('where oppositions follow registration, its publication is the one that counts', () => {
  const before = state({ office: 'TW', publishedOn: null })
  const after = state({ office: 'TW', registrationPublishedOn: '2026-11-16' })
  const events = findEvents({ type: 'similar', rule: { ...everything, ...similar } }, mark(before, after), surroundings)
  expect(events).toMatchObject([{ kind: 'published', change: '2026-11-16', deadlineOn: '2027-02-16' }])
})

test('an applicant is found by a part of the name, or only by the whole', () => {
  const part = { party: '云澜科技' }
  expect(kinds('applicant', part, mark(null, state()))).toEqual(['new'])
  expect(kinds('competitor', { ...part, isWholeName: true }, mark(null, state()))).toEqual([])
  expect(kinds('applicant', { party: '云澜科技有限公司', isWholeName: true }, mark(null, state()))).toEqual(['new'])
})

test('an applicant that gives a mark away is reported, with both owners', () => {
  const changed = mark(state(), state(ownedBy('乙')))
  const [event] = findEvents({ type: 'applicant', rule: { ...everything, party: '云澜科技' } }, changed, surroundings)
  expect(event).toMatchObject({ kind: 'owner', facts: { before: '云澜科技有限公司', after: '乙' } })
})

test.each([
  ['goes', ['甲', '乙'], ['乙'], '甲', ''],
  ['comes', ['甲'], ['甲', '乙'], '', '乙'],
  ['is replaced', ['甲', '乙', '丙'], ['甲', '丁', '丙'], '乙', '丁'],
])('of several applicants the one is reported that %s', (_, were, are, before, after) => {
  const changed = mark(state(ownedBy(...were)), state(ownedBy(...are)))
  for (const watch of [
    { type: 'appNo' as const, rule: { ...everything, keys: ['12345678'] } },
    { type: 'applicant' as const, rule: { ...everything, party: '甲' } },
  ])
    expect(findEvents(watch, changed, surroundings)).toMatchObject([{ kind: 'owner', facts: { before, after } }])
})

test('another order of the applicants is no change, and a mark that an applicant comes to is new to its monitor', () => {
  const turned = mark(state(ownedBy('甲', '乙')), state(ownedBy('乙', '甲')))
  expect(kinds('appNo', { keys: ['12345678'] }, turned)).toEqual([])
  expect(kinds('applicant', { party: '乙' }, turned)).toEqual([])
  expect(kinds('applicant', { party: '乙' }, mark(state(ownedBy('甲')), state(ownedBy('甲', '乙'))))).toEqual(['new'])
})

test('of a named record status and owner are reported, and nothing where nothing has changed', () => {
  const rule = { keys: ['12345678'] }
  const after = state({ status: 1, ...ownedBy('乙') })
  expect(kinds('appNo', rule, mark(state(), after))).toEqual(['status', 'owner'])
  expect(kinds('appNo', rule, mark(state(), state({ classes: [9, 35] })))).toEqual([])
  expect(kinds('appNo', { keys: ['87654321'] }, mark(state(), after))).toEqual([])
})

test('each notice of a gazette is reported when it is new', () => {
  const published = state({ publishedOn: '2026-08-20' })
  const registered = state({ publishedOn: '2026-08-20', registrationPublishedOn: '2026-11-20' })
  expect(kinds('notice', { party: '云澜' }, mark(state(), published))).toEqual(['published'])
  expect(kinds('notice', { party: '云澜' }, mark(published, registered))).toEqual(['registered'])
  expect(kinds('notice', { party: '云澜' }, mark(registered, registered))).toEqual([])
})
