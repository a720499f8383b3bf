const FIRST = 0xac00
const LAST = 0xd7a3

/** As foreign names are rendered and Korean brands print themselves, rather than by the official romanisation. */
const leads = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae u e yu ye o wa wae oe yo u wo we wi yu u ui i'.split(' ')
const tails = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

const officialVowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')

/** The letters that a run of hangul is spelt in (rule P10); null where it holds anything else. */
export const spellHangul = (characters: readonly string[]) => spell(characters, vowels)

/** The same by the Revised Romanization of Korea, without changes of sound between syllables. */
export const romanizeHangul = (characters: readonly string[]) => spell(characters, officialVowels)

function spell(characters: readonly string[], vowelsOf: readonly string[]): string | null {
  let letters = ''
  for (const character of characters) {
    const code = character.charCodeAt(0)
    if (code < FIRST || code > LAST) return null
    const syllable = code - FIRST
    letters += leads[Math.floor(syllable / 588)]! + vowelsOf[Math.floor((syllable % 588) / 28)]! + tails[syllable % 28]!
  }
  return letters === '' ? null : letters
}
