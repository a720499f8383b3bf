import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { diskFault, Fault } from './fault.mjs'
import { withClient } from './with-client.mjs'

export const isRegisterEmpty = (/** @type {string} */ databaseUrl) =>
  isEmpty(databaseUrl, 'trademark', 'register_import')

export const hasNoPatents = (/** @type {string} */ databaseUrl) => isEmpty(databaseUrl, 'patent', 'patent_import')

async function isEmpty(/** @type {string} */ databaseUrl, /** @type {string[]} */ ...tables) {
  const absent = tables.map((table) => `NOT EXISTS (SELECT FROM ${table})`)
  const statement = `SELECT ${absent.join(' AND ')} AS empty`
  const { rows } = await withClient(databaseUrl, (client) => client.query(statement))
  return rows[0].empty
}

/**
 * Makes the demonstration register and has the worker import it.
 * @param {{ root: string, env: NodeJS.ProcessEnv, marks: number, report: (line: string) => void }} options
 */
export async function loadDemonstration({ root, env, marks, report }) {
  const dataDir = /** @type {string} */ (env['DATA_DIR'])
  const folder = join(dataDir, 'demonstration')
  const command = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    follow([join(root, 'apps', 'worker', 'dist', `${name}.js`), ...args], { root, env, report })
  try {
    await command('demo-command', ['--marks', String(marks), '--out', folder, '--store'])
    await command('import-command', ['trademarks', join(folder, 'trademarks.jsonl'), '--demonstration'])
  } finally {
    await rm(join(folder, 'logos'), { recursive: true, force: true })
  }
}

/**
 * Makes the demonstration register of patents and has the worker import it.
 * @param {{ root: string, env: NodeJS.ProcessEnv, report: (line: string) => void }} options
 */
export async function loadDemoPatents({ root, env, report }) {
  const folder = join(/** @type {string} */ (env['DATA_DIR']), 'demo-patents')
  const command = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    follow([join(root, 'apps', 'worker', 'dist', `${name}.js`), ...args], { root, env, report })
  try {
    await command('demo-patents-command', ['--out', folder])
    await command('import-command', ['patents', folder, '--demonstration'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function follow(
  /** @type {string[]} */ args,
  /** @type {{ root: string, env: NodeJS.ProcessEnv, report: (line: string) => void }} */ { root, env, report },
) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`
      report(line.trim())
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0)
    throw (
      diskFault(output, root) ??
      new Fault(
        `The demonstration register could not be loaded: ${output.trim().split('\n').at(-1)}`,
        'Start again to retry, or start with DEMO_MARKS=0 to go without it.',
      )
    )
}
