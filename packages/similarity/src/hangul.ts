const FIRST = 0xac00
const LAST = 0xd7a3

/** As foreign names are rendered and Korean brands print themselves, rather than by the official romanisation. */
const leads = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae u e yu ye o wa wae oe yo u wo we wi yu u ui i'.split(' ')
const tails = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

const officialVowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')

/** Tails before a syllable that begins with a vowel: 맑은 is malgeun, not makeun. */
const officialLinkedTails = ' g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p '.split(' ')
/** The same before 이, where d and t are palatal: 같이 is gachi. */
const officialTailsBeforeI = officialLinkedTails.with(7, 'j').with(13, 'lch').with(25, 'ch')
/** The lead of such a syllable, and its vowel. */
const [SILENT_LEAD, VOWEL_I] = [11, 20]

type Spelling = { vowels: readonly string[]; linkedTails: readonly string[]; tailsBeforeI: readonly string[] }

/** The letters that a run of hangul is spelt in (rule P10); null where it holds anything else. */
export const spellHangul = (characters: readonly string[]) =>
  spell(characters, { vowels, linkedTails: tails, tailsBeforeI: tails })

/** The same by the Revised Romanization of Korea; of changes of sound between syllables with those before a vowel only. */
export const romanizeHangul = (characters: readonly string[]) =>
  spell(characters, {
    vowels: officialVowels,
    linkedTails: officialLinkedTails,
    tailsBeforeI: officialTailsBeforeI,
  })

function spell(characters: readonly string[], { vowels, linkedTails, tailsBeforeI }: Spelling): string | null {
  const syllables = characters.map((character) => character.charCodeAt(0) - FIRST)
  if (syllables.some((syllable) => syllable < 0 || syllable > LAST - FIRST)) return null
  const leadOf = (syllable: number) => Math.floor(syllable / 588)
  const vowelOf = (syllable: number) => Math.floor((syllable % 588) / 28)
  const tailsBefore = (next: number | undefined) =>
    next === undefined || leadOf(next) !== SILENT_LEAD ? tails : vowelOf(next) === VOWEL_I ? tailsBeforeI : linkedTails
  const letters = syllables.map(
    (syllable, i) =>
      leads[leadOf(syllable)]! + vowels[vowelOf(syllable)]! + tailsBefore(syllables[i + 1])[syllable % 28]!,
  )
  return letters.join('') || null
}
