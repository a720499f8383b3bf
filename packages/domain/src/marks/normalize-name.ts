import { checkCharacters } from './search-validation.ts'

// A genitive s belongs to its word: McDONALD'S is one word, DR. MARTENS are two.
const BEFORE_GENITIVE_S = /(?<=[\p{L}\p{N}\p{M}])['’`´](?=s(?![\p{L}\p{N}\p{M}]))/giu
// Controls, zero-width characters and the signs of protection say nothing about a name.
const UNSEEN = /[^\P{C}\s]|[®™©℠]/gu

/**
 * A name in the characters that a query may have (`checkCharacters`): H&M becomes `H M`, COCA-COLA `COCA COLA`,
 * McDONALD'S `McDONALDS`, L'ORÉAL `L ORÉAL`. The comparison of marks reads both forms alike, so that the name finds what
 * the original would. Empty where no letter and no digit is left; a name that may be requested as it is is only trimmed.
 */
export function normalizeName(text: string, kind: 'mark' | 'party' = 'mark'): string {
  if (checkCharacters('', text, kind).ok) return text.trim()
  const allowed = Array.from(text.replaceAll(BEFORE_GENITIVE_S, '').replaceAll(UNSEEN, ''), (character) =>
    checkCharacters('', character, kind).ok ? character : ' ',
  )
  const name = allowed.join('').replaceAll(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}
