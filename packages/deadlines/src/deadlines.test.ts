import { expect, test } from 'vitest'
import { alternativesOf } from './alternatives.ts'
import { computeDeadlines } from './compute.ts'
import type { Deadline, DeadlineRequest } from './deadline.ts'
import { type DeadlineEvent, deadlineEvents } from './events.ts'
import { formatCalculation, formatCalendarNote, formatSource } from './format.ts'
import { deadlineRules } from './rules/rules.ts'
import { stateOn } from './state.ts'

function deadlineOf(request: DeadlineRequest, rule: string): Deadline {
  const response = computeDeadlines(request)
  const found = response.known ? response.deadlines.find((each) => each.rule === rule) : undefined
  if (!found) throw new Error(`${rule} is not known`)
  return found
}
const markOf = (office: string, event: DeadlineRequest['event'], date: string, rule: string) =>
  deadlineOf({ office, kind: 'mark', event, date }, rule)

test.each([
  ['2004-02-29', 1, '2014-02-28', '2014-08-28'],
  ['2004-02-29', 3, '2034-02-28', '2034-08-28'],
  ['2016-03-01', 1, '2026-02-28', '2026-08-28'],
  ['2014-03-01', 1, '2024-02-29', '2024-08-29'],
  // A Saturday: the term ends on it, while the grace period moves to Monday.
  ['2016-10-31', 1, '2026-10-30', '2027-04-30'],
  ['2016-05-02', 1, '2026-05-01', '2026-11-02'],
])('a Chinese mark registered on %s ends its term %i on %s, with grace to %s', (date, term, due, graceEnd) => {
  const found = deadlineOf({ office: 'CN', kind: 'mark', event: 'registration', date, term }, 'CN-TM-RENEW')
  expect([found.due, found.graceEnd]).toEqual([due, graceEnd])
})

test('the day of expiry that a register gives begins the same window as the registration', () => {
  const ofRegister = markOf('CN', 'expiry', '2026-05-01', 'CN-TM-RENEW')
  const ofRegistration = markOf('CN', 'registration', '2016-05-02', 'CN-TM-RENEW')
  const days = ({ opens, due, graceEnd }: Deadline) => [opens, due, graceEnd]
  expect(days(ofRegister)).toEqual(days(ofRegistration))
})

test.each([
  ['2026-12-31', 'CN-TM-OPP', '2027-03-31'],
  ['2027-01-01', 'CN-TM-OPP-2027', '2027-03-01'],
  // Spring Festival of 2027 by statute, from its eve on Friday to Monday.
  ['2026-11-06', 'CN-TM-OPP', '2027-02-09'],
  // Labour Day, then make-up Saturday 9 May 2026, which is a working day.
  ['2026-02-01', 'CN-TM-OPP', '2026-05-06'],
  ['2026-02-09', 'CN-TM-OPP', '2026-05-09'],
])('an opposition in China to what was published on %s is due by %s on %s', (date, rule, due) => {
  expect(markOf('CN', 'publication', date, rule).due).toBe(due)
})

test('only one version of a law holds on a day', () => {
  const rulesOn = (office: string, event: DeadlineRequest['event'], date: string) => {
    const response = computeDeadlines({ office, kind: 'mark', event, date })
    return response.known ? response.deadlines.map(({ rule }) => rule) : response.gap
  }
  expect(rulesOn('CN', 'publication', '2026-12-31')).toEqual(['CN-TM-OPP'])
  expect(rulesOn('CN', 'publication', '2027-01-01')).toEqual(['CN-TM-OPP-2027'])
  expect(rulesOn('KR', 'publication', '2025-07-21')).toEqual(['KR-TM-OPP-OLD'])
  expect(rulesOn('KR', 'publication', '2025-07-22')).toEqual(['KR-TM-OPP'])
  expect(rulesOn('US', 'office-action', '2022-12-02')).toEqual(['US-TM-OA-OLD'])
  expect(rulesOn('US', 'office-action', '2022-12-03')).toEqual(['US-TM-OA'])
})

test.each([
  ['mark', 'refusal', '2026-03-02', undefined, '2026-04-01'],
  ['mark', 'refusal', '2026-03-02', '2026-03-04', '2026-03-19'],
  ['patent', 'refusal', '2026-03-02', undefined, '2026-06-02'],
  ['patent', 'refusal', '2024-01-19', undefined, '2024-05-06'],
  ['patent', 'refusal', '2024-01-20', undefined, '2024-04-22'],
] as const)('a %s %s that is sent electronically on %s, received %s, is due on %s', (kind, event, date, on, due) => {
  const delivery = { method: 'electronic' as const, ...(on && { receivedOn: on }) }
  const response = computeDeadlines({ office: 'CN', kind, event, date, delivery })
  expect(response.known && response.deadlines[0]?.due).toBe(due)
})

test.each([
  ['2026-02-08', '2026-06-02'],
  ['2026-02-09', '2026-06-02'],
  ['2026-02-10', '2026-06-03'],
])('at the EPO a letter of 2 February 2026 that comes on %s is due on %s', (receivedOn, due) => {
  const request = { office: 'EP', kind: 'patent', event: 'office-action', date: '2026-02-02' } as const
  expect(deadlineOf({ ...request, delivery: { method: 'post', receivedOn } }, 'EP-PAT-OA').due).toBe(due)
})

test.each([
  ['2023-08-10', '2023-11-13'],
  ['2028-08-10', '2028-11-13'],
  ['2029-08-12', '2029-11-13'],
  ['2027-09-24', '2027-12-27'],
  ['2027-09-30', '2027-12-30'],
  ['2027-10-01', '2028-01-03'],
])('an observed federal holiday moves an action of %s to %s', (date, due) => {
  expect(markOf('US', 'office-action', date, 'US-TM-OA').due).toBe(due)
})

test('New Year that is observed in the year before moves a day too', () => {
  expect(markOf('US', 'publication', '2027-12-01', 'US-TM-OPP').due).toBe('2028-01-03')
})

test.each([
  ['2026-01-16', '2026-02-19'],
  ['2026-08-25', '2026-09-28'],
  ['2026-05-04', '2026-06-04'],
  ['2026-04-01', '2026-05-04'],
])('Korean festivals, elections and Labour Day move an opposition of %s to %s', (date, due) => {
  expect(markOf('KR', 'publication', date, 'KR-TM-OPP').due).toBe(due)
})

test('a year whose days off are not published is named, and so are days that are derived', () => {
  const unpublished = markOf('CN', 'publication', '2027-01-06', 'CN-TM-OPP-2027')
  expect(unpublished.uncertainYears.length === 0).toBe(false)
  expect(formatCalendarNote(unpublished, 'en')).toContain('2027')
  expect(formatCalendarNote(unpublished, 'zh')).toContain('2027年')
  const published = markOf('CN', 'publication', '2026-01-06', 'CN-TM-OPP')
  expect([published.uncertainYears.length === 0, formatCalendarNote(published, 'zh')]).toEqual([true, null])
  expect(formatCalendarNote(markOf('EU', 'publication', '2026-01-06', 'EU-TM-OPP'), 'zh')).toContain('推定')
})

test('a deadline that the turn of the year moves names both years', () => {
  // 31 December 2026 is a Thursday on which the EPO is closed.
  const annuity = { office: 'EP', kind: 'patent', event: 'filing', date: '2022-12-05', year: 5 } as const
  const { due, uncertainYears } = deadlineOf(annuity, 'EP-PAT-ANNUITY')
  expect([due, uncertainYears.map(({ year }) => year)]).toEqual(['2027-01-04', [2026, 2027]])
})

test.each([
  [{ office: 'BR', kind: 'mark', event: 'publication', date: '2026-01-06' }, 'office'],
  [{ office: 'EU', kind: 'patent', event: 'filing', date: '2026-01-06' }, 'kind'],
  [{ office: 'JP', kind: 'mark', event: 'publication', date: '2026-01-06' }, 'event'],
  [{ office: 'EP', kind: 'patent', event: 'filing', date: '2026-01-06' }, 'year'],
  [{ office: 'EP', kind: 'patent', event: 'filing', date: '2026-01-06', year: 2 }, 'year'],
  [{ office: 'EP', kind: 'patent', event: 'filing', date: '2026-01-06', year: 21 }, 'year'],
  [{ office: 'HK', kind: 'patent', event: 'grant', date: '2026-01-06', year: 4 }, 'filedOn'],
] as const)('what is not covered is not guessed: %o', (request, gap) => {
  expect(computeDeadlines(request)).toEqual({ known: false, gap })
})

test('of a day on which no right can have begun nothing is computed', () => {
  const days = ['0001-01-01', '1799-12-31', '1800-01-01', '2199-12-31', '2200-01-01', '9980-02-28', '9999-12-31']
  const events = deadlineRules.flatMap(({ office, kinds, periods }) =>
    kinds.flatMap((kind) => (Object.keys(periods) as DeadlineEvent[]).map((event) => ({ office, kind, event }))),
  )
  const known = events.flatMap(({ event, ...rest }) => {
    const year = event === 'filing' || event === 'registration' ? 8 : undefined
    const request = { ...rest, event, ...(year !== undefined && { year }) }
    return days.filter((date) => computeDeadlines({ ...request, date, filedOn: date }).known)
  })
  expect(known.filter((date) => date < '1800' || date > '2200')).toEqual([])
  expect(new Set(known)).toEqual(new Set(['1800-01-01', '2199-12-31']))
})

test('what is no day, year or term is refused', () => {
  const request = { office: 'CN', kind: 'mark', event: 'registration', date: '2026-02-29' } as const
  expect(() => computeDeadlines(request)).toThrow(RangeError)
  expect(() => computeDeadlines({ ...request, date: '2026-02-28', term: 0 })).toThrow(RangeError)
})

test('the alternative of a law is shown with the days that it changes', () => {
  const opposition = markOf('CN', 'publication', '2026-12-06', 'CN-TM-OPP')
  expect(alternativesOf(opposition).map(({ due }) => due)).toEqual(['2027-02-09'])
  expect(opposition.note?.zh).toContain('过渡')
  // One whose three months end before the revision is in force has none.
  expect(alternativesOf(markOf('CN', 'publication', '2026-09-29', 'CN-TM-OPP'))).toEqual([])
})

test('the state of a day changes after the last day of each period', () => {
  const renewal = markOf('CN', 'expiry', '2026-05-01', 'CN-TM-RENEW')
  const days = ['2025-04-30', '2025-05-01', '2026-05-01', '2026-05-02', '2026-11-02', '2026-11-03']
  expect(days.map((day) => stateOn(renewal, day))).toEqual(['not-open', 'open', 'open', 'grace', 'grace', 'lapsed'])
})

test('the calculation is said in both languages, with rule and source', () => {
  const request = { office: 'CN', kind: 'mark', event: 'refusal', date: '2026-09-03' } as const
  const found = deadlineOf({ ...request, delivery: { method: 'electronic' } }, 'CN-TM-REV-REFUSAL')
  expect(formatCalculation(found, 'zh')).toEqual([
    '驳回决定：2026-09-03',
    '电子送达，发文后15日视为送达（商标法实施条例第十条）：2026-09-18',
    '期限：2026-09-18起15日（首日不计）：2026-10-03',
    '期限末日2026-10-03为周末，顺延至2026-10-08（商标法实施条例第十二条第一款）',
  ])
  expect(formatCalculation(found, 'en')).toEqual([
    'Refusal: 2026-09-03',
    'Sent electronically, deemed received 15 days later (商标法实施条例第十条): 2026-09-18',
    'Period: 15 days from 2026-09-18 (first day not counted): 2026-10-03',
    '2026-10-03 is a weekend day: moved to 2026-10-08 (商标法实施条例第十二条第一款)',
  ])
  expect(formatSource(found.source!, 'en')).toBe('商标法（2019年修正） (text of the law)')
})

test('rules have an id of their own and texts in both languages without a gap', () => {
  const ids = deadlineRules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const texts = deadlineRules.flatMap(({ name, note, grace, fixed, extensions = [], readings = [] }) => [
    name,
    ...[note, grace?.surcharge, fixed].filter((text) => text !== undefined),
    ...extensions.map((each) => each.name),
    ...readings.map(({ text }) => text),
  ])
  const incomplete = [...texts, ...Object.values(deadlineEvents)].filter(
    ({ zh, en }) => !/[\u4e00-\u9fff]/.test(zh) || !/[a-z]/.test(en) || /[\u4e00-\u9fff]/.test(en),
  )
  expect(incomplete).toEqual([])
})
