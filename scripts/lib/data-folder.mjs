import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Fault, fileFault } from './fault.mjs'

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

/** By the shell, whose place every system has: that user may not reach the folders of our PATH either. */
const canReach = (/** @type {string} */ path, /** @type {{ uid: number, gid: number }} */ user) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0

/**
 * The folder with the data of this clone, made if need be. Under root, a clone that the server user cannot
 * reach (below /root, say) stores its data in /var/lib instead.
 * @param {string} root
 * @param {string | undefined} wanted
 * @throws {Fault} where there can be no such folder, or nothing can be written in it
 */
export function dataFolder(root, wanted) {
  if (wanted && process.platform !== 'win32' && /^([a-z]:[\\/]|\\\\)/i.test(wanted))
    throw new Fault(
      `DATA_DIR is ${wanted}, a path of Windows, which this is not.`,
      'Set DATA_DIR to a folder of this machine.',
    )
  const folder = resolve(root, wanted ?? '.data')
  const user = serverUser()
  const outside = join('/var/lib/markwright', createHash('sha256').update(root).digest('hex').slice(0, 12))
  const chosen = user && !wanted && (existsSync(outside) || !canReach(root, user)) ? outside : folder
  make(chosen)
  tryToWrite(chosen)
  return chosen
}

const PROBE_BYTES = 4096

function tryToWrite(/** @type {string} */ folder) {
  const file = join(folder, `.writable.${process.pid}`)
  try {
    // A full disk still takes an empty file.
    writeFileSync(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
    rmSync(file)
  } catch (error) {
    if (existsSync(file)) rmSync(file)
    throw fileFault(error, folder) ?? error
  }
}

/**
 * A folder within the data folder that the server user owns.
 * @param {string} path
 */
export function serverFolder(path) {
  make(path)
  const user = serverUser()
  if (!user) return path
  chownSync(path, user.uid, user.gid)
  if (!canReach(path, user))
    throw new Fault(
      `The database runs as the user ${user.name}, because root starts it, and ${user.name} cannot reach ${path}.`,
      'Set DATA_DIR to a folder that lies in folders open to all users (mode 0711), or start as another user.',
    )
  return path
}

/** A folder for servers that nobody needs afterwards. */
export function throwAwayFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-'))
  // The server user has to pass through it.
  if (serverUser()) chmodSync(folder, 0o711)
  return folder
}

/** `mkdir` of Node with `recursive` runs for ever below /proc and names the wrong reason on a read-only disk. */
function make(/** @type {string} */ path) {
  try {
    if (existsSync(path)) {
      if (statSync(path).isDirectory()) return
      throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' })
    }
    if (dirname(path) !== path) make(dirname(path))
    // Nobody else may read it; the server user of root has to pass through it.
    mkdirSync(path, { mode: serverUser() ? 0o711 : 0o700 })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST' && statSync(path).isDirectory()) return
    throw fileFault(error, path) ?? error
  }
}
