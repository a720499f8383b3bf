import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { requireText, typed } from '../../../kernel/fields.ts'
import { rowsOf, type PageQuestion } from '../../../kernel/pagination.ts'
import type { Actor } from '../actor.ts'
import type { UserOrder, UserRow, UsersRepository, UserStatus } from './users.repository.ts'

const orders = {
  createTime: { by: 'createdAt', direction: 'asc' },
  '-createTime': { by: 'createdAt', direction: 'desc' },
  lastLoginTime: { by: 'lastLoginAt', direction: 'asc' },
  '-lastLoginTime': { by: 'lastLoginAt', direction: 'desc' },
} as const satisfies Record<string, UserOrder>

export type UserQuestion = PageQuestion & {
  keyword?: string | undefined
  status?: UserStatus | undefined
  sort?: keyof typeof orders | undefined
}

/** Members as staff see them. Doing something twice is doing it once. */
export function createUsers(deps: {
  repository: UsersRepository
  /** Counts the wrong passwords of a phone anew. */
  forgetAttempts: (phone: string) => Promise<void>
  now: () => Date
}) {
  const { repository, now } = deps

  /** @throws 404 */
  async function find(id: string): Promise<UserRow> {
    const user = await repository.find(id, now())
    if (!user) throw new AppError(commonErrors.notFound)
    return user
  }

  return {
    find,

    async search({ keyword, status, sort = '-createTime', ...page }: UserQuestion) {
      const filter = { keyword: typed(keyword), status: status ?? null }
      const [rows, total] = await Promise.all([
        repository.list(filter, orders[sort], rowsOf(page), now()),
        repository.count(filter, now()),
      ])
      return { rows, total }
    },

    async disable(id: string, reason: string, actor: Actor) {
      await repository.disable(id, requireText('reason', reason), actor, now())
      return find(id)
    },

    async enable(id: string, actor: Actor) {
      await repository.enable(id, actor)
      return find(id)
    },

    async unlock(id: string, actor: Actor) {
      await repository.unlock(id, actor, now())
      const user = await find(id)
      await deps.forgetAttempts(user.phone)
      return user
    },
  }
}
export type Users = ReturnType<typeof createUsers>
