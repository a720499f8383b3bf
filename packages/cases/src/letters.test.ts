import { computeDeadlines } from '@markwright/deadlines'
import { expect, test } from 'vitest'
import { caseDefinitions, findDefinition } from './definitions/index.ts'
import { letterKindsOf } from './letters.ts'

const productTypes = [0, 1, ...caseDefinitions.map(({ productType }) => productType)]
const officeOf = (productType: number) => findDefinition(productType)!.office ?? ''

test.each(productTypes)(
  'each document of product type %i that begins a period has a rule of its office',
  (productType) => {
    const office = officeOf(productType)
    const events = letterKindsOf(productType).flatMap(({ event }) => event ?? [])
    const unknown = events.filter(
      (event) => !computeDeadlines({ office, kind: 'mark', event, date: '2026-11-02' }).known,
    )
    expect(unknown).toEqual([])
  },
)

test.each(productTypes)('documents of product type %i are distinct and have names in both languages', (productType) => {
  const kinds = letterKindsOf(productType)
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length)
  for (const { label } of kinds) expect([label.cn, label.en].every((text) => text.trim() !== '')).toBe(true)
})

test.each([
  [14, 'reviewDecision', ['CN-TM-COURT']],
  [16, 'cancellationDecision', ['CN-TM-REV-CANCEL']],
  [7, 'receipt', ['CN-TM-OPP-EVID']],
  // A decision on an opposition begins a period only for the applicant of the opposed mark.
  [7, 'decision', []],
  [5, 'correction', []],
  [2, 'examination', ['HK-TM-OA1']],
  [2, 'opposition', ['HK-TM-COUNTER']],
])('in a matter of type %i, %s begins the periods %j', (productType, kind, rules) => {
  const event = letterKindsOf(productType).find((each) => each.kind === kind)!.event
  const office = officeOf(productType)
  const response = event && computeDeadlines({ office, kind: 'mark', event, date: '2026-11-02' })
  expect(response?.known ? response.deadlines.map(({ rule }) => rule) : []).toEqual(rules)
})
