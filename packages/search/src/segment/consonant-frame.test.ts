import { expect, test } from 'vitest'
import { frameOfWord, framesOfPinyin } from './consonant-frame.ts'

test.each([
  ['satis', 'sa di si'],
  ['pegura', 'pei gu la'],
  ['docul', 'duo ku er'],
  ['tikyal', 'di ke ya er'],
  ['fedamevo', 'fei da mei wo'],
  ['taxwe', 'ta ke si wei'],
  ['vanke', 'wan ke'],
  ['philips', 'fei li pu si'],
  ['adidas', 'a di da si'],
  ['shiseido', 'xi sai duo'],
  ['ozinu', 'ao ji nu'],
  ['lehico', 'lai xi ke'],
  ['watide', 'hua di de'],
  ['sikyogat', 'xi ke you jia te'],
])('%s has the consonants of its rendering %s', (word, pinyin) => {
  expect(framesOfPinyin(pinyin.split(' '))).toContainEqual(frameOfWord(word))
})

test('words with other consonants have other frames', () => {
  const frames = ['satis', 'satir', 'matis', 'asatis', 'sati'].map((word) => frameOfWord(word).join())
  expect(new Set(frames).size).toBe(frames.length)
})
