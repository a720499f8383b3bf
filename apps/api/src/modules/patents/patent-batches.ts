import { PATENT_NUMBERS_MAX } from '@markwright/domain/patent-labels'
import { docdbNumber, readPatentNumber } from '@markwright/patents'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf, type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import type { CountedSearch, Searcher } from '../trademarks/index.ts'
import { questionIdOf } from '../trademarks/index.ts'
import { keyOf } from './number-keys.ts'
import type { NumberOutcome, NumberRow, PatentBatchesRepository } from './patent-batches.repository.ts'
import { patentErrors } from './patents.errors.ts'
import type { PatentsRepository } from './patents.repository.ts'
import type { PatentSearchKind } from './read-question.ts'

export type NumberType = 'auto' | 'appNo' | 'pubNo'

const reasons: Record<string, Record<Language, string>> = {
  empty: { cn: '没有内容', en: 'It is empty.' },
  noCountry: { cn: '缺少国家代码，如 CN、US', en: 'The country code is missing, such as CN or US.' },
  noDigits: { cn: '没有数字', en: 'It has no digits.' },
  malformed: { cn: '不是专利号的写法', en: 'This is not how a patent number is written.' },
  wrongCheckDigit: { cn: '校验位不正确，请核对号码', en: 'The check digit is wrong: compare the number.' },
  notLoaded: { cn: '数据库中没有这件专利', en: 'It is not in the register.' },
  duplicate: { cn: '与前面的一行相同', en: 'An earlier row is the same.' },
}

/** Why a row was not matched, in words. */
export const reasonText = (reason: string | null, language: Language): string | null =>
  reason === null ? null : (reasons[reason]?.[language] ?? reason)

export function createPatentBatches(deps: {
  repository: PatentsRepository
  batches: PatentBatchesRepository
  countedSearch: CountedSearch<PatentSearchKind>
}) {
  const { repository, batches } = deps

  const lookUp = async (numbers: readonly string[], type: NumberType) => {
    const read = numbers.map((value, at) => {
      const number = readPatentNumber(value)
      return { value, row: at + 1, number, key: typeof number === 'string' ? null : keyOf(number) }
    })
    const found = await repository.listByKeys([...new Set(read.flatMap(({ key }) => key ?? []))])
    const seen = new Set<string>()
    const patentIds = new Set<number>()
    const rows = read
      .filter(({ value }) => value.trim() !== '')
      .map(({ value, row, number, key }): NumberRow => {
        const answer = (outcome: NumberOutcome, reason: string | null, ids: string[] = []) => ({
          row,
          value,
          outcome,
          reason,
          readAs: typeof number === 'string' ? null : docdbNumber(number),
          ids,
        })
        if (typeof number === 'string') return answer('invalid', number)
        const name = `${key}${number.kind ?? ''}`
        if (seen.has(name)) return answer('duplicate', 'duplicate')
        seen.add(name)
        const ofNumber = found.filter(
          ({ publication_key, application_key }) =>
            (type !== 'appNo' && publication_key === key) || (type !== 'pubNo' && application_key === key),
        )
        // Where the very kind is loaded, the others are not what was named.
        const exact = ofNumber.filter(({ kind, publication_key }) => publication_key === key && kind === number.kind)
        const matched = number.kind !== null && exact.length > 0 ? exact : ofNumber
        for (const { id } of matched) patentIds.add(id)
        return matched.length > 0
          ? answer(
              'matched',
              null,
              matched.map(({ public_id }) => public_id),
            )
          : answer('unmatched', 'notLoaded')
      })
    return { rows, patentIds: [...patentIds] }
  }

  return {
    /**
     * What became of each number; the whole list counts as one search.
     * @throws 30103 for none, 30202 for more than 2,000
     */
    async import(numbers: readonly string[], type: NumberType, searcher: Searcher) {
      const filled = numbers.filter((value) => value.trim() !== '').length
      if (filled === 0) throw new AppError(patentErrors.nothingSought, { field: 'numbers' })
      if (filled > PATENT_NUMBERS_MAX)
        throw new AppError(patentErrors.tooManyNumbers, { total: filled, max: PATENT_NUMBERS_MAX })
      const queryId = questionIdOf(['patent', 'batch', type, numbers])
      const { found, quota } = await deps.countedSearch(searcher, queryId, async () => {
        const { rows, patentIds } = await lookUp(numbers, type)
        const importId = await batches.add({ accountId: searcher.accountId, rows, patentIds })
        const matched = rows.filter(({ outcome }) => outcome === 'matched').length
        return {
          found: { importId, rows, publications: patentIds.length, matched },
          entry: {
            kind: 'batch' as const,
            content: numbers.filter(Boolean).slice(0, 5).join('; ') + (filled > 5 ? ` … (${filled})` : ''),
            address: `/patentSearch/list?mode=batch&importId=${importId}`,
            total: patentIds.length,
          },
        }
      })
      return { ...found, quota }
    },

    /** A list of numbers that was imported. @throws 404 where it is unknown or another member's */
    async get(importId: string, outcome: NumberOutcome | undefined, page: PageQuestion) {
      const batch = await batches.find(importId)
      if (!batch) throw new AppError(commonErrors.notFound)
      const counts = { matched: 0, unmatched: 0, duplicate: 0, invalid: 0 }
      for (const row of batch.rows) counts[row.outcome]++
      const chosen = outcome ? batch.rows.filter((row) => row.outcome === outcome) : batch.rows
      const { skip, take } = rowsOf(page)
      return { ...pageOf(chosen.slice(skip, skip + take), chosen.length, page), counts }
    },
  }
}
