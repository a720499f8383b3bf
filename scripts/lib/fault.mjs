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
  if (error instanceof Fault) process.stderr.write(`\n✗ ${error.message}\n  → ${error.wayOut}\n`)
  else process.stderr.write(`\n✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
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
