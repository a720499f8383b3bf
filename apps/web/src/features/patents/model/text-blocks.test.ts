import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks.ts'

test('lines with tabs that follow each other are one table, other lines running text', () => {
  const text = 'Results:\nSalt\tmol\nNaCl\t\nend.'
  const shown = textBlocks(text).map(({ from, to, rows }) =>
    rows ? rows.map((row) => row.map(([start, end]) => text.slice(start, end))) : text.slice(from, to),
  )
  expect(shown).toEqual([
    'Results:',
    [
      ['Salt', 'mol'],
      ['NaCl', ''],
    ],
    'end.',
  ])
})
