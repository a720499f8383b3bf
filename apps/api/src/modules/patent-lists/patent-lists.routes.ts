import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Schemas } from '@markwright/contract'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { type PatentServices, presentMember, sendPatentFile } from '../patents/index.ts'
import { getSearcher } from '../trademarks/index.ts'
import type { PatentListRow } from './patent-lists.repository.ts'
import type { PatentListsService } from './patent-lists.service.ts'

type Operations =
  | 'createPatentList'
  | 'listPatentLists'
  | 'getPatentList'
  | 'renamePatentList'
  | 'deletePatentList'
  | 'listPatentListItems'
  | 'addToPatentList'
  | 'changePatentListItem'
  | 'removeFromPatentList'
  | 'exportPatentList'

const present = ({ id, name, count, created_at, updated_at }: PatentListRow): Schemas['PatentList'] => ({
  id,
  name,
  count,
  createTime: formatInstant(created_at),
  updateTime: formatInstant(updated_at),
})

export const patentListsHandlers = (
  service: PatentListsService,
  { export: exportPatents }: Pick<PatentServices, 'export'>,
): Handlers<Operations> => ({
  createPatentList: async ({ member, body }) => present(await service.create(requireMember(member).id, body)),

  listPatentLists: async ({ member, query }) => {
    const { rows, total } = await service.list(
      requireMember(member).id,
      query.keyword,
      query.sort ?? '-updateTime',
      query,
    )
    return pageOf(rows.map(present), total, query)
  },

  getPatentList: async ({ member, path }) => present(await service.find(requireMember(member).id, path.id)),

  renamePatentList: async ({ member, path, body }) =>
    present(await service.rename(requireMember(member).id, path.id, body.name)),

  deletePatentList: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },

  listPatentListItems: async ({ member, path, query, language }) => {
    const { items, total } = await service.listItems(requireMember(member).id, path.id, query.sort ?? 'position', query)
    const records = items.map(({ patent, place, note, addedAt }) => ({
      patent: presentMember(patent, '', language),
      place,
      note,
      addTime: formatInstant(addedAt),
    }))
    return pageOf(records, total, query)
  },

  addToPatentList: ({ member, path, body }) => service.add(requireMember(member).id, path.id, body),

  changePatentListItem: async ({ member, path, body }) => {
    await service.change(requireMember(member).id, path.id, body)
    return true
  },

  removeFromPatentList: async ({ member, path, body }) => {
    await service.remove(requireMember(member).id, path.id, body.ids)
    return true
  },

  exportPatentList: async ({ member, path, body, request, language, reply }) => {
    const ids = await service.listPublicIds(requireMember(member).id, path.id)
    const searcher = getSearcher({ member, request })
    return sendPatentFile(reply, await exportPatents({ ...body, ids }, { language, searcher }))
  },
})
