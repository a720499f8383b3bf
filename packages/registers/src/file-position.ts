/** How far the files of a folder or an archive have been read. */
export type FilePosition = {
  /** The file that is read, counted from 0. */
  file: number
  /** Records that are before that file. */
  ordinal: number
  /** Files before it that hold records, and files that hold none. */
  read: number
  passed: number
}
