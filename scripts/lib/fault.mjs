import { existsSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'

/** Something a person can mend: one sentence on what is wrong, one on the way out. */
export class Fault extends Error {
  /**
   * @param {string} what
   * @param {string} wayOut
   */
  constructor(what, wayOut) {
    super(what)
    this.wayOut = wayOut
  }
}

/** Ends the process with a fault in two lines, or with any other error whole. */
export function reportAndExit(/** @type {unknown} */ error) {
  const fault = error instanceof Fault ? error : fileFault(error)
  if (fault) process.stderr.write(`\n✗ ${fault.message}\n  → ${fault.wayOut}\n`)
  else process.stderr.write(`\n✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}

/**
 * What a person can do about a file or a folder that the system does not let us make, read or write.
 * @param {unknown} error
 * @param {string} [path] what is named in place of the path of the error
 * @returns {Fault | undefined} undefined for an error of another kind
 */
export function fileFault(error, path) {
  const { code = '', path: failed, syscall = '', message } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  const where = path ?? failed
  if (where === undefined || syscall.startsWith('spawn')) return undefined
  const present = nearestPresent(where)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EROFS':
      return diskFault(`${code} ${message} ${code === 'EDQUOT' ? 'disk quota exceeded' : ''}`, where)
    case 'EACCES':
    case 'EPERM':
      return new Fault(
        present === where
          ? `${whoRuns()} may not write to ${where}, which belongs to ${ownerOf(where)}.`
          : `${where} cannot be made: ${whoRuns()} may not write in ${present}, which belongs to ${ownerOf(present)}.`,
        'Let this user write there, or set DATA_DIR to a folder of this user.',
      )
    case 'EEXIST':
    case 'ENOTDIR':
      return new Fault(
        `${present} is a file, where a folder is needed.`,
        'Set DATA_DIR to a folder, or move that file away.',
      )
    case 'ENOENT':
    case 'ENAMETOOLONG':
    case 'ELOOP':
    case 'EINVAL':
      if (syscall !== 'mkdir') return undefined
      return new Fault(`No folder can be made at ${where} (${code}).`, 'Set DATA_DIR to another folder.')
    case 'EIO':
      return new Fault(
        `The disk that holds ${where} has failed.`,
        'Check it, or set DATA_DIR to a folder on another disk.',
      )
    default:
      return undefined
  }
}

/** The path itself where there is something, otherwise the first of the folders above it that exists. */
function nearestPresent(/** @type {string} */ path) {
  let present = path
  while (!existsSync(present) && dirname(present) !== present) present = dirname(present)
  return present
}

function whoRuns() {
  try {
    return `The user ${userInfo().username}`
  } catch {
    return `The user with the id ${process.getuid?.()}`
  }
}

function ownerOf(/** @type {string} */ path) {
  try {
    const { uid } = statSync(path)
    return uid === 0 ? 'root' : `the user with the id ${uid}`
  } catch {
    return 'another user'
  }
}

/** Recognises the faults of the machine in what a program printed. */
export function diskFault(/** @type {string} */ output, /** @type {string} */ folder) {
  if (/ENOSPC|No space left on device|disk quota exceeded/i.test(output))
    return new Fault(
      `The disk that holds ${folder} is full.`,
      'Free some space, or set DATA_DIR to a folder on another disk, and start again.',
    )
  if (/EROFS|Read-only file system/i.test(output))
    return new Fault(`${folder} is on a read-only disk.`, 'Set DATA_DIR to a folder that can be written.')
  return undefined
}
