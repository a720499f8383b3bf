import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentUser } from './users.presenter.ts'
import type { Users } from './users.ts'

type Operations = 'searchUsers' | 'getUserRecord' | 'disableUser' | 'enableUser' | 'unlockUser' | 'closeUser'

export const usersHandlers = ({ users, now }: { users: Users; now: () => Date }): Handlers<Operations> => ({
  searchUsers: async ({ query }) => {
    const { rows, total } = await users.search(query)
    return pageOf(
      rows.map((row) => presentUser(row, now())),
      total,
      query,
    )
  },

  getUserRecord: async ({ path }) => presentUser(await users.find(path.id), now()),

  disableUser: async (call) => presentUser(await users.disable(call.path.id, call.body.reason, actorOf(call)), now()),

  enableUser: async (call) => presentUser(await users.enable(call.path.id, actorOf(call)), now()),

  closeUser: async (call) => presentUser(await users.close(call.path.id, call.body, actorOf(call)), now()),

  unlockUser: async (call) => presentUser(await users.unlock(call.path.id, actorOf(call)), now()),
})
