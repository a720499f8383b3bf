import { PATENT_NUMBERS_AT_ONCE, PATENT_NUMBERS_MAX } from '@markwright/domain/patents/patent-labels'
import { shortPatentNumbers, withoutHead } from '@markwright/domain/patents/patent-number-list'
import { type DispatchJob, lookUpNumbers as lookUpNumbersJob } from '@markwright/jobs'
import {
  type lookUpNumbers,
  numberImportAddress,
  type NumberImports,
  type NumberOutcome,
  type NumberRow,
  type NumberType,
} from '@markwright/patent-register'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import { type KeysetRequest, pageOf, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { CountedSearch, Searcher } from '../trademarks/index.ts'
import { queryIdOf } from '../trademarks/index.ts'
import { patentErrors } from './patents.errors.ts'
import type { PatentSearchKind } from './parse-query.ts'

/** An import, and who wants to see it. */
type Wanted = { importId: string; accountId: string | null }
/** Rows of one outcome, or all that were not matched. */
export type OutcomeFilter = NumberOutcome | 'problem' | undefined

const reasons: Record<string, Record<Language, string>> = {
  empty: { cn: '没有内容', en: 'It is empty.' },
  noCountry: { cn: '缺少国家代码，如 CN、US', en: 'The country code is missing, such as CN or US.' },
  noDigits: { cn: '没有数字', en: 'It has no digits.' },
  malformed: { cn: '不是专利号的写法', en: 'This is not how a patent number is written.' },
  wrongCheckDigit: { cn: '校验位不正确，请核对号码', en: 'The check digit is wrong: compare the number.' },
  letterForZero: {
    cn: '第 # 个字符是字母 O，应为数字 0',
    en: 'Character # is the letter O instead of the digit 0.',
  },
  notLoaded: { cn: '数据库中没有这件专利', en: 'It is not in the register.' },
  duplicate: { cn: '与前面的一行相同', en: 'An earlier row is the same.' },
}

/** Why a row was not matched, in words. */
export function reasonText(reason: string | null, language: Language): string | null {
  if (reason === null) return null
  const [name = '', ...positions] = reason.split(' ')
  return reasons[name]?.[language].replace('#', positions.join(language === 'cn' ? '、' : ', ')) ?? reason
}

const chosen = (rows: readonly NumberRow[], outcome: OutcomeFilter) =>
  rows.filter((row) =>
    outcome === 'problem' ? row.outcome !== 'matched' : outcome === undefined || row.outcome === outcome,
  )

export function createPatentBatches(deps: {
  imports: NumberImports
  lookUp: (numbers: readonly string[], type: NumberType) => ReturnType<typeof lookUpNumbers>
  countedSearch: CountedSearch<PatentSearchKind>
  dispatchJob: DispatchJob
}) {
  const { imports } = deps

  const find = async ({ importId, accountId }: Wanted) => {
    const batch = await imports.find(importId, accountId)
    if (!batch) throw new AppError(commonErrors.notFound)
    return batch
  }
  const summaryOf = (rows: readonly NumberRow[], publications: number) => {
    const counts = { matched: 0, unmatched: 0, duplicate: 0, invalid: 0 }
    for (const row of rows) counts[row.outcome]++
    return { total: rows.length, publications, counts }
  }

  return {
    /**
     * Looks numbers up, 500 at once, more of a member in the background; the whole list counts as one search.
     * @throws 30103 for none, 30202 for more than 2,000
     */
    async import(input: readonly string[], type: NumberType, searcher: Searcher) {
      // Rows that are copied from a table have its other columns behind a tab.
      const numbers = withoutHead(input.map((value) => value.split('\t', 1)[0]!))
      const filled = numbers.filter((value) => value.trim() !== '')
      if (filled.length === 0) throw new AppError(patentErrors.nothingSought, { field: 'numbers' })
      if (filled.length > PATENT_NUMBERS_MAX)
        throw new AppError(patentErrors.tooManyNumbers, { total: filled.length, max: PATENT_NUMBERS_MAX })
      const queryId = queryIdOf(['patent', 'batch', type, numbers])
      const content = shortPatentNumbers(filled)
      const { accountId } = searcher
      const { found, quota } = await deps.countedSearch(searcher, queryId, async () => {
        const importId = searcher.callReference ?? randomUUID()
        const draft = { id: importId, questionId: queryId, content }
        const isLong = accountId !== null && filled.length > PATENT_NUMBERS_AT_ONCE
        const looked = isLong ? { rows: [], patentIds: [] } : await deps.lookUp(numbers, type)
        const jobId = isLong ? await imports.order({ ...draft, accountId }, { numbers, type }) : null
        if (!isLong) await imports.add({ ...draft, accountId }, looked)
        return {
          found: { importId, jobId, ...summaryOf(looked.rows, looked.patentIds.length), rows: looked.rows },
          entry: {
            kind: 'batch' as const,
            content,
            address: numberImportAddress(importId),
            // The job writes what a list in the background leads to.
            total: isLong ? null : looked.patentIds.length,
          },
        }
      })
      // Not before its entry in the log is there, which it gives its total.
      if (found.jobId) await deps.dispatchJob(lookUpNumbersJob, found.jobId)
      return { ...found, total: filled.length, quota }
    },

    /** What became of an import. @throws 404 where it is unknown or another member's */
    async get(wanted: Wanted) {
      const batch = await find(wanted)
      const isDone = batch.numbers.length === 0
      const total = isDone ? batch.rows.length : batch.numbers.filter((value) => value.trim() !== '').length
      return {
        importId: batch.id,
        jobId: batch.job_id,
        isDone,
        ...summaryOf(batch.rows, batch.patent_ids.length),
        total,
      }
    },

    /** @throws 404 where it is unknown or another member's */
    async listRows(wanted: Wanted, outcome: OutcomeFilter, page: PageRequest) {
      const { rows, patent_ids } = await find(wanted)
      const own = chosen(rows, outcome)
      const { skip, take } = rowRange(page)
      return {
        ...pageOf(own.slice(skip, skip + take), own.length, page),
        counts: summaryOf(rows, patent_ids.length).counts,
      }
    },

    /** Those behind a row. @throws 404 where it is unknown or another member's */
    async listRowsAfter(wanted: Wanted, outcome: OutcomeFilter, { after, size }: KeysetRequest<number>) {
      const own = chosen((await find(wanted)).rows, outcome)
      return { rows: own.filter(({ row }) => after === null || row > after).slice(0, size), total: own.length }
    },

    /** All rows. @throws 404 where it is unknown or another member's */
    readAll: async (wanted: Wanted): Promise<NumberRow[]> => (await find(wanted)).rows,
  }
}
