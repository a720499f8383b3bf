import { Header } from 'tar'

const BLOCK = 512

/** Writes a tar archive entry by entry; `write` gets its bytes in order and resolves once more can be written. */
export function createTarWriter(write: (bytes: Uint8Array) => Promise<void>) {
  const begin = async (name: string, size: number) => {
    const head = Buffer.alloc(BLOCK)
    const header = new Header({ path: name, size, mode: 0o600, mtime: new Date(), type: 'File', uid: 0, gid: 0 })
    if (header.encode(head)) throw new RangeError(`the name is too long for a backup: ${name}`)
    await write(head)
  }
  const pad = async (size: number) => {
    const rest = size % BLOCK
    if (rest > 0) await write(Buffer.alloc(BLOCK - rest))
  }
  return {
    async add(name: string, content: Uint8Array) {
      await begin(name, content.length)
      await write(content)
      await pad(content.length)
    },
    /** @throws where the content has not the size that was stated: it was changed meanwhile */
    async addStream(name: string, size: number, content: AsyncIterable<Buffer>) {
      await begin(name, size)
      let written = 0
      for await (const chunk of content) {
        written += chunk.length
        if (written > size) break
        await write(chunk)
      }
      if (written !== size) throw new Error(`${name} was changed while it was backed up`)
      await pad(size)
    },
    end: () => write(Buffer.alloc(2 * BLOCK)),
  }
}
export type TarWriter = ReturnType<typeof createTarWriter>
