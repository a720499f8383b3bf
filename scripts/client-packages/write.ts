import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findCompiler } from './java.ts'
import { buildPackages } from './packages.ts'

/** Writes the packages of the clients into a folder, in the place of what is there. */
export function writePackages(root: string, folder: string, javac = findCompiler()): void {
  const files = buildPackages(root, javac)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
