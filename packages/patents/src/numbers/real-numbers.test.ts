import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../../tests/support/real-data.ts'
import { docdbNumber, readPatentNumber } from './patent-number.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

const file = realData('reference', 'number_normalisation_vectors_patzilla.json')

describe('published vectors', needsRealData(file !== null), () => {
  const vectors: { input: string; expected: string | null }[] = file ? JSON.parse(readFileSync(file, 'utf8')) : []
  test.each(vectors)('$input', ({ input, expected }) => {
    const found = readPatentNumber(input)
    expect(typeof found === 'string' ? null : docdbNumber(found)).toBe(expected)
  })
})
