import { expect, test } from 'vitest'
import { formOfPlan, isComplete, toPlanChange, toPlanDraft, toPlanGrant } from './plan-form.ts'

const plan = {
  id: 'p',
  code: 'trademarkBasic',
  nameCn: '商标基础版',
  nameEn: 'Trademark Basic',
  kind: 'package',
  serviceType: 27,
  cardLevel: 10,
  months: 1,
  days: null,
  addsUp: false,
  isActive: true,
  position: 20,
  limits: [{ services: ['search'], perDay: 500, total: null, atOnce: null }],
  version: 3,
  updateTime: '2026-11-25 10:00:00',
  holders: 2,
} as const satisfies Parameters<typeof formOfPlan>[0]

test('a plan that is only looked at is sent as it was, with its version and a reason', () => {
  expect(toPlanChange({ ...formOfPlan(plan), reason: ' 调整 ' }, plan.version)).toEqual({
    nameCn: '商标基础版',
    nameEn: 'Trademark Basic',
    serviceType: 27,
    cardLevel: 10,
    months: 1,
    days: null,
    addsUp: false,
    isActive: true,
    position: 20,
    limits: plan.limits,
    version: 3,
    reason: '调整',
  })
})

test('what is left empty is null, and 0 is both products', () => {
  const form = { ...formOfPlan(plan), serviceType: 0, code: ' team ', kind: 'single', limits: [{ total: 5 }] } as const
  expect(toPlanDraft({ ...form, limits: [{ services: ['report'], total: 5 }] })).toMatchObject({
    code: 'team',
    kind: 'single',
    serviceType: null,
    limits: [{ services: ['report'], perDay: null, total: 5, atOnce: null }],
  })
})

test.each([
  [{ services: ['search' as const], perDay: 5 }, true],
  [{ services: ['search' as const] }, false],
  [{ services: [], total: 5 }, false],
])('a limit names services and an amount: %j', (limit, complete) => expect(isComplete(limit)).toBe(complete))

test('a grant of a plan as it is sends no limits', () => {
  expect(toPlanGrant({ planId: 'p', kind: 'grant', note: ' ' }, 'r')).toEqual({
    requestId: 'r',
    planId: 'p',
    kind: 'grant',
    quantity: 1,
    days: null,
    note: null,
  })
})
