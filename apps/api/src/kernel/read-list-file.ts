import type { DocumentWorkers } from '@markwright/documents/official'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import { AppError, commonErrors, type ErrorEntry } from './errors.ts'
import type { FormFile } from './read-form.ts'

/**
 * The first column of an uploaded spreadsheet, or the lines of a text, read in a thread.
 * @throws `unreadable` for what is neither, for no file or one without anything in it, and for more than 20,000 rows; 503
 * while too many files are waiting.
 */
export type ReadListFile = (
  file: FormFile | null,
  unreadable: ErrorEntry,
) => Promise<{ entries: string[]; hasHead: boolean }>

export const createReadListFile =
  (documentWorkers: Pick<DocumentWorkers, 'readList'>): ReadListFile =>
  (file, unreadable) =>
    readIn(file, unreadable, ({ bytes, original }) => documentWorkers.readList(bytes, original))

/** Likewise all rows of a table. */
export type ReadTableFile = (file: FormFile | null, unreadable: ErrorEntry) => Promise<{ rows: string[][] }>

export const createReadTableFile =
  (documentWorkers: Pick<DocumentWorkers, 'readTable'>): ReadTableFile =>
  (file, unreadable) =>
    readIn(file, unreadable, ({ bytes }) => documentWorkers.readTable(bytes))

async function readIn<Content>(
  file: FormFile | null,
  unreadable: ErrorEntry,
  read: (file: FormFile) => Promise<Content | null>,
): Promise<Content> {
  if (!file) throw new AppError(unreadable)
  try {
    const content = await read(file)
    if (!content) throw new AppError(unreadable)
    return content
  } catch (error) {
    throw error instanceof WorkerPoolBusy ? new AppError(commonErrors.notReady, null, { cause: error }) : error
  }
}
