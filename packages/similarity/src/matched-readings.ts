import type { MarkElement } from './mark-element.ts'
import { costOfSound } from './kernel/han.ts'
import { OPEN_READING } from './kernel/layout.ts'
import { bindMemory } from './kernel/platform.ts'
import { furtherReadings } from './readings.ts'
import { finals, initials } from './syllables.ts'
import { kernelTables } from './tables.ts'

/** Two characters that a comparison sets against each other, by their places in the texts of the elements. */
type AlignedCharacters = { i: number; j: number }

/** The readings by which two elements were compared, in pinyin, one for each character of the text of either. */
type MatchedReadings = { a: string[]; b: string[] }

/**
 * The readings on which the comparison of two elements of Han characters is based: where nothing settles how a character
 * is read, the one that comes nearest to the character that it is aligned with, as the kernel takes it; else the one
 * that words, surnames or everyday use decide. A character without a Mandarin reading has an empty string.
 * @param aligned characters that take each other's place; what is not named there keeps its own reading.
 */
export function matchedReadings(
  a: MarkElement,
  b: MarkElement,
  aligned: readonly AlignedCharacters[],
  options: PinyinOptions = {},
): MatchedReadings {
  const [ofA, ofB] = [[...a.readings], [...b.readings]]
  bindMemory(kernelTables().buffer)
  for (const { i, j } of aligned) {
    if (!ofA[i] || !ofB[j] || a.units[i] === b.units[j]) continue
    let least = Infinity
    for (const one of candidates(a, i))
      for (const other of candidates(b, j)) {
        const cost = costOfSound(1, one, 2, other)
        if (cost < least) [least, ofA[i], ofB[j]] = [cost, one, other]
      }
  }
  return {
    a: ofA.map((reading) => writeReading(reading, options)),
    b: ofB.map((reading) => writeReading(reading, options)),
  }
}

/** The readings that the kernel tries, the decided one first. */
function candidates({ readings, text }: MarkElement, place: number): number[] {
  const reading = readings[place]!
  const own = reading & ~OPEN_READING
  return reading & OPEN_READING ? [own, ...furtherReadings(text[place]!)] : [own]
}

type PinyinOptions = {
  /** Marks over the vowels; without them syllables are compared as people write them on packages. */
  tones?: boolean
}

const toneMarks = ['', '\u0304', '\u0301', '\u030c', '\u0300']
const zeroInitials: Readonly<Record<string, string>> = {
  i: 'yi',
  ia: 'ya',
  ie: 'ye',
  iao: 'yao',
  iu: 'you',
  ian: 'yan',
  in: 'yin',
  iang: 'yang',
  ing: 'ying',
  iong: 'yong',
  u: 'wu',
  ua: 'wa',
  uo: 'wo',
  uai: 'wai',
  ui: 'wei',
  uan: 'wan',
  un: 'wen',
  uang: 'wang',
  ueng: 'weng',
  v: 'yu',
  ve: 'yue',
  van: 'yuan',
  vn: 'yun',
}

/**
 * A reading as a dictionary prints it: `lü`, `shen`, with tones `lǚ`, `shēn`. Beside letters of a mark use
 * `spellReading`, which has u for ü. Empty where there is no reading.
 */
export function writeReading(reading: number, { tones = false }: PinyinOptions = {}): string {
  const [initial, final, tone] = [(reading >> 9) & 31, (reading >> 3) & 63, reading & 7]
  if (final === 0) return ''
  const written = writeSyllable(initials[initial]!, finals[final]!)
  return tones ? withTone(written, tone) : written
}

function writeSyllable(initial: string, final: string): string {
  if (initial === '') return zeroInitials[final] ?? final
  if (final === '-i') return `${initial}i`
  return initial + final.replace('v', /^[jqx]$/.test(initial) ? 'u' : 'ü')
}

/** The mark stands over a or e, else over the o of ou, else over the last vowel. */
function withTone(syllable: string, tone: number): string {
  const at = /[ae]/.exec(syllable)?.index ?? (syllable.includes('ou') ? syllable.indexOf('o') : lastVowel(syllable))
  if (at < 0 || tone < 1 || tone > 4) return syllable
  return (syllable.slice(0, at + 1) + toneMarks[tone]! + syllable.slice(at + 1)).normalize('NFC')
}

const lastVowel = (syllable: string) => Math.max(...Array.from('iouü', (vowel) => syllable.lastIndexOf(vowel)))
