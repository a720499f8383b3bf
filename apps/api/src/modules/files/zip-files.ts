import type { Readable } from 'node:stream'
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
