/** Which file of a folder or an archive is the image that a publication names. */
import { groupBy } from '@markwright/runtime/group-by.ts'
import { basename, extname, posix } from 'node:path'

const IMAGE_EXTENSION = /\.(?:tiff?|png|jpe?g|gif|bmp)$/i
const DOCUMENT_EXTENSION = /\.(?:xml|sgml?|jsonl?)(?:\.gz)?$/i

export const isImage = (name: string): boolean => IMAGE_EXTENSION.test(name)

const baseOf = (name: string) => basename(name.replaceAll('\\', '/')).toLowerCase()
/** `.` for what lies in no folder. */
const folderOf = (name: string) => posix.normalize(posix.dirname(name.replaceAll('\\', '/').toLowerCase()))

/** Publications name an image with or without its folder and extension, in any case. */
export function imageName(name: string): string {
  const own = baseOf(name)
  return isImage(own) ? own.slice(0, own.length - extname(own).length) : own
}

/** Of files of one folder and image name, the one with the extension that is named, or else the first. */
export const fileNamed = <File extends { name: string }>(files: readonly File[], name: string): File | undefined =>
  files.find((file) => baseOf(file.name) === baseOf(name)) ?? files[0]

/** The folder beside a document that is named like it. */
const folderNamedLike = (name: string) => posix.join(folderOf(name), baseOf(name).replace(DOCUMENT_EXTENSION, ''))

/**
 * Finds the image that a document of an archive names: at the path that it names, in the folder of the document, in the
 * one that is named like it, below it, or anywhere, there only where no other folder has one of this name and the folder is
 * not that of another document.
 */
export function imageFinder<File extends { name: string }>(files: readonly File[]) {
  const foldersOfImage = new Map(
    [...groupBy(files, ({ name }) => imageName(name))].map(([image, same]) => [
      image,
      groupBy(same, ({ name }) => folderOf(name)),
    ]),
  )
  const documents = files.filter(({ name }) => DOCUMENT_EXTENSION.test(name))
  const ofDocuments = new Set(documents.map(({ name }) => folderOf(name)))
  const namedLikeDocuments = new Set(documents.map(({ name }) => folderNamedLike(name)))
  /** The folder itself or one above it that is named like a document. */
  const namesakeOf = (folder: string): string | undefined => {
    if (namedLikeDocuments.has(folder)) return folder
    const above = posix.dirname(folder)
    return above === folder ? undefined : namesakeOf(above)
  }
  return (document: File, name: string): File | undefined => {
    const own = folderOf(document.name)
    const namesake = folderNamedLike(document.name)
    const folders = foldersOfImage.get(imageName(name)) ?? new Map<string, File[]>()
    const othersIn = (folder: string) => (folders.get(folder) ?? []).filter((file) => file !== document)
    const inFolder = (folder: string) => fileNamed(othersIn(folder), name)
    const inOnlyFolder = (isCandidate: (folder: string) => boolean) => {
      let only: string | undefined
      for (const folder of folders.keys()) {
        if (!isCandidate(folder) || othersIn(folder).length === 0) continue
        if (only !== undefined) return undefined
        only = folder
      }
      const isOfAnother = only !== undefined && (ofDocuments.has(only) || (namesakeOf(only) ?? namesake) !== namesake)
      return only === undefined || isOfAnother ? undefined : inFolder(only)
    }
    return (
      inFolder(posix.join(own, folderOf(name))) ??
      inFolder(own) ??
      inFolder(namesake) ??
      inOnlyFolder((folder) => folder.startsWith(`${namesake}/`)) ??
      inOnlyFolder((folder) => own === '.' || folder.startsWith(`${own}/`)) ??
      inOnlyFolder(() => true)
    )
  }
}
