import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { diskFault } from './fault.mjs'

/**
 * Database servers refuse to run as root: there, the user they run as instead.
 * @returns {{ name: string, uid: number, gid: number } | undefined}
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [name, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  return name ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}

const canReach = (/** @type {string} */ path, /** @type {{ uid: number, gid: number }} */ user) =>
  spawnSync('test', ['-x', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0

/**
 * The folder with the data of this clone, made if need be. Under root, a clone that the server user cannot
 * reach (below /root, say) stores its data in /var/lib instead.
 * @param {string} root
 * @param {string | undefined} wanted
 */
export function dataFolder(root, wanted) {
  const folder = resolve(root, wanted ?? '.data')
  const user = serverUser()
  const outside = join('/var/lib/markwright', createHash('sha256').update(root).digest('hex').slice(0, 12))
  const chosen = user && !wanted && (existsSync(outside) || !canReach(root, user)) ? outside : folder
  make(chosen)
  return chosen
}

/**
 * A folder within the data folder that the server user owns.
 * @param {string} path
 */
export function serverFolder(path) {
  make(path)
  const user = serverUser()
  if (user) chownSync(path, user.uid, user.gid)
  return path
}

/** A folder for servers that nobody needs afterwards. */
export function throwAwayFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-'))
  // The server user has to pass through it.
  if (serverUser()) chmodSync(folder, 0o711)
  return folder
}

function make(/** @type {string} */ path) {
  try {
    // Nobody else may read it; the server user of root has to pass through it.
    mkdirSync(path, { recursive: true, mode: serverUser() ? 0o711 : 0o700 })
  } catch (error) {
    throw diskFault(String(error), path) ?? error
  }
}
