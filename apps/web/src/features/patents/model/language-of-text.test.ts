import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['', 'own'],
  ['A heat sink with fins, 3.5 mm', 'en'],
  ['一种散热器，包括 LED 基板', 'zh'],
  ['放熱フィンを備える', 'ja'],
  ['Kühlkörper mit Rippen', 'own'],
  ['방열판', 'own'],
  ['CN 102345678 A', 'own'],
])('%j is in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
