import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NGRAMS, openEncoder, SENTENCES } from './encoder.ts'
import { WIDTH } from './vectors.ts'

/** What each encoder consists of. */
const files: Record<string, readonly string[]> = {
  [SENTENCES]: ['vocab.txt', join('onnx', 'model_quantized.onnx')],
  [NGRAMS]: ['vocab.json', 'emb.i8', 'scale.f32'],
}

export type InstalledEncoder = {
  /** As `status().encoder` names it. */
  name: string
  files: { path: string; bytes: number; sha256: string }[]
}

/** Says in one sentence why a folder holds no encoders that can be used. */
export class UnusableEncoder extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'UnusableEncoder'
  }
}

/**
 * Copies the encoders of a folder into another one, in place of those there, after trying the copies.
 * The index uses them from its next start on.
 * @throws UnusableEncoder where a file is missing or damaged, where the encoders do not fit each other, or where
 *   onnxruntime-node is not installed; the target is then as it was
 */
export async function installEncoder(from: string, into: string): Promise<InstalledEncoder> {
  const copies = `${into}.${randomUUID()}`
  try {
    const installed: InstalledEncoder['files'] = []
    for (const [folder, names] of Object.entries(files))
      for (const name of names) {
        const path = join(folder, name)
        await cp(join(from, path), join(copies, path)).catch((error: unknown) => {
          throw new UnusableEncoder(`${path} cannot be read.`, { cause: error })
        })
        const { size } = await stat(join(copies, path))
        const sha256 = await sha256Of(join(copies, path))
        if (sha256 !== (await sha256Of(join(from, path))))
          throw new UnusableEncoder(`${path} was changed while it was copied.`)
        installed.push({ path, bytes: size, sha256 })
      }
    const name = await tryEncoder(copies)
    await mkdir(into, { recursive: true })
    for (const folder of Object.keys(files)) {
      await rm(join(into, folder), { recursive: true, force: true })
      await rename(join(copies, folder), join(into, folder))
    }
    return { name, files: installed }
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

const sha256Of = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

/** The same thing said in both languages, and another thing. */
const samples = ['A battery of a vehicle is charged.', '车辆的电池充电。', 'A method of dyeing woven fabric.'] as const

/** The name of the encoders, once they have shown that a Chinese and an English text find each other. */
async function tryEncoder(folder: string): Promise<string> {
  const encoder = await openEncoder(folder, 1).catch((error: unknown) => {
    throw new UnusableEncoder(`The encoders cannot be opened: ${String(error)}`, { cause: error })
  })
  if (!encoder) throw new UnusableEncoder('There is no encoder.')
  try {
    const [english, chinese, other] = await encoder.encode(samples)
    if ([english, chinese, other].some((vector) => vector?.length !== WIDTH))
      throw new UnusableEncoder(`The encoders do not give vectors of ${WIDTH} numbers.`)
    if (!(cosine(english!, chinese!) > cosine(chinese!, other!)))
      throw new UnusableEncoder('The encoders of the two languages do not belong together.')
    return encoder.name
  } finally {
    await encoder.close()
  }
}

const cosine = (left: Float32Array, right: Float32Array) =>
  left.reduce((sum, value, index) => sum + value * right[index]!, 0)
