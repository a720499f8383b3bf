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
  const fail = (error: Error) => {
    failure ??= error
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
        yield { name: entry.path, sizeBytes: entry.size, content: contentOf(entry, () => failure) }
      entry.resume()
    } else if (failure) throw failure
    else if (isEnded) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}

/** Where an archive breaks off, the parser ends the file as well. */
async function* contentOf(entry: ReadEntry, failure: () => Error | undefined): AsyncGenerator<Buffer> {
  yield* entry
  const error = failure()
  if (error) throw error
}
