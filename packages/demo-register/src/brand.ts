import { pickHan, pinyinOf } from './han.ts'
import { type Random, picker } from './random.ts'
import {
  hangulFirst,
  hangulSecond,
  hiraganaWords,
  kanjiEndings,
  kanjiFirst,
  kanjiSecond,
} from './words/east-asian-parts.ts'
import { crowdedHan, crowdedLatin, hanEndings, hanPhrases, hanWords, weakPrefixes } from './words/han-words.ts'
import { englishAdjectives, englishNouns, englishTrades, flavours } from './words/latin-parts.ts'
import { type Closing, closings, openSounds, type Sound } from './words/sounds.ts'

/** An invented name in the scripts it exists in. Chinese is simplified here; `japanese` is kana or kanji. */
export type Brand = { han?: string; latin?: string; japanese?: string; korean?: string }

/** Whose taste a name follows. */
export type Culture = 'chinese' | 'japanese' | 'korean' | 'western'

/** A name as somebody of that culture would choose it. */
export function createBrand(culture: Culture, random: Random): Brand {
  if (random.chance(CROWDED_SHARE)) return crowdedBrand(culture, random)
  return models[culture](random)(random)
}

const CROWDED_SHARE = 0.02

type Model = (random: Random) => Brand

function crowdedBrand(culture: Culture, random: Random): Brand {
  return culture === 'chinese' && random.chance(0.7)
    ? { han: random.pick(crowdedHan) }
    : { latin: random.pick(crowdedLatin) }
}

/** Two to five characters, mostly two or three. */
export function hanName(random: Random): string {
  const kind = random.below(100)
  if (kind < 26) return pickHan(random) + pickHan(random)
  if (kind < 58) return pickHan(random) + pickHan(random) + pickHan(random)
  if (kind < 68) return random.pick(hanWords) + random.pick(hanWords)
  if (kind < 76) return random.pick(hanWords) + pickHan(random)
  if (kind < 82) return pickHan(random) + random.pick(hanWords)
  if (kind < 88) return pickHan(random) + pickHan(random) + random.pick(hanEndings)
  if (kind < 92) return pickHan(random) + pickHan(random) + random.pick(hanWords)
  if (kind < 95) return random.pick(hanWords) + random.pick(hanEndings)
  if (kind < 97) return random.pick(weakPrefixes) + pickHan(random) + pickHan(random)
  if (kind < 99) return random.pick(hanWords) + pickHan(random) + random.pick(hanWords)
  return random.pick(hanPhrases)
}

const hanBrand: Model = (random) => ({ han: hanName(random) })

const pinyinBrand: Model = (random) => {
  const han = hanName(random)
  const latin = pinyinOf(han)
  return latin === null ? { han } : { han, latin }
}

const pinyinOnlyBrand: Model = (random) => {
  const latin = pinyinOf(pickHan(random) + pickHan(random) + (random.chance(0.4) ? pickHan(random) : ''))
  return latin === null ? hanBrand(random) : { latin }
}

/** A coined word of two to four syllables that every script can write: LUMORA, 露莫拉, ルモラ, 루모라. */
export function coinedBrand(random: Random): Required<Brand> {
  const syllables: { open: Sound; closing: Closing | null }[] = []
  const count = random.between(2, 3) + (random.chance(0.15) ? 1 : 0)
  while (syllables.length < count) {
    const open = random.pick(openSounds)
    // Two vowels in a row are hard to distinguish from one.
    if (syllables.length > 0 && open.latin.length === 1) continue
    const last = syllables.length === count - 1
    syllables.push({ open, closing: random.chance(last ? 0.4 : 0.18) ? random.pick(closings) : null })
  }
  const write = (piece: (syllable: (typeof syllables)[number]) => string) => syllables.map(piece).join('')
  return {
    latin: write(({ open, closing }) => open.latin + (closing?.latin ?? '')).toUpperCase(),
    japanese: write(({ open, closing }) => open.katakana + (closing?.katakana ?? '')),
    korean: write(({ open, closing }) => hangulOf(open, closing)),
    han: write(({ open, closing }) => open.han + (closing?.han ?? '')),
  }
}

function hangulOf(open: Sound, closing: Closing | null): string {
  if (!closing) return open.hangul
  if ('hangul' in closing) return open.hangul + closing.hangul
  // Unicode composes a syllable as first consonant, vowel, final consonant; without a final the code is a multiple of 28.
  return String.fromCodePoint((open.hangul.codePointAt(0) ?? 0) + closing.jongseong)
}

const coinedBilingualBrand: Model = (random) => {
  const { latin, han } = coinedBrand(random)
  return { latin, han }
}

/** A Latin word put together from parts of one flavour: Luminora, Nexovia, Halsted. */
export function flavouredWord(random: Random): string {
  const flavour = random.pick(flavours)
  const middle = random.chance(0.4) ? random.pick(flavour.middle) : ''
  const syllable = random.chance(0.45) ? random.pick(openSounds).latin : ''
  return (random.pick(flavour.first) + middle + syllable + random.pick(flavour.last)).toUpperCase()
}

const flavouredBrand: Model = (random) => ({ latin: flavouredWord(random) })

/** One to three English words: BLUE HARBOR, STONEWILLOW, THE COPPER FOX, OAK & EMBER. */
export function englishName(random: Random): string {
  const noun = random.pick(englishNouns)
  const kind = random.below(100)
  const name =
    kind < 34
      ? `${random.pick(englishAdjectives)} ${noun}`
      : kind < 56
        ? noun + random.pick(englishNouns)
        : kind < 66
          ? `${noun} ${random.pick(englishTrades)}`
          : kind < 74
            ? `${noun} & ${random.pick(englishNouns)}`
            : kind < 82
              ? `the ${random.pick(englishAdjectives)} ${noun}`
              : kind < 92
                ? `${random.pick(englishAdjectives)} ${noun} ${random.pick(englishTrades)}`
                : kind < 96
                  ? `${noun} ${random.between(2, 99)}`
                  : noun
  return name.toUpperCase()
}

const englishBrand: Model = (random) => ({ latin: englishName(random) })

const chineseWithEnglishBrand: Model = (random) => ({ han: hanName(random), latin: englishName(random) })

const digitBrand: Model = (random) => {
  const digits = String(random.between(2, 9999))
  const letters = random.pick(['', '', 'K', 'V', 'X', 'No.', 'T'])
  return { latin: letters + digits }
}

const hanDigitBrand: Model = (random) => ({
  han: random.pick(['', '', '第']) + random.between(3, 999) + random.pick(['号', '度', '里', '街区']),
})

const kanjiBrand: Model = (random) => {
  const stem = random.pick(kanjiFirst) + random.pick(kanjiSecond)
  return { japanese: random.chance(0.4) ? stem + random.pick(kanjiEndings) : stem }
}

const hiraganaBrand: Model = (random) => {
  const word = random.pick(hiraganaWords)
  const kind = random.below(3)
  if (kind === 0) return { japanese: word + random.pick(kanjiEndings) }
  return { japanese: kind === 1 ? word + random.pick(hiraganaWords) : `${word}の${random.pick(kanjiSecond)}` }
}

const hangulBrand: Model = (random) => ({
  korean: random.pick(hangulFirst) + (random.chance(0.3) ? random.pick(hangulFirst) : '') + random.pick(hangulSecond),
})

const models: Record<Culture, (random: Random) => Model> = {
  chinese: picker<Model>([
    [hanBrand, 52],
    [pinyinBrand, 13],
    [chineseWithEnglishBrand, 5],
    [coinedBilingualBrand, 7],
    [pinyinOnlyBrand, 5],
    [flavouredBrand, 8],
    [englishBrand, 6],
    [digitBrand, 2],
    [hanDigitBrand, 2],
  ]),
  japanese: picker<Model>([
    [coinedBrand, 38],
    [kanjiBrand, 27],
    [hiraganaBrand, 15],
    [flavouredBrand, 10],
    [englishBrand, 10],
  ]),
  korean: picker<Model>([
    [coinedBrand, 36],
    [hangulBrand, 38],
    [flavouredBrand, 12],
    [englishBrand, 14],
  ]),
  western: picker<Model>([
    [flavouredBrand, 42],
    [englishBrand, 42],
    [coinedBrand, 13],
    [digitBrand, 3],
  ]),
}
