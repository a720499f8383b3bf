import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'
import { writeTag } from './inline-tags.ts'

test.each([
  ['', 0],
  ['，。 —— () \n', 0],
  ['一种装置', 4],
  ['コンピューター', 7],
  ['ｶﾞｽ', 3],
  ['か\u3099', 1],
  ['々〇', 2],
  ['a device', 2],
  ['M8螺栓', 3],
  ['abc123', 1],
  ['3.5', 2],
  ["don't", 2],
  ['naïve nai\u0308ve', 2],
  ['특허 문서', 2],
  ['𠮷野家', 3],
])('%s has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('inline tags are no words and do not divide one', () => {
  const [open, close] = [writeTag({ kind: 'open', number: 1 }), writeTag({ kind: 'close', number: 1 })]
  expect(countWords(`pat${open}ent${close} 12${writeTag({ kind: 'single', number: 2 })}`)).toBe(2)
})
