import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { distinctNames } from './file-name.ts'

export type ZipEntry = { name: string; modified: Date; open: () => Promise<Readable> }

/** A zip of the files, written while it is read; each is opened when its turn comes. */
export function zipFiles(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const opened: Readable[] = []
  output.on('close', () => opened.forEach((stream) => stream.destroy()))
  const names = distinctNames(entries.map(({ name }) => name))
  entries.forEach(({ modified, open }, index) => {
    // Images and documents are compressed already.
    const options = { mtime: modified, compress: false }
    zip.addReadStreamLazy(names[index]!, options, (result) => {
      open().then(
        (stream) => {
          stream.on('error', (error) => output.destroy(error))
          opened.push(stream)
          result(null, stream)
        },
        (error: unknown) => result(error, output),
      )
    })
  })
  zip.end()
  return output
}

/**
 * A zip of those files that can be read, one in memory at a time; at its end comes the file that `last` makes of the names
 * of the others.
 */
export function zipReadableFiles(entries: readonly ZipEntry[], last: (unreadable: string[]) => ZipEntry): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const names = distinctNames(entries.map(({ name }) => name))
  const put = (name: string, modified: Date, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      output.once('close', reject)
      // Images and documents are compressed already.
      zip.addReadStreamLazy(name, { mtime: modified, compress: false }, (result) => {
        result(
          null,
          Readable.from([bytes]).once('end', () => {
            output.off('close', reject)
            resolve()
          }),
        )
      })
    })
  const putAll = async () => {
    const unreadable: string[] = []
    for (const [index, { modified, open }] of entries.entries()) {
      const bytes = await open()
        .then(buffer)
        .catch(() => null)
      if (bytes) await put(names[index]!, modified, bytes)
      else unreadable.push(names[index]!)
    }
    const { name, modified, open } = last(unreadable)
    await put(name, modified, await buffer(await open()))
    zip.end()
  }
  putAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : undefined))
  return output
}
