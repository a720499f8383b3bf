import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { needsRealData } from '../../../tests/support/needs.ts'
import { realData } from '../../../tests/support/real-data.ts'
import { alternativesOf } from './alternatives.ts'
import { computeDeadlines } from './compute.ts'
import type { Deadline, DeadlineRequest } from './deadline.ts'
import type { DeadlineEvent } from './events.ts'
import type { DeliveryMethod } from './rule.ts'
import { deadlineRules } from './rules/rules.ts'
import { stateOn } from './state.ts'

const path = realData('reference', 'docketing', 'vectors.json')

type Vector = {
  n: number
  rule: string
  office: string
  kind: string
  event: string
  date: string
  facts: Record<string, unknown>
  expected_opens: string | null
  expected_due: string
  expected_grace_end: string | null
  checks: [day: string, state: string][]
}
const vectors: Vector[] = path === null ? [] : (JSON.parse(readFileSync(path, 'utf8')) as Vector[])

/** Examples that count in the Patent Cooperation Treaty's own rules: here the rule of the office that is entered. */
const ruleOf = ({ rule, office }: Vector) => (rule.startsWith('WO-PCT-NAT') ? `${office}-PCT-ENTRY` : rule)

/** Where a rule has several events, the one of the examples; the others have one. */
const events: Partial<Record<string, DeadlineEvent>> = {
  registration: 'registration',
  'registration (filing) date': 'registration',
  filing: 'filing',
  'notice dispatched': 'refusal',
}

function eventOf(vector: Vector): DeadlineEvent {
  const rule = deadlineRules.find(({ id }) => id === ruleOf(vector))!
  const known = Object.keys(rule.periods) as DeadlineEvent[]
  const named = events[vector.event]
  return named && known.includes(named) ? named : known[0]!
}

const methods: [RegExp, DeliveryMethod][] = [
  [/^electronic/, 'electronic'],
  [/^post/, 'post'],
]

function deliveryOf({ facts, rule }: Vector): DeadlineRequest['delivery'] {
  const received = (facts['received'] ?? facts['opened']) as string | undefined
  if (received) return { method: 'electronic', receivedOn: received }
  if (rule.startsWith('EU-')) return { method: 'electronic' }
  const service = facts['service'] as string | undefined
  if (service === undefined) return undefined
  const method = methods.find(([pattern]) => pattern.test(service))![1]
  const proved = /proved|postmark/.test(service) ? (facts['deemed_or_proved_receipt'] as string) : undefined
  return { method, ...(proved && { receivedOn: proved }) }
}

function requestOf(vector: Vector): DeadlineRequest {
  const { facts } = vector
  const year = (facts['annuity_year'] ?? facts['year']) as number | undefined
  const delivery = deliveryOf(vector)
  return {
    office: ruleOf(vector).slice(0, 2),
    kind: vector.kind === 'trademark' ? 'mark' : (vector.kind as 'patent'),
    event: eventOf(vector),
    date: vector.date,
    ...(delivery && { delivery }),
    ...(typeof facts['term'] === 'number' && { term: facts['term'] }),
    ...(year !== undefined && { year }),
    ...(vector.rule === 'HK-PAT-RENEW' && { filedOn: facts['filing'] as string, year: 4 }),
  }
}

function deadlineOf(vector: Vector): Deadline {
  const response = computeDeadlines(requestOf(vector))
  if (!response.known) throw new Error(`${vector.rule}: ${response.gap} is not known`)
  const found = response.deadlines.find(({ rule }) => rule === ruleOf(vector))
  if (!found) throw new Error(`${vector.rule} does not hold on ${vector.date}`)
  return found
}

/** The rule of Hong Kong counts the day of publication, which is the other reading of the examples. */
const decidedOtherwise = new Set(['HK-TM-OPP'])

describe('published and computed examples', needsRealData(path !== null), () => {
  test.each(vectors.map((vector) => [vector.rule, vector.date, vector] as const))(
    '%s of %s',
    (_rule, _date, vector) => {
      const computed = deadlineOf(vector)
      const other = decidedOtherwise.has(vector.rule)
        ? alternativesOf(computed).find(({ due }) => due !== undefined)
        : undefined
      const { opens, due, graceEnd } = { ...computed, ...other }
      expect({ opens: vector.expected_opens && opens, due, graceEnd }).toEqual({
        opens: vector.expected_opens,
        due: vector.expected_due,
        graceEnd: vector.expected_grace_end,
      })
    },
  )

  const states: Record<string, string> = { 'due, no surcharge': 'open' }
  test.each(
    vectors
      .filter(({ rule }) => !decidedOtherwise.has(rule))
      .map((vector) => [vector.rule, vector.date, vector] as const),
  )('%s of %s: the day before and after each limit', (_rule, _date, vector) => {
    const deadline = deadlineOf(vector)
    const found = vector.checks.map(([day]) => {
      const tier = deadline.tiers.find(({ from, to }) => from <= day && day <= to)
      return tier ? `late, ${tier.percent} %` : stateOn(deadline, day)
    })
    expect(found).toEqual(vector.checks.map(([, state]) => (states[state] ?? state).replace(' open', '-open')))
  })

  test('facts of the examples: receipt, tiers, extensions', () => {
    const problems = vectors.flatMap((vector) => {
      const { facts, n } = vector
      const deadline = deadlineOf(vector)
      const receipt = deadline.calculation.find(({ step }) => step.endsWith('-receipt') && step !== 'late-receipt')
      const expected = [facts['deemed_or_proved_receipt'] ?? facts['receipt'] ?? facts['notified']].filter(Boolean)
      const extended = [
        facts['extended'],
        facts['extended_to'],
        facts['first_extension_to_60'],
        facts['cap_180'],
        facts['statutory_end'],
        facts['restoration_until'],
      ].filter(Boolean)
      const tiers = (facts['tiers'] ?? []) as { from: string; to: string; surcharge_pct: number }[]
      const found = [
        ...(expected.length > 0 && receipt && 'date' in receipt && receipt.date !== expected[0]
          ? [`${n} receipt`]
          : []),
        ...extended
          .filter((day) => deadline.extensions.every(({ until }) => until !== day))
          .map((day) => `${n} ${String(day)}`),
        ...tiers
          .filter((tier, at) => {
            const ours = deadline.tiers[at]!
            return ours.from !== tier.from || ours.to !== tier.to || ours.percent !== tier.surcharge_pct
          })
          .map(({ to }) => `${n} tier to ${to}`),
      ]
      return found
    })
    expect(problems).toEqual([])
  })
})
