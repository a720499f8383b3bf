/** Characters of one text translation (spec 2 §5); exactly as many are accepted. */
export const TRANSLATION_CHARACTERS_MAX = 3000

/** Characters of a text as a person counts them: code points, a line break as one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const character of text) if (character !== '\r') count++
  return count
}
