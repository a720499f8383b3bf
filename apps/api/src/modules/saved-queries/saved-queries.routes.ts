import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { type Member, requireMember } from '../../kernel/session.ts'
import { getSearcher } from '../trademarks/index.ts'
import { presentComparison, presentSaved, presentShare, presentShared } from './saved-queries.presenter.ts'
import type { SavedQueriesService } from './saved-queries.service.ts'

export const savedQueriesHandlers = (
  service: SavedQueriesService,
): Handlers<
  | 'saveQuery'
  | 'listSavedQueries'
  | 'renameSavedQuery'
  | 'deleteSavedQuery'
  | 'rerunSavedQuery'
  | 'shareSavedQuery'
  | 'getSharedQuery'
  | 'revokeShare'
> => ({
  saveQuery: async ({ member, body, request }) => presentSaved(await service.save(ownerOf({ member, request }), body)),

  listSavedQueries: async ({ member, query }) => {
    const { rows, total } = await service.list(requireMember(member).id, query.keyword, query)
    return pageOf(rows.map(presentSaved), total, query)
  },

  renameSavedQuery: async ({ member, path, body }) =>
    presentSaved(await service.rename(requireMember(member).id, path.id, body.name)),

  deleteSavedQuery: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },

  rerunSavedQuery: async ({ member, path, request, language }) =>
    presentComparison(await service.rerun(ownerOf({ member, request }), path.id), language),

  shareSavedQuery: async ({ member, path, body }) =>
    presentShare(await service.share(requireMember(member).id, path.id, body.days)),

  getSharedQuery: async ({ path, language }) => presentShared(await service.findShared(path.id), language),

  revokeShare: async ({ member, path }) => {
    await service.revoke(requireMember(member).id, path.id)
    return true
  },
})

const ownerOf = (caller: { member: Member | null; request: { ip: string } }) => ({
  ...getSearcher(caller),
  accountId: requireMember(caller.member).id,
})
