import { openZip, RegisterFileError } from '@markwright/registers'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { FileFindings, FindImage, PatentEntry } from './patent-entry.ts'
import { patentFaults } from './patent-faults.ts'
import { readSource } from './read-source.ts'

const READ_BYTES = 256 * 1024
const IMAGE_BYTES_MAX = 64 * 2 ** 20

/**
 * The records of a file, of any format and packed or not, in their order.
 * @throws RegisterFileError for what cannot be read at all; the findings say why a file that can be has no records
 */
export async function* readPatentFile(path: string, findings: FileFindings): AsyncGenerator<PatentEntry> {
  if (await isZip(path)) yield* readArchive(path, findings)
  else
    yield* readSource(
      {
        name: basename(path),
        bytes: createReadStream(path, { highWaterMark: READ_BYTES }),
        sizeBytes: (await stat(path)).size,
        findImage: imagesBeside(path),
      },
      findings,
    )
}

async function* readArchive(path: string, findings: FileFindings): AsyncGenerator<PatentEntry> {
  const file = await open(path)
  const { size } = await file.stat()
  await file.close()
  const { files, close } = await openZip(path, size)
  const byName = new Map(files.map((member) => [imageName(member.name), member]))
  const findImage: FindImage = async (name) => {
    const member = byName.get(imageName(name))
    return member && member.unpackedBytes <= IMAGE_BYTES_MAX ? bytesOf(member.open()) : null
  }
  try {
    for (const member of files) {
      const source = { name: member.name, bytes: member.open(), sizeBytes: member.packedBytes, findImage }
      yield* readSource(source, findings)
    }
  } finally {
    close()
  }
}

/** The folder that was listed last: many files of a folder follow each other. */
let listed: { folder: string; names: Promise<Map<string, string>> } | undefined

/** Images of a folder by name. */
function imagesBeside(path: string): FindImage {
  const folder = dirname(path)
  return async (name) => {
    if (listed?.folder !== folder) {
      const names = readdir(folder).then((all) => new Map(all.map((each) => [imageName(each), each])))
      listed = { folder, names }
    }
    const found = (await listed.names).get(imageName(name))
    return found && found !== basename(path) ? readFile(join(dirname(path), found)) : null
  }
}

/** Publications name an image with or without its folder and extension, in any case. */
const imageName = (name: string) => {
  const own = basename(name.replaceAll('\\', '/')).toLowerCase()
  return own.slice(0, own.length - extname(own).length).concat(isXml(own) ? extname(own) : '')
}
const isXml = (name: string) => !/\.(?:tiff?|png|jpe?g|gif|bmp)$/.test(name) && extname(name) !== ''

async function bytesOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

async function isZip(path: string): Promise<boolean> {
  const handle = await open(path).catch(() => {
    throw new RegisterFileError(patentFaults.absent)
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return ['504b0304', '504b0506', '504b0708'].includes(buffer.toString('hex'))
  } finally {
    await handle.close()
  }
}
