import { AppError, commonErrors } from '../../kernel/errors.ts'
import { requireText, typed } from '../../kernel/fields.ts'
import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import { entitlementsErrors, TRIAL_SEARCHES, trialEnd } from '../entitlements/index.ts'
import type { Actor } from './actor.ts'
import { approvedWords, rejectedWords } from './grant-words.ts'
import type { TrialApplicationRow, TrialApplicationsRepository, TrialStatus } from './trial-applications.repository.ts'

export type TrialQuestion = PageQuestion & { status?: TrialStatus | undefined; keyword?: string | undefined }

/** Applications for a trial, which staff decide; the member is told on the site and by e-mail. */
export function createTrialApplications(deps: { repository: TrialApplicationsRepository; now: () => Date }) {
  const { repository, now } = deps

  /** @throws 404 */
  async function find(id: string): Promise<TrialApplicationRow> {
    const application = await repository.find(id)
    if (!application) throw new AppError(commonErrors.notFound)
    return application
  }

  return {
    async list({ status, keyword, ...page }: TrialQuestion) {
      const filter = { status: status ?? null, keyword: typed(keyword) }
      const [rows, total] = await Promise.all([repository.list(filter, rowsOf(page)), repository.count(filter)])
      return { rows, total }
    },

    /** @throws 404, 50103 where it was approved before. */
    async approve(id: string, actor: Actor) {
      await find(id)
      const startsAt = now()
      const endsAt = trialEnd(startsAt)
      const words = approvedWords(endsAt, TRIAL_SEARCHES)
      if (!(await repository.approve(id, { startsAt, endsAt, total: TRIAL_SEARCHES, words }, actor)))
        throw new AppError(entitlementsErrors.decidedAlready)
      return find(id)
    },

    /** @throws 400 without a reason, 404, 50103 where it was decided before. */
    async reject(id: string, given: string, actor: Actor) {
      await find(id)
      const reason = requireText('reason', given)
      const words = rejectedWords(reason)
      if (!(await repository.reject(id, { reason, at: now(), words }, actor)))
        throw new AppError(entitlementsErrors.decidedAlready)
      return find(id)
    },
  }
}
export type TrialApplications = ReturnType<typeof createTrialApplications>
