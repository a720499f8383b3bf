import { plainText } from './claims.ts'
import { isEastAsian, type Letters } from './names.ts'
import { hangulLetters, moraeOf } from './romanize.ts'
import { readingsOfLetter } from './spoken.ts'

const isCharacter = ({ forms }: Letters[number]) => isEastAsian([...forms][0]!)

/** How a stretch of characters may be said, in letters; a digit also as a numeral. */
export function spokenForms(letters: Letters): string[] {
  // The syllabic n is an m before lips close.
  const morae = moraeOf(letters)
    ?.join('')
    .replaceAll(/[-*]/g, '')
    .replaceAll(/n(?=[bmp])/g, 'm')
  const native = hangulLetters(letters) ?? morae
  if (native) return [native]
  return letters.reduce<string[]>(
    (forms, letter) => {
      const readings = [...readingsOfLetter(letter)]
      const own = isCharacter(letter) ? readings : [plainText([letter]), ...readings]
      return own.length === 0 ? [] : forms.flatMap((form) => own.map((reading) => form + reading)).slice(0, 64)
    },
    [''],
  )
}
