// Written by scripts/generate-kernels.ts from layout/memory-layout.ts.

import type { i32 } from '@markwright/similarity/kernel/platform.ts'

export const HAN_COUNT: i32 = 368640
/** 32 bits each: where the element lies. */
export const HAN_ELEMENTS: i32 = 368644
/** 32 bits: first of the names that begin with the element. */
export const HAN_NAMES: i32 = 368648
/** 8 bits: length of the core. */
export const HAN_LENGTHS: i32 = 368652
/** 16 bits for each character: its number among those that occur, from 1. */
export const CHARACTER_SLOTS: i32 = 368656
export const CHARACTER_COUNT: i32 = 368660
/** Postings: 32-bit starts by block and gram, then 16-bit places within the block. */
export const CHARACTER_STARTS: i32 = 368664
export const CHARACTER_POSTINGS: i32 = 368668
export const SYLLABLE_STARTS: i32 = 368672
export const SYLLABLE_POSTINGS: i32 = 368676
export const LATIN_COUNT: i32 = 368680
export const LATIN_ELEMENTS: i32 = 368684
export const LATIN_NAMES: i32 = 368688
/** 8 bits: distinct trigrams of the words. */
export const TRIGRAM_COUNTS: i32 = 368692
export const TRIGRAM_STARTS: i32 = 368696
export const TRIGRAM_POSTINGS: i32 = 368700
/** Which bigrams of letters an element has, by their hash (64 bits). */
export const BIGRAM_SETS: i32 = 368704
/** Exact keys: 32-bit slots of (8 bits of the hash, number of the element + 1), a power of two of them. */
export const HAN_KEYS: i32 = 368708
export const HAN_KEY_SLOTS: i32 = 368712
export const LATIN_KEYS: i32 = 368716
export const LATIN_KEY_SLOTS: i32 = 368720
export const NAME_COUNT: i32 = 368724
/** 32 bits: where the UTF-8 text of a name begins. */
export const TEXT_STARTS: i32 = 368728
export const TEXTS: i32 = 368732
/** 32 bits: first of the rows that have the name. */
export const NAME_ROWS: i32 = 368736
/** 32 bits for each name: where the Latin element of one lies that begins with a Han element; 0 where it has none. */
export const NAME_LATINS: i32 = 368740
/** Names of two elements by the Latin one: a bit for each element, pairs of (element, name) sorted by element. */
export const SECOND_BITS: i32 = 368744
export const SECOND_PAIRS: i32 = 368748
export const SECOND_COUNT: i32 = 368752
/** For each 32 elements the first of their pairs. */
export const SECOND_STARTS: i32 = 368756
/** 32 bits for each of those pairs: the Han element of the name. */
export const SECOND_HANS: i32 = 368760
/** Names that are the distinctive part of others, or what these are read aloud as: a bit for each, pairs of (part, whole name) sorted by the part, and where the elements of the whole name lie, 32 bits each, 0 for none; READING and 0 where the whole is read so. */
export const PART_BITS: i32 = 368764
export const READING: i32 = 1
export const PART_PAIRS: i32 = 368768
export const PART_COUNT: i32 = 368772
/** For each 32 names the first of their pairs. */
export const PART_STARTS: i32 = 368776
export const PART_WHOLES: i32 = 368780
/** How many names no row has: they are parts alone. */
export const PART_NAMES: i32 = 368784
export const ROW_COUNT: i32 = 368788
export const ROWS: i32 = 368792
/** Rows that have a name: those of figures without words follow them. */
export const NAMED_ROWS: i32 = 368796
/** Rows by the id of their mark, 32 bits each. */
export const ROWS_BY_ID: i32 = 368800
/** A bit for each row that a later change has replaced. */
export const REPLACED_BITS: i32 = 368804
/** Rows with a second name: a bit for each, pairs of (row, name) sorted by row and of (name, row) sorted by name, each with the first pair for 32 rows or names. */
export const OTHER_BITS: i32 = 368808
export const OTHER_PAIRS: i32 = 368812
export const OTHER_COUNT: i32 = 368816
export const OTHER_NAME_BITS: i32 = 368820
export const OTHER_NAME_PAIRS: i32 = 368824
export const OTHER_STARTS: i32 = 368828
export const OTHER_NAME_STARTS: i32 = 368832
/** Rows that may be found by several names, a distinctive part among them: a bit for each. */
export const TWICE_BITS: i32 = 368836
export const TWICE_COUNT: i32 = 368840
/** Divisions of the Vienna Classification: 16 bits for how many, then 16 bits each. */
export const VIENNA: i32 = 368844
/** Year, counted from the first, of each day: 65,536 bytes in the data. */
export const YEAR_OF_DAY: i32 = 368848
/** End of what is stored; working space follows. */
export const DATA_END: i32 = 368852
/** Spellings that are looked through for few edits, sorted by their length and then by their letters, so that those that lie together are alike: the cores of elements of letters, their sounds, and the sounds of the pinyin of Han elements. */
export const LETTER_LIST: i32 = 368856
export const SOUND_LIST: i32 = 368880
export const PINYIN_LIST: i32 = 368904
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
/** The spelling itself, in SPELLING_ROW bytes; of a longer one there is nothing. */
export const L_ROWS: i32 = 20
export const SET_BLOCK: i32 = 16
export const SPELLING_ROW: i32 = 24
/** Working space. */
export const COUNTERS: i32 = 368928
export const PLACES: i32 = 368932
export const HAN_CANDIDATES: i32 = 368936
export const LATIN_CANDIDATES: i32 = 368940
export const HIT_ROWS: i32 = 368944
export const HIT_NAMES: i32 = 368948
export const HIT_SCORES: i32 = 368952
export const HIT_KEYS: i32 = 368956
export const ORDER: i32 = 368960
export const APPLICANTS: i32 = 368964
export const SEEN_ROWS: i32 = 368968
export const SEEN_SLOTS: i32 = 368972
/** Which search the table of seen rows belongs to. */
export const SEEN_GENERATION: i32 = 368976
export const DOUBTFUL: i32 = 368980
export const APPLICANT_TABLE: i32 = 368984
export const TABLE_SLOTS: i32 = 368988
/** Candidates in the order in which they are scored: a Han element as it is, one of letters as its complement. */
export const LISTED: i32 = 368992
/** Workspaces of the threads that help, HELPER_WORKSPACE_SIZE bytes each. */
export const HELPER_WORKSPACES: i32 = 368996
export const HELPER_COUNT: i32 = 369000
/** What a search found. */
export const HIT_COUNT: i32 = 369004
export const APPLICANT_COUNT: i32 = 369008
export const DOUBTFUL_COUNT: i32 = 369012
export const LISTED_COUNT: i32 = 369016
/** How many steps or candidates a thread has begun. */
export const CLAIMED_COUNT: i32 = 369020
/** How many comparisons were made. */
export const SCORED_COUNT: i32 = 369024
export const CAPPED: i32 = 369028
/** The query as a mark: packed elements with their pointers, 0 for none. */
export const Q_HAN: i32 = 369152
export const Q_LATIN: i32 = 369156
/** The distinctive part of the query in the same way, and how similar the query is to it, in tenths. */
export const Q_PART_HAN: i32 = 369160
export const Q_PART_LATIN: i32 = 369164
export const Q_PART_SHARE: i32 = 369168
/** Where the letters lie that the query is read aloud as; 0 where it is written so. */
export const Q_READING: i32 = 369172
/** Least score of a hit, in tenths. */
export const Q_LEAST: i32 = 369176
/** How many elements may be scored. */
export const Q_SCORED_MAX: i32 = 369180
/** 1 where a name scores by how much of it the query covers. */
export const Q_CONTAINS: i32 = 369184
/** Today and how hits are ordered: 0 by score, else 1 + the day's place, negative for the latest first. */
export const Q_TODAY: i32 = 369188
export const Q_SORT: i32 = 369192
/** 1 where the filters may exclude records. */
export const F_NARROWS: i32 = 369196
/** The packed elements of the query, of its distinctive part and of how it is read. */
export const Q_ELEMENTS: i32 = 369200
/** Filters: a byte for each office and status, classes as two words, a range for each of six days. */
export const F_OFFICE_STATUS: i32 = 372400
export const F_CLASSES: i32 = 376496
export const F_DAYS: i32 = 376504
/** Bits of the days that have a range, and F_CLASSES_GIVEN. */
export const F_SET: i32 = 376552
export const F_CLASSES_GIVEN: i32 = 65536
/** The second filter: bits of the lists that are given, then the values that are wanted. */
export const S_SET: i32 = 376556
export const S_OFFICES: i32 = 376560
export const S_CLASSES: i32 = 376816
export const S_VIENNA: i32 = 376824
/** A byte for each of 256 years, for each of six days. */
export const S_YEARS: i32 = 377848
/** Bits of statuses, and of valid (2) and not valid (1). */
export const S_STATUSES: i32 = 379384
export const S_VALID: i32 = 379388
export const S_APPLICANT_COUNT: i32 = 379392
export const S_APPLICANTS: i32 = 379396
/** Counters of the facets, 32 bits each. */
export const C_OFFICES: i32 = 379796
export const C_CLASSES: i32 = 380820
export const C_VIENNA: i32 = 381076
export const C_YEARS: i32 = 385172
export const C_STATUSES: i32 = 391316
export const C_VALID: i32 = 391380
export const C_END: i32 = 391388
/** Grams of the query: (gram, weight) pairs of 32 bits; characters, syllables and trigrams, 1,024 of each at most. */
export const GRAM_LIST_SIZE: i32 = 8192
export const Q_GRAMS: i32 = 391392
/** Least count by length of the core for each of three lists, a byte each. */
export const Q_LEAST_COUNTS: i32 = 415968
/** Bigrams of the letters that are to be contained (64 bits). */
export const Q_BIGRAMS: i32 = 416160
/** Spellings that are looked for, SPELLING_SIZE bytes each. */
export const Q_SPELLINGS: i32 = 416176
/** What is to be collected, JOB_SIZE bytes each: numbers of 32 bits at the J_ offsets. */
export const Q_JOB_COUNT: i32 = 421296
export const Q_JOBS: i32 = 421300
/** Where what a segment stores begins. */
export const DATA: i32 = 434688
export const SPELLING_SIZE: i32 = 640
export const SPELLING_ROOM: i32 = 64
/** Of a spelling: its letters, with 16 bytes on both sides that are no letter. */
export const SP_LETTERS: i32 = 16
/** Which letters there are, and for each letter the bits of its positions. */
export const SP_SET: i32 = 96
export const SP_POSITIONS: i32 = 100
export const JOB_SIZE: i32 = 32
/** What it looks for, and into how many steps it is divided. */
export const J_KIND: i32 = 0
export const J_STEPS: i32 = 4
/** Of grams: where they lie, how many there are, whether one word in another counts, and the least share in hundredths of all grams of two words that both have. */
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
/** Kinds of jobs; those of grams are also the places of their lists. */
export const CHARACTER_JOB: i32 = 0
export const SYLLABLE_JOB: i32 = 1
export const TRIGRAM_JOB: i32 = 2
export const SPELLING_JOB: i32 = 3
/** Spellings that are looked at in one step. */
export const STRETCH: i32 = 16384
/** A row. */
export const ROW_SIZE: i32 = 32
export const R_ID: i32 = 0
export const R_APPLICANT: i32 = 4
export const R_CLASSES: i32 = 8
export const R_CLASSES_HIGH: i32 = 12
export const R_OFFICE: i32 = 14
export const R_STATUS: i32 = 15
/** Applied, published, registered, registration published, priority, expires: days since 1875-01-01 from 1 on, 16 bits each. */
export const R_DAYS: i32 = 16
export const R_VIENNA: i32 = 28
/** Of the workspace of a helper, behind that of a comparison: how many names have been found, where (name, score) pairs of 32 bits lie, and its own space. */
export const W_FOUND_COUNT: i32 = 4224
export const W_FOUND: i32 = 4228
export const W_COUNTERS: i32 = 4232
export const W_PLACES: i32 = 4236
export const HELPER_WORKSPACE_SIZE: i32 = 4288
/** Elements of one block share counters of one byte. */
export const BLOCK_BITS: i32 = 16
export const BLOCK: i32 = 65536
/** Letters are distinguished in 40 classes; 0 is the blank around a word. */
export const LETTER_CLASSES: i32 = 40
export const TRIGRAMS: i32 = 64000
/** Syllables without their tones, and behind them the characters of several readings. */
export const SYLLABLES: i32 = 2048
