/**
 * Printed in every report. Raise it whenever a number, a word list or a formula of this package changes: two scores
 * may only be compared where it is equal.
 */
export const RULES_VERSION = '2026.19'

/**
 * Every number of the similarity rules. They are engineering choices, not law. Shares are between 0 and 1; a list that
 * is read by length holds the value for one character first and its last value for every greater length.
 */
export const parameters = {
  /** Longer marks are compared by their first characters, so that the work for one pair is bounded. */
  lengthMax: 48,

  /** Weight of each channel, and how much the second best adds to the best. */
  channels: {
    text: 1,
    soundHan: 0.72,
    soundLatin: 0.88,
    /** Of kana and hangul. */
    soundNative: 0.9,
    shape: 0.92,
    meaning: 0.8,
    second: 0.25,
  },

  levels: { identical: 97, high: 80, middle: 60, low: 40 },
  /** Nothing but an identity rule may exceed it. */
  scoreMax: 96,
  /** Of marks that differ only in a legal form, an article or a domain ending. */
  coreEqual: 0.97,

  han: {
    firstWeight: 1.3,
    /** How strictly marks are judged by the length of the shorter one. */
    strictness: [2, 1.3, 1],
    /** Softens the loss of marks of three or more characters. */
    power: 0.8,
    swap: 0.6,
    sameCharacters: { two: 0.82, more: 0.88 },
    readBackwards: 0.88,
    /** The same but for a number in digits for one in Chinese numerals. */
    numberWritten: 0.72,
    /** Look-alike characters below it are different characters. */
    lookAlikeLeast: 0.6,
    /** One word of a frame exchanged for a parallel one: 大 for 小. The frame is what both share. */
    parallel: { two: 0.75, more: 0.95 },
    parallelFrameLeast: 0.4,
  },

  latin: {
    /** Position i weighs 1 + start * e^(-i / fade). */
    weight: { start: 0.6, fade: 2 },
    /** By length from none on. */
    strictness: [2, 2, 2, 1.6, 1.25, 1],
    swap: 0.6,
    vowelForVowel: 0.6,
    /** Up to this length no substitution costs less than a vowel for a vowel. */
    shortLength: 3,
    drop: { repeated: 0.25, finalEOrS: 0.4, vowel: 0.7 },
    /** Likeness below which names that differ in more than one letter are alike by chance, and how fast it fades. */
    chance: { text: 0.7, sound: 0.8, slope: 2.5 },
    wordsTransposed: 0.85,
    readBackwards: 0.49,
    skeletonEqual: 0.95,
    inflection: 0.95,
    /** An inflected form needs a stem that long to be one. */
    inflectionStemMin: 4,
  },

  sound: {
    initial: 0.4,
    final: 0.5,
    tone: 0.1,
    otherTone: 0.5,
    /** Where initial or final have nothing in common, no syllable is more like another than this. */
    unrelated: 0.45,
    latin: { vowelForVowel: 0.5, samePlace: 0.5, dropVowel: 0.5, dropFinalS: 0.4, shortStrictness: 1.26, glide: 0.05 },
    /** Share of the alignment where both spellings have the same consonants; the rest is given. */
    sameConsonants: 0.75,
  },

  /** What is left of the likeness of text, sound and shape where the meanings differ clearly. */
  otherMeaning: 0.7,
  /**
   * By how much more than its share of the letters the only word of several that differs lowers them so: beside ordinary
   * words, which make a meaning of the whole, and beside others.
   */
  otherWord: { besideOrdinary: 2.5, besideCoined: 1 },
  /** How much a shared meaning counts by its rank, and within one script. */
  senses: {
    first: 1,
    near: 0.8,
    later: 0.6,
    name: 0.9,
    /** Of words of one family: what they mean is similar, but counts in no score. */
    ordinary: 0,
    /** Of words together, by how the least of them is meant. */
    together: 1,
    togetherLater: 0.75,
    /** Of what sounds like the name of a well-known mark in the same script. */
    echo: 0.78,
    /** Of a well-known name in another script beside descriptive words alone, and beside others. */
    named: 0.82,
    namedBeside: 0.62,
    sameScript: 0.95,
  },
  /** Names in kana: of as many morae, with one or two that differ, or with one more. */
  morae: { one: 0.85, voiced: 0.92, special: 0.92, two: 0.55, first: 0.15, unrelated: 0.7 },

  /** Repetition of the whole, and initials alone or beside the long form. */
  repeated: 0.9,
  acronym: { alone: 0.45, besideLongForm: 0.85 },

  containment: {
    /** Loss by the distinctiveness of what was added. */
    added: 1.1,
    weakShared: 0.25,
    weakSharedFactor: 0.6,
    floorDistinctiveness: 0.8,
    /** Of characters: a word that many use is the whole of an earlier mark all the same, 红星 of 红星二锅头. */
    floorDistinctivenessHan: 0.5,
  },

  /** Distinctiveness of a part by its kind; a coined part has 1, less where it is short. */
  distinctiveness: {
    /** As a coined character alone. */
    partOfWord: 0.7,
    generic: 0.1,
    place: 0.15,
    qualifier: 0.2,
    /** A whole mark that is a word of the language; a well-known mark has 1. */
    dictionary: 0.8,
    surname: 0.5,
    lengthFull: 4,
    least: 0.05,
  },

  /** How rare a word is in the register counts in the distinctiveness of what is coined. */
  rarity: {
    /** A register of fewer marks says nothing about how common a word is. */
    registerMin: 10_000,
    /** Words of fewer owners are as rare as can be, and are not listed. */
    ownersMin: 20,
    wordsMax: 20_000,
  },

  /** Han against Latin, by number of syllables. */
  crossScript: {
    pinyin: [0.55, 0.75, 0.85],
    /** How strictly letters are regarded as a pinyin. */
    pinyinStrictness: [1, 1.5, 1.5],
    loan: [0.55, 0.78, 0.8],
    /** How nearly a rendering must follow the sounds to be one. */
    loanLeast: 0.85,
    /** By how much more than its share of the syllables what does not fit counts. */
    loanStrictness: 3,
    /** Two syllables that do not fit exactly are below middle: chance fits many. */
    twoInexact: 0.59,
    /** What a syllable of a rendering loses, of one syllable: share of its beginning, sounds that it leaves out or adds. */
    rendering: {
      onset: 0.6,
      vowelAlone: 0.8,
      dropVowel: 0.5,
      dropR: 0.15,
      dropLast: 0.6,
      addedVowel: 0.1,
      nasal: 0.25,
    },
    initials: 0.45,
    numerals: 0.95,
    /** Kana and hangul against letters. */
    native: 0.9,
    /** What is left of it where only one of both ends in a number: タナカ1 and TANAKA. */
    nativeNumber: 0.94,
  },

  /** Weight of a part of a mark in several scripts. */
  parts: { han: 1, latin: 0.9, digits: 0.8, shortLatin: 0.55, shortLatinLength: 2, next: 0.1, otherPartDiffers: 8 },

  /** `part` of a mark that contains the whole of another which is not distinctive enough for C20 or L17. */
  /** `known`: of a mark that contains the name of a well-known mark as words of its own, or in three characters or more. */
  floors: { C09: 82, C20: 60, L17: 60, part: 45, known: 80 },
  homophone: { soundTwo: 0.98, soundMore: 0.95, textLeast: 0.4 },
  caps: { C07: 57, C25: 45, D03: 45, D03short: 0, D04: 45, L08: 48, L25: 45, L27: 45 },
  /** Points below the cap of L25 over which what it caps keeps its order, so that the closest come first in lists. */
  weakSpread: 2,
  /** Where only a weak part is shared, rests at least that similar lift the cap. */
  weakRestSimilar: 0.6,
} as const

/** Likeness of Mandarin initials; pairs that are not listed have nothing in common. */
export const initialsAlike: readonly (readonly [string, string, number])[] = [
  ['z', 'zh', 0.85],
  ['c', 'ch', 0.85],
  ['s', 'sh', 0.85],
  ['n', 'l', 0.85],
  ['f', 'h', 0.7],
  ['l', 'r', 0.7],
  ['b', 'p', 0.6],
  ['d', 't', 0.6],
  ['g', 'k', 0.6],
  ['j', 'q', 0.6],
  ['z', 'c', 0.6],
  ['zh', 'ch', 0.6],
  ['j', 'zh', 0.5],
  ['q', 'ch', 0.5],
  ['x', 'sh', 0.5],
]

/** Likeness of Mandarin finals; `-i` is the vowel of zhi, chi, shi, ri, zi, ci, si and `v` the ü. */
export const finalsAlike: readonly (readonly [string, string, number])[] = [
  ['an', 'ang', 0.85],
  ['en', 'eng', 0.85],
  ['in', 'ing', 0.85],
  ['ian', 'iang', 0.8],
  ['uan', 'uang', 0.8],
  ['o', 'uo', 0.8],
  ['e', 'o', 0.6],
  ['e', 'uo', 0.6],
  ['i', '-i', 0.6],
  ['ong', 'eng', 0.6],
  ['un', 'ong', 0.5],
  ['vn', 'in', 0.5],
  ['v', 'i', 0.5],
  ['van', 'ian', 0.5],
  ['ve', 'ie', 0.5],
  ['ai', 'ei', 0.5],
  ['en', 'in', 0.5],
  ['ui', 'ei', 0.5],
]

/** Those that are alike behind an initial alone: nu and nü, but wu and yu begin otherwise. */
export const finalsAlikeBehindInitials: readonly (readonly [string, string, number])[] = [['v', 'u', 0.5]]

/** Cost of reading one letter or digit for another that looks like it. */
export const lettersAlike: readonly (readonly [string, string, number])[] = [
  ['i', 'l', 0.3],
  ['i', '1', 0.3],
  ['l', '1', 0.3],
  ['o', '0', 0.3],
  ['b', '8', 0.4],
  ['s', '5', 0.4],
  ['z', '2', 0.4],
  ['g', '9', 0.5],
  ['u', 'v', 0.4],
  ['v', 'w', 0.5],
  ['m', 'n', 0.5],
  ['e', '3', 0.5],
  ['a', '4', 0.5],
  ['g', 'q', 0.5],
  ['i', 'j', 0.5],
]

/** Least score of each degree that a search may request. */
export const leastScores = { high: 80, middle: 60, low: 40 } as const satisfies Record<
  'high' | 'middle' | 'low',
  (typeof parameters.levels)['high' | 'middle' | 'low']
>
