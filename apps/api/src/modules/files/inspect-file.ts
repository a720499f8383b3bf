import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'

/** What a file is by its bytes; pixels of images only. */
export type FileFacts = { extension: string; mime: string; width?: number; height?: number }

const types: Record<string, { extension: string; mime: string; isImage: boolean }> = {
  jpg: { extension: 'jpg', mime: 'image/jpeg', isImage: true },
  png: { extension: 'png', mime: 'image/png', isImage: true },
  gif: { extension: 'gif', mime: 'image/gif', isImage: true },
  tif: { extension: 'tiff', mime: 'image/tiff', isImage: true },
  bmp: { extension: 'bmp', mime: 'image/bmp', isImage: true },
  pdf: { extension: 'pdf', mime: 'application/pdf', isImage: false },
  docx: {
    extension: 'docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isImage: false,
  },
}

/** Null for everything that is not accepted anywhere, SVG among it. `name` distinguishes old Word files from texts. */
export async function inspectFile(bytes: Uint8Array, name: string): Promise<FileFacts | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.ext === 'cfb' && /\.doc$/i.test(name)) return { extension: 'doc', mime: 'application/msword' }
  if (!found) return /\.txt$/i.test(name) && isText(bytes) ? { extension: 'txt', mime: 'text/plain' } : null
  const type = types[found.ext]
  if (!type) return null
  const { extension, mime, isImage } = type
  if (!isImage) return { extension, mime }
  const size = measure(bytes)
  return size && { extension, mime, ...size }
}

function measure(bytes: Uint8Array) {
  try {
    // A copy, since image-size reads on beyond the end of a part of a larger array.
    const { width, height } = imageSize(new Uint8Array(bytes))
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}

// Chinese texts of older systems are in GB 18030.
const encodings = ['utf-8', 'gb18030']

function isText(bytes: Uint8Array): boolean {
  const hasControls = bytes.some((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b)
  return !hasControls && encodings.some((encoding) => decodes(bytes, encoding))
}

function decodes(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
