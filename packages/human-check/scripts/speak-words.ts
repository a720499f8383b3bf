import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SPEECH_RATE, SPOKEN } from '../src/spoken-words.ts'

/** Writes src/generated/speech.ts: every spoken word as base64 of 8-bit samples. Needs `espeak-ng` on the PATH. */

const OUTPUT = fileURLToPath(new URL('../src/generated/speech.ts', import.meta.url))
const SPEAKER = 'espeak-ng'
const VOICES = { cn: 'cmn', en: 'en-us' }
const WORDS_PER_MINUTE = '150'
const WAV_HEADER_BYTES = 44
/** Quieter than this share of the loudest sample is silence. */
const SILENCE = 0.02

function speak(folder: string, voice: string, text: string): Float32Array {
  const file = join(folder, 'speech.wav')
  execFileSync(SPEAKER, ['-v', voice, '-s', WORDS_PER_MINUTE, '-w', file, text])
  const wav = readFileSync(file)
  const rate = wav.readUInt32LE(24)
  const samples = Float32Array.from({ length: (wav.length - WAV_HEADER_BYTES) >> 1 }, (_, i) =>
    wav.readInt16LE(WAV_HEADER_BYTES + 2 * i),
  )
  return trimmed(resampled(samples, rate / SPEECH_RATE))
}

/** Every `step`-th sample, each through a windowed sinc that keeps what the new rate can carry. */
function resampled(samples: Float32Array, step: number): Float32Array {
  const reach = Math.ceil(8 * step)
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const middle = i * step
    let [sum, weights] = [0, 0]
    for (let at = Math.ceil(middle - reach); at <= middle + reach; at++) {
      const distance = (at - middle) / step
      const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance)
      const weight = sinc * Math.cos((Math.PI * (at - middle)) / (2 * reach + 2)) ** 2
      sum += weight * (samples[at] ?? 0)
      weights += weight
    }
    return sum / weights
  })
}

function trimmed(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE * loudest
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1).map((each) => each / loudest)
}

const toBase64 = (samples: Float32Array): string =>
  Buffer.from(Uint8Array.from(samples, (sample) => Math.round(128 + 120 * sample))).toString('base64')

const folder = mkdtempSync(join(tmpdir(), 'speech-'))
const languages = (['cn', 'en'] as const).map((language) => {
  const clips = Object.entries(SPOKEN[language]).map(
    ([symbol, text]) => `    '${symbol}': '${toBase64(speak(folder, VOICES[language], text))}',\n`,
  )
  return `  ${language}: {\n${clips.join('')}  },\n`
})
rmSync(folder, { recursive: true })
writeFileSync(
  OUTPUT,
  `/** Made by scripts/speak-words.ts with eSpeak NG. */\nexport const SPEECH: Readonly<Record<'cn' | 'en', Readonly<Record<string, string>>>> = {\n${languages.join('')}}\n`,
)
