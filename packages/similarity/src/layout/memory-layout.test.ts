import { describe, expect, test } from 'vitest'
import { kernelTables } from '../tables.ts'
import type { Field } from './allocator.ts'
import { memoryLayout } from './memory-layout.ts'
import { overlaps } from './overlaps.ts'

const fields = memoryLayout().filter((entry): entry is Field => 'offset' in entry)
const fieldsOf = (prefix: string) => fields.filter(({ name }) => name.startsWith(prefix))

describe('the memory of the similarity kernel', () => {
  test('no two fields share a byte', () => {
    // Structures begin at 0, as the tables do.
    const placed = fields.filter(({ name }) => !/^(?:WS|O|E)_/.test(name))
    expect(placed.length).toBeGreaterThan(100)
    for (const area of [placed, fieldsOf('WS_'), fieldsOf('O_'), fieldsOf('E_')]) expect(overlaps(area)).toEqual([])
  })

  test('every parameter has a value, apart from those of a search and a cap of 0', () => {
    const tables = kernelTables()
    const isEmpty = ({ offset, sizeBytes }: Field) => tables.subarray(offset, offset + sizeBytes).every((byte) => !byte)
    expect(
      fieldsOf('P_')
        .filter(isEmpty)
        .map(({ name }) => name),
    ).toEqual(['P_CAP_D03_SHORT', 'P_CUT', 'P_CUT_PARTS', 'P_LEAST', 'P_WORDS_COUNTED'])
  })
})
