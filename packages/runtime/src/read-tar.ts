import { once } from 'node:events'
import { Parser, type ReadEntry } from 'tar'

export type TarEntry = { name: string; sizeBytes: number; content: AsyncIterable<Buffer> }

/**
 * The files of a tar archive as they come; what has not been read of one when the next is requested is passed over.
 * @throws what the bytes throw, or the parser's error for an archive that is damaged or incomplete
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const entries: ReadEntry[] = []
  let wake = () => {}
  let isEnded = false
  let failure: Error | undefined
  let reject: (error: Error) => void
  const failed = new Promise<never>((_, no) => (reject = no))
  failed.catch(() => {})
  const fail = (error: Error) => {
    failure ??= error
    reject(error)
    wake()
  }
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      entries.push(entry)
      wake()
    },
  })
  parser.on('error', fail)
  parser.on('end', () => {
    isEnded = true
    wake()
  })
  const feed = async () => {
    for await (const chunk of bytes) {
      if (failure) return
      if (!parser.write(chunk)) await once(parser, 'drain')
    }
    parser.end()
  }
  feed().catch(fail)

  for (;;) {
    const entry = entries.shift()
    if (entry) {
      if (entry.type === 'File' || entry.type === 'OldFile')
        yield { name: entry.path, sizeBytes: entry.size, content: contentOf(entry, failed) }
      entry.resume()
    } else if (failure) throw failure
    else if (isEnded) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}

/** Where an archive breaks off, the rest of the file that was being read never comes. */
async function* contentOf(entry: ReadEntry, failed: Promise<never>): AsyncGenerator<Buffer> {
  const chunks = entry[Symbol.asyncIterator]()
  for (;;) {
    const { value, done } = await Promise.race([failed, chunks.next()])
    if (done) break
    yield value
  }
  // Or it ends as though it were whole.
  await Promise.race([failed, Promise.resolve()])
}
