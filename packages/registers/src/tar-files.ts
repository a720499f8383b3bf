import { once } from 'node:events'
import { Parser, type ReadEntry } from 'tar'
import { fileFaults } from './file-faults.ts'
import { RegisterFileError } from './reason.ts'

export type TarFile = { name: string; content: AsyncIterable<Buffer> }

/**
 * The files of a tar archive as they come; what has not been read of one when the next is requested is passed over.
 * @throws RegisterFileError for an archive that is damaged or incomplete
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const entries: ReadEntry[] = []
  let wake = () => {}
  let ended = false
  let failure: unknown
  const fail = (error: unknown) => {
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
    ended = true
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
        yield { name: entry.path, content: failing(entry, () => failure) }
      entry.resume()
    } else if (failure) throw reasonOf(failure)
    else if (ended) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}

/** Of an archive that breaks off, the parser ends the file as well. */
async function* failing(entry: ReadEntry, failure: () => unknown): AsyncGenerator<Buffer> {
  for await (const chunk of entry) yield chunk as Buffer
  const error = failure()
  if (error) throw reasonOf(error)
}

const reasonOf = (error: unknown) =>
  error instanceof RegisterFileError ? error : new RegisterFileError(fileFaults.badZip())
