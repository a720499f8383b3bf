import { expect, test } from 'vitest'
import { hasAmount, toGrantDraft } from './grant-form.ts'

const typed = { kind: 'grant', days: 30, total: 5, dailyLimit: null, monitorsLimit: 20, note: ' VIP ' } as const

test('only what the service counts is sent', () => {
  expect(toGrantDraft({ ...typed, service: 'report' }, 'id')).toEqual({
    requestId: 'id',
    service: 'report',
    kind: 'grant',
    days: 30,
    total: 5,
    note: 'VIP',
  })
  expect(toGrantDraft({ ...typed, service: 'monitoring' }, 'id')).not.toHaveProperty('total')
})

test('an amount that the service does not count is none', () => {
  expect(hasAmount({ service: 'search', kind: 'grant', days: 1, monitorsLimit: 5 })).toBe(false)
  expect(hasAmount({ service: 'search', kind: 'grant', days: 1, total: null, dailyLimit: 9 })).toBe(true)
})
