import type { RegistrationRecord } from '@markwright/api-client/models/registrationRecord'
import { expect, test } from 'vitest'
import { fetchRegistrations } from './registrations-export.ts'

const someone = (id: string): RegistrationRecord => ({
  id,
  name: id,
  phone: '13800138000',
  company: null,
  email: null,
  remark: null,
  source: null,
  createTime: '2026-11-22 09:30:00',
})

test('everybody is exported once, though somebody registers while the pages are fetched', async () => {
  const pages = [['b', 'a'], ['a', 'z'], ['y']].map((ids) => ids.map(someone))
  const records = await fetchRegistrations('activity', async (_id, query) => ({
    records: pages[query!.current! - 1]!,
    total: 5,
    size: 2,
    current: query!.current!,
    pages: pages.length,
  }))
  expect(records.map(({ id }) => id)).toEqual(['b', 'a', 'z', 'y'])
})
