import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../../tests/support/real-data.ts'
import { docdbNumber, readPatentNumber } from './patent-number.ts'

const file = realData('reference', 'number_normalisation_vectors_patzilla.json')

describe.skipIf(file === null)('published vectors (skipped where they do not lie beside the checkout)', () => {
  const vectors: { input: string; expected: string | null }[] = file ? JSON.parse(readFileSync(file, 'utf8')) : []
  test.each(vectors)('$input', ({ input, expected }) => {
    const found = readPatentNumber(input)
    expect(typeof found === 'string' ? null : docdbNumber(found)).toBe(expected)
  })
})
