import { drawingLimits } from '@markwright/domain/patents/patent-parts'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import yauzl, { type Entry } from 'yauzl'
import { lostDetail } from './lost-detail.ts'

/** What a filing system takes: resolution in dpi, the largest sheet in mm, bytes of a file. */
export type FilingLimits = { dpiMin: number; dpiMax: number; widthMm: number; heightMm: number; bytesMax: number }
/** `auto` is TIFF for line drawings and JPG for everything else. */
export type DrawingFormat = 'auto' | 'jpg' | 'tiff'
type ImageFormat = 'jpg' | 'png' | 'tiff'
export type DrawingFacts = { format: ImageFormat; bytes: number; width: number; height: number; dpi: number | null }
export type DrawingWarning = 'detail' | 'tooLarge' | 'colour' | 'lowResolution'
export type CompressedDrawing = {
  name: string
  before: DrawingFacts
  after: DrawingFacts & { dpi: number }
  /** Share of the dark points that are no longer there, 0 to 1. */
  lost: number
  warnings: DrawingWarning[]
  bytes: Uint8Array
}
export type DrawingProblem = { name: string; problem: 'format' | 'broken' | 'pixels' | 'tooMany' }
export type CompressedDrawings = { drawings: CompressedDrawing[]; problems: DrawingProblem[] }

const MM_PER_INCH = 25.4
/** For an image that does not say how large it is to be. */
const USUAL_DPI = 150
/** From which grey on a point is paper; smaller images have paler lines, which must not vanish. */
const [HALF, THIN] = [160, 205]
const LOST_MAX = 0.03
const QUALITIES = [92, 85, 75, 65, 55]
const STEP = 0.85
const UNPACKED_MAX = 200 * 1024 * 1024
const NAMED_MAX = 200
const FORMATS: Record<string, ImageFormat> = { jpeg: 'jpg', png: 'png', tiff: 'tiff' }

/** Compresses a drawing, the pages of a TIFF or the drawings of a ZIP to what a filing system takes. */
export async function compressDrawings(
  bytes: Uint8Array,
  name: string,
  { limits, format }: { limits: FilingLimits; format: DrawingFormat },
): Promise<CompressedDrawings> {
  const isZip = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'
  const { files, problems } = isZip
    ? await unpack(bytes)
    : { files: [{ name, bytes: Buffer.from(bytes) }], problems: [] }
  const drawings: CompressedDrawing[] = []
  for (const file of files) {
    const read = await openImage(file.bytes)
    if (typeof read === 'string') problems.push({ name: file.name, problem: read })
    else
      for (let page = 0; page < read.pages; page++) {
        if (drawings.length >= drawingLimits.images) {
          problems.push({ name: file.name, problem: 'tooMany' })
          break
        }
        const stem = file.name.replace(/\.\w+$/, '') + (read.pages > 1 ? `-${page + 1}` : '')
        try {
          drawings.push(await compress(file.bytes, page, { stem, limits, format, own: read.format, pages: read.pages }))
        } catch {
          problems.push({ name: `${stem}.${read.format}`, problem: 'broken' })
        }
      }
  }
  return { drawings, problems }
}

async function openImage(bytes: Buffer): Promise<{ pages: number; format: ImageFormat } | DrawingProblem['problem']> {
  try {
    const { format, pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const known = FORMATS[format]
    if (!known) return 'format'
    return width * height > drawingLimits.pixels ? 'pixels' : { pages, format: known }
  } catch {
    return 'format'
  }
}

type Order = {
  stem: string
  limits: FilingLimits
  format: DrawingFormat
  own: ImageFormat
  pages: number
}

async function compress(bytes: Buffer, page: number, order: Order): Promise<CompressedDrawing> {
  const { limits } = order
  const source = sharp(bytes, { page, limitInputPixels: drawingLimits.pixels })
  const { density } = await source.metadata()
  // As it is seen: turned as the camera says, on white.
  const { data, info } = await source
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const image = () => sharp(data, { raw })
  const kind = kindOf(data, info.channels)
  const isTiff = order.format === 'tiff' || (order.format === 'auto' && kind === 'lines')
  const dpi0 = density && density > 1 ? Math.round(density) : null

  const largest = Math.min(
    1,
    ((limits.widthMm / MM_PER_INCH) * limits.dpiMax) / info.width,
    ((limits.heightMm / MM_PER_INCH) * limits.dpiMax) / info.height,
  )
  const at = (scale: number, quality: number) =>
    encode(image(), {
      ...info,
      scale,
      isTiff,
      isBitonal: kind === 'lines',
      quality,
      dpi: dpiOf(info, scale, dpi0, limits),
    })
  const made = await fit(at, {
    largest,
    isTiff,
    bytesMax: limits.bytesMax,
    isTiny: (scale) => info.width * scale < 64 || info.height * scale < 64,
  })
  const lost = await lostDetail(image(), sharp(made.bytes), {
    width: info.width,
    height: info.height,
    scale: made.width / info.width,
  })
  const warnings: DrawingWarning[] = [
    ...(lost > LOST_MAX ? ['detail' as const] : []),
    ...(made.bytes.length > limits.bytesMax ? ['tooLarge' as const] : []),
    ...(kind === 'colour' ? ['colour' as const] : []),
    ...(info.width < 400 && info.height < 400 ? ['lowResolution' as const] : []),
  ]
  return {
    name: `${order.stem}.${isTiff ? 'tif' : 'jpg'}`,
    // Of a file of several pages its share.
    before: {
      format: order.own,
      bytes: Math.round(bytes.length / order.pages),
      width: info.width,
      height: info.height,
      dpi: dpi0,
    },
    after: {
      format: isTiff ? 'tiff' : 'jpg',
      bytes: made.bytes.length,
      width: made.width,
      height: made.height,
      dpi: made.dpi,
    },
    lost,
    warnings,
    bytes: made.bytes,
  }
}

type Encoded = Awaited<ReturnType<typeof encode>>

/** The largest scale, and at it the best quality, whose file is small enough; the smallest one where there is none. */
async function fit(
  encodeAt: (scale: number, quality: number) => Promise<Encoded>,
  {
    largest,
    isTiff,
    bytesMax,
    isTiny,
  }: { largest: number; isTiff: boolean; bytesMax: number; isTiny: (scale: number) => boolean },
): Promise<Encoded> {
  const first = await encodeAt(largest, QUALITIES[0]!)
  if (first.bytes.length <= bytesMax) return first
  const worst = QUALITIES.at(-1)!
  let smallest = first
  for (
    let scale = isTiff ? nextScale(largest, first, bytesMax) : largest;
    !isTiny(scale);
    scale = nextScale(scale, smallest, bytesMax)
  ) {
    smallest = await encodeAt(scale, worst)
    if (smallest.bytes.length > bytesMax) continue
    if (isTiff) return smallest
    for (const quality of QUALITIES.slice(scale === largest ? 1 : 0, -1)) {
      const better = await encodeAt(scale, quality)
      if (better.bytes.length <= bytesMax) return better
    }
    return smallest
  }
  return smallest
}

/** A file shrinks about as the square of its scale does. */
const nextScale = (scale: number, { bytes }: Encoded, bytesMax: number) =>
  scale * Math.max(0.5, Math.min(STEP, Math.sqrt(bytesMax / bytes.length)))

/** The resolution at which an image fits the sheet: its own where that is allowed. */
function dpiOf(
  { width, height }: { width: number; height: number },
  scale: number,
  own: number | null,
  limits: FilingLimits,
) {
  const fitting = Math.max(
    (Math.round(width * scale) / limits.widthMm) * MM_PER_INCH,
    (Math.round(height * scale) / limits.heightMm) * MM_PER_INCH,
  )
  const wanted = own === null ? USUAL_DPI : own * scale
  // Rounded upwards: a resolution that is too low by a fraction makes the sheet too wide.
  return Math.min(limits.dpiMax, Math.max(limits.dpiMin, Math.ceil(fitting), Math.round(wanted)))
}

type Encoding = {
  width: number
  height: number
  scale: number
  isTiff: boolean
  isBitonal: boolean
  quality: number
  dpi: number
}

async function encode(image: Sharp, { scale, isTiff, isBitonal, quality, dpi, ...size }: Encoding) {
  const [width, height] = [Math.max(1, Math.floor(size.width * scale)), Math.max(1, Math.floor(size.height * scale))]
  const sized = scale === 1 ? image : image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
  const perMm = dpi / MM_PER_INCH
  const out = !isTiff
    ? sized.withMetadata({ density: dpi }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    : isBitonal
      ? sized
          .greyscale()
          .threshold(scale < 1 ? THIN : HALF)
          .toColourspace('b-w')
          .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: perMm, yres: perMm, resolutionUnit: 'inch' })
      : sized.tiff({ compression: 'lzw', predictor: 'horizontal', xres: perMm, yres: perMm, resolutionUnit: 'inch' })
  return { bytes: await out.toBuffer(), width, height, dpi }
}

/** Whether an image is dark lines on white, has colours, or has greys. */
function kindOf(data: Buffer, channels: number): 'lines' | 'grey' | 'colour' {
  let [coloured, middle, number] = [0, 0, 0]
  const step = channels * Math.max(1, Math.floor(data.length / channels / 500_000))
  for (let at = 0; at + channels <= data.length; at += step) {
    const [r, g, b] = channels < 3 ? [data[at]!, data[at]!, data[at]!] : [data[at]!, data[at + 1]!, data[at + 2]!]
    if (Math.max(r, g, b) - Math.min(r, g, b) > 48) coloured++
    else if (g > 70 && g < 200) middle++
    number++
  }
  if (coloured / number > 0.002) return 'colour'
  return middle / number < 0.04 ? 'lines' : 'grey'
}

async function unpack(bytes: Uint8Array) {
  const files: { name: string; bytes: Buffer }[] = []
  const problems: DrawingProblem[] = []
  let unpacked = 0
  try {
    const archive = await promised.fromBufferPromise(Buffer.from(bytes))
    entries: for await (const entry of archive.eachEntry()) {
      const name = basename(entry.fileName)
      // What systems add on their own is nobody's drawing.
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX') || name.startsWith('.')) continue
      // Every drawing that is left out is named.
      if (files.length >= drawingLimits.images || unpacked > UNPACKED_MAX) {
        problems.push({ name: problems.length < NAMED_MAX ? name : '…', problem: 'tooMany' })
        if (problems.length > NAMED_MAX) break
        continue
      }
      const chunks: Buffer[] = []
      for await (const chunk of await archive.openReadStreamPromise(entry)) {
        unpacked += (chunk as Buffer).length
        if (unpacked > UNPACKED_MAX) {
          problems.push({ name, problem: 'tooMany' })
          continue entries
        }
        chunks.push(chunk as Buffer)
      }
      files.push({ name, bytes: Buffer.concat(chunks) })
    }
  } catch {
    problems.push({ name: '', problem: 'broken' })
  }
  return { files, problems }
}

// @types/yauzl describes version 2, which had no promises.
const promised = yauzl as unknown as {
  fromBufferPromise(bytes: Buffer): Promise<{
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }>
}
