import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../../kernel/fields.ts'
import { rowRange, type PageRequest } from '../../../kernel/pagination.ts'
import type { Actor } from '../actor.ts'
import type { CloseAccount } from './close-account.repository.ts'
import { openMattersRefusal } from './open-matters.ts'
import type { UserOrder, UserRow, UsersRepository, UserStatus } from './users.repository.ts'

const orders = {
  createTime: { by: 'createdAt', direction: 'asc' },
  '-createTime': { by: 'createdAt', direction: 'desc' },
  lastLoginTime: { by: 'lastLoginAt', direction: 'asc' },
  '-lastLoginTime': { by: 'lastLoginAt', direction: 'desc' },
} as const satisfies Record<string, UserOrder>

export type UserQuery = PageRequest & {
  keyword?: string | undefined
  status?: UserStatus | undefined
  sort?: keyof typeof orders | undefined
}

/** Members as staff see them. Doing something twice is doing it once. */
export function createUsers(deps: {
  repository: UsersRepository
  closeAccount: CloseAccount
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

    async search({ keyword, status, sort = '-createTime', ...page }: UserQuery) {
      const filter = { keyword: trimToNull(keyword), status: status ?? null }
      const [rows, total] = await Promise.all([
        repository.list(filter, orders[sort], rowRange(page), now()),
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

    /** @throws 400 without a reason or with another phone, 404, 10213 while something is in progress. */
    async close(id: string, { phone, reason }: { phone: string; reason: string }, actor: Actor) {
      const outcome = await deps.closeAccount({
        id,
        phone: phone.trim(),
        reason: requireText('reason', reason),
        actor,
        at: now(),
      })
      if (outcome === 'otherPhone')
        throw fieldRefusal('phone', 'other', {
          cn: '与该用户的手机号不一致',
          en: 'This is not the phone number of the user.',
        })
      if (typeof outcome === 'object') throw new AppError(openMattersRefusal(outcome))
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
