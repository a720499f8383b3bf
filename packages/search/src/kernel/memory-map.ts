import { WORKSPACE_SIZE, TABLES_SIZE } from '@markwright/similarity/kernel/layout.ts'
import type { i32 } from '@markwright/similarity/kernel/platform.ts'

// Where a segment of the index keeps what, as offsets into its memory. Below lie the tables of the similarity kernel.

/** Pointers and counts, one 32-bit integer each. Lists of starts have one entry more than what they count. */
const HEADER: i32 = TABLES_SIZE
const HEADER_SIZE: i32 = 512

export const HAN_COUNT: i32 = HEADER
/** 32 bits each: where the element lies. */
export const HAN_ELEMENTS: i32 = HEADER + 4
/** 32 bits: first of the names that begin with the element. */
export const HAN_NAMES: i32 = HEADER + 8
/** 8 bits: length of the core. */
export const HAN_LENGTHS: i32 = HEADER + 12
/** 16 bits for each character: its number among those that occur, from 1. */
export const CHARACTER_SLOTS: i32 = HEADER + 16
export const CHARACTER_COUNT: i32 = HEADER + 20
/** Postings: 32-bit starts by block and gram, then 16-bit places within the block. */
export const CHARACTER_STARTS: i32 = HEADER + 24
export const CHARACTER_POSTINGS: i32 = HEADER + 28
export const SYLLABLE_STARTS: i32 = HEADER + 32
export const SYLLABLE_POSTINGS: i32 = HEADER + 36

export const LATIN_COUNT: i32 = HEADER + 40
export const LATIN_ELEMENTS: i32 = HEADER + 44
export const LATIN_NAMES: i32 = HEADER + 48
/** 8 bits: distinct trigrams of the words. */
export const TRIGRAM_COUNTS: i32 = HEADER + 56
export const TRIGRAM_STARTS: i32 = HEADER + 64
export const TRIGRAM_POSTINGS: i32 = HEADER + 68

/** Exact keys: 32-bit slots of (8 bits of the hash, number of the element + 1), a power of two of them. */
export const HAN_KEYS: i32 = HEADER + 88
export const HAN_KEY_SLOTS: i32 = HEADER + 92
export const LATIN_KEYS: i32 = HEADER + 96
export const LATIN_KEY_SLOTS: i32 = HEADER + 100

export const NAME_COUNT: i32 = HEADER + 104
/** 32 bits: where the UTF-8 text of a name begins. */
export const TEXT_STARTS: i32 = HEADER + 108
export const TEXTS: i32 = HEADER + 112
/** 32 bits: first of the rows that have the name. */
export const NAME_ROWS: i32 = HEADER + 116
/** 32 bits for each name: where the Latin element of one lies that begins with a Han element; 0 where it has none. */
export const NAME_LATINS: i32 = HEADER + 120
/** Names of two elements by the Latin one: a bit for each element, pairs of (element, name) sorted by element. */
export const SECOND_BITS: i32 = HEADER + 132
export const SECOND_PAIRS: i32 = HEADER + 136
export const SECOND_COUNT: i32 = HEADER + 128
/** For each 32 elements the first of their pairs. */
export const SECOND_STARTS: i32 = HEADER + 60
/** 32 bits for each of those pairs: the Han element of the name. */
export const SECOND_HANS: i32 = HEADER + 328

export const ROW_COUNT: i32 = HEADER + 140
export const ROWS: i32 = HEADER + 144
/** Rows that have a name: those of figures without words follow them. */
export const NAMED_ROWS: i32 = HEADER + 148
/** Rows by the id of their mark, 32 bits each. */
export const ROWS_BY_ID: i32 = HEADER + 152
/** A bit for each row that a later change has replaced. */
export const REPLACED_BITS: i32 = HEADER + 156
/**
 * Rows with a second name: a bit for each, pairs of (row, name) sorted by row and of (name, row) sorted by name, each with
 * the first pair for 32 rows or names.
 */
export const OTHER_BITS: i32 = HEADER + 160
export const OTHER_PAIRS: i32 = HEADER + 164
export const OTHER_COUNT: i32 = HEADER + 168
export const OTHER_NAME_BITS: i32 = HEADER + 172
export const OTHER_NAME_PAIRS: i32 = HEADER + 176
export const OTHER_STARTS: i32 = HEADER + 296
export const OTHER_NAME_STARTS: i32 = HEADER + 300
/** Divisions of the Vienna Classification: 16 bits for how many, then 16 bits each. */
export const VIENNA: i32 = HEADER + 180
/** End of what is stored; working space follows. */
export const DATA_END: i32 = HEADER + 184

/** Which bigrams of letters an element has, by their hash (64 bits). */
export const BIGRAM_SETS: i32 = HEADER + 292

/**
 * Spellings that are looked through for few edits, sorted by their length and then by their letters, so that those that
 * lie together are alike: the cores of elements of letters, their sounds, and the sounds of the pinyin of Han elements.
 */
export const LETTER_LIST: i32 = HEADER + 336
export const SOUND_LIST: i32 = HEADER + 360
export const PINYIN_LIST: i32 = HEADER + 384
/** Of a list: how many spellings it has, and what there is for each of them. */
export const L_COUNT: i32 = 0
/** 8 bits: the length. */
export const L_LENGTHS: i32 = 4
/** 32 bits: the element. */
export const L_ELEMENTS: i32 = 8
/** 32 bits: which letters there are, see letterSet. */
export const L_SETS: i32 = 12
/** For each SET_BLOCK of them the letters that all have and those that any has, 32 bits each. */
export const L_BLOCKS: i32 = 16
export const SET_BLOCK: i32 = 16
/** The spelling itself, in SPELLING_ROW bytes; of a longer one there is nothing. */
export const L_ROWS: i32 = 20
export const SPELLING_ROW: i32 = 24

// Working space.
export const COUNTERS: i32 = HEADER + 192
export const PLACES: i32 = HEADER + 196
export const HAN_CANDIDATES: i32 = HEADER + 200
export const LATIN_CANDIDATES: i32 = HEADER + 204
export const HIT_ROWS: i32 = HEADER + 208
export const HIT_NAMES: i32 = HEADER + 212
export const HIT_SCORES: i32 = HEADER + 216
export const HIT_KEYS: i32 = HEADER + 220
export const ORDER: i32 = HEADER + 224
export const APPLICANTS: i32 = HEADER + 228
export const SEEN_ROWS: i32 = HEADER + 232
export const SEEN_SLOTS: i32 = HEADER + 236
export const DOUBTFUL: i32 = HEADER + 240
export const APPLICANT_TABLE: i32 = HEADER + 244
/** Candidates in the order in which they are scored: a Han element as it is, one of letters as its complement. */
export const LISTED: i32 = HEADER + 248
/** Desks of the threads that help, HELPER_WORKSPACE_SIZE bytes each. */
export const HELPER_DESKS: i32 = HEADER + 252
export const HELPER_COUNT: i32 = HEADER + 288
/** Behind the workspace: how many names have been found, where (name, score) pairs of 32 bits lie, and its own space. */
export const D_FOUND_COUNT: i32 = WORKSPACE_SIZE
export const D_FOUND: i32 = WORKSPACE_SIZE + 4
export const D_COUNTERS: i32 = WORKSPACE_SIZE + 8
export const D_PLACES: i32 = WORKSPACE_SIZE + 12
export const HELPER_WORKSPACE_SIZE: i32 = WORKSPACE_SIZE + 64

// What a search found.
export const HIT_COUNT: i32 = HEADER + 256
export const APPLICANT_COUNT: i32 = HEADER + 260
export const DOUBTFUL_COUNT: i32 = HEADER + 264
export const LISTED_COUNT: i32 = HEADER + 304
/** How many steps or candidates have been taken up by a thread, and how many comparisons were made. */
export const TAKEN_COUNT: i32 = HEADER + 308
export const SCORED_COUNT: i32 = HEADER + 268
export const CAPPED: i32 = HEADER + 272
export const TABLE_SLOTS: i32 = HEADER + 276
/** Which search the table of seen rows belongs to. */
export const SEEN_GENERATION: i32 = HEADER + 284

/** The question, written anew for each search. */
const QUESTION: i32 = HEADER + HEADER_SIZE
const QUESTION_SIZE: i32 = 65536
export const DATA: i32 = QUESTION + QUESTION_SIZE

/** The query as a mark: packed elements with their pointers, 0 for none. */
export const Q_HAN: i32 = QUESTION
export const Q_LATIN: i32 = QUESTION + 4
/** Least score of a hit, in tenths. */
export const Q_LEAST: i32 = QUESTION + 8
/** How many elements may be scored. */
export const Q_SCORED_MAX: i32 = QUESTION + 12
/** 1 where a name scores by how much of it the query takes up. */
export const Q_CONTAINS: i32 = QUESTION + 16
/** Today and how hits are ordered: 0 by score, else 1 + the day's place, negative for the latest first. */
export const Q_TODAY: i32 = QUESTION + 20
export const Q_SORT: i32 = QUESTION + 24
/** 1 where the filters may keep records back. */
export const F_NARROWS: i32 = QUESTION + 28
export const Q_ELEMENTS: i32 = QUESTION + 64

/** Filters: a byte for each office (of 256) and status (of 16), classes as two words, a range for each of six days. */
export const F_OFFICE_STATUS: i32 = QUESTION + 1536
export const F_CLASSES: i32 = QUESTION + 5632
export const F_DAYS: i32 = QUESTION + 5640
/** Bits of the days that have a range, and F_CLASSES_GIVEN. */
export const F_SET: i32 = QUESTION + 5688
export const F_CLASSES_GIVEN: i32 = 65536
/** The second filter: bits of the lists that are given, then the values that are wanted. */
export const S_SET: i32 = QUESTION + 5692
export const S_OFFICES: i32 = QUESTION + 5696
export const S_CLASSES: i32 = QUESTION + 5952
export const S_VIENNA: i32 = QUESTION + 5960
/** A byte for each of 256 years, for each of six days. */
export const S_YEARS: i32 = QUESTION + 6984
/** Bits of statuses, and of valid (2) and not valid (1). */
export const S_STATUSES: i32 = QUESTION + 8520
export const S_VALID: i32 = QUESTION + 8524
export const S_APPLICANT_COUNT: i32 = QUESTION + 8528
export const S_APPLICANTS: i32 = QUESTION + 8532

/** Counters of the facets, 32 bits each. */
export const C_OFFICES: i32 = QUESTION + 9216
export const C_CLASSES: i32 = QUESTION + 10240
export const C_VIENNA: i32 = QUESTION + 10496
export const C_YEARS: i32 = QUESTION + 14592
export const C_STATUSES: i32 = QUESTION + 20736
export const C_VALID: i32 = QUESTION + 20800
export const C_END: i32 = QUESTION + 20808

/** Grams of the query: (gram, weight) pairs of 32 bits; characters, syllables and trigrams, 1,024 of each at most. */
export const Q_GRAMS: i32 = QUESTION + 21504
export const GRAM_LIST_SIZE: i32 = 8192
/** Least count by length of the core for each of three lists, a byte each. */
export const Q_LEAST_COUNTS: i32 = QUESTION + 46080
/** Bigrams of the letters that are to be contained (64 bits). */
export const Q_BIGRAMS: i32 = QUESTION + 46336
/** Spellings that are looked for, SPELLING_SIZE bytes each. */
export const Q_SPELLINGS: i32 = QUESTION + 46400
export const SPELLING_SIZE: i32 = 640
/** Of a spelling: its letters, with 16 bytes on both sides that are no letter. */
export const SP_LETTERS: i32 = 16
export const SPELLING_ROOM: i32 = 64
/** Which letters there are, and for each letter the bits of its positions. */
export const SP_SET: i32 = 96
export const SP_POSITIONS: i32 = 128
/** What is to be collected, JOB_SIZE bytes each: numbers of 32 bits at the J_ offsets. */
export const Q_JOB_COUNT: i32 = QUESTION + 51576
export const Q_JOBS: i32 = QUESTION + 51584
export const JOB_SIZE: i32 = 32
/** What it looks for, and into how many steps it is divided. */
export const J_KIND: i32 = 0
export const J_STEPS: i32 = 4
/** Kinds; those of grams are also the places of their lists. */
export const CHARACTER_JOB: i32 = 0
export const SYLLABLE_JOB: i32 = 1
export const TRIGRAM_JOB: i32 = 2
export const SPELLING_JOB: i32 = 3
/**
 * Of grams: where they lie, how many there are, whether one word in another counts, and the least share in hundredths of
 * all grams of two words that both have.
 */
export const J_GRAMS: i32 = 8
export const J_COUNT: i32 = 12
export const J_WHOLE: i32 = 16
export const J_SHARE: i32 = 20
/** Of a spelling: where it lies, its length, edits, the list that is looked through and from where to where. */
export const J_SPELLING: i32 = 8
export const J_LENGTH: i32 = 12
export const J_EDITS: i32 = 16
export const J_LIST: i32 = 20
export const J_FROM: i32 = 24
export const J_TO: i32 = 28
/** Spellings that are looked at in one step. */
export const STRETCH: i32 = 16384
/** Year, counted from the first, of each day: 65,536 bytes in the data. */
export const YEAR_OF_DAY: i32 = HEADER + 280

/** A row: 32 bytes. */
export const ROW_SIZE: i32 = 32
export const R_ID: i32 = 0
export const R_APPLICANT: i32 = 4
export const R_CLASSES: i32 = 8
export const R_CLASSES_HIGH: i32 = 12
export const R_OFFICE: i32 = 14
export const R_STATUS: i32 = 15
/** Applied, published, registered, registration published, priority, expires: days since 1875-01-01 from 1 on. */
export const R_DAYS: i32 = 16
export const R_VIENNA: i32 = 28

/** Elements of one block share counters of one byte. */
export const BLOCK_BITS: i32 = 16
export const BLOCK: i32 = 65536
/** Letters are distinguished in 40 classes; 0 is the blank around a word. */
export const LETTER_CLASSES: i32 = 40
export const TRIGRAMS: i32 = 64000
/** Syllables without their tones, and behind them the characters of several readings. */
export const SYLLABLES: i32 = 2048
