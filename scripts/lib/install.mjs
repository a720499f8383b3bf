import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'
import { run } from './processes.mjs'

const NODE_MIN = [20, 19]

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = NODE_MIN
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
    throw new Fault(
      `This is Node ${process.versions.node}; Markwright needs ${NODE_MIN.join('.')} or newer.`,
      'Install a newer Node from https://nodejs.org.',
    )
}

/** Installs the dependencies where they are missing or older than the lock file. */
export async function install(/** @type {string} */ root, /** @type {(line: string) => void} */ say) {
  // npm writes it last, so it stands for a whole installation.
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return
  say('Installing dependencies (the first time takes a few minutes)')
  const npm = process.env['npm_execpath']
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm']
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(command ?? 'npm', [...args, ...options], { cwd: root, inherit: true })
  if (code !== 0)
    throw new Fault(
      'npm could not install the dependencies.',
      'Read its message above; a network or disk that is not there is the usual reason. Then start again.',
    )
}
