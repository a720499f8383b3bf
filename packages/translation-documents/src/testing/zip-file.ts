import JSZip from 'jszip'
import { deflateRawSync } from 'node:zlib'

/** An archive of files by their names. */
export async function zipFile(files: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const zip = new JSZip()
  for (const [name, content] of Object.entries(files)) zip.file(name, content)
  return await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

/** The parts of an archive as text. */
export async function unzip(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytes)
  const files = Object.values(zip.files).filter(({ dir }) => !dir)
  const entries = files.map(async (file) => [file.name, await file.async('string')] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * An archive with one file that unpacks to `length` zeros: a bomb, which is made without unpacking it. `stated` is how
 * long it says that the file is.
 */
export function bomb(name: string, length: number, stated = length): Uint8Array {
  const data = deflateRawSync(Buffer.alloc(length), { level: 1 })
  const title = Buffer.from(name)
  const fields = (offset: number) => {
    const entry = Buffer.alloc(26 + offset)
    entry.writeUInt16LE(20, offset)
    entry.writeUInt16LE(8, 4 + offset)
    entry.writeUInt32LE(data.length, 14 + offset)
    entry.writeUInt32LE(stated, 18 + offset)
    entry.writeUInt16LE(title.length, 22 + offset)
    return entry
  }
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields(0), title, data])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), fields(2), Buffer.alloc(14), title])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end])
}
