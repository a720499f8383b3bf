import { expect, test } from 'vitest'
import { readableFacts } from './readable-facts.ts'

test('facts are read in their order, what is merely so by its name', () =>
  expect(readableFacts({ reason: 'spam', sessions: 2, secondFactorSetUp: true, audience: { kind: 'all' } })).toEqual([
    ['reason', 'spam'],
    ['sessions', '2'],
    ['secondFactorSetUp', null],
    ['audience', '{"kind":"all"}'],
  ]))

test('a change of state is one fact, and none where the state stays', () => {
  expect(readableFacts({ from: 'pendingReview', to: 'paid', reason: 'ok' })).toEqual([
    ['change', 'pendingReview → paid'],
    ['reason', 'ok'],
  ])
  expect(readableFacts({ from: 'auditPassed', to: 'auditPassed' })).toEqual([])
})

test('an amount is read as money', () =>
  expect(readableFacts({ amountFen: 6000 })).toEqual([['amountFen', 'RMB¥60.00']]))

test('what is not known or not so is left out', () => {
  expect(readableFacts(null)).toEqual([])
  expect(readableFacts({ at: null, link: '', isNew: false })).toEqual([])
})
