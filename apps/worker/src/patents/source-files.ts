/** The sources of a file: the file itself, or the members of an archive, each with the images that lie beside it. */
import { openZip, RegisterFileError } from '@markwright/registers'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileNamed, imageFinder, imageName } from './image-names.ts'
import { patentFaults } from './patent-faults.ts'

const READ_BYTES = 256 * 1024
const IMAGE_BYTES_MAX = 64 * 2 ** 20

/** Bytes of an image that lies beside a document; null where there is none of this name. */
export type FindImage = (name: string) => Promise<Buffer | null>

/** What is read in one piece: a file, or a member of an archive. */
export interface PatentSource {
  /** As a person finds it: of the file, or within its archive. */
  name: string
  bytes: AsyncIterable<Buffer>
  /** Of the file or member as it lies there, packed or not. */
  sizeBytes: number
  findImage: FindImage
}

/**
 * The sources of a file in their order; each is open until the next one is requested.
 * @throws RegisterFileError for a file that cannot be opened
 */
export async function* openSources(path: string): AsyncGenerator<PatentSource> {
  if (await isZip(path)) yield* membersOf(path)
  else
    yield {
      name: basename(path),
      bytes: createReadStream(path, { highWaterMark: READ_BYTES }),
      sizeBytes: (await stat(path)).size,
      findImage: imagesBeside(path),
    }
}

async function* membersOf(path: string): AsyncGenerator<PatentSource> {
  const { size } = await stat(path)
  const { files, close } = await openZip(path, size)
  const find = imageFinder(files)
  try {
    for (const member of files)
      yield {
        name: member.name,
        bytes: member.open(),
        sizeBytes: member.packedBytes,
        findImage: async (name) => {
          const image = find(member, name)
          return image && image.unpackedBytes <= IMAGE_BYTES_MAX ? bytesOf(image.open()) : null
        },
      }
  } finally {
    close()
  }
}

interface ListedFolder {
  folder: string
  changedMs: number
  files: ReadonlyMap<string, readonly { name: string }[]>
}

/** The folder that was listed last: many files of a folder follow each other. */
let listed: ListedFolder | undefined

async function listFolder(folder: string): Promise<ListedFolder> {
  const { mtimeMs: changedMs } = await stat(folder)
  if (listed?.folder === folder && listed.changedMs === changedMs) return listed
  const names = await readdir(folder)
  listed = {
    folder,
    changedMs,
    files: groupBy(
      names.map((name) => ({ name })),
      ({ name }) => imageName(name),
    ),
  }
  return listed
}

/** Images of a folder by name. */
function imagesBeside(path: string): FindImage {
  const folder = dirname(path)
  let own: Promise<ListedFolder> | undefined
  return async (name) => {
    own ??= listFolder(folder)
    const { files } = await own
    const others = (files.get(imageName(name)) ?? []).filter((each) => each.name !== basename(path))
    const sizes = await Promise.all(others.map((each) => stat(join(folder, each.name)).catch(() => null)))
    const readable = others.filter((_, at) => sizes[at]?.isFile() && sizes[at].size <= IMAGE_BYTES_MAX)
    const found = fileNamed(readable, name)
    return found ? readFile(join(folder, found.name)) : null
  }
}

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
