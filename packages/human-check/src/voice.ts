import { between, type Random } from './random.ts'
import { SPEECH_RATE } from './spoken-words.ts'

/** How far the pitch wavers, and how often in a second. */
const WAVER = 0.07
const WAVERS_PER_SECOND = { least: 1.5, most: 4 }

/**
 * A word as somebody else would say it: `voice` times as fast and high, wavering, duller or brighter, with an echo of
 * the room. Samples from about -1 to 1 at `SPEECH_RATE`.
 */
export function disguised(word: Float32Array, voice: number, random: Random): Float32Array {
  return echoed(toned(wavering(word, voice, random), random), random)
}

function wavering(word: Float32Array, voice: number, random: Random): Float32Array {
  const turn = (2 * Math.PI * between(random, WAVERS_PER_SECOND.least, WAVERS_PER_SECOND.most)) / SPEECH_RATE
  const phase = between(random, 0, 2 * Math.PI)
  const samples: number[] = []
  for (let at = 0; at < word.length - 1; at += voice * (1 + WAVER * Math.sin(phase + turn * samples.length))) {
    const before = Math.floor(at)
    const share = at - before
    samples.push((1 - share) * word[before]! + share * word[before + 1]!)
  }
  return Float32Array.from(samples)
}

/** Raises or lowers the high tones, and the loudness. */
function toned(word: Float32Array, random: Random): Float32Array {
  const tilt = between(random, -0.45, 0.45)
  const gain = between(random, 0.75, 1) / (1 + Math.abs(tilt))
  return word.map((sample, i) => gain * (sample + tilt * (word[i - 1] ?? 0)))
}

function echoed(word: Float32Array, random: Random): Float32Array {
  const delay = Math.round(between(random, 0.012, 0.04) * SPEECH_RATE)
  const strength = between(random, 0.15, 0.35)
  const sound = new Float32Array(word.length + delay)
  sound.set(word)
  for (let i = delay; i < sound.length; i++) sound[i]! += strength * (word[i - delay] ?? 0)
  return sound
}
