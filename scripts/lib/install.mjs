import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

/**
 * Installs the dependencies where what is installed is not what the lock file names.
 * @param {string} root
 * @param {(line: string) => void} report
 * @param {AbortSignal} [signal] ends it; the next start then begins anew
 */
export async function install(root, report, signal) {
  if (isInstalled(root)) return
  report('Installing dependencies (the first time takes a few minutes)')
  const npm = process.env['npm_execpath']
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm']
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(command ?? 'npm', [...args, ...options], {
    cwd: root,
    inherit: true,
    ...(signal && { signal }),
  })
  if (code !== 0)
    throw new Fault(
      'npm could not install the dependencies.',
      'Read its message above; a network or disk that is not there is the usual reason. Then start again.',
    )
}

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/** Whether the dependencies of the lock file are installed; compared once for each content of the lock file. */
export function isInstalled(/** @type {string} */ root) {
  // npm writes it last, so it stands for a whole installation.
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const [wanted, found] = [readFileSync(join(root, 'package-lock.json')), readFileSync(installed)]
  const hash = createHash('sha256').update(wanted).update(found).digest('hex')
  const compared = join(root, 'node_modules', '.markwright-installed')
  if (existsSync(compared) && readFileSync(compared, 'utf8') === hash) return true
  if (!isSame(packagesOf(wanted), packagesOf(found))) return false
  writeFileSync(compared, hash)
  return true
}

/** @returns {Record<string, Locked>} by path */
const packagesOf = (/** @type {Buffer} */ lock) => JSON.parse(lock.toString()).packages

function isSame(/** @type {Record<string, Locked>} */ wanted, /** @type {Record<string, Locked>} */ found) {
  for (const [path, { version, link, resolved, optional, devOptional }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const own = found[path]
    // Builds for other systems are not installed.
    if (!own && !optional && !devOptional) return false
    if (own && (link ? own.resolved !== resolved : own.version !== version)) return false
  }
  return Object.keys(found).every((path) => !path.includes('node_modules/') || wanted[path])
}
