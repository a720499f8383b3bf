import { SPEECH } from '../../../packages/human-check/src/generated/speech.ts'
import { SPEECH_RATE } from '../../../packages/human-check/src/spoken-words.ts'

export type Language = 'cn' | 'en'
/** A sum as somebody understood it. */
export type Heard = { first: number; sign: '+' | '−'; second: number }

const HEADER_BYTES = 44
const MIDDLE = 128

/** Samples from -1 to 1 of a WAV or, without its header, of a clip. */
export const samplesOf = (base64: string, headerBytes = HEADER_BYTES): Float32Array =>
  Float32Array.from(Buffer.from(base64, 'base64').subarray(headerBytes), (byte) => (byte - MIDDLE) / MIDDLE)

export const NUMBERS = Array.from({ length: 12 }, (_, i) => String(i + 1))
export const SIGNS = ['+', '−'] as const

/** The clips that the sums are made of, which anybody can read in the sources. */
export const clipOf = (symbol: string, language: Language): Float32Array => samplesOf(SPEECH[language][symbol]!, 0)

export const resultOf = ({ first, sign, second }: Heard): number =>
  sign === '+' ? first + second : Math.abs(first - second)

/** How long one vector of features stands for, and how much sound it is made of; in samples. */
const HOP = SPEECH_RATE / 100
const WINDOW = 256
const BANDS = 24
const LOWEST_HZ = 120
const HIGHEST_HZ = 3800

const mel = (hz: number) => 2595 * Math.log10(1 + hz / 700)

/** Weight of each of the 129 frequencies in each band. */
const filters = Array.from({ length: BANDS }, (_, band) => {
  const step = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (BANDS + 1)
  const middle = mel(LOWEST_HZ) + (band + 1) * step
  return Float32Array.from({ length: WINDOW / 2 + 1 }, (_value, bin) =>
    Math.max(0, 1 - Math.abs(mel((bin * SPEECH_RATE) / WINDOW) - middle) / step),
  )
})
const cosines = Float32Array.from({ length: WINDOW }, (_, i) => Math.cos((2 * Math.PI * i) / WINDOW))
const hann = Float32Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW))

/** Spectrum of each hundredth of a second on the mel scale, logarithmic, each vector of mean 0 and length 1. */
export function featuresOf(sound: Float32Array): Float32Array[] {
  const frames: Float32Array[] = []
  const power = new Float32Array(WINDOW / 2 + 1)
  for (let start = 0; start + WINDOW <= sound.length; start += HOP) {
    for (let bin = 0; bin < power.length; bin++) {
      let [real, imaginary] = [0, 0]
      for (let i = 0; i < WINDOW; i++) {
        const sample = sound[start + i]! * hann[i]!
        const turn = (bin * i) % WINDOW
        real += sample * cosines[turn]!
        imaginary += sample * cosines[(turn + WINDOW / 4) % WINDOW]!
      }
      power[bin] = real * real + imaginary * imaginary
    }
    frames.push(
      unit(filters.map((weights) => Math.log(1e-4 + power.reduce((sum, p, bin) => sum + p * weights[bin]!, 0)))),
    )
  }
  return frames
}

function unit(values: readonly number[]): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const length = Math.hypot(...values.map((value) => value - mean)) || 1
  return Float32Array.from(values, (value) => (value - mean) / length)
}
