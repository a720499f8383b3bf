import { lettersNumbered, letterNumber, samePlace, shapes, transliterations, voicedAlike, vowels } from './alphabet.ts'
import * as at from './kernel/memory-map.ts'
import { finalsAlike, finalsAlikeBehindInitials, initialsAlike, lettersAlike, parameters } from './parameters.ts'
import { furtherReadings } from './readings.ts'
import { writeRenderings } from './renderings.ts'
import { finals, initials, spellSyllable } from './syllables.ts'
import { glyphNeighbours } from './words/glyph-neighbours.ts'
import { lookAlikeGroups } from './words/look-alikes.ts'
import { joiningWords } from './words/joining-words.ts'
import { numeralValues } from './words/numerals.ts'
import { parallelWords } from './words/parallel-words.ts'
import { polyphones } from './words/polyphones.ts'
import { writeWeights } from './weights.ts'

let built: Uint8Array | undefined

/** The tables of the kernel, to be copied to the beginning of its memory. */
export function kernelTables(): Uint8Array {
  built ??= build()
  return built
}

function build(): Uint8Array {
  const bytes = new Uint8Array(at.TABLES_SIZE)
  const view = new DataView(bytes.buffer)
  writeParameters(view)
  writeWeights(view)
  writeLengths(view)
  writeLetters(bytes)
  writeSyllables(bytes)
  writeFurtherReadings(view)
  writeLookAlikes(view, bytes)
  writeNumerals(view)
  writeJoiningWords(view)
  writeParallels(view)
  writeRenderings(bytes)
  return bytes
}

const hundredths = (share: number) => Math.round(share * 100)
const tenThousandths = (share: number) => Math.round(share * at.ONE)

function writeParameters(view: DataView): void {
  const { channels, han, latin, sound, containment, senses, morae, crossScript, parts, floors, caps } = parameters
  const { acronym, distinctiveness, homophone } = parameters
  const set = (offset: number, value: number) => view.setInt32(offset, value, true)
  const inHundredths = (offset: number, ...shares: number[]) =>
    shares.forEach((share, i) => set(offset + 4 * i, hundredths(share)))
  const inTenThousandths = (offset: number, ...shares: number[]) =>
    shares.forEach((share, i) => set(offset + 4 * i, tenThousandths(share)))

  inHundredths(at.P_SHAPE, channels.shape)
  inHundredths(at.P_SECOND, channels.second)
  set(at.P_SCORE_MAX, parameters.scoreMax)
  inHundredths(at.P_CORE_EQUAL, parameters.coreEqual)
  inTenThousandths(at.P_REPEATED, parameters.repeated)
  inTenThousandths(at.P_REST_SIMILAR, parameters.weakRestSimilar)

  inHundredths(at.P_HAN_FIRST, han.firstWeight)
  inHundredths(at.P_HAN_SWAP, han.swap)
  inTenThousandths(at.P_HAN_SAME_TWO, han.sameCharacters.two)
  inTenThousandths(at.P_HAN_SAME_MORE, han.sameCharacters.more)
  inTenThousandths(at.P_HAN_BACKWARDS, han.readBackwards)
  inTenThousandths(at.P_HAN_NUMBERS, han.numberWritten)
  inHundredths(at.P_LOOK_ALIKE_LEAST, han.lookAlikeLeast)
  inTenThousandths(at.P_PARALLEL, han.parallel.two)
  inTenThousandths(at.P_PARALLEL_MORE, han.parallel.more)
  inTenThousandths(at.P_PARALLEL_FRAME, han.parallelFrameLeast)
  inHundredths(at.P_HAN_STRICT, ...han.strictness)

  inHundredths(at.P_LATIN_SWAP, latin.swap)
  set(at.P_LATIN_SHORT, latin.shortLength)
  inHundredths(at.P_DROP_REPEATED, latin.drop.repeated)
  inHundredths(at.P_DROP_FINAL, latin.drop.finalEOrS)
  inHundredths(at.P_DROP_VOWEL, latin.drop.vowel)
  inTenThousandths(at.P_TRANSPOSED, latin.wordsTransposed)
  inTenThousandths(at.P_LATIN_BACKWARDS, latin.readBackwards)
  inTenThousandths(at.P_SKELETON, latin.skeletonEqual)
  inTenThousandths(at.P_INFLECTION, latin.inflection)
  set(at.P_STEM_MIN, latin.inflectionStemMin)
  inTenThousandths(at.P_TEXT_KNEE, latin.chance.text)
  inTenThousandths(at.P_SOUND_KNEE, latin.chance.sound)
  inHundredths(at.P_KNEE_SLOPE, latin.chance.slope)
  inHundredths(at.P_LATIN_STRICT, ...latin.strictness)
  inTenThousandths(at.P_ACRONYM, acronym.alone)
  inTenThousandths(at.P_ACRONYM_BESIDE, acronym.besideLongForm)

  inHundredths(at.P_SYLLABLE_INITIAL, sound.initial)
  inHundredths(at.P_SYLLABLE_FINAL, sound.final)
  inHundredths(at.P_SYLLABLE_TONE, sound.tone)
  inHundredths(at.P_SYLLABLE_OTHER_TONE, sound.otherTone)
  inHundredths(at.P_SYLLABLE_UNRELATED, sound.unrelated)
  inHundredths(at.P_SOUND_DROP_VOWEL, sound.latin.dropVowel)
  inHundredths(at.P_SOUND_DROP_S, sound.latin.dropFinalS)
  inHundredths(at.P_SOUND_SHORT, sound.latin.shortStrictness)
  inHundredths(at.P_SAME_CONSONANTS, sound.sameConsonants)
  inTenThousandths(at.P_MORA_ONE, morae.one)
  inTenThousandths(at.P_MORA_VOICED, morae.voiced)
  inTenThousandths(at.P_MORA_SPECIAL, morae.special)
  inTenThousandths(at.P_MORA_TWO, morae.two)
  inTenThousandths(at.P_MORA_FIRST, morae.first)
  inTenThousandths(at.P_MORA_OTHER, morae.unrelated)
  inTenThousandths(at.P_HOMOPHONE_TWO, homophone.soundTwo)
  inTenThousandths(at.P_HOMOPHONE_MORE, homophone.soundMore)
  inTenThousandths(at.P_HOMOPHONE_TEXT, homophone.textLeast)

  inHundredths(at.P_ADDED, containment.added)
  inTenThousandths(at.P_WEAK_SHARED, containment.weakShared)
  inHundredths(at.P_WEAK_FACTOR, containment.weakSharedFactor)
  inTenThousandths(at.P_FLOOR_DISTINCT, containment.floorDistinctiveness)
  inTenThousandths(at.P_FLOOR_DISTINCT_HAN, containment.floorDistinctivenessHan)
  inTenThousandths(at.P_DICTIONARY, distinctiveness.dictionary)
  inTenThousandths(at.P_SURNAME, distinctiveness.surname)
  inTenThousandths(at.P_DISTINCT_LEAST, distinctiveness.least)

  const { first, near, later, name, ordinary, together, togetherLater, echo, named, namedBeside } = senses
  inTenThousandths(
    at.P_SENSE_RANKS,
    first,
    near,
    later,
    name,
    ordinary,
    together,
    togetherLater,
    echo,
    named,
    namedBeside,
  )
  inTenThousandths(at.P_SENSE_SAME_SCRIPT, senses.sameScript)

  inHundredths(at.P_NATIVE, crossScript.native)
  inHundredths(at.P_NATIVE_NUMBER, crossScript.nativeNumber)
  inHundredths(at.P_PINYIN, ...crossScript.pinyin)
  inHundredths(at.P_PINYIN_STRICT, ...crossScript.pinyinStrictness)
  inHundredths(at.P_LOAN, ...crossScript.loan)
  inTenThousandths(at.P_TWO_INEXACT, crossScript.twoInexact)
  inTenThousandths(at.P_INITIALS, crossScript.initials)
  inTenThousandths(at.P_NUMERALS, crossScript.numerals)

  inHundredths(at.P_PART_HAN, parts.han)
  inHundredths(at.P_PART_LATIN, parts.latin)
  inHundredths(at.P_PART_DIGITS, parts.digits)
  inHundredths(at.P_PART_SHORT, parts.shortLatin)
  set(at.P_PART_SHORT_LENGTH, parts.shortLatinLength)
  inHundredths(at.P_PART_NEXT, parts.next)
  set(at.P_PART_DIFFERS, parts.otherPartDiffers)

  set(at.P_FLOOR_C09, floors.C09)
  set(at.P_FLOOR_C20, floors.C20)
  set(at.P_FLOOR_L17, floors.L17)
  set(at.P_FLOOR_PART, floors.part)
  set(at.P_FLOOR_KNOWN, floors.known)
  set(at.P_CAP_C07, caps.C07)
  set(at.P_CAP_C25, caps.C25)
  set(at.P_CAP_D03, caps.D03)
  set(at.P_CAP_D03_SHORT, caps.D03short)
  set(at.P_CAP_D04, caps.D04)
  set(at.P_CAP_L08, caps.L08)
  set(at.P_CAP_L25, caps.L25)
  set(at.P_CAP_L27, caps.L27)
  set(at.P_WEAK_SPREAD, parameters.weakSpread)
}

function writeLengths(view: DataView): void {
  for (let i = 0; i < 128; i++) {
    const share = Math.sqrt(i / parameters.distinctiveness.lengthFull)
    view.setUint16(at.LENGTH_DISTINCT + 2 * i, tenThousandths(Math.min(1, share)), true)
  }
  for (let i = 0; i <= at.ONE; i++)
    view.setUint16(at.POWER + 2 * i, tenThousandths((i / at.ONE) ** parameters.han.power), true)
}

function writeLetters(bytes: Uint8Array): void {
  for (let letter = 0; letter < 128; letter++) {
    bytes[at.SKELETON + letter] = letter
    bytes.fill(100, at.LETTER_COST + letter * 128, at.LETTER_COST + letter * 128 + 128)
    bytes[at.LETTER_COST + letter * 129] = 0
  }
  for (let sound = 0; sound < 64; sound++) {
    bytes.fill(100, at.SOUND_COST + sound * 64, at.SOUND_COST + sound * 64 + 64)
    bytes[at.SOUND_COST + sound * 65] = 0
  }
  bytes.fill(14, at.CONSONANT, at.CONSONANT + 64)
  const number = (letter: string) => letterNumber(letter.codePointAt(0)!)
  const both = (table: number, width: number, a: number, b: number, cost: number) => {
    bytes[table + a * width + b] = hundredths(cost)
    bytes[table + b * width + a] = hundredths(cost)
  }
  const all = [...lettersNumbered.keys()]
  for (const letter of all) {
    const vowel = vowels.includes(letter)
    const isY = letter === 'y'
    bytes[at.LETTER_KIND + number(letter)] =
      (vowel || isY ? 1 : 0) | ('es'.includes(letter) ? 2 : 0) | (/\d/.test(letter) ? 4 : 0) | (vowel ? 8 : 0)
    const [first, second] = transliterations.get(letter) ?? ''
    if (first) bytes[at.TRANSLITERATION + 2 * number(letter)] = number(first)
    if (second) bytes[at.TRANSLITERATION + 2 * number(letter) + 1] = second === 'h' ? at.BREATH : number(second)
    const shape = shapes.get(letter)
    if (shape) bytes[at.SKELETON + number(letter)] = number(shape)
    for (const other of all) {
      const vowels_ = (vowel || isY) && (vowels.includes(other) || other === 'y') && letter !== other
      if (vowels_) both(at.LETTER_COST, 128, number(letter), number(other), parameters.latin.vowelForVowel)
      if (/[a-z]/.test(letter) && /[a-z]/.test(other) && vowels_)
        both(at.SOUND_COST, 64, number(letter), number(other), parameters.sound.latin.vowelForVowel)
    }
  }
  for (const letter of all) {
    const shape = shapes.get(letter)
    if (shape && letter > '\u036f') both(at.LETTER_COST, 128, number(letter), number(shape === 'l' ? 'i' : shape), 0.3)
  }
  for (const [a, b, cost] of lettersAlike) both(at.LETTER_COST, 128, number(a), number(b), cost)
  const least = hundredths(parameters.latin.vowelForVowel)
  for (let i = 0; i < 128 * 128; i++) {
    const cost = bytes[at.LETTER_COST + i]!
    bytes[at.SHORT_LETTER_COST + i] = cost === 0 ? 0 : Math.max(cost, least)
  }
  for (const group of samePlace)
    for (const a of group)
      for (const b of group)
        if (a !== b) both(at.SOUND_COST, 64, number(a), number(b), parameters.sound.latin.samePlace)
  // MAYA and MAIA: a y is respelt as one only where it glides to a vowel, or begins the vowel of LINE.
  both(at.SOUND_COST, 64, number('i'), number('y'), parameters.sound.latin.glide)
  both(at.SOUND_COST, 64, number('h'), at.BREATH, parameters.sound.latin.samePlace)
  for (const vowel of 'aeiou') bytes[at.CONSONANT + number(vowel)] = 0
  for (const [i, group] of voicedAlike.entries())
    for (const letter of group) bytes[at.CONSONANT + number(letter)] = i + 1
  bytes[at.CONSONANT + at.BREATH] = voicedAlike.length + 2
  // Only zh is respelt as a z: ZHOU is not SHOU.
  bytes[at.CONSONANT + number('z')] = voicedAlike.length + 3
  // Digits among kana or hangul are heard apart.
  for (const digit of '1234567890') bytes[at.CONSONANT + number(digit)] = voicedAlike.length + 4 + Number(digit)
}

function writeSyllables(bytes: Uint8Array): void {
  const alike = (table: number, width: number, names: string[], pairs: typeof initialsAlike, flag = 0) => {
    for (const [a, b, share] of pairs) {
      bytes[table + names.indexOf(a) * width + names.indexOf(b)] = hundredths(share) | flag
      bytes[table + names.indexOf(b) * width + names.indexOf(a)] = hundredths(share) | flag
    }
  }
  const same = (names: string[]) => names.map((name) => [name, name, 1] as const)
  alike(at.INITIAL_LIKE, 32, initials, [...same(initials), ...initialsAlike])
  alike(at.FINAL_LIKE, 64, finals, [...same(finals), ...finalsAlike])
  alike(at.FINAL_LIKE, 64, finals, finalsAlikeBehindInitials, at.BEHIND_INITIAL)
  for (let initial = 0; initial < initials.length; initial++)
    for (let final = 1; final < finals.length; final++) {
      const spelled = spellSyllable(initial, final)
      const to = at.SYLLABLE_LETTERS + 8 * ((initial << 6) | final)
      bytes[to] = spelled.length
      for (const [i, letter] of Array.from(spelled).entries()) bytes[to + 1 + i] = letterNumber(letter.charCodeAt(0))
    }
}

/** The slot that the kernel looks into first. */
const slotOf = (key: number, slots: number) => (Math.imul(key, -1640531535) >>> 16) & (slots - 1)

function freeSlot(view: DataView, table: number, size: number, slots: number, key: number): number {
  let slot = slotOf(key, slots)
  while (view.getUint16(table + size * slot, true) !== 0) slot = (slot + 1) & (slots - 1)
  return table + size * slot
}

function writeFurtherReadings(view: DataView): void {
  for (const character of polyphones)
    for (const reading of furtherReadings(character)) {
      const code = character.charCodeAt(0)
      const to = freeSlot(view, at.FURTHER_READINGS, 4, at.FURTHER_SLOTS, code)
      view.setUint16(to, code, true)
      view.setUint16(to + 2, reading, true)
    }
}

/**
 * Pairs of look-alike characters with how alike they are, 0 to 1; the lesser code comes first. A share that was written by
 * hand holds before a measured one.
 */
export function lookAlikePairs(): Map<string, number> {
  const measured = glyphNeighbours.flatMap(([share, pairs]) =>
    pairs.split(/\s+/).map((pair): [string, number] => [pair, share]),
  )
  return new Map([...measured, ...handWrittenPairs()])
}

/** The pairs of the groups, each with the greatest share that any group gives it. */
export function handWrittenPairs(): Map<string, number> {
  const found = new Map<string, number>()
  for (const [share, groups] of lookAlikeGroups)
    for (const group of groups.split(/\s+/)) {
      const characters = Array.from(group).toSorted()
      for (const [i, a] of characters.entries())
        for (const b of characters.slice(i + 1)) found.set(a + b, Math.max(share, found.get(a + b) ?? 0))
    }
  return found
}

let hanShares: Map<number, number> | undefined
/** 1 for each character that looks like any other: most do not, and need not be looked up with another. */
const looksLikeAny = new Uint8Array(65_536)
let letterShares: Uint8Array | undefined

/** How alike two characters look, from 0 to 1; 0 where they do not or are the same. Codes as in an element. */
export function charactersAlike(a: number, b: number): number {
  hanShares ??= readShares()
  return looksLikeAny[a] && looksLikeAny[b] ? (hanShares.get(pairOf(a, b)) ?? 0) : 0
}

function readShares(): Map<number, number> {
  const shares = new Map<number, number>()
  for (const [pair, share] of lookAlikePairs()) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)]
    looksLikeAny[a] = looksLikeAny[b] = 1
    shares.set(pairOf(a, b), share)
  }
  return shares
}

const pairOf = (a: number, b: number) => (a < b ? a * 65_536 + b : b * 65_536 + a)

/** Whether two letters, by their numbers, look alike. */
export function lettersLookAlike(a: number, b: number): boolean {
  if (!letterShares) {
    letterShares = new Uint8Array(128 * 128)
    for (const [one, other] of lettersAlike) {
      const [i, j] = [letterNumber(one.charCodeAt(0)), letterNumber(other.charCodeAt(0))]
      letterShares[i * 128 + j] = letterShares[j * 128 + i] = 1
    }
  }
  return letterShares[a * 128 + b] === 1
}

function writeLookAlikes(view: DataView, bytes: Uint8Array): void {
  for (const [pair, share] of lookAlikePairs()) {
    const [low, high] = [pair.charCodeAt(0), pair.charCodeAt(1)].toSorted((a, b) => a - b) as [number, number]
    const to = freeSlot(view, at.LOOK_ALIKES, 8, at.LOOK_ALIKE_SLOTS, (low << 16) | high)
    view.setUint16(to, low, true)
    view.setUint16(to + 2, high, true)
    view.setUint16(to + 4, hundredths(share), true)
    for (const code of [low, high]) bytes[at.LOOK_ALIKE_BITS + (code >> 3)]! |= 1 << (code & 7)
  }
}

function writeNumerals(view: DataView): void {
  for (const [character, value] of numeralValues) {
    const code = character.charCodeAt(0)
    const to = freeSlot(view, at.NUMERALS, 4, at.NUMERAL_SLOTS, code)
    view.setUint16(to, code, true)
    view.setUint16(to + 2, value + 1, true)
  }
}

/** Each as a number of its letters, the last in the lowest byte. */
function writeJoiningWords(view: DataView): void {
  for (const [i, word] of joiningWords.entries()) {
    const value = Array.from(word).reduce((sum, letter) => (sum << 8) | letterNumber(letter.charCodeAt(0)), 0)
    view.setInt32(at.JOINING_WORDS + 4 * i, value, true)
  }
}

function writeParallels(view: DataView): void {
  for (const [series, characters] of parallelWords.entries())
    for (const character of characters) {
      const code = character.charCodeAt(0)
      const to = freeSlot(view, at.PARALLELS, 4, at.PARALLEL_SLOTS, code)
      view.setUint16(to, code, true)
      view.setUint16(to + 2, series + 1, true)
    }
}
