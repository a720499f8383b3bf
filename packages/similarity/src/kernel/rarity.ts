import { getI32, getU16, getU8, larger, multiply, type i32 } from './platform.ts'
import { ONE, P_WORDS_COUNTED, WORD_RARITY, WORD_SLOTS, WORD_START } from './memory-map.ts'

/** Spreads 32 bits over 32 bits. */
function mix(value: i32): i32 {
  let hash = multiply(value ^ (value >>> 16), 0x45d9f3b)
  hash = multiply(hash ^ (hash >>> 16), 0x45d9f3b)
  return hash ^ (hash >>> 16)
}

/** Number of one character, or of two that are beside each other; `next` is 0 for one. */
export function wordOfCharacters(character: i32, next: i32): i32 {
  return mix((character << 16) | next)
}

/** Number of a word of letters, wherever it begins or ends. */
export function wordOfLetters(letters: i32, length: i32): i32 {
  let hash: i32 = -2128831035
  for (let i: i32 = 0; i < length; i++) hash = multiply(hash ^ (getU8(letters + i) & 127), 16777619)
  return mix(hash)
}

/** Of 10,000: how rare a word is among those of the register; one that is not listed is as rare as can be. */
function rarityOf(word: i32): i32 {
  let slot = word & (WORD_SLOTS - 1)
  let entry = getI32(WORD_RARITY + (slot << 2))
  while (entry != 0 && entry >>> 8 != word >>> 8) {
    slot = (slot + 1) & (WORD_SLOTS - 1)
    entry = getI32(WORD_RARITY + (slot << 2))
  }
  return entry == 0 ? ONE : (((entry & 255) * ONE) / 255) | 0
}

/**
 * Of 10,000: how rare a run of characters is (rule section 3.2). It is as rare as the rarest two of them that stand
 * beside each other, since the whole is no more frequent.
 */
export function rarityOfCharacters(characters: i32, length: i32): i32 {
  if (getI32(P_WORDS_COUNTED) == 0) return ONE
  if (length == 1) return rarityOf(wordOfCharacters(getU16(characters), 0))
  let rarest: i32 = 0
  for (let i: i32 = 1; i < length && rarest < ONE; i++) {
    const at = characters + (i << 1)
    rarest = larger(rarest, rarityOf(wordOfCharacters(getU16(at - 2), getU16(at))))
  }
  return rarest
}

/** Of 10,000: how rare a run of letters is, which is as rare as the rarest of its words. */
export function rarityOfLetters(letters: i32, length: i32): i32 {
  if (getI32(P_WORDS_COUNTED) == 0) return ONE
  let rarest: i32 = 0
  for (let start: i32 = 0; start < length && rarest < ONE;) {
    let end = start + 1
    while (end < length && !(getU8(letters + end) & WORD_START)) end++
    rarest = larger(rarest, rarityOf(wordOfLetters(letters + start, end - start)))
    start = end
  }
  return rarest
}
