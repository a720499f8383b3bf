/** A sentence for people in both languages, with an id for programs. */
export type Reason = { id: string; cn: string; en: string }

/** What ends the reading of a file: what is before it has been read, what follows cannot be. */
export class RegisterFileError extends Error {
  constructor(
    readonly reason: Reason,
    /** Where in the file, counted from 1; of the packed file where there is one. */
    readonly line: number | null = null,
    /** The file within an archive. */
    readonly file: string | null = null,
  ) {
    super(reason.en)
  }
}

/** A record that cannot be imported; the records around it can. */
export class RecordError extends Error {
  constructor(readonly reason: Reason) {
    super(reason.en)
  }
}

/** Some files say that a record is to be deleted; a register keeps what has been in it. */
export const deletionError = () =>
  new RecordError({
    id: 'record.deletion',
    cn: '文件要求删除这条记录；导入不会删除记录。',
    en: 'The file requests the deletion of this record; an import deletes nothing.',
  })
