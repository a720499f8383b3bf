import type { ServiceType } from '@markwright/domain/money/service-types'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { requireText, trimToNull } from '../../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../../kernel/pagination.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import type { Actor } from '../actor.ts'
import { approvedMessage, rejectedMessage } from '../entitlements/entitlement-messages.ts'
import type { TrialApplicationRow, TrialApplicationsRepository, TrialStatus } from './trial-applications.repository.ts'

export type TrialQuery = PageRequest & {
  serviceType?: ServiceType | undefined
  status?: TrialStatus | undefined
  keyword?: string | undefined
}

/** Applications for a trial, which staff decide; the member is notified on the site and by e-mail. */
export function createTrialApplications(deps: { repository: TrialApplicationsRepository; now: () => Date }) {
  const { repository, now } = deps

  /** @throws 404 */
  async function find(id: string): Promise<TrialApplicationRow> {
    const application = await repository.find(id)
    if (!application) throw new AppError(commonErrors.notFound)
    return application
  }

  return {
    async list({ serviceType, status, keyword, ...page }: TrialQuery) {
      const filter = { serviceType, status, keyword: trimToNull(keyword) }
      const [rows, total] = await Promise.all([repository.list(filter, rowRange(page)), repository.count(filter)])
      return { rows, total }
    },

    /** @throws 404, 50103 where it was approved before. */
    async approve(id: string, actor: Actor) {
      const { serviceType } = await find(id)
      const plan = await repository.findTrialPlan(serviceType)
      if (!plan) throw new AppError(commonErrors.notFound)
      const uses = plan.limits.find(({ total }) => total !== null)?.total ?? 0
      const trial = {
        planId: plan.id,
        at: now(),
        message: (endsAt: Date) => approvedMessage(plan.name, endsAt, uses),
      }
      if (!(await repository.approve(id, trial, actor))) throw new AppError(entitlementsErrors.decidedAlready)
      return find(id)
    },

    /** @throws 400 without a reason, 404, 50103 where it was decided before. */
    async reject(id: string, input: string, actor: Actor) {
      await find(id)
      const reason = requireText('reason', input)
      const rejection = { reason, at: now(), message: rejectedMessage(reason) }
      if (!(await repository.reject(id, rejection, actor))) throw new AppError(entitlementsErrors.decidedAlready)
      return find(id)
    },
  }
}
export type TrialApplications = ReturnType<typeof createTrialApplications>
