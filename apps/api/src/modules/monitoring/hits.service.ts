import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { ListedMark } from '../trademarks/index.ts'
import type { HitFilter, HitRow, HitSort, HitsRepository, Verdict } from './hits.repository.ts'
import { monitoringErrors } from './monitoring.errors.ts'

/** A hit with its record as it now stands. */
export type FoundHit = HitRow & { mark: ListedMark }

const EXPORT_MAX = 10_000

/** What monitors have found, and what has been decided about it. */
export function createHitsService(deps: {
  repository: HitsRepository
  listMarks: (ids: readonly number[]) => Promise<ListedMark[]>
  now: () => Date
}) {
  const { repository } = deps

  const withMarks = async (rows: readonly HitRow[]): Promise<FoundHit[]> => {
    const marks = await deps.listMarks([...new Set(rows.map(({ markId }) => markId))])
    const byId = new Map(marks.map((mark) => [mark.id, mark]))
    return rows.flatMap((row) => {
      const mark = byId.get(row.markId)
      return mark ? [{ ...row, mark }] : []
    })
  }

  return {
    withMarks,

    async list(filter: HitFilter, sort: HitSort, page: PageRequest) {
      const [rows, total] = await Promise.all([repository.list(filter, sort, rowRange(page)), repository.count(filter)])
      return { rows: await withMarks(rows), total }
    },

    async listLatest(filter: HitFilter, page: KeysetRequest<InstantKey>) {
      const [rows, total] = await Promise.all([repository.listLatest(filter, rowRange(page)), repository.count(filter)])
      return { rows: await withMarks(rows), total }
    },

    /** @throws 20152 where there are too many, 20153 where there are none. */
    async readAll(filter: HitFilter, sort: HitSort): Promise<FoundHit[]> {
      const total = await repository.count(filter)
      if (total > EXPORT_MAX) throw new AppError(monitoringErrors.tooManyHits, { limit: EXPORT_MAX, total })
      if (total === 0) throw new AppError(monitoringErrors.noHits)
      return withMarks(await repository.list(filter, sort, { skip: 0, take: EXPORT_MAX }))
    },

    async mark(accountId: string, id: string, verdict: Verdict | null, note: string | null | undefined) {
      const saved = await repository.mark(accountId, id, { verdict, note: trimToNull(note), at: deps.now() })
      const found = saved ? await repository.find(accountId, id) : null
      const [hit] = found ? await withMarks([found]) : []
      if (!hit) throw new AppError(commonErrors.notFound)
      return hit
    },

    /** Gives those that are still there. @throws 404 where none is. */
    async markMany(accountId: string, verdicts: ReadonlyMap<string, Verdict | null>) {
      await repository.markMany(accountId, verdicts, deps.now())
      const hits = await withMarks(await repository.findMany(accountId, [...verdicts.keys()]))
      if (hits.length === 0) throw new AppError(commonErrors.notFound)
      return hits
    },
  }
}
export type HitsService = ReturnType<typeof createHitsService>
