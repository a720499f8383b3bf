import { expect, test } from 'vitest'
import type { Field } from '@markwright/similarity/layout/allocator.ts'
import { TABLES_SIZE } from '@markwright/similarity/layout/memory-layout.ts'
import { overlaps } from '@markwright/similarity/layout/overlaps.ts'
import { memoryLayout } from './memory-layout.ts'

test('no two fields of a segment share a byte', () => {
  // Structures begin at 0; everything that is placed in the memory lies behind the tables of the similarity kernel.
  const fields = memoryLayout().filter((entry): entry is Field => 'offset' in entry)
  const placed = fields.filter(({ offset }) => offset >= TABLES_SIZE)
  expect(placed.length).toBeGreaterThan(100)
  expect(overlaps(placed)).toEqual([])
})
