import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { createWordPieces } from './word-pieces.ts'
import { WIDTH } from './vectors.ts'

/** What the model was trained with. */
const PIECES_MAX = 256

export type SentenceEncoder = {
  /** Vectors of length 1, of WIDTH components. */
  encode(texts: readonly string[]): Promise<Float32Array[]>
  close(): Promise<void>
}

/**
 * An encoder of English sentences in the layout of sentence-transformers: `vocab.txt` and `onnx/model_quantized.onnx`.
 * @param threads processors that it may use
 * @throws Error where the folder or the package onnxruntime-node is missing
 */
export async function openSentenceEncoder(folder: string, threads: number): Promise<SentenceEncoder> {
  const wordPieces = createWordPieces(await readFile(join(folder, 'vocab.txt'), 'utf8'))
  const runtime = await import('onnxruntime-node')
  const session: InferenceSession = await runtime.InferenceSession.create(
    join(folder, 'onnx', 'model_quantized.onnx'),
    {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
    },
  )

  const encodeBatch = async (pieces: readonly number[][]): Promise<Float32Array[]> => {
    const length = Math.max(...pieces.map((each) => each.length))
    const shape = [pieces.length, length]
    const ids = new BigInt64Array(pieces.length * length)
    const mask = new BigInt64Array(pieces.length * length)
    for (const [row, each] of pieces.entries())
      for (const [column, piece] of each.entries()) {
        ids[row * length + column] = BigInt(piece)
        mask[row * length + column] = 1n
      }
    const tensor = (data: BigInt64Array): Tensor => new runtime.Tensor('int64', data, shape)
    const output = await session.run({
      input_ids: tensor(ids),
      attention_mask: tensor(mask),
      token_type_ids: tensor(new BigInt64Array(ids.length)),
    })
    const states = output['last_hidden_state']!.data as Float32Array
    return pieces.map((each, row) => meanOf(states, row * length, each.length))
  }

  return {
    async encode(texts) {
      const pieces = texts.map((text) => wordPieces(text, PIECES_MAX))
      // Texts of one length together: the shorter ones of a batch are filled up.
      const order = [...pieces.keys()].toSorted((left, right) => pieces[left]!.length - pieces[right]!.length)
      const vectors = Array.from<Float32Array>({ length: texts.length })
      for (let at = 0; at < order.length; at += BATCH) {
        const batch = order.slice(at, at + BATCH)
        const encoded = await encodeBatch(batch.map((index) => pieces[index]!))
        for (const [number, index] of batch.entries()) vectors[index] = encoded[number]!
      }
      return vectors
    },
    close: () => session.release(),
  }
}

const BATCH = 8

function meanOf(states: Float32Array, from: number, count: number): Float32Array {
  const mean = new Float32Array(WIDTH)
  for (let token = from; token < from + count; token++)
    for (let index = 0; index < WIDTH; index++) mean[index]! += states[token * WIDTH + index]!
  return normalised(mean)
}

/** The vector with length 1. */
export function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((component) => component / length) : vector
}
