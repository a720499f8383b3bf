import type { Language } from '../site/language.ts'

/** Bounds in pixels, each included. */
type PixelBounds = { heightMin?: number; heightMax?: number; widthMin?: number; widthMax?: number }

/** What may be uploaded: file name suffixes in capitals, size in bytes at most, and for images their pixels. */
export type UploadLimits = { suffixes: readonly string[]; size: number; pixel?: PixelBounds }

/** A file to check: its size in bytes, and for an image that could be read its pixels. */
export type UploadFacts = { name: string; size: number; height?: number; width?: number }

const MB = 1024 * 1024

/** Spec 1 §9. */
export const DEFAULT_UPLOAD_BYTES = 2_048_000

/** The two default lists of spec 1 §5: of the main check and of the check that also measures pixels. */
export const fileSuffixes = ['JPG', 'PNG', 'GIF', 'TIFF', 'JPEG', 'BMP', 'PDF'] as const
export const imageSuffixes = ['JPG', 'PNG', 'GIF', 'TIFF'] as const

// Cameras and scanners write the same formats under these suffixes as well.
const imageFormats = [...imageSuffixes, 'JPEG', 'TIF']

/** Kinds of upload (contract §3); `image` is the general one. */
export const uploadLimits = {
  image: { suffixes: fileSuffixes, size: DEFAULT_UPLOAD_BYTES },
  licence: { suffixes: imageFormats, size: 10 * MB },
  tmSearch: { suffixes: imageFormats, size: 5 * MB },
  tmApply: { suffixes: ['JPG', 'JPEG', 'PNG'], size: 2 * MB, pixel: { heightMin: 400, widthMin: 400 } },
  doc: { suffixes: ['PDF', 'DOC', 'DOCX', 'TXT'], size: 20 * MB },
  priority: { suffixes: ['PDF', 'JPG', 'JPEG', 'PNG'], size: 10 * MB },
  applicantDocument: { suffixes: ['PDF', 'JPG', 'JPEG', 'PNG', 'DOCX'], size: 20 * MB },
  voucher: { suffixes: ['PDF', ...imageFormats], size: 10 * MB },
  /** Of staff. */
  invoice: { suffixes: ['PDF', 'JPG', 'JPEG', 'PNG'], size: 10 * MB },
  avatar: { suffixes: ['JPG', 'JPEG', 'PNG'], size: DEFAULT_UPLOAD_BYTES },
} as const satisfies Record<string, UploadLimits>

export type UploadKind = keyof typeof uploadLimits

export const uploadProblems = {
  format: { cn: '图片格式错误', en: 'This file format is not accepted.' },
  size: { cn: '文件过大', en: 'The file is too large.' },
  pixels: { cn: '图片尺寸不符', en: 'The image has the wrong dimensions.' },
  tooManyPixels: {
    cn: '图片像素过多，最多 5000 万像素，请缩小后再试',
    en: 'The image has too many pixels; at most 50 million. Please make it smaller.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type UploadProblem = keyof typeof uploadProblems

/** What is wrong with a file, or null. Pixels that are not known are not judged. */
export function checkUpload(facts: UploadFacts, limits: UploadLimits): UploadProblem | null {
  if (!limits.suffixes.includes(suffixOf(facts.name))) return 'format'
  if (facts.size > limits.size) return 'size'
  const { heightMin, heightMax, widthMin, widthMax } = limits.pixel ?? {}
  const fits = within(facts.height, heightMin, heightMax) && within(facts.width, widthMin, widthMax)
  return fits ? null : 'pixels'
}

const suffixOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase() ?? ''

const within = (length: number | undefined, min = 0, max = Infinity) =>
  length === undefined || (length >= min && length <= max)
