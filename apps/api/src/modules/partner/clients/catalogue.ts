import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the folder: its path there, its size and its SHA-256 in hexadecimal digits. */
export type PackageFile = { path: string; bytes: number; sha256: string }

/** What `packages.json` says of the packages in its folder. */
export type Catalogue = {
  version: string
  typescript: PackageFile
  python: PackageFile & { name: string }
  go: PackageFile & { module: string }
  /** `jar` is null where the packages were built without a compiler of Java. */
  java: { group: string; artifact: string; jar: PackageFile | null; sources: PackageFile }
}

/** Reads the catalogue of a folder; null where no packages have been built. */
export async function readCatalogue(folder: string): Promise<Catalogue | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'packages.json'), 'utf8')) as Catalogue
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
