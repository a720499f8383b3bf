import { writeFailureReason } from '@markwright/runtime/write-failure.ts'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Faults of the disk, which can go away while a process serves what needs no writing. */
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])
const PROBE_BYTES = 4096

/**
 * Makes the data folder where it is absent, and tries to write in it.
 * @returns null where that is possible; otherwise why not, as a sentence about `DATA_DIR`, and whether the disk is the
 *   cause and not the setting
 */
export function dataFolderFault(folder: string): { reason: string; isOfDisk: boolean } | null {
  const file = join(folder, `.writable.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // A full disk still takes an empty file.
    writeFileSync(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
    return null
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return { reason: `cannot be written (${folder}): ${writeFailureReason(error)}`, isOfDisk: ofDisk.has(code) }
  } finally {
    removeQuietly(file)
  }
}

function removeQuietly(file: string) {
  try {
    rmSync(file, { force: true })
  } catch {
    // What could not be written is not there.
  }
}
