import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { crc32 } from 'node:zlib'

type Values = Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
export type Tree = { [name: string]: Tree | Values }
type Entry = { path: string; type: string; length: number }
type Head = { entries: Entry[]; crc: number }

const types = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }
const HEAD_BYTES = 16_384
const CHUNK = 4 << 20

const isValues = (node: Tree | Values): node is Values => ArrayBuffer.isView(node)

function* arraysOf(tree: Tree, path = ''): Generator<[path: string, values: Values]> {
  for (const [name, node] of Object.entries(tree))
    if (isValues(node)) yield [path + name, node]
    else yield* arraysOf(node, `${path}${name}.`)
}

/** Writes a tree of typed arrays into a file, which is complete or not there. */
export async function writeArrays(path: string, tree: Tree): Promise<void> {
  const written = `${path}.${randomUUID()}`
  const stream = createWriteStream(written, { flags: 'wx' })
  try {
    const entries: Entry[] = []
    let crc = 0
    stream.write(Buffer.alloc(HEAD_BYTES))
    for (const [name, values] of arraysOf(tree)) {
      entries.push({ path: name, type: values.constructor.name, length: values.length })
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
      for (let from = 0; from < bytes.length; from += CHUNK) {
        // Others may write into shared memory meanwhile: what is summed up is what is written.
        const chunk = Uint8Array.from(bytes.subarray(from, from + CHUNK))
        crc = crc32(chunk, crc)
        if (!stream.write(chunk)) await once(stream, 'drain')
      }
    }
    stream.end()
    await once(stream, 'finish')
    const file = await open(written, 'r+')
    await file.write(Buffer.from(JSON.stringify({ entries, crc } satisfies Head).padEnd(HEAD_BYTES)), 0, HEAD_BYTES, 0)
    await file.sync()
    await file.close()
    await rename(written, path)
  } catch (error) {
    stream.destroy()
    await rm(written, { force: true })
    throw error
  }
}

/**
 * Reads what `writeArrays` has written, into memory that threads share.
 * @throws Error where the file is missing or damaged
 */
export async function readArrays(path: string): Promise<Tree> {
  const file = await open(path, 'r')
  const head = Buffer.alloc(HEAD_BYTES)
  await file.read(head, 0, HEAD_BYTES, 0)
  await file.close()
  const { entries, crc } = JSON.parse(head.toString()) as Head
  const tree: Tree = {}
  const parts: Uint8Array[] = []
  for (const { path: name, type, length } of entries) {
    const Kind = types[type as keyof typeof types] as {
      BYTES_PER_ELEMENT: number
      new (buffer: SharedArrayBuffer): Values
    }
    const buffer = new SharedArrayBuffer(length * Kind.BYTES_PER_ELEMENT)
    const names = name.split('.')
    let node = tree
    for (const each of names.slice(0, -1)) node = (node[each] ??= {}) as Tree
    node[names.at(-1)!] = new Kind(buffer)
    parts.push(new Uint8Array(buffer))
  }
  let sum = 0
  let part = 0
  let filled = 0
  for await (const chunk of createReadStream(path, { start: HEAD_BYTES, highWaterMark: CHUNK })) {
    const bytes = chunk as Buffer
    sum = crc32(bytes, sum)
    for (let from = 0; from < bytes.length;) {
      while (part < parts.length && filled === parts[part]!.length) {
        part++
        filled = 0
      }
      const into = parts[part]
      if (!into) throw new Error('The snapshot is longer than it says.')
      const count = Math.min(into.length - filled, bytes.length - from)
      into.set(bytes.subarray(from, from + count), filled)
      filled += count
      from += count
    }
  }
  if (sum !== crc) throw new Error('The snapshot is damaged.')
  return tree
}
