import { writeFailureReason } from '@markwright/runtime/write-failure.ts'

/** A backup that cannot be written where it shall be, with the reason; `message` is for people. */
export class UnwritableBackup extends Error {}

/** The failure to write in `folder`, for people. */
export function unwritableBackup(folder: string, cause: unknown): UnwritableBackup {
  return new UnwritableBackup(
    `The backup cannot be written to ${folder}: ${writeFailureReason(cause)}. Name another folder with --to or BACKUP_DIR.`,
    { cause },
  )
}
