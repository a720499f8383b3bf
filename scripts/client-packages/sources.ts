import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Files } from './archives.ts'

/** Reads those files of a folder and its folders whose paths match. */
export function readFiles(folder: string, wanted: RegExp): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => wanted.test(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path))]))
}

/** The same files below another folder. */
export const below = (prefix: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [prefix + path, content]))

/** Puts another version in the place of that which the texts have. */
export function withVersion(files: Files, from: string, to: string): Files {
  if (from === to) return files
  const pattern = new RegExp(String.raw`(?<![\d.])${from.replaceAll('.', String.raw`\.`)}(?!\.?\d)`, 'g')
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, Buffer.from(content.toString().replaceAll(pattern, to))]),
  )
}
