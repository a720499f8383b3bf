import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * The files that arguments name, folders with all that is in them, in the order of their names. Hidden files are left
 * out. What does not exist stays in the list, so that anyone who opens it can say so.
 */
export async function listFiles(
  paths: readonly string[],
  folder: string,
): Promise<{ path: string; isNamed: boolean }[]> {
  const files: { path: string; isNamed: boolean }[] = []
  for (const input of paths) {
    const path = resolve(folder, input)
    const facts = await stat(path).catch(() => null)
    if (!facts?.isDirectory()) {
      files.push({ path, isNamed: true })
      continue
    }
    const names = await readdir(path, { recursive: true, withFileTypes: true })
    const within = names
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
    files.push(...within.toSorted().map((found) => ({ path: found, isNamed: false })))
  }
  return files
}
