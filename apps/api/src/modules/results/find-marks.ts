import { numberKey } from '@markwright/domain/marks/register-number'
import { pageOf, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { ListedMark } from '../trademarks/index.ts'
import type { ResultsRepository } from './results.repository.ts'

export type ListMarks = (ids: readonly number[]) => Promise<ListedMark[]>

/** Looks records up by what one already knows of them. */
export function createFindMarks({ repository, listMarks }: { repository: ResultsRepository; listMarks: ListMarks }) {
  return {
    /** In the order of the ids, each once. */
    async byIds(publicIds: readonly string[]): Promise<{ marks: ListedMark[]; missing: string[] }> {
      const wanted = [...new Set(publicIds)]
      const known = await repository.idsOf(wanted)
      return {
        marks: await listMarks(wanted.flatMap((id) => known.get(id) ?? [])),
        missing: wanted.filter((id) => !known.has(id)),
      }
    },

    async byNumbers(
      { appnos, country }: { appnos: readonly string[]; country?: string | undefined },
      page: PageRequest,
    ) {
      const keys = new Map(appnos.map((number) => [numberKey(number), number.trim()]))
      keys.delete('')
      const found = await repository.findByNumbers([...keys.keys()], country ?? null)
      const ids = [...new Set(found.map(({ id }) => id))]
      const { skip, take } = rowRange(page)
      const seen = new Set(found.map(({ key }) => key))
      return {
        ...pageOf(await listMarks(ids.slice(skip, skip + take)), ids.length, page),
        missing: [...keys].filter(([key]) => !seen.has(key)).map(([, number]) => number),
      }
    },
  }
}
