import { gzipSync, zipSync } from 'fflate'
import { createHash } from 'node:crypto'
import { Header } from 'tar'

/** Files by their paths, which have slashes on every system. */
export type Files = Record<string, Buffer>

const BLOCK_BYTES = 512
/** Of the local time, which is what a ZIP file has: the same bytes come out in every zone. */
const zipDate = () => new Date(1980, 0, 1)
const UNIX = 3
const FILE_MODE = 0o644

const sorted = (files: Files): [string, Buffer][] => Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The files as a ZIP file; the same files give the same bytes. `first` names those that have to come first. */
export function zip(files: Files, first: readonly string[] = []): Buffer {
  const entries = sorted(files)
  const ordered = [
    ...first.map((name) => [name, files[name]!] as const),
    ...entries.filter(([name]) => !first.includes(name)),
  ]
  return Buffer.from(
    zipSync(Object.fromEntries(ordered), {
      level: 9,
      mtime: zipDate(),
      os: UNIX,
      attrs: (0o100_000 | FILE_MODE) << 16,
    }),
  )
}

/** The files as a gzipped tar file; the same files give the same bytes, whatever zlib Node has. */
export function tarGz(files: Files): Buffer {
  const blocks = sorted(files).flatMap(([path, content]) => {
    const header = new Header({ path, mode: FILE_MODE, size: content.length, mtime: new Date(0), type: 'File' })
    const block = Buffer.alloc(BLOCK_BYTES)
    if (header.encode(block)) throw new Error(`${path} is too long for a tar file.`)
    return [block, content, Buffer.alloc(-content.length & (BLOCK_BYTES - 1))]
  })
  return Buffer.from(gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9, mtime: 0 }))
}

/** A digest in hexadecimal digits. */
export const digest = (algorithm: 'md5' | 'sha1' | 'sha256' | 'sha512', content: string | Buffer): string =>
  createHash(algorithm).update(content).digest('hex')
