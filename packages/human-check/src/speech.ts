import { SPEECH } from './generated/speech.ts'
import { between, pick, seededRandom, type Random } from './random.ts'
import { SPEECH_RATE } from './spoken-words.ts'
import { disguised } from './voice.ts'

/** Samples from -1 to 1 at `SPEECH_RATE`. */
type Sound = Float32Array

/** Silence, in unsigned samples. */
const MIDDLE = 128
const HEADER_BYTES = 44
const PCM = 1

/** Voices that murmur numbers behind the one that asks, and how loud they are beside it. */
const MURMURS = 3
const MURMUR_GAIN = 0.17
const NOISE_GAIN = 0.05
const LOUDEST = 0.95

/**
 * The numbers and signs read aloud one after another: base64 of a WAV, 8 kHz, mono, 8 bit. Tempo, pitch, tone, pauses
 * and what is heard behind the voice are others each time, so that a program cannot compare samples.
 */
export function readAloud(symbols: readonly string[], language: 'cn' | 'en', random: Random): string {
  const voice = between(random, 0.87, 1.15)
  const parts = [silence(random, 0.3, 0.8)]
  for (const symbol of symbols)
    parts.push(
      disguised(clip(symbol, language), voice * between(random, 0.96, 1.04), random),
      silence(random, 0.1, 0.4),
    )
  const sound = joined(parts)
  for (let murmur = 0; murmur < MURMURS; murmur++) addMurmur(sound, language, random)
  addNoise(sound, seededRandom(random))
  return toWav(sound)
}

const silence = (random: Random, leastSeconds: number, mostSeconds: number): Sound =>
  new Float32Array(Math.round(between(random, leastSeconds, mostSeconds) * SPEECH_RATE))

function clip(symbol: string, language: 'cn' | 'en'): Sound {
  const base64 = SPEECH[language][symbol]
  if (base64 === undefined) throw new RangeError(`Nobody has spoken ${symbol}.`)
  return Float32Array.from(Buffer.from(base64, 'base64'), (byte) => (byte - MIDDLE) / MIDDLE)
}

function joined(parts: readonly Sound[]): Sound {
  const sound = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    sound.set(part, at)
    at += part.length
  }
  return sound
}

/** Somebody in the background who says numbers from the beginning to the end. */
function addMurmur(sound: Sound, language: 'cn' | 'en', random: Random): void {
  const symbols = Object.keys(SPEECH[language]).filter((symbol) => symbol !== '=')
  const voice = between(random, 0.8, 1.25)
  let at = 0
  while (at < sound.length) {
    const word = disguised(clip(pick(random, symbols), language), voice, random)
    for (let i = 0; i < word.length && at + i < sound.length; i++) sound[at + i]! += MURMUR_GAIN * word[i]!
    at += word.length + Math.round(between(random, 0, 0.15) * SPEECH_RATE)
  }
}

/** A hiss that is duller than white noise, more like what speech leaves room for. */
function addNoise(sound: Sound, random: Random): void {
  let dull = 0
  for (let i = 0; i < sound.length; i++) {
    dull = 0.6 * dull + (2 * random() - 1)
    sound[i]! += NOISE_GAIN * dull
  }
}

function toWav(sound: Sound): string {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = (LOUDEST * (MIDDLE - 1)) / (loudest || 1)
  const samples = Buffer.from(Uint8Array.from(sound, (sample) => Math.round(MIDDLE + gain * sample)))
  return Buffer.concat([wavHeader(samples.length), samples]).toString('base64')
}

function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(PCM, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SPEECH_RATE, 24)
  header.writeUInt32LE(SPEECH_RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(bytes, 40)
  return header
}
