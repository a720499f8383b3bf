import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { realData } from './real-data.ts'

const run = promisify(execFile)

/**
 * Adds real European and New Zealand records with their images to the register of a site, as an operator would.
 * False where they are absent.
 */
export async function loadRealRecords({ root, env }: { root: string; env: NodeJS.ProcessEnv }): Promise<boolean> {
  const records = ['iponz_opposed.json', 'euipo.json'].map((name) => realData('trademarks', 'records', name))
  const images = realData('trademarks', 'images', 'iponz')
  if (!images || records.includes(null)) return false
  const importer = join(root, 'apps', 'worker', 'dist', 'import-command.js')
  const take = (...args: string[]) => run(process.execPath, [importer, ...args], { cwd: root, env })
  await take('trademarks', ...(records as string[]))
  await take('images', images)
  return true
}
