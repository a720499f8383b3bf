/** A backup that cannot be written where it shall be, with the reason; `message` is for people. */
export class UnwritableBackup extends Error {}

/** What the system says of a file or a folder that cannot be written. */
const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'a file is in the place of a folder',
  EEXIST: 'a file is in the place of a folder',
  EISDIR: 'a folder is in the place of the file',
  ENAMETOOLONG: 'the name is too long',
  EIO: 'the disk has failed',
}

/** The failure to write in `folder`, for people. */
export function unwritableBackup(folder: string, cause: unknown): UnwritableBackup {
  const { code = '', message } = cause as NodeJS.ErrnoException
  return new UnwritableBackup(
    `The backup cannot be written to ${folder}: ${reasons[code] ?? message}. Name another folder with --to or BACKUP_DIR.`,
    { cause },
  )
}
