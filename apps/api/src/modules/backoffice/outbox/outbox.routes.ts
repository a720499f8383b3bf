import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { presentMessage } from './outbox.presenter.ts'
import type { Outbox } from './outbox.ts'

export const outboxHandlers = (outbox: Outbox): Handlers<'listOutbox' | 'listOutboxByKey'> => ({
  listOutbox: async ({ query }) => {
    const { rows, total } = await outbox.list(query)
    return pageOf(rows.map(presentMessage), total, query)
  },

  listOutboxByKey: async ({ query, request }) => {
    const { rows, total } = await outbox.listByKey(query, request.ip)
    return pageOf(rows.map(presentMessage), total, query)
  },
})
