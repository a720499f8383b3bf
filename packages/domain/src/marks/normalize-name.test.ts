import { describe, expect, test } from 'vitest'
import { normalizeName } from './normalize-name.ts'
import { checkCharacters } from './search-validation.ts'

describe('a name with punctuation', () => {
  test.each([
    ["L'ORÉAL", 'L ORÉAL'],
    ['H&M', 'H M'],
    ['COCA-COLA', 'COCA COLA'],
    ['7-ELEVEN', '7 ELEVEN'],
    ['DR. MARTENS', 'DR MARTENS'],
    ['AT&T', 'AT T'],
    ["McDonald's®", 'McDonalds'],
    ['LEVI’S', 'LEVIS'],
    ["BEN & JERRY'S ICE", 'BEN JERRYS ICE'],
    ["'s-Hertogenbosch", 's Hertogenbosch'],
    ['云@澜', '云 澜'],
    ['云\u200B澜', '云澜'],
    ['YAHOO!', 'YAHOO'],
    ['  $100%  PURE  ', '100 PURE'],
    ['A/B\tC', 'A B C'],
    ['🌙MOON🌙LIGHT', 'MOON LIGHT'],
    ['x\uD800y', 'xy'],
    ['Ｈ＆Ｍ', 'Ｈ＆Ｍ'],
    ['365+', '365+'],
    ['***', ''],
    ['', ''],
  ])('%j is searched as %j', (name, normalized) => {
    expect(normalizeName(name)).toBe(normalized)
    expect(checkCharacters('tradeMarkText', normalized).ok).toBe(true)
    expect(normalizeName(normalized)).toBe(normalized)
  })
})

test('the usual punctuation of parties stays', () => {
  expect(normalizeName('Lumora & Sons (HK) Co., Ltd.', 'party')).toBe('Lumora & Sons (HK) Co., Ltd.')
  expect(normalizeName('"Lumora" & Sons; Ltd.', 'party')).toBe('Lumora & Sons Ltd.')
})
