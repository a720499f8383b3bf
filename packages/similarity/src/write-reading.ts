import { finals, initials } from './syllables.ts'

type PinyinOptions = {
  /** Whether tone marks stand over the vowels. */
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
