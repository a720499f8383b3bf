import type { Body } from '@markwright/contract'
import { type DocumentWorkers, type DocumentFault, type DocumentSide } from '@markwright/documents/official'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import type { FoundMark, ListedMark } from '../trademarks/index.ts'
import { contrastErrors, unreadableErrors } from './contrast.errors.ts'
import { recordFields } from './record-fields.ts'

const documentsRead: Limit = { name: 'contrast-read', max: 30, windowSeconds: 60 }
const comparisons: Limit = { name: 'contrast', max: 30, windowSeconds: 60 }
const RECORDS_MAX = 45

const unread = (fault: DocumentFault) => new AppError(unreadableErrors[fault], { fault })

type Side = Body<'compareOfficialDocuments'>['left']

/** Compares official documents with each other and with the registers; nothing of them is stored. */
export function createContrastService(deps: {
  documentWorkers: DocumentWorkers
  findByNumber: (key: string, office: string, most: number) => Promise<ListedMark[]>
  getMark: (publicId: string) => Promise<FoundMark>
  limits: RateLimits
  now: () => Date
}) {
  const { documentWorkers } = deps

  /** @throws 503 while too many documents are waiting. */
  const runWithWorker = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof WorkerPoolBusy ? new AppError(contrastErrors.busy, null, { cause: error }) : error
    }
  }

  const readRecord = async (number: string, office: string): Promise<FoundMark[]> => {
    const key = numberKey(number)
    const found = key === '' ? [] : await deps.findByNumber(key, office, RECORDS_MAX)
    if (found.length === 0) throw new AppError(contrastErrors.noRecord, { number })
    const records: FoundMark[] = []
    // One after the other: all at once would take every connection from the others.
    for (const { publicId } of found) records.push(await deps.getMark(publicId))
    return records
  }

  const readSide = async ({ text, number, country }: Side): Promise<{ side: DocumentSide; records: string[] }> => {
    if (text?.trim()) return { side: { text }, records: [] }
    if (!number?.trim()) throw new AppError(contrastErrors.empty)
    const records = await readRecord(number, country)
    return { side: { fields: recordFields(records) }, records: records.map(({ listed }) => listed.publicId) }
  }

  return {
    /** @throws 20156 that says why nothing can be read, 429, 503. */
    async read(file: FormFile | null, visitor: string) {
      await deps.limits.spend(documentsRead, visitor)
      if (!file) throw unread('empty')
      const read = await runWithWorker(() => documentWorkers.read(file.bytes))
      if ('fault' in read) throw unread(read.fault)
      return { ...read, fileName: file.original }
    },

    /** @throws 20157 where a side is empty, 20158 where no record has the number, 20159, 429, 503. */
    async compare({ left, right }: Body<'compareOfficialDocuments'>, visitor: string) {
      await deps.limits.spend(comparisons, visitor)
      const [one, other] = [await readSide(left), await readSide(right)]
      const comparison = await runWithWorker(() => documentWorkers.compare(one.side, other.side))
      if (!comparison) throw new AppError(contrastErrors.tooSlow)
      return { ...comparison, records: [...one.records, ...other.records] }
    },

    /** The comparison as a text document. @throws as `compare` does. */
    async write({ left, right }: Body<'exportContrast'>, language: Language, visitor: string) {
      await deps.limits.spend(comparisons, visitor)
      const [one, other] = [await readSide(left), await readSide(right)]
      const sourceOf = ({ fileName }: Side, { records }: { records: string[] }) => ({
        fileName: records.length > 0 ? null : fileName?.trim() || null,
        records,
      })
      const today = todayIn(HOME_ZONE, deps.now())
      const options = { language, left: sourceOf(left, one), right: sourceOf(right, other), today }
      const bytes = await runWithWorker(() => documentWorkers.write(one.side, other.side, options))
      if (!bytes) throw new AppError(contrastErrors.tooSlow)
      return { fileName: `${{ cn: '官文比对', en: 'document-comparison' }[language]}-${today}.docx`, bytes }
    },
  }
}
export type ContrastService = ReturnType<typeof createContrastService>
