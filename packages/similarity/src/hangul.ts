const FIRST = 0xac00
const LAST = 0xd7a3

/** As foreign names are rendered and Korean brands print themselves, rather than by the official romanisation. */
const leads = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae u e yu ye o wa wae oe yo u wo we wi yu u ui i'.split(' ')
const tails = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

const officialVowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')

/** Tails before a syllable that begins with a vowel: 맑은 is malgeun, not makeun. */
const officialLinkedTails = ' g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p '.split(' ')
/** The lead of such a syllable. */
const SILENT_LEAD = 11

type Spelling = { vowels: readonly string[]; linkedTails: readonly string[] }

/** The letters that a run of hangul is spelt in (rule P10); null where it holds anything else. */
export const spellHangul = (characters: readonly string[]) => spell(characters, { vowels, linkedTails: tails })

/** The same by the Revised Romanization of Korea; of changes of sound between syllables with those before a vowel only. */
export const romanizeHangul = (characters: readonly string[]) =>
  spell(characters, { vowels: officialVowels, linkedTails: officialLinkedTails })

function spell(characters: readonly string[], { vowels, linkedTails }: Spelling): string | null {
  const syllables = characters.map((character) => character.charCodeAt(0) - FIRST)
  if (syllables.some((syllable) => syllable < 0 || syllable > LAST - FIRST)) return null
  const leadOf = (syllable: number) => Math.floor(syllable / 588)
  const letters = syllables.map((syllable, i) => {
    const next = syllables[i + 1]
    const tailsHere = next !== undefined && leadOf(next) === SILENT_LEAD ? linkedTails : tails
    return leads[leadOf(syllable)]! + vowels[Math.floor((syllable % 588) / 28)]! + tailsHere[syllable % 28]!
  })
  return letters.join('') || null
}
