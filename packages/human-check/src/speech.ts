import { SPEECH } from './generated/speech.ts'
import { SPEECH_RATE } from './spoken-words.ts'

const PAUSE_BYTES = Math.round(0.12 * SPEECH_RATE)
/** Silence, in unsigned samples. */
const MIDDLE = 128
const HEADER_BYTES = 44
const PCM = 1

/** The numbers and signs read aloud one after another: base64 of a WAV, 8 kHz, mono, 8 bit. */
export function readAloud(symbols: readonly string[], language: 'cn' | 'en'): string {
  const pause = Buffer.alloc(PAUSE_BYTES, MIDDLE)
  const samples = Buffer.concat(symbols.flatMap((symbol) => [Buffer.from(clip(symbol, language), 'base64'), pause]))
  return Buffer.concat([wavHeader(samples.length), samples]).toString('base64')
}

function clip(symbol: string, language: 'cn' | 'en'): string {
  const base64 = SPEECH[language][symbol]
  if (base64 === undefined) throw new RangeError(`Nobody has spoken ${symbol}.`)
  return base64
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
