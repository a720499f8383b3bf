import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** In quotes, but not the specifier of an import, which counts by itself unless it is of a type alone. */
const NAMED_FILE = /(?<!\bfrom\s|\bimport\s|\bimport\()['"](\.\.?\/[\w./-]+\.(?:ts|mjs))['"]/g
/** What the build makes programs of, which no module imports. */
const PROGRAMS: Record<string, readonly string[]> = {
  [resolve(root, 'scripts/start.mjs')]: ['apps/api/src/main.ts', 'apps/worker/src/main.ts'].map((path) =>
    resolve(root, path),
  ),
}

/**
 * Counts a module that is only named, as the file of a thread or of a process is, as a dependency of the module that names
 * it, so that Vitest finds the tests that a change of it affects. Nothing is loaded that was not loaded before.
 */
export const referencedFiles = (): Plugin => ({
  name: 'referenced-files',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?', 1)[0]!
    if (file.includes('/node_modules/')) return null
    const named = [...code.matchAll(NAMED_FILE)].map(([, path]) => resolve(dirname(file), path!))
    const found = new Set([...named, ...(PROGRAMS[file] ?? [])].filter((path) => path !== file && isFile(path)))
    if (found.size === 0) return null
    const imports = [...found].map((path) => `() => import(${JSON.stringify(path)})`)
    return { code: `${code}\n;[${imports.join(', ')}];`, map: null }
  },
})

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
