import { AppError, commonErrors } from '../../kernel/errors.ts'
import { requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { PatentsRepository } from '../patents/index.ts'
import type { ItemSort, ListItemsRepository } from './list-items.repository.ts'
import { patentListErrors } from './patent-lists.errors.ts'
import type { ListSort, PatentListsRepository } from './patent-lists.repository.ts'

const LISTS_MAX = 100
const ITEMS_MAX = 2000

/** Publications by their ids, or those that an import of numbers found. */
type Given = { ids?: string[] | undefined; importId?: string | undefined }

/** Patents that members collect, each with a note. A list of somebody else is not found. */
export function createPatentListsService(deps: {
  lists: PatentListsRepository
  items: ListItemsRepository
  patents: Pick<PatentsRepository, 'listPatents' | 'listIds'>
  /** Publications of an import of numbers; null where there is none that the member may see. */
  listImported: (importId: string, accountId: string) => Promise<number[] | null>
}) {
  const { lists, items, patents } = deps

  const find = async (accountId: string, id: string) => {
    const found = await lists.find(accountId, id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const read = async (accountId: string, { ids = [], importId }: Given) => {
    const wanted = [...new Set(ids)]
    const imported = importId === undefined ? [] : await deps.listImported(importId, accountId)
    if (imported === null) throw new AppError(commonErrors.notFound)
    const known = await patents.listIds(wanted)
    return { patentIds: [...new Set([...known, ...imported])], unknown: wanted.length - known.length }
  }
  /** A patent of the register by its public id. */
  const findPatent = async (publicId: string): Promise<number> => {
    const [patentId] = await patents.listIds([publicId])
    if (patentId === undefined) throw new AppError(commonErrors.notFound)
    return patentId
  }
  const addTo = async (id: string, patentIds: readonly number[]): Promise<number> => {
    const added = await items.add(id, patentIds, ITEMS_MAX)
    if (added === 'full') throw new AppError(patentListErrors.listFull)
    if (added === null) throw new AppError(commonErrors.notFound)
    return added
  }

  return {
    find,

    async list(accountId: string, keyword: string | undefined, sort: ListSort, page: PageRequest) {
      const wanted = trimToNull(keyword)
      const [rows, total] = await Promise.all([
        lists.list(accountId, wanted, sort, rowRange(page)),
        lists.count(accountId, wanted),
      ])
      return { rows, total }
    },

    /** @throws 30411 where there are 100 already, 30412 for too many publications. */
    async create(accountId: string, { name, ...given }: Given & { name: string }) {
      const text = requireText('name', name)
      const { patentIds } = await read(accountId, given)
      if (patentIds.length > ITEMS_MAX) throw new AppError(patentListErrors.listFull)
      const id = await lists.create(accountId, text, LISTS_MAX)
      if (id === null) throw new AppError(patentListErrors.tooManyLists)
      await addTo(id, patentIds)
      return find(accountId, id)
    },

    async rename(accountId: string, id: string, name: string) {
      if (!(await lists.rename(accountId, id, requireText('name', name)))) throw new AppError(commonErrors.notFound)
      return find(accountId, id)
    },

    async delete(accountId: string, id: string) {
      if (!(await lists.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    async listItems(accountId: string, id: string, sort: ItemSort, page: PageRequest) {
      const { count } = await find(accountId, id)
      const rows = await items.list(id, sort, rowRange(page))
      const found = await patents.listPatents(rows.map(({ patent_id }) => patent_id))
      const byId = new Map(found.map((patent) => [patent.id, patent]))
      const shown = rows.flatMap((row) => {
        const patent = byId.get(row.patent_id)
        return patent ? [{ patent, place: row.place, note: row.note, addedAt: row.added_at }] : []
      })
      return { items: shown, total: count }
    },

    /** In the order of the list. */
    async listPublicIds(accountId: string, id: string): Promise<string[]> {
      await find(accountId, id)
      return items.listPublicIds(id)
    },

    /** @throws 30412 where the list would hold too many, and then adds none. */
    async add(accountId: string, id: string, input: Given) {
      await find(accountId, id)
      const { patentIds, unknown } = await read(accountId, input)
      const added = await addTo(id, patentIds)
      return { added, present: patentIds.length - added, unknown }
    },

    async change(
      accountId: string,
      id: string,
      input: { patentId: string; note?: string | null | undefined; place?: number | undefined },
    ) {
      await find(accountId, id)
      const patentId = await findPatent(input.patentId)
      const done = [
        input.note === undefined || (await items.setNote(id, patentId, trimToNull(input.note))),
        input.place === undefined || (await items.move(id, patentId, input.place)),
      ]
      if (done.includes(false)) throw new AppError(commonErrors.notFound)
    },

    async remove(accountId: string, id: string, publicIds: readonly string[]) {
      await find(accountId, id)
      await items.remove(id, await patents.listIds([...new Set(publicIds)]))
    },
  }
}
export type PatentListsService = ReturnType<typeof createPatentListsService>
