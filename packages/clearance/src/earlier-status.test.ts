import { expect, test } from 'vitest'
import { isEarlier, statusOf } from './earlier-status.ts'

const facts = { status: 1, statusOn: null, registeredOn: '2015-03-01', expiresOn: '2025-03-01' }

test.each([
  ['in force on the day of expiry', '2025-03-01', facts, 'inForce'],
  ['in the grace period the day after', '2025-03-02', facts, 'gracePeriod'],
  ['ended after six months', '2025-09-02', facts, 'endedWithinYear'],
  ['ended for a year', '2026-03-01', facts, 'endedBefore'],
  ['registered abroad without expiry', '2026-03-01', { ...facts, status: 10, expiresOn: null }, 'inForce'],
  ['invalid and never registered', '2026-03-01', { ...facts, status: 2, registeredOn: null }, 'refused'],
  ['cancelled lately', '2024-03-01', { ...facts, status: 2, statusOn: '2023-10-01' }, 'endedWithinYear'],
  [
    'lapsed long before the register said so',
    '2026-10-01',
    { ...facts, status: 9, statusOn: '2026-09-01' },
    'endedBefore',
  ],
  ['invalid since nobody knows when', '2024-03-01', { ...facts, status: 2 }, 'endedBefore'],
  ['published', '2024-03-01', { ...facts, status: 3 }, 'published'],
  ['published abroad', '2024-03-01', { ...facts, status: 11 }, 'published'],
  ['refusal under review', '2024-03-01', { ...facts, status: 4 }, 'refusalReview'],
  ['opposed', '2024-03-01', { ...facts, status: 5 }, 'contested'],
  ['under attack', '2024-03-01', { ...facts, status: 7 }, 'contested'],
  ['pending', '2024-03-01', { ...facts, status: 6 }, 'pendingEarlier'],
  ['pending abroad', '2024-03-01', { ...facts, status: 12 }, 'pendingEarlier'],
  ['other, registered', '2024-03-01', { ...facts, status: 8 }, 'inForce'],
  ['other, not registered', '2024-03-01', { ...facts, status: 8, registeredOn: null }, 'pendingEarlier'],
] as const)('%s', (_, on, input, expected) => expect(statusOf(input, on)).toBe(expected))

test('a mark is earlier by its filing or its priority, on the day itself too, and where it has no dates', () => {
  expect(isEarlier({ appliedOn: '2026-01-02', priorityOn: null }, '2026-01-02')).toBe(true)
  expect(isEarlier({ appliedOn: '2026-01-03', priorityOn: '2025-12-01' }, '2026-01-02')).toBe(true)
  expect(isEarlier({ appliedOn: '2026-01-03', priorityOn: null }, '2026-01-02')).toBe(false)
  expect(isEarlier({ appliedOn: null, priorityOn: null }, '2026-01-02')).toBe(true)
})
