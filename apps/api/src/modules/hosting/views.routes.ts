import type { Schemas } from '@markwright/contract'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import type { ViewRow } from './views.repository.ts'
import type { ViewsService } from './views.service.ts'

type Operations = 'listPortfolioViews' | 'createPortfolioView' | 'updatePortfolioView' | 'deletePortfolioView'

export const viewsHandlers = (views: ViewsService): Handlers<Operations> => ({
  listPortfolioViews: async ({ member, query }) =>
    (await views.list(requireMember(member).id, query.kind)).map(presentView),

  createPortfolioView: async ({ member, body }) => {
    const { kind, isDefault, ...draft } = body
    return presentView(await views.create(requireMember(member).id, kind, draft, isDefault))
  },

  updatePortfolioView: async ({ member, path, body }) => {
    const { isDefault, ...change } = body
    return presentView(await views.update(requireMember(member).id, path.id, change, isDefault))
  },

  deletePortfolioView: async ({ member, path }) => {
    await views.delete(requireMember(member).id, path.id)
    return true
  },
})

const presentView = (row: ViewRow): Schemas['PortfolioView'] => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  filters: row.filters,
  sort: row.sort as Schemas['PortfolioSort'],
  columns: row.columns as Schemas['PortfolioColumn'][],
  isDefault: row.is_default,
  version: row.version,
})
