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

/** Why a file or a folder could not be written, as the end of a sentence. */
export function writeFailureReason(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException
  return reasons[code] ?? message
}
