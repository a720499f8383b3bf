// Written by scripts/generate-kernels.ts from layout/memory-layout.ts.

import type { i32 } from './platform.ts'

export const ONE: i32 = 10000
/** Score, in tenths, of marks that are written otherwise and read aloud as the same words. */
export const READ_ALIKE: i32 = 900
/** Parameters, tables and one workspace. */
export const TABLES_SIZE: i32 = 368640
/** Weights of the channels. */
export const P_SOUND_HAN: i32 = 0
export const P_SOUND_LATIN: i32 = 4
export const P_SOUND_NATIVE: i32 = 8
export const P_SHAPE: i32 = 12
export const P_MEANING: i32 = 16
export const P_SECOND: i32 = 20
export const P_SCORE_MAX: i32 = 24
export const P_CORE_EQUAL: i32 = 28
export const P_HAN_FIRST: i32 = 32
export const P_HAN_SWAP: i32 = 36
export const P_HAN_SAME_TWO: i32 = 40
export const P_HAN_SAME_MORE: i32 = 44
export const P_HAN_BACKWARDS: i32 = 48
export const P_HAN_NUMBERS: i32 = 52
export const P_LOOK_ALIKE_LEAST: i32 = 56
export const P_LATIN_SWAP: i32 = 60
export const P_LATIN_SHORT: i32 = 64
export const P_DROP_REPEATED: i32 = 68
export const P_DROP_FINAL: i32 = 72
export const P_DROP_VOWEL: i32 = 76
export const P_TRANSPOSED: i32 = 80
export const P_LATIN_BACKWARDS: i32 = 84
export const P_OTHER_MEANING: i32 = 88
/** By how much more than its share of the letters the only word that differs lowers: beside ordinary words, and beside others. */
export const P_OTHER_WORD: i32 = 92
export const P_OTHER_WORD_BESIDE: i32 = 96
export const P_SKELETON: i32 = 100
export const P_INFLECTION: i32 = 104
export const P_STEM_MIN: i32 = 108
export const P_SYLLABLE_INITIAL: i32 = 112
export const P_SYLLABLE_FINAL: i32 = 116
export const P_SYLLABLE_TONE: i32 = 120
export const P_SYLLABLE_OTHER_TONE: i32 = 124
export const P_SYLLABLE_UNRELATED: i32 = 128
export const P_SOUND_DROP_VOWEL: i32 = 132
export const P_SOUND_DROP_S: i32 = 136
export const P_SOUND_SHORT: i32 = 140
export const P_SAME_CONSONANTS: i32 = 144
export const P_REPEATED: i32 = 148
export const P_ACRONYM: i32 = 152
export const P_ACRONYM_BESIDE: i32 = 156
export const P_ADDED: i32 = 160
export const P_WEAK_SHARED: i32 = 164
export const P_WEAK_FACTOR: i32 = 168
export const P_FLOOR_DISTINCT: i32 = 172
/** How distinctive characters that another mark contains must be for C20, of 10,000. */
export const P_FLOOR_DISTINCT_HAN: i32 = 176
/** By number of syllables: one, two, three and more. */
export const P_PINYIN: i32 = 180
/** How strictly letters are compared with a pinyin, by number of syllables. */
export const P_PINYIN_STRICT: i32 = 192
/** By number of syllables. */
export const P_LOAN: i32 = 204
export const P_INITIALS: i32 = 216
export const P_NUMERALS: i32 = 220
export const P_PART_HAN: i32 = 224
export const P_PART_LATIN: i32 = 228
export const P_PART_DIGITS: i32 = 232
export const P_PART_SHORT: i32 = 236
export const P_PART_SHORT_LENGTH: i32 = 240
export const P_PART_NEXT: i32 = 244
export const P_PART_DIFFERS: i32 = 248
export const P_FLOOR_C09: i32 = 252
export const P_FLOOR_C20: i32 = 256
export const P_FLOOR_L17: i32 = 260
/** Least score of a mark that contains another which is less distinctive. */
export const P_FLOOR_PART: i32 = 264
/** Least score of a mark that contains the name of a well-known mark. */
export const P_FLOOR_KNOWN: i32 = 268
export const P_HOMOPHONE_TWO: i32 = 272
export const P_HOMOPHONE_MORE: i32 = 276
export const P_HOMOPHONE_TEXT: i32 = 280
export const P_CAP_C07: i32 = 284
export const P_CAP_C25: i32 = 288
export const P_CAP_D03: i32 = 292
export const P_CAP_D03_SHORT: i32 = 296
export const P_CAP_D04: i32 = 300
export const P_CAP_L08: i32 = 304
export const P_CAP_L25: i32 = 308
export const P_CAP_L27: i32 = 312
export const P_WEAK_SPREAD: i32 = 316
export const P_REST_SIMILAR: i32 = 320
/** Of two characters, and of three and more. */
export const P_PARALLEL: i32 = 324
export const P_PARALLEL_MORE: i32 = 328
export const P_PARALLEL_FRAME: i32 = 332
/** By length: one, two, three and more. */
export const P_HAN_STRICT: i32 = 336
/** By length: none, one, two, three, four, five and more. */
export const P_LATIN_STRICT: i32 = 348
/** Below which similarity names of letters lose more, of 10,000; of their sounds. */
export const P_TEXT_KNEE: i32 = 372
export const P_SOUND_KNEE: i32 = 376
/** By how many hundredths they lose more. */
export const P_KNEE_SLOPE: i32 = 380
/** What the best channel must reach for the score to be of interest, 0 where every score is: of a pair of parts that is scored alone, and of one to which another adds. Below it a score may come out as 0. */
export const P_CUT: i32 = 384
export const P_CUT_PARTS: i32 = 388
/** The least score of interest, of 10,000. */
export const P_LEAST: i32 = 392
/** Kinds of weak words; those from 4 on are goods of a trade and depend on the classes that are searched. */
export const P_WEAK_KINDS: i32 = 396
/** By rank of a meaning. */
export const P_SENSE_RANKS: i32 = 460
export const P_SENSE_SAME_SCRIPT: i32 = 500
/** Of kana: by how two names of as many morae differ, see mora.ts. */
export const P_MORA_ONE: i32 = 504
export const P_MORA_VOICED: i32 = 508
export const P_MORA_SPECIAL: i32 = 512
export const P_MORA_TWO: i32 = 516
export const P_MORA_FIRST: i32 = 520
export const P_MORA_OTHER: i32 = 524
/** Of kana and hangul that are spelt in letters. */
export const P_NATIVE: i32 = 528
/** What is left of it where only one of both ends in a number. */
export const P_NATIVE_NUMBER: i32 = 532
/** How many words WORD_RARITY holds. */
export const P_WORDS_COUNTED: i32 = 536
/** Distinctiveness of a whole core that is a word of the language, and of one that is a surname. */
export const P_DICTIONARY: i32 = 540
export const P_SURNAME: i32 = 544
/** What no coined part falls below. */
export const P_DISTINCT_LEAST: i32 = 548
export const P_LOAN_ONSET: i32 = 552
export const P_LOAN_VOWEL: i32 = 556
export const P_LOAN_DROP_VOWEL: i32 = 560
export const P_LOAN_DROP_LAST: i32 = 564
export const P_LOAN_DROP_R: i32 = 568
export const P_LOAN_ADDED_VOWEL: i32 = 572
export const P_LOAN_CODA: i32 = 576
/** How closely a transliteration must follow the sounds, of 10,000, and how strictly it is compared, in hundredths. */
export const P_LOAN_LEAST: i32 = 580
export const P_LOAN_STRICT: i32 = 584
/** What two syllables that do not fit exactly reach at most, of 10,000. */
export const P_TWO_INEXACT: i32 = 588
/** By place of a letter: 16 bits, in thousandths. */
export const LATIN_WEIGHT: i32 = 640
/** Their sums up to a length, 32 bits each. */
export const LATIN_WEIGHT_SUM: i32 = 768
/** x to the power of the softening of Han marks; 16 bits for each ten-thousandth. */
export const POWER: i32 = 1024
/** Distinctiveness of a coined part by its length, of which a Han character counts as two; 16 bits each. */
export const LENGTH_DISTINCT: i32 = 21056
/** For each letter: 1 vowel or y, 2 e or s, 4 digit, 8 vowel. */
export const LETTER_KIND: i32 = 21312
/** Two letters for each letter that is written in another script, 0 where none. */
export const TRANSLITERATION: i32 = 21440
/** What a letter looks like. */
export const SKELETON: i32 = 21696
/** Class of a consonant for the consonant code; 0 for a vowel. */
export const CONSONANT: i32 = 21824
/** What it costs to replace a letter by another. */
export const LETTER_COST: i32 = 21888
/** The same for marks of up to three letters, where a look-alike costs no less than another vowel. */
export const SHORT_LETTER_COST: i32 = 38272
/** What it costs to replace a sound by another. */
export const SOUND_COST: i32 = 54656
/** Similarity of the initials and finals of syllables, in hundredths. */
export const INITIAL_LIKE: i32 = 58752
export const FINAL_LIKE: i32 = 59776
/** Pinyin of a syllable: length and up to seven letters, for initial << 6 | final. */
export const SYLLABLE_LETTERS: i32 = 63872
export const FURTHER_SLOTS: i32 = 1024
/** A further reading of a character: open addressing of (character, reading) pairs of 16 bits. */
export const FURTHER_READINGS: i32 = 80256
/** A bit for each character that has look-alikes. */
export const LOOK_ALIKE_BITS: i32 = 84352
export const LOOK_ALIKE_SLOTS: i32 = 16384
/** Open addressing of (a, b, share, 0), 16 bits each. */
export const LOOK_ALIKES: i32 = 92544
/** Words that join others, a letter in each byte, 0 behind the last. */
export const JOINING_WORDS: i32 = 223616
export const NUMERAL_SLOTS: i32 = 128
/** Numerals: open addressing of (character, value + 1); values from 10 on are powers of ten. */
export const NUMERALS: i32 = 223872
export const PARALLEL_SLOTS: i32 = 256
/** Parallel words: open addressing of (character, number of the series + 1). */
export const PARALLELS: i32 = 224384
export const WORD_SLOTS: i32 = 32768
/** How rare words are that many owners use: open addressing of (24 bits of the hash, of 255 the rarity). */
export const WORD_RARITY: i32 = 225408
/** What Mandarin syllables stand for in foreign words, as costs in hundredths: by initial, and from 24 on by the beginning of a syllable without one, for each of 32 sounds, 0 for none. */
export const LOAN_ONSET: i32 = 356480
/** The same by final for each vowel, see kernel/rendering.ts. */
export const LOAN_VOWEL: i32 = 357504
/** What a comparison writes, at the WS_ offsets. */
export const WORKSPACE_SIZE: i32 = 4224
/** The workspace of the first thread. */
export const WORKSPACE: i32 = 361600
/** What the last comparison of two marks found, and that of two elements. */
export const WS_RESULT: i32 = 0
export const WS_PAIR: i32 = 64
/** Three rows of an alignment, 64 integers each. */
export const WS_ROWS: i32 = 128
/** Three more of the least similarity used, or the costs of adding. */
export const WS_ADDITIONS: i32 = 896
export const WS_REST_A: i32 = 1664
export const WS_REST_B: i32 = 1920
export const WS_SOUNDS_A: i32 = 2176
export const WS_SOUNDS_B: i32 = 2304
/** Similarity of the least similar look-alikes that were counted as the same. */
export const WS_LEAST_USED: i32 = 2432
/** What was read only to have it fetched. */
export const WS_FETCHED: i32 = 2436
export const RESULT_SIZE: i32 = 64
/** Of the marks in tenths, 0 to 1000; of elements of 10,000. */
export const O_SCORE: i32 = 0
/** 0 none, 1 key equal, 2 core equal. */
export const O_IDENTITY: i32 = 4
/** Which elements decided: 1 Han and Han, 2 letters and letters, 3 Han and letters, 4 letters and Han. */
export const O_PAIR: i32 = 8
/** Components of 10,000 before weighting. */
export const O_TEXT: i32 = 12
export const O_SOUND: i32 = 16
export const O_SHAPE: i32 = 20
export const O_MEANING: i32 = 24
/** Which signal made the text, as T_ codes. */
export const O_TEXT_SIGNAL: i32 = 28
/** Which signal made the sound across scripts, as X_ codes. */
export const O_CROSS: i32 = 32
/** Cap or floor that changed the score, as B_ codes. */
export const O_BOUND: i32 = 36
/** 1 where parts of a mark in several scripts were weighed. */
export const O_PARTS: i32 = 40
/** What a common meaning comes from: 1 words, 2 names of one mark, 3 what sounds like such a name, 4 such names beside other words. */
export const O_SENSE: i32 = 44
/** 1 where different meanings have lowered the score. */
export const O_LOWERED: i32 = 48
/** Of a mark that contains the other: distinctiveness of what both have, and how rare the coined is in it and in the rest. */
export const O_SHARED_DISTINCT: i32 = 52
export const O_SHARED_RARITY: i32 = 56
export const O_ADDED_RARITY: i32 = 60
export const E_KIND: i32 = 0
/** How many units there are; where the core begins and ends among them. */
export const E_LENGTH: i32 = 1
export const E_CORE_START: i32 = 2
export const E_CORE_END: i32 = 3
/** How many weak spans and sounds there are. */
export const E_WEAK: i32 = 4
export const E_SOUND: i32 = 5
/** Meanings of the whole core, 32 bits each: the meaning in the low 28, its rank above. */
export const E_SENSES: i32 = 6
/** Letters that a core of Han characters, kana or hangul is spelt in; none where a character has no reading. Of a core of letters the words of which families follow the meanings, 16 bits each; none where it is one word. */
export const E_SPELT: i32 = 7
export const E_UNITS: i32 = 8
/** Bytes that are enough for an element. */
export const ELEMENT_ROOM: i32 = 640
export const K_HAN: i32 = 1
export const K_LATIN: i32 = 2
/** Letters and digits of which all are digits. */
export const K_DIGITS: i32 = 3
/** Neither letters nor digits: compared by their hash alone. */
export const K_SYMBOLS: i32 = 4
/** Set on the kind where the text was longer than is compared; a 32-bit hash of the whole follows the weak spans. */
export const K_LONGER: i32 = 16
/** Set on the kind of letters that are before the Han characters of the same mark. */
export const K_FIRST: i32 = 32
/** Set on the kind of a core of kana or hangul, which are read by themselves. */
export const K_NATIVE: i32 = 32
/** Set on the kind where letters and Han characters of the same mark alternate. */
export const K_MIXED: i32 = 64
/** Set on the kind of a core that is a common surname. */
export const K_SURNAME: i32 = 128
/** The kind of weak characters that are part of a longer word. */
export const WEAK_PART_OF_WORD: i32 = 0
/** The kind of weak words that name no place, business or goods. */
export const WEAK_QUALIFIER: i32 = 3
/** The sound of an h that is one with the consonant before it, as in SHOE; x is never a sound of its own. */
export const BREATH: i32 = 24
/** Set on the first letter of each word. */
export const WORD_START: i32 = 128
/** Set on a reading that the word around it does not decide. */
export const OPEN_READING: i32 = 16384
/** Set on the similarity of finals that are alike behind an initial alone. */
export const BEHIND_INITIAL: i32 = 128
export const T_ALIGNED: i32 = 3
export const T_SAME_CHARACTERS: i32 = 5
export const T_CONTAINED: i32 = 6
export const T_BACKWARDS: i32 = 7
export const T_ACRONYM: i32 = 8
export const T_REPEATED: i32 = 9
export const T_TRANSPOSED: i32 = 10
/** The same but for a number that is written otherwise. */
export const T_NUMBERS: i32 = 11
export const X_PINYIN: i32 = 1
export const X_LOAN: i32 = 2
export const X_INITIALS: i32 = 3
export const X_NUMERALS: i32 = 4
/** Kana or hangul spelt in letters. */
export const X_NATIVE: i32 = 5
/** An equivalent in another language, and the established name of the same mark in another script. */
export const X_MEANING: i32 = 6
export const X_NAME: i32 = 7
/** What sounds like the established name. */
export const X_ECHO: i32 = 8
/** Names of one well-known mark, at least one of them beside other words. */
export const X_NAMED: i32 = 10
/** Digits that are in a name of characters. */
export const X_CONTAINED: i32 = 9
export const B_FLOOR_HOMOPHONE: i32 = 1
export const B_FLOOR_CONTAINED: i32 = 2
export const B_CAP_FIRST_DIFFERS: i32 = 3
export const B_CAP_WEAK: i32 = 4
export const B_CAP_DIGITS: i32 = 5
export const B_CAP_REORDERED: i32 = 6
export const B_CAP_INITIALS: i32 = 7
export const B_CAP_TWO_SWAPPED: i32 = 8
export const B_CAP_SHORT: i32 = 9
/** Rank of a meaning: the first of a word, one that is similar to it, one that comes later, a proper name. */
export const SENSE_FIRST: i32 = 0
export const SENSE_SIMILAR: i32 = 1
export const SENSE_LATER: i32 = 2
export const SENSE_NAME: i32 = 3
/** The family of an ordinary word, which tells it from words of other meaning and is no meaning that two marks share. */
export const SENSE_ORDINARY: i32 = 4
/** From here on meanings that no word has by itself: what the words of a mark mean together, by how the least of them is meant, and the well-known name that a mark sounds like. They are compared, but make no word of the mark. */
export const SENSE_TOGETHER: i32 = 5
export const SENSE_TOGETHER_LATER: i32 = 6
export const SENSE_ECHO: i32 = 7
/** A well-known name in the core: beside descriptive words alone, and beside others. */
export const SENSE_NAMED: i32 = 8
export const SENSE_NAMED_BESIDE: i32 = 9
/** In place of the family of a word that joins others; 0 of one that is no ordinary word. Other numbers are families. */
export const FAMILY_JOINING: i32 = 1
