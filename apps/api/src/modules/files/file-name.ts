/** What a download is called where the file came without a name (spec 1 §9). */
const NAMELESS = 'report'
const LENGTH_MAX = 200

const otherSuffixes: Record<string, readonly string[]> = { jpg: ['jpeg'], tiff: ['tif'] }

/** A name as it was given, without what no file system takes. */
export const cleanFileName = (name: string): string =>
  name
    // eslint-disable-next-line no-control-regex -- these are what is to be left out.
    .replaceAll(/[\u0000-\u001F\u007F"<>|:*?\\/]/g, '')
    // As browsers write a quotation mark and the end of a line in the name of a file that they send.
    .replaceAll(/%(?:22|0D|0A)/g, '')
    // Marks that turn the direction of writing hide what a name ends with.
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .slice(0, LENGTH_MAX)

/** The name under which a file is saved: as it was uploaded, with the suffix of what it really is. */
export function downloadName({ original, fileName }: { original: string; fileName: string }): string {
  const suffix = extensionOf(fileName)
  const name = cleanFileName(original) || NAMELESS
  const isHonest = [suffix, ...(otherSuffixes[suffix] ?? [])].includes(extensionOf(name))
  return isHonest ? name : `${name}.${suffix}`
}

/** Names that can be in one folder: the second `a.pdf` becomes `a (2).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    let distinct = name
    for (let number = 2; usedNames.has(distinct.toLowerCase()); number++)
      distinct = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    usedNames.add(distinct.toLowerCase())
    return distinct
  })
}

/** `Content-Disposition` by RFC 6266: the name itself, and one in ASCII for what is too old to read it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]/g, '_').replaceAll(/["\\%]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`
}

/** By RFC 8187, which leaves fewer characters as they are than the language does. */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
