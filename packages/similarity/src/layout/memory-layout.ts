import { weakKindNumbers } from '../words/weak-kinds.ts'
import { createLayout, type Area } from './allocator.ts'

/** Parameters, tables and one workspace, in bytes. */
export const TABLES_SIZE = 368_640
export const WORKSPACE_SIZE = 4224
/**
 * Bytes that are enough for an element: 8, 48 units and readings of 2 each, 60 letters, sounds and morae each, 48 weak
 * spans of 2, the senses of a word and a hash.
 */
export const ELEMENT_ROOM = 640
const RESULT_SIZE = 64
/** Letters and sounds are numbered up to these. */
const LETTERS = 128
const SOUNDS = 64
const INITIALS = 32
const FINALS = 64
const LENGTHS = 128
/** Tables begin at a line of the processor's cache. */
const LINE = 64

type Constant = ReturnType<typeof createLayout>['constant']

/**
 * Where the kernel stores what, as offsets into its memory, and the codes with which it reports what it found; `npm run
 * gen` writes them to `kernel/memory-map.ts`. Shares are integers of 10,000, costs and weights of 100.
 */
export function memoryLayout() {
  const layout = createLayout()
  const { constant } = layout
  constant('ONE', 10_000)
  constant('READ_ALIKE', 900, 'Score, in tenths, of marks that are written otherwise and read aloud as the same words.')
  const memory = layout.area(0, constant('TABLES_SIZE', TABLES_SIZE, 'Parameters, tables and one workspace.'))
  parameters(memory)
  tables(memory, constant)

  memory.bytes(
    'WORKSPACE',
    constant('WORKSPACE_SIZE', WORKSPACE_SIZE, 'What a comparison writes, at the WS_ offsets.'),
    'The workspace of the first thread.',
    LINE,
  )
  workspace(layout.area(0, WORKSPACE_SIZE))
  result(layout.area(0, constant('RESULT_SIZE', RESULT_SIZE)))
  element(layout.area(0, 8), constant)
  signals(constant)
  meanings(constant)
  return layout.entries()
}

/** One 32-bit integer each where nothing else is said. */
function parameters({ number, numbers }: Area): void {
  number('P_SOUND_HAN', 'Weights of the channels.')
  number('P_SOUND_LATIN')
  number('P_SOUND_NATIVE')
  number('P_SHAPE')
  number('P_MEANING')
  number('P_SECOND')
  number('P_SCORE_MAX')
  number('P_CORE_EQUAL')
  number('P_HAN_FIRST')
  number('P_HAN_SWAP')
  number('P_HAN_SAME_TWO')
  number('P_HAN_SAME_MORE')
  number('P_HAN_BACKWARDS')
  number('P_HAN_NUMBERS')
  number('P_LOOK_ALIKE_LEAST')
  number('P_LATIN_SWAP')
  number('P_LATIN_SHORT')
  number('P_DROP_REPEATED')
  number('P_DROP_FINAL')
  number('P_DROP_VOWEL')
  number('P_TRANSPOSED')
  number('P_LATIN_BACKWARDS')
  number('P_OTHER_MEANING')
  number(
    'P_OTHER_WORD',
    'By how much more than its share of the letters the only word that differs lowers: beside ordinary words, and beside others.',
  )
  number('P_OTHER_WORD_BESIDE')
  number('P_SKELETON')
  number('P_INFLECTION')
  number('P_STEM_MIN')
  number('P_SYLLABLE_INITIAL')
  number('P_SYLLABLE_FINAL')
  number('P_SYLLABLE_TONE')
  number('P_SYLLABLE_OTHER_TONE')
  number('P_SYLLABLE_UNRELATED')
  number('P_SOUND_DROP_VOWEL')
  number('P_SOUND_DROP_S')
  number('P_SOUND_SHORT')
  number('P_SAME_CONSONANTS')
  number('P_REPEATED')
  number('P_ACRONYM')
  number('P_ACRONYM_BESIDE')
  number('P_ADDED')
  number('P_WEAK_SHARED')
  number('P_WEAK_FACTOR')
  number('P_FLOOR_DISTINCT')
  number('P_FLOOR_DISTINCT_HAN', 'How distinctive characters that another mark contains must be for C20, of 10,000.')
  numbers('P_PINYIN', 3, 'By number of syllables: one, two, three and more.')
  numbers('P_PINYIN_STRICT', 3, 'How strictly letters are compared with a pinyin, by number of syllables.')
  numbers('P_LOAN', 3, 'By number of syllables.')
  number('P_INITIALS')
  number('P_NUMERALS')
  number('P_PART_HAN')
  number('P_PART_LATIN')
  number('P_PART_DIGITS')
  number('P_PART_SHORT')
  number('P_PART_SHORT_LENGTH')
  number('P_PART_NEXT')
  number('P_PART_DIFFERS')
  number('P_FLOOR_C09')
  number('P_FLOOR_C20')
  number('P_FLOOR_L17')
  number('P_FLOOR_PART', 'Least score of a mark that contains another which is less distinctive.')
  number('P_FLOOR_KNOWN', 'Least score of a mark that contains the name of a well-known mark.')
  number('P_HOMOPHONE_TWO')
  number('P_HOMOPHONE_MORE')
  number('P_HOMOPHONE_TEXT')
  number('P_CAP_C07')
  number('P_CAP_C25')
  number('P_CAP_D03')
  number('P_CAP_D03_SHORT')
  number('P_CAP_D04')
  number('P_CAP_L08')
  number('P_CAP_L25')
  number('P_CAP_L27')
  number('P_WEAK_SPREAD')
  number('P_REST_SIMILAR')
  number('P_PARALLEL', 'Of two characters, and of three and more.')
  number('P_PARALLEL_MORE')
  number('P_PARALLEL_FRAME')
  numbers('P_HAN_STRICT', 3, 'By length: one, two, three and more.')
  numbers('P_LATIN_STRICT', 6, 'By length: none, one, two, three, four, five and more.')
  number('P_TEXT_KNEE', 'Below which similarity names of letters lose more, of 10,000; of their sounds.')
  number('P_SOUND_KNEE')
  number('P_KNEE_SLOPE', 'By how many hundredths they lose more.')
  number(
    'P_CUT',
    'What the best channel must reach for the score to be of interest, 0 where every score is: of a pair of parts that is scored alone, and of one to which another adds. Below it a score may come out as 0.',
  )
  number('P_CUT_PARTS')
  number('P_LEAST', 'The least score of interest, of 10,000.')
  numbers(
    'P_WEAK_KINDS',
    16,
    'Kinds of weak words; those from 4 on are goods of a trade and depend on the classes that are searched.',
  )
  numbers('P_SENSE_RANKS', 10, 'By rank of a meaning.')
  number('P_SENSE_SAME_SCRIPT')
  number('P_MORA_ONE', 'Of kana: by how two names of as many morae differ, see mora.ts.')
  number('P_MORA_VOICED')
  number('P_MORA_SPECIAL')
  number('P_MORA_TWO')
  number('P_MORA_FIRST')
  number('P_MORA_OTHER')
  number('P_NATIVE', 'Of kana and hangul that are spelt in letters.')
  number('P_NATIVE_NUMBER', 'What is left of it where only one of both ends in a number.')
  number('P_WORDS_COUNTED', 'How many words WORD_RARITY holds.')
  number(
    'P_DICTIONARY',
    'Distinctiveness of a whole core that is a word of the language, and of one that is a surname.',
  )
  number('P_SURNAME')
  number('P_DISTINCT_LEAST', 'What no coined part falls below.')
  number('P_LOAN_ONSET')
  number('P_LOAN_VOWEL')
  number('P_LOAN_DROP_VOWEL')
  number('P_LOAN_DROP_LAST')
  number('P_LOAN_DROP_R')
  number('P_LOAN_ADDED_VOWEL')
  number('P_LOAN_CODA')
  number(
    'P_LOAN_LEAST',
    'How closely a transliteration must follow the sounds, of 10,000, and how strictly it is compared, in hundredths.',
  )
  number('P_LOAN_STRICT')
  number('P_TWO_INEXACT', 'What two syllables that do not fit exactly reach at most, of 10,000.')
}

function tables({ bytes }: Area, constant: Constant): void {
  const slots = (name: string, count: number, sizeBytes: number, table: string, comment: string) =>
    bytes(table, constant(name, count) * sizeBytes, comment, LINE)

  bytes('LATIN_WEIGHT', 2 * 64, 'By place of a letter: 16 bits, in thousandths.', LINE)
  bytes('LATIN_WEIGHT_SUM', 4 * 64, 'Their sums up to a length, 32 bits each.', LINE)
  bytes('POWER', 2 * 10_001, 'x to the power of the softening of Han marks; 16 bits for each ten-thousandth.', LINE)
  bytes(
    'LENGTH_DISTINCT',
    2 * LENGTHS,
    'Distinctiveness of a coined part by its length, of which a Han character counts as two; 16 bits each.',
    LINE,
  )
  bytes('LETTER_KIND', LETTERS, 'For each letter: 1 vowel or y, 2 e or s, 4 digit, 8 vowel.', LINE)
  bytes(
    'TRANSLITERATION',
    2 * LETTERS,
    'Two letters for each letter that is written in another script, 0 where none.',
    LINE,
  )
  bytes('SKELETON', LETTERS, 'What a letter looks like.', LINE)
  bytes('CONSONANT', SOUNDS, 'Class of a consonant for the consonant code; 0 for a vowel.', LINE)
  bytes('LETTER_COST', LETTERS * LETTERS, 'What it costs to replace a letter by another.', LINE)
  bytes(
    'SHORT_LETTER_COST',
    LETTERS * LETTERS,
    'The same for marks of up to three letters, where a look-alike costs no less than another vowel.',
    LINE,
  )
  bytes('SOUND_COST', SOUNDS * SOUNDS, 'What it costs to replace a sound by another.', LINE)
  bytes('INITIAL_LIKE', INITIALS * INITIALS, 'Similarity of the initials and finals of syllables, in hundredths.', LINE)
  bytes('FINAL_LIKE', FINALS * FINALS, null, LINE)
  bytes(
    'SYLLABLE_LETTERS',
    8 * INITIALS * FINALS,
    'Pinyin of a syllable: length and up to seven letters, for initial << 6 | final.',
    LINE,
  )
  slots(
    'FURTHER_SLOTS',
    1024,
    4,
    'FURTHER_READINGS',
    'A further reading of a character: open addressing of (character, reading) pairs of 16 bits.',
  )
  bytes('LOOK_ALIKE_BITS', 65_536 / 8, 'A bit for each character that has look-alikes.', LINE)
  slots('LOOK_ALIKE_SLOTS', 16_384, 8, 'LOOK_ALIKES', 'Open addressing of (a, b, share, 0), 16 bits each.')
  bytes('JOINING_WORDS', 4 * 64, 'Words that join others, a letter in each byte, 0 behind the last.', LINE)
  slots(
    'NUMERAL_SLOTS',
    128,
    4,
    'NUMERALS',
    'Numerals: open addressing of (character, value + 1); values from 10 on are powers of ten.',
  )
  slots(
    'PARALLEL_SLOTS',
    256,
    4,
    'PARALLELS',
    'Parallel words: open addressing of (character, number of the series + 1).',
  )
  slots(
    'WORD_SLOTS',
    32_768,
    4,
    'WORD_RARITY',
    'How rare words are that many owners use: open addressing of (24 bits of the hash, of 255 the rarity).',
  )
  bytes(
    'LOAN_ONSET',
    32 * 32,
    'What Mandarin syllables stand for in foreign words, as costs in hundredths: by initial, and from 24 on by the beginning of a syllable without one, for each of 32 sounds, 0 for none.',
    LINE,
  )
  bytes('LOAN_VOWEL', FINALS * SOUNDS, 'The same by final for each vowel, see kernel/rendering.ts.', LINE)
}

/** What a comparison writes. Threads that work in one memory have a workspace each. */
function workspace({ bytes, numbers, number }: Area): void {
  bytes('WS_RESULT', RESULT_SIZE, 'What the last comparison of two marks found, and that of two elements.', 4)
  bytes('WS_PAIR', RESULT_SIZE, null, 4)
  numbers('WS_ROWS', 3 * 64, 'Three rows of an alignment, 64 integers each.')
  numbers('WS_ADDITIONS', 3 * 64, 'Three more of the least similarity used, or the costs of adding.')
  bytes('WS_REST_A', 256)
  bytes('WS_REST_B', 256)
  bytes('WS_SOUNDS_A', 128)
  bytes('WS_SOUNDS_B', 128)
  number('WS_LEAST_USED', 'Similarity of the least similar look-alikes that were counted as the same.')
  number('WS_FETCHED', 'What was read only to have it fetched.')
}

/** 32-bit integers. */
function result({ number }: Area): void {
  number('O_SCORE', 'Of the marks in tenths, 0 to 1000; of elements of 10,000.')
  number('O_IDENTITY', '0 none, 1 key equal, 2 core equal.')
  number(
    'O_PAIR',
    'Which elements decided: 1 Han and Han, 2 letters and letters, 3 Han and letters, 4 letters and Han.',
  )
  number('O_TEXT', 'Components of 10,000 before weighting.')
  number('O_SOUND')
  number('O_SHAPE')
  number('O_MEANING')
  number('O_TEXT_SIGNAL', 'Which signal made the text, as T_ codes.')
  number('O_CROSS', 'Which signal made the sound across scripts, as X_ codes.')
  number('O_BOUND', 'Cap or floor that changed the score, as B_ codes.')
  number('O_PARTS', '1 where parts of a mark in several scripts were weighed.')
  number(
    'O_SENSE',
    'What a common meaning comes from: 1 words, 2 names of one mark, 3 what sounds like such a name, 4 such names beside other words.',
  )
  number('O_LOWERED', '1 where different meanings have lowered the score.')
  number(
    'O_SHARED_DISTINCT',
    'Of a mark that contains the other: distinctiveness of what both have, and how rare the coined is in it and in the rest.',
  )
  number('O_SHARED_RARITY')
  number('O_ADDED_RARITY')
}

/**
 * An element: eight bytes, then units, of Han readings and the letters that the core is spelt in, sounds of the core, of
 * kana or hangul the number of morae and morae, weak spans, senses, and of letters the families of words.
 */
function element(head: Area, constant: Constant): void {
  const { bytes } = head
  bytes('E_KIND', 1)
  bytes('E_LENGTH', 1, 'How many units there are; where the core begins and ends among them.')
  bytes('E_CORE_START', 1)
  bytes('E_CORE_END', 1)
  bytes('E_WEAK', 1, 'How many weak spans and sounds there are.')
  bytes('E_SOUND', 1)
  bytes('E_SENSES', 1, 'Meanings of the whole core, 32 bits each: the meaning in the low 28, its rank above.')
  bytes(
    'E_SPELT',
    1,
    'Letters that a core of Han characters, kana or hangul is spelt in; none where a character has no reading. Of a core of letters the words of which families follow the meanings, 16 bits each; none where it is one word.',
  )
  constant('E_UNITS', head.end())
  constant('ELEMENT_ROOM', ELEMENT_ROOM, 'Bytes that are enough for an element.')

  constant('K_HAN', 1)
  constant('K_LATIN', 2)
  constant('K_DIGITS', 3, 'Letters and digits of which all are digits.')
  constant('K_SYMBOLS', 4, 'Neither letters nor digits: compared by their hash alone.')
  constant(
    'K_LONGER',
    16,
    'Set on the kind where the text was longer than is compared; a 32-bit hash of the whole follows the weak spans.',
  )
  constant('K_FIRST', 32, 'Set on the kind of letters that are before the Han characters of the same mark.')
  constant('K_NATIVE', 32, 'Set on the kind of a core of kana or hangul, which are read by themselves.')
  constant('K_MIXED', 64, 'Set on the kind where letters and Han characters of the same mark alternate.')
  constant('K_SURNAME', 128, 'Set on the kind of a core that is a common surname.')
  constant(
    'WEAK_PART_OF_WORD',
    weakKindNumbers.partOfWord,
    'The kind of weak characters that are part of a longer word.',
  )
  constant('WEAK_QUALIFIER', weakKindNumbers.qualifier, 'The kind of weak words that name no place, business or goods.')

  constant(
    'BREATH',
    24,
    'The sound of an h that is one with the consonant before it, as in SHOE; x is never a sound of its own.',
  )
  constant('WORD_START', 128, 'Set on the first letter of each word.')
  constant('OPEN_READING', 16_384, 'Set on a reading that the word around it does not decide.')
  constant('BEHIND_INITIAL', 128, 'Set on the similarity of finals that are alike behind an initial alone.')
}

function signals(constant: Constant): void {
  constant('T_ALIGNED', 3)
  constant('T_SAME_CHARACTERS', 5)
  constant('T_CONTAINED', 6)
  constant('T_BACKWARDS', 7)
  constant('T_ACRONYM', 8)
  constant('T_REPEATED', 9)
  constant('T_TRANSPOSED', 10)
  constant('T_NUMBERS', 11, 'The same but for a number that is written otherwise.')

  constant('X_PINYIN', 1)
  constant('X_LOAN', 2)
  constant('X_INITIALS', 3)
  constant('X_NUMERALS', 4)
  constant('X_NATIVE', 5, 'Kana or hangul spelt in letters.')
  constant(
    'X_MEANING',
    6,
    'An equivalent in another language, and the established name of the same mark in another script.',
  )
  constant('X_NAME', 7)
  constant('X_ECHO', 8, 'What sounds like the established name.')
  constant('X_NAMED', 10, 'Names of one well-known mark, at least one of them beside other words.')
  constant('X_CONTAINED', 9, 'Digits that are in a name of characters.')

  constant('B_FLOOR_HOMOPHONE', 1)
  constant('B_FLOOR_CONTAINED', 2)
  constant('B_CAP_FIRST_DIFFERS', 3)
  constant('B_CAP_WEAK', 4)
  constant('B_CAP_DIGITS', 5)
  constant('B_CAP_REORDERED', 6)
  constant('B_CAP_INITIALS', 7)
  constant('B_CAP_TWO_SWAPPED', 8)
  constant('B_CAP_SHORT', 9)
}

function meanings(constant: Constant): void {
  constant(
    'SENSE_FIRST',
    0,
    'Rank of a meaning: the first of a word, one that is similar to it, one that comes later, a proper name.',
  )
  constant('SENSE_SIMILAR', 1)
  constant('SENSE_LATER', 2)
  constant('SENSE_NAME', 3)
  constant(
    'SENSE_ORDINARY',
    4,
    'The family of an ordinary word, which tells it from words of other meaning and is no meaning that two marks share.',
  )
  constant(
    'SENSE_TOGETHER',
    5,
    'From here on meanings that no word has by itself: what the words of a mark mean together, by how the least of them is meant, and the well-known name that a mark sounds like. They are compared, but make no word of the mark.',
  )
  constant('SENSE_TOGETHER_LATER', 6)
  constant('SENSE_ECHO', 7)
  constant('SENSE_NAMED', 8, 'A well-known name in the core: beside descriptive words alone, and beside others.')
  constant('SENSE_NAMED_BESIDE', 9)
  constant(
    'FAMILY_JOINING',
    1,
    'In place of the family of a word that joins others; 0 of one that is no ordinary word. Other numbers are families.',
  )
}
