import { ELEMENT_ROOM, TABLES_SIZE, WORKSPACE_SIZE } from '@markwright/similarity/layout/memory-layout.ts'
import { createLayout, type Area } from '@markwright/similarity/layout/allocator.ts'

const HEADER_SIZE = 512
const QUESTION_SIZE = 65_536
const OFFICES = 256
const STATUSES = 16
const VIENNA_DIVISIONS = 1024
const YEARS = 256
const DAYS = 6
const SPELLINGS = 8
const SPELLING_SIZE = 640
const JOBS = 400
const JOB_SIZE = 32
const APPLICANTS = 100
const LIST_SIZE = 24

/**
 * Where a segment of the index stores what, as offsets into its memory; `npm run gen` writes them to
 * `kernel/memory-map.ts`. Below lie the tables of the similarity kernel.
 */
export function memoryLayout() {
  const layout = createLayout()
  const { constant } = layout
  header(layout)
  const question = layout.area(TABLES_SIZE + HEADER_SIZE, QUESTION_SIZE)
  query(question, constant)
  constant('DATA', TABLES_SIZE + HEADER_SIZE + QUESTION_SIZE, 'Where what a segment stores begins.')

  const spelling = constant('SPELLING_SIZE', SPELLING_SIZE)
  const room = constant('SPELLING_ROOM', 64)
  const ofSpelling = layout.area(0, spelling)
  ofSpelling.skip(16)
  ofSpelling.bytes('SP_LETTERS', room, 'Of a spelling: its letters, with 16 bytes on both sides that are no letter.')
  ofSpelling.skip(16)
  ofSpelling.number('SP_SET', 'Which letters there are, and for each letter the bits of its positions.')
  ofSpelling.numbers('SP_POSITIONS', 128)

  const job = layout.area(0, constant('JOB_SIZE', JOB_SIZE))
  job.number('J_KIND', 'What it looks for, and into how many steps it is divided.')
  job.number('J_STEPS')
  const ofGrams = job.alternative()
  ofGrams.number(
    'J_GRAMS',
    'Of grams: where they lie, how many there are, whether one word in another counts, and the least share in hundredths of all grams of two words that both have.',
  )
  ofGrams.number('J_COUNT')
  ofGrams.number('J_WHOLE')
  ofGrams.number('J_SHARE')
  const ofSpellings = job.alternative()
  ofSpellings.number(
    'J_SPELLING',
    'Of a spelling: where it lies, its length, edits, the list that is looked through and from where to where.',
  )
  ofSpellings.number('J_LENGTH')
  ofSpellings.number('J_EDITS')
  ofSpellings.number('J_LIST')
  ofSpellings.number('J_FROM')
  ofSpellings.number('J_TO')
  constant('CHARACTER_JOB', 0, 'Kinds of jobs; those of grams are also the places of their lists.')
  constant('SYLLABLE_JOB', 1)
  constant('TRIGRAM_JOB', 2)
  constant('SPELLING_JOB', 3)
  constant('STRETCH', 16_384, 'Spellings that are looked at in one step.')

  const row = layout.area(0, constant('ROW_SIZE', 32, 'A row.'))
  row.number('R_ID')
  row.number('R_APPLICANT')
  row.number('R_CLASSES')
  row.bytes('R_CLASSES_HIGH', 2)
  row.bytes('R_OFFICE', 1)
  row.bytes('R_STATUS', 1)
  row.bytes(
    'R_DAYS',
    2 * DAYS,
    'Applied, published, registered, registration published, priority, expires: days since 1875-01-01 from 1 on, 16 bits each.',
    2,
  )
  row.number('R_VIENNA')

  const helper = layout.area(WORKSPACE_SIZE, 64)
  helper.number(
    'W_FOUND_COUNT',
    'Of the workspace of a helper, behind that of a comparison: how many names have been found, where (name, score) pairs of 32 bits lie, and its own space.',
  )
  helper.number('W_FOUND')
  helper.number('W_COUNTERS')
  helper.number('W_PLACES')
  constant('HELPER_WORKSPACE_SIZE', WORKSPACE_SIZE + 64)

  constant('BLOCK_BITS', 16, 'Elements of one block share counters of one byte.')
  constant('BLOCK', 65_536)
  constant('LETTER_CLASSES', 40, 'Letters are distinguished in 40 classes; 0 is the blank around a word.')
  constant('TRIGRAMS', 64_000)
  constant('SYLLABLES', 2048, 'Syllables without their tones, and behind them the characters of several readings.')
  return layout.entries()
}

/** Pointers and counts. Lists of starts have one entry more than what they count. */
function header({ area, constant }: ReturnType<typeof createLayout>): void {
  const fields = area(TABLES_SIZE, HEADER_SIZE)
  const { number } = fields
  number('HAN_COUNT')
  number('HAN_ELEMENTS', '32 bits each: where the element lies.')
  number('HAN_NAMES', '32 bits: first of the names that begin with the element.')
  number('HAN_LENGTHS', '8 bits: length of the core.')
  number('CHARACTER_SLOTS', '16 bits for each character: its number among those that occur, from 1.')
  number('CHARACTER_COUNT')
  number('CHARACTER_STARTS', 'Postings: 32-bit starts by block and gram, then 16-bit places within the block.')
  number('CHARACTER_POSTINGS')
  number('SYLLABLE_STARTS')
  number('SYLLABLE_POSTINGS')

  number('LATIN_COUNT')
  number('LATIN_ELEMENTS')
  number('LATIN_NAMES')
  number('TRIGRAM_COUNTS', '8 bits: distinct trigrams of the words.')
  number('TRIGRAM_STARTS')
  number('TRIGRAM_POSTINGS')
  number('BIGRAM_SETS', 'Which bigrams of letters an element has, by their hash (64 bits).')

  number(
    'HAN_KEYS',
    'Exact keys: 32-bit slots of (8 bits of the hash, number of the element + 1), a power of two of them.',
  )
  number('HAN_KEY_SLOTS')
  number('LATIN_KEYS')
  number('LATIN_KEY_SLOTS')

  number('NAME_COUNT')
  number('TEXT_STARTS', '32 bits: where the UTF-8 text of a name begins.')
  number('TEXTS')
  number('NAME_ROWS', '32 bits: first of the rows that have the name.')
  number(
    'NAME_LATINS',
    '32 bits for each name: where the Latin element of one lies that begins with a Han element; 0 where it has none.',
  )
  number(
    'SECOND_BITS',
    'Names of two elements by the Latin one: a bit for each element, pairs of (element, name) sorted by element.',
  )
  number('SECOND_PAIRS')
  number('SECOND_COUNT')
  number('SECOND_STARTS', 'For each 32 elements the first of their pairs.')
  number('SECOND_HANS', '32 bits for each of those pairs: the Han element of the name.')

  number(
    'PART_BITS',
    'Names that are the distinctive part of others, or what these are read aloud as: a bit for each, pairs of (part, whole name) sorted by the part, and where the elements of the whole name lie, 32 bits each, 0 for none; READING and 0 where the whole is read so.',
  )
  constant('READING', 1)
  number('PART_PAIRS')
  number('PART_COUNT')
  number('PART_STARTS', 'For each 32 names the first of their pairs.')
  number('PART_WHOLES')
  number('PART_NAMES', 'How many names no row has: they are parts alone.')

  number('ROW_COUNT')
  number('ROWS')
  number('NAMED_ROWS', 'Rows that have a name: those of figures without words follow them.')
  number('ROWS_BY_ID', 'Rows by the id of their mark, 32 bits each.')
  number('REPLACED_BITS', 'A bit for each row that a later change has replaced.')
  number(
    'OTHER_BITS',
    'Rows with a second name: a bit for each, pairs of (row, name) sorted by row and of (name, row) sorted by name, each with the first pair for 32 rows or names.',
  )
  number('OTHER_PAIRS')
  number('OTHER_COUNT')
  number('OTHER_NAME_BITS')
  number('OTHER_NAME_PAIRS')
  number('OTHER_STARTS')
  number('OTHER_NAME_STARTS')
  number('TWICE_BITS', 'Rows that may be found by several names, a distinctive part among them: a bit for each.')
  number('TWICE_COUNT')
  number('VIENNA', 'Divisions of the Vienna Classification: 16 bits for how many, then 16 bits each.')
  number('YEAR_OF_DAY', 'Year, counted from the first, of each day: 65,536 bytes in the data.')
  number('DATA_END', 'End of what is stored; working space follows.')

  fields.bytes(
    'LETTER_LIST',
    LIST_SIZE,
    'Spellings that are looked through for few edits, sorted by their length and then by their letters, so that those that lie together are alike: the cores of elements of letters, their sounds, and the sounds of the pinyin of Han elements.',
    4,
  )
  fields.bytes('SOUND_LIST', LIST_SIZE, null, 4)
  fields.bytes('PINYIN_LIST', LIST_SIZE, null, 4)
  const list = area(0, LIST_SIZE)
  list.number('L_COUNT', 'Of a list: how many spellings it has, and what there is for each of them.')
  list.number('L_LENGTHS', '8 bits: the length.')
  list.number('L_ELEMENTS', '32 bits: the element.')
  list.number('L_SETS', '32 bits: which letters there are, see letterSet.')
  list.number('L_BLOCKS', 'For each SET_BLOCK of them the letters that all have and those that any has, 32 bits each.')
  list.number('L_ROWS', 'The spelling itself, in SPELLING_ROW bytes; of a longer one there is nothing.')
  constant('SET_BLOCK', 16)
  constant('SPELLING_ROW', 24)

  number('COUNTERS', 'Working space.')
  number('PLACES')
  number('HAN_CANDIDATES')
  number('LATIN_CANDIDATES')
  number('HIT_ROWS')
  number('HIT_NAMES')
  number('HIT_SCORES')
  number('HIT_KEYS')
  number('ORDER')
  number('APPLICANTS')
  number('SEEN_ROWS')
  number('SEEN_SLOTS')
  number('SEEN_GENERATION', 'Which search the table of seen rows belongs to.')
  number('DOUBTFUL')
  number('APPLICANT_TABLE')
  number('TABLE_SLOTS')
  number(
    'LISTED',
    'Candidates in the order in which they are scored: a Han element as it is, one of letters as its complement.',
  )
  number('HELPER_WORKSPACES', 'Workspaces of the threads that help, HELPER_WORKSPACE_SIZE bytes each.')
  number('HELPER_COUNT')

  number('HIT_COUNT', 'What a search found.')
  number('APPLICANT_COUNT')
  number('DOUBTFUL_COUNT')
  number('LISTED_COUNT')
  number('CLAIMED_COUNT', 'How many steps or candidates a thread has begun.')
  number('SCORED_COUNT', 'How many comparisons were made.')
  number('CAPPED')
}

/** The query, written anew for each search. */
function query(question: Area, constant: ReturnType<typeof createLayout>['constant']): void {
  const { number, numbers, bytes } = question
  number('Q_HAN', 'The query as a mark: packed elements with their pointers, 0 for none.')
  number('Q_LATIN')
  number(
    'Q_PART_HAN',
    'The distinctive part of the query in the same way, and how similar the query is to it, in tenths.',
  )
  number('Q_PART_LATIN')
  number('Q_PART_SHARE')
  number('Q_READING', 'Where the letters lie that the query is read aloud as; 0 where it is written so.')
  number('Q_LEAST', 'Least score of a hit, in tenths.')
  number('Q_SCORED_MAX', 'How many elements may be scored.')
  number('Q_CONTAINS', '1 where a name scores by how much of it the query covers.')
  number(
    'Q_TODAY',
    "Today and how hits are ordered: 0 by score, else 1 + the day's place, negative for the latest first.",
  )
  number('Q_SORT')
  number('F_NARROWS', '1 where the filters may exclude records.')
  bytes(
    'Q_ELEMENTS',
    5 * ELEMENT_ROOM,
    'The packed elements of the query, of its distinctive part and of how it is read.',
    16,
  )

  bytes(
    'F_OFFICE_STATUS',
    OFFICES * STATUSES,
    'Filters: a byte for each office and status, classes as two words, a range for each of six days.',
    16,
  )
  numbers('F_CLASSES', 2)
  numbers('F_DAYS', 2 * DAYS)
  number('F_SET', 'Bits of the days that have a range, and F_CLASSES_GIVEN.')
  constant('F_CLASSES_GIVEN', 65_536)
  number('S_SET', 'The second filter: bits of the lists that are given, then the values that are wanted.')
  bytes('S_OFFICES', OFFICES)
  numbers('S_CLASSES', 2)
  bytes('S_VIENNA', VIENNA_DIVISIONS)
  bytes('S_YEARS', DAYS * YEARS, 'A byte for each of 256 years, for each of six days.')
  number('S_STATUSES', 'Bits of statuses, and of valid (2) and not valid (1).')
  number('S_VALID')
  number('S_APPLICANT_COUNT')
  numbers('S_APPLICANTS', APPLICANTS)

  numbers('C_OFFICES', OFFICES, 'Counters of the facets, 32 bits each.')
  numbers('C_CLASSES', 64)
  numbers('C_VIENNA', VIENNA_DIVISIONS)
  numbers('C_YEARS', DAYS * YEARS)
  numbers('C_STATUSES', STATUSES)
  numbers('C_VALID', 2)
  constant('C_END', question.end())

  const grams = constant(
    'GRAM_LIST_SIZE',
    8192,
    'Grams of the query: (gram, weight) pairs of 32 bits; characters, syllables and trigrams, 1,024 of each at most.',
  )
  bytes('Q_GRAMS', 3 * grams, null, 16)
  bytes('Q_LEAST_COUNTS', 3 * 64, 'Least count by length of the core for each of three lists, a byte each.')
  numbers('Q_BIGRAMS', 2, 'Bigrams of the letters that are to be contained (64 bits).')
  bytes('Q_SPELLINGS', SPELLINGS * SPELLING_SIZE, 'Spellings that are looked for, SPELLING_SIZE bytes each.', 16)
  number('Q_JOB_COUNT', 'What is to be collected, JOB_SIZE bytes each: numbers of 32 bits at the J_ offsets.')
  bytes('Q_JOBS', JOBS * JOB_SIZE, null, 4)
}
