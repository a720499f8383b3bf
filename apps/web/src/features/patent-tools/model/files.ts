import { saveFile } from '../../../shared/lib/save-file.ts'

/** A file that the server made: its name and its bytes in base64. */
export type MadeFile = { name: string; content: string }

const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', tif: 'image/tiff' }

export function saveMade({ name, content }: MadeFile) {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  saveFile(new Blob([bytes], { type }), name)
}

/** Gives several files as one ZIP; the second `a.jpg` becomes `a (2).jpg`. */
export async function saveZip(files: readonly MadeFile[], zipName: string) {
  const { default: JSZip } = await import('jszip')
  const zip = new JSZip()
  for (const { name, content } of files) {
    const dot = name.lastIndexOf('.')
    let distinct = name
    for (let number = 2; zip.file(distinct); number++) distinct = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    zip.file(distinct, content, { base64: true })
  }
  saveFile(await zip.generateAsync({ type: 'blob' }), zipName)
}
