import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasHan } from '../text/analyse.ts'
import { openNgramEncoder } from './ngram-encoder.ts'
import { openSentenceEncoder } from './sentence-encoder.ts'

/** Puts texts of several languages into one space. */
export type Encoder = {
  name: string
  /** Of each text a vector of length 1, null where the encoder knows nothing of it. */
  encode(texts: readonly string[]): Promise<(Float32Array | null)[]>
  close(): Promise<void>
}

export const SENTENCES = 'all-MiniLM-L6-v2'
export const NGRAMS = 'static-zh-ja-60k'
/** Share of Chinese and Japanese characters from which a text is of those languages. */
const HAN_SHARE = 0.2

/**
 * Opens the encoders of a folder: one of English sentences, and beside it one of Chinese and Japanese in the same
 * space, where there is one. Null where there is none.
 * @throws Error where a model is damaged or onnxruntime-node is missing
 */
export async function openEncoder(folder: string, threads: number): Promise<Encoder | null> {
  if (!existsSync(join(folder, SENTENCES, 'vocab.txt'))) return null
  const sentences = await openSentenceEncoder(join(folder, SENTENCES), threads)
  const ngrams = existsSync(join(folder, NGRAMS, 'vocab.json')) ? await openNgramEncoder(join(folder, NGRAMS)) : null
  return {
    name: [SENTENCES, ...(ngrams ? [NGRAMS] : [])].map((name) => basename(name)).join(' + '),
    async encode(texts) {
      const vectors = texts.map((text) => (isHan(text) ? (ngrams?.(text) ?? null) : null))
      const english = [...texts.keys()].filter((index) => !isHan(texts[index]!) && /\p{L}/u.test(texts[index]!))
      const encoded = await sentences.encode(english.map((index) => texts[index]!))
      for (const [number, index] of english.entries()) vectors[index] = encoded[number]!
      return vectors
    },
    close: () => sentences.close(),
  }
}

function isHan(text: string): boolean {
  const signs = text.match(/\p{L}/gu) ?? []
  return signs.length > 0 && signs.filter(hasHan).length >= signs.length * HAN_SHARE
}
