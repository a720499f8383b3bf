import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  CODE_WORDS,
  type CodeTable,
  decodePicture,
  describePicture,
  packCodes,
  packVectors,
  unpackVectors,
} from '../../../packages/image-search/src/index.ts'

const PICTURE = /\.(svg|png|jpe?g|gif|tiff?)$/i
const SIDE = 320

export type LoadedPictures = {
  /** As PNG, on white. */
  pictures: Buffer[]
  vectors: ReturnType<typeof unpackVectors>[]
  codes: CodeTable
  codeBytes: number
  vectorBytes: number
}

/** Describes every picture of some folders, as the worker does for a register. */
export async function loadPictures(
  folders: readonly string[],
  most: number,
  progress: (count: number) => void,
): Promise<LoadedPictures> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => PICTURE.test(name))
      .toSorted()
      .map((name) => join(folder, name)),
  )
  const step = Math.max(1, paths.length / most)
  const pictures: Buffer[] = []
  const vectors: LoadedPictures['vectors'] = []
  const words: number[] = []
  const owners: number[] = []
  let vectorBytes = 0
  for (let at = 0; at < paths.length; at += step) {
    const png = await sharp(readFileSync(paths[Math.floor(at)]!), { density: 144 })
      .resize(SIDE, SIDE, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .png()
      .toBuffer()
      .catch(() => null)
    if (!png) continue
    const described = describePicture(await decodePicture(png))
    if (described.regions.length === 0) continue
    const packed = packVectors(described)
    const codes = packCodes(described)
    words.push(...new Uint32Array(codes.buffer))
    for (let region = 0; region < described.regions.length; region++) owners.push(pictures.length)
    vectors.push(unpackVectors(packed))
    vectorBytes += packed.length
    pictures.push(png)
    if (pictures.length % 100 === 0) progress(pictures.length)
  }
  const codes = { count: owners.length, words: Uint32Array.from(words), pictures: Int32Array.from(owners) }
  return { pictures, vectors, codes, codeBytes: codes.count * (CODE_WORDS + 1) * 4, vectorBytes }
}
