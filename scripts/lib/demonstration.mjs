import { spawn } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { diskFault, Fault } from './fault.mjs'
import { endedOrStopped } from './processes.mjs'
import { withClient } from './with-client.mjs'

/**
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, report: (line: string) => void, signal?: AbortSignal }} Demonstration
 *   `signal` ends the commands; an import that has begun is resumed by the worker at the next start.
 */

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
 * Makes the demonstration register, has the worker import it with judgments about its marks, and adds cases and hosted
 * marks of a member.
 * @param {Demonstration & { marks: number }} options
 */
export async function loadDemonstration({ marks, ...options }) {
  const { root, env } = options
  const dataDir = /** @type {string} */ (env['DATA_DIR'])
  const folder = join(dataDir, 'demonstration')
  const command = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    follow([join(root, 'apps', 'worker', 'dist', `${name}.js`), ...args], options)
  try {
    await command('demo-command', ['--marks', String(marks), '--out', folder, '--store'])
    await command('import-command', ['trademarks', join(folder, 'trademarks.jsonl'), '--demonstration'])
    // A register of a few marks may have none.
    const judgments = join(folder, 'judgments.jsonl')
    if ((await stat(judgments)).size > 0) await command('import-command', ['judgments', judgments, '--demonstration'])
    await command('demo-member-command', [])
  } finally {
    await rm(join(folder, 'logos'), { recursive: true, force: true })
  }
}

/**
 * Makes the demonstration register of patents, has the worker import it, and adds hosted patents of the member.
 * @param {Demonstration} options
 */
export async function loadDemoPatents(options) {
  const { root, env } = options
  const folder = join(/** @type {string} */ (env['DATA_DIR']), 'demo-patents')
  const command = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    follow([join(root, 'apps', 'worker', 'dist', `${name}.js`), ...args], options)
  try {
    await command('demo-patents-command', ['--out', folder])
    await command('import-command', ['patents', folder, '--demonstration'])
    await command('demo-member-command', [])
  } finally {
    // An import that was interrupted is resumed from it.
    if (!options.signal?.aborted) await rm(folder, { recursive: true, force: true })
  }
}

async function follow(/** @type {string[]} */ args, /** @type {Demonstration} */ { root, env, report, signal }) {
  signal?.throwIfAborted()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    detached: signal !== undefined && process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`
      report(line.trim())
    })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const code = await (signal ? endedOrStopped(child, ended, signal) : ended)
  signal?.throwIfAborted()
  if (code !== 0)
    throw (
      diskFault(output, root) ??
      new Fault(
        `The demonstration register could not be loaded: ${output.trim().split('\n').at(-1)}`,
        'Start again to retry, or start with DEMO_MARKS=0 to go without it.',
      )
    )
}
