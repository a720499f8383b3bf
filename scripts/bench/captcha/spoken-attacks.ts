import { SPEECH } from '../../../packages/human-check/src/generated/speech.ts'
import { clipOf, featuresOf, type Heard, type Language, NUMBERS, samplesOf, SIGNS } from './sound.ts'

/** Understands a sum by its sound alone; null where it found none. */
export type SpokenAttack = (audioBase64: string, language: Language) => Heard | null

/** How well a word fits from `start` on, to the frame before `end`. */
type Fit = { symbol: string; start: number; end: number; score: number }

/** The best number, sign and number that follow one another. */
function bestSentence(fits: readonly Fit[], length: number): Heard | null {
  type Sentence = { score: number; symbols: string[] }
  let until: (Sentence | null)[] = Array.from({ length: length + 1 }, () => ({ score: 0, symbols: [] }))
  for (const words of [NUMBERS, SIGNS, NUMBERS] as const) {
    const next: (Sentence | null)[] = Array.from({ length: length + 1 }, () => null)
    for (const { symbol, start, end, score } of fits) {
      const before = until[start]
      if (!before || !(words as readonly string[]).includes(symbol)) continue
      const sentence = { score: before.score + score, symbols: [...before.symbols, symbol] }
      if (sentence.score > (next[end]?.score ?? -Infinity)) next[end] = sentence
    }
    for (let at = 1; at <= length; at++)
      if ((next[at - 1]?.score ?? -Infinity) > (next[at]?.score ?? -Infinity)) next[at] = next[at - 1]!
    until = next
  }
  const best = until[length]
  if (!best) return null
  const [first, sign, second] = best.symbols
  return { first: Number(first), sign: sign as Heard['sign'], second: Number(second) }
}

/** Looks for the bytes of the clips. */
const bytes: SpokenAttack = (audioBase64, language) => {
  const sound = Buffer.from(audioBase64, 'base64')
  const fits = [...NUMBERS, ...SIGNS].flatMap((symbol): Fit[] => {
    const clip = Buffer.from(SPEECH[language][symbol]!, 'base64')
    const found: Fit[] = []
    for (let at = sound.indexOf(clip); at >= 0; at = sound.indexOf(clip, at + 1))
      found.push({ symbol, start: at, end: at + clip.length, score: clip.length })
    return found
  })
  return bestSentence(fits, sound.length)
}

const COARSE = 4
const coarse = (sound: Float32Array) =>
  Float32Array.from({ length: Math.floor(sound.length / COARSE) }, (_, i) => {
    let sum = 0
    for (let at = 0; at < COARSE; at++) sum += sound[COARSE * i + at]!
    return sum
  })

/** Correlates the samples with those of the clips. */
const samples: SpokenAttack = (audioBase64, language) => {
  const sound = coarse(samplesOf(audioBase64))
  const fits = [...NUMBERS, ...SIGNS].flatMap((symbol) => {
    const clip = coarse(clipOf(symbol, language))
    const loudness = Math.hypot(...clip)
    return Array.from({ length: Math.max(0, sound.length - clip.length) >> 1 }, (_, step): Fit => {
      const start = 2 * step
      let [product, power] = [0, 0]
      for (let i = 0; i < clip.length; i++) {
        product += clip[i]! * sound[start + i]!
        power += sound[start + i]! ** 2
      }
      return { symbol, start, end: start + clip.length, score: product / (loudness * Math.sqrt(power) || 1) }
    })
  })
  return bestSentence(fits, sound.length)
}

const SPEEDS = [0.86, 0.93, 1, 1.07, 1.15]
const stretched = (frames: readonly Float32Array[], speed: number) =>
  Array.from(
    { length: Math.max(1, Math.round(frames.length / speed)) },
    (_, i) => frames[Math.min(frames.length - 1, Math.round(i * speed))]!,
  )

/** A voice that is higher by a band, or lower. */
const shifted = (frame: Float32Array, by: number) =>
  frame.map((_, band) => frame[Math.min(frame.length - 1, Math.max(0, band - by))]!)

const templates = new Map<Language, { symbol: string; frames: Float32Array[] }[]>()
function templatesOf(language: Language) {
  const known = templates.get(language)
  if (known) return known
  const made = [...NUMBERS, ...SIGNS].flatMap((symbol) => {
    const frames = featuresOf(clipOf(symbol, language))
    return SPEEDS.flatMap((speed) =>
      [-1, 0, 1].map((by) => ({ symbol, frames: stretched(frames, speed).map((frame) => shifted(frame, by)) })),
    )
  })
  templates.set(language, made)
  return made
}

type Similarity = { symbol: string; start: number; frames: number; sum: number }
let last: { audioBase64: string; similarities: Similarity[]; length: number } | null = null

/** How similar the sound is to every template at every place; of the last sound it is remembered. */
function similaritiesOf(audioBase64: string, language: Language) {
  if (last?.audioBase64 === audioBase64) return last
  const sound = featuresOf(samplesOf(audioBase64))
  const similarities: Similarity[] = []
  for (const { symbol, frames } of templatesOf(language))
    for (let start = 0; start + frames.length <= sound.length; start++) {
      let sum = 0
      for (let i = 0; i < frames.length; i++) {
        const [a, b] = [frames[i]!, sound[start + i]!]
        for (let band = 0; band < a.length; band++) sum += a[band]! * b[band]!
      }
      similarities.push({ symbol, start, frames: frames.length, sum })
    }
  last = { audioBase64, similarities, length: sound.length }
  return last
}

/**
 * Compares spectra with those of the clips at several speeds and pitches, as a simple recognizer of words does. What is
 * less similar than `threshold` counts against a word, so that a long one that fits is worth more than a short one.
 */
const spectra =
  (threshold: number): SpokenAttack =>
  (audioBase64, language) => {
    const { similarities, length } = similaritiesOf(audioBase64, language)
    const fits = similarities.map(({ symbol, start, frames, sum }): Fit => {
      return { symbol, start, end: start + frames, score: sum - threshold * frames }
    })
    return bestSentence(fits, length)
  }

export const SPOKEN_ATTACKS: Readonly<Record<string, SpokenAttack>> = {
  'bytes of the clips': bytes,
  'samples correlated with the clips': samples,
  'spectra compared, threshold 0.4': spectra(0.4),
  'spectra compared, threshold 0.55': spectra(0.55),
  'spectra compared, threshold 0.7': spectra(0.7),
}
