import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { elements, smallTable } from './small-tables.ts'

const run = promisify(execFile)

/** Imports the small tables of goods and of figurative elements into a site, as an operator would. */
export async function loadSmallTables({ root, env }: { root: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const importer = join(root, 'apps', 'worker', 'dist', 'import-command.js')
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  try {
    for (const [kind, table] of Object.entries({ nice: smallTable('12-2024'), vienna: elements })) {
      const path = join(folder, `${kind}.json`)
      writeFileSync(path, JSON.stringify(table))
      await run(process.execPath, [importer, kind, path], { cwd: root, env })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
