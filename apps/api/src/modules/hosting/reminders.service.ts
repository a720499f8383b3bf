import { defaultReminder, type ReminderPlan } from '@markwright/hosting'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkContact } from '../../kernel/fields.ts'
import type { ClientsService } from './clients.service.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { RemindersRepository, StoredReminder } from './reminders.repository.ts'

export type ShownReminder = StoredReminder & { isOwn: boolean }

/** When members are reminded of last days, of everything and of single clients. */
export function createRemindersService(deps: {
  repository: RemindersRepository
  clients: Pick<ClientsService, 'find'>
}) {
  const { repository } = deps
  /** @throws 404 for a client of which the member is not the owner */
  const checkClient = async (accountId: string, clientId: string | null) => {
    if (clientId !== null && (await deps.clients.find(accountId, clientId)).role !== 'owner')
      throw new AppError(commonErrors.notFound)
  }
  const read = async (accountId: string, clientId: string | null): Promise<ShownReminder> => {
    const own = await repository.find(accountId, clientId)
    if (own) return { ...own, isOwn: true }
    const general = clientId === null ? null : await repository.find(accountId, null)
    return { ...defaultReminder, ...general, clientId, version: 0, isOwn: false }
  }

  return {
    async find(accountId: string, clientId: string | null) {
      await checkClient(accountId, clientId)
      return read(accountId, clientId)
    },

    /** Those that the member has made. */
    list: async (accountId: string): Promise<ShownReminder[]> =>
      (await repository.list(accountId)).map((plan) => ({ ...plan, isOwn: true })),

    /** Gives a plan up. @returns the one that holds from now on @throws 61001 where it was changed meanwhile */
    async remove(accountId: string, clientId: string | null, version: number) {
      await checkClient(accountId, clientId)
      if (!(await repository.remove(accountId, clientId, version))) throw new AppError(hostingErrors.changed)
      return read(accountId, clientId)
    },

    /** @throws 61001 where it was changed meanwhile */
    async update(accountId: string, clientId: string | null, { version, ...plan }: ReminderPlan & { version: number }) {
      await checkClient(accountId, clientId)
      const emails = [...new Set(plan.emails.map((email) => email.trim()))]
      for (const email of emails) checkContact('email', email)
      const saved = await repository.save(accountId, clientId, version, {
        ...plan,
        emails,
        daysBefore: [...new Set(plan.daysBefore)].toSorted((a, b) => b - a),
        weekday: plan.interval === 'weekly' ? (plan.weekday ?? 1) : null,
        monthDay: plan.interval === 'monthly' ? (plan.monthDay ?? 1) : null,
      })
      if (!saved) throw new AppError(hostingErrors.changed)
      return read(accountId, clientId)
    },
  }
}
export type RemindersService = ReturnType<typeof createRemindersService>
