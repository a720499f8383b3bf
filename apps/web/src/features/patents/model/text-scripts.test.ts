import { expect, test } from 'vitest'
import { scriptParts } from './text-scripts.ts'

test('scripts in the notation of TeX are apart from the text around them, other brackets are text', () => {
  expect(scriptParts('V_{DD} is e^{-t/τ} of {a}')).toEqual([
    { text: 'V', script: null },
    { text: 'DD', script: 'sub' },
    { text: ' is e', script: null },
    { text: '-t/τ', script: 'sup' },
    { text: ' of {a}', script: null },
  ])
})
