import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  type CodeStore,
  createCodeStore,
  decodeImage,
  describeImage,
  packCodes,
  packVectors,
  unpackVectors,
} from '../../../packages/image-search/src/index.ts'

const IMAGE = /\.(svg|png|jpe?g|gif|tiff?)$/i
const SIDE = 320

export type LoadedImages = {
  /** As PNG, on white. */
  images: Buffer[]
  vectors: ReturnType<typeof unpackVectors>[]
  /** Of each image. */
  codes: Uint8Array[]
  store: CodeStore
  vectorBytes: number
}

/** Describes every image of some folders, as the worker does for a register. */
export async function loadImages(
  folders: readonly string[],
  most: number,
  progress: (count: number) => void,
): Promise<LoadedImages> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => IMAGE.test(name))
      .toSorted()
      .map((name) => join(folder, name)),
  )
  const step = Math.max(1, paths.length / most)
  const images: Buffer[] = []
  const vectors: LoadedImages['vectors'] = []
  const codes: Uint8Array[] = []
  const store = createCodeStore()
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
    const described = describeImage(await decodeImage(png))
    if (described.regions.length === 0) continue
    const packed = packVectors(described)
    const packedCodes = packCodes(described)
    codes.push(packedCodes)
    store.put(images.length, packedCodes)
    vectors.push(unpackVectors(packed))
    vectorBytes += packed.length
    images.push(png)
    if (images.length % 100 === 0) progress(images.length)
  }
  return { images, vectors, codes, store, vectorBytes }
}
