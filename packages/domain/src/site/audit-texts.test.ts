import { expect, test } from 'vitest'
import { auditActionLabel, auditFacts, auditSubjectLabel } from './audit-texts.ts'

const pairs = (facts: Parameters<typeof auditFacts>[0]) => auditFacts(facts, 'en').map(({ name, text }) => [name, text])

test('facts are read in their order, what is merely so by its name', () =>
  expect(pairs({ reason: 'spam', sessions: 2, secondFactorSetUp: true, audience: { kind: 'all' } })).toEqual([
    ['Reason', 'spam'],
    ['sessions', '2'],
    ['Set up the authenticator', null],
    ['audience', '{"kind":"all"}'],
  ]))

test('a change of state is one fact, and none where the state stays', () => {
  expect(pairs({ from: 'pendingReview', to: 'paid', reason: 'ok' })).toEqual([
    ['Status', 'Pending review → Paid'],
    ['Reason', 'ok'],
  ])
  expect(pairs({ from: 'auditPassed', to: 'auditPassed' })).toEqual([])
})

test('days of a search are no change of state', () =>
  expect(pairs({ action: 'audit.export', subjectType: 'user', from: '2026-07-01', to: '2026-07-02' })).toEqual([
    ['Action', 'Exported the audit log'],
    ['Subject type', 'User'],
    ['From', '2026-07-01'],
    ['To', '2026-07-02'],
  ]))

test('an amount is read as money, and a method of payment by its name', () =>
  expect(pairs({ amountFen: 6000, method: 'wechat' })).toEqual([
    ['Amount', 'RMB¥60.00'],
    ['Payment method', 'WeChat Pay'],
  ]))

test('what is not known or not so is left out', () => {
  expect(pairs(null)).toEqual([])
  expect(pairs({ at: null, link: '', isNew: false })).toEqual([])
})

test('codes have words in both languages; an unknown one is shown as it is', () => {
  expect(auditActionLabel('user.disable', 'cn')).toBe('停用用户')
  expect(auditActionLabel('user.teleport', 'cn')).toBe('user.teleport')
  expect(auditSubjectLabel('toString', 'en')).toBe('toString')
  expect(auditFacts({ 'comment 9': 'similar' }, 'cn')).toEqual([
    { key: 'comment 9', name: '第 9 类小结', text: 'similar' },
  ])
})
