import { findDictionary } from '@markwright/domain/site/dictionaries'
import type { ServiceType } from '@markwright/domain/money/service-types'
import { AppError } from '../../kernel/errors.ts'
import { checkContact, fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import type { HumanCheck } from '../captcha/index.ts'
import { entitlementsErrors } from './entitlements.errors.ts'
import type { TrialDraft, TrialRow, TrialsRepository } from './trials.repository.ts'

export type TrialState = 'NONE' | 'SUBMITTED' | 'REJECTED' | 'ACTIVE' | 'ENDED'

/** The state of a member's application and trial; `usesLeft` counts while the trial runs. */
export type TrialSummary = {
  serviceType: ServiceType
  state: TrialState
  appliedAt: Date | null
  reason: string | null
  endsAt: Date | null
  usesLeft: number
}

/** Free trials, for which a member applies once per product and which staff decide. */
export function createTrials(deps: {
  repository: TrialsRepository
  humanCheck: HumanCheck
  /** Whether there is a trial of the product now. */
  isOffered: (serviceType: ServiceType) => Promise<boolean>
  now: () => Date
}) {
  const { repository, now } = deps

  const find = async (accountId: string, serviceType: ServiceType): Promise<TrialSummary> => ({
    serviceType,
    ...summaryOf(await repository.find(accountId, serviceType), now()),
  })

  return {
    find,

    /**
     * Saves an application. The human check is used up only by one that could be saved.
     * @throws 400 for a wrong field, 428, 50101 for a second application, 50105 where no trial is offered.
     */
    async apply(input: TrialDraft & { serviceType: ServiceType }, verification: string): Promise<TrialSummary> {
      const isFirm = await repository.isFirm(input.accountId)
      // Of firms only (contract §18.14).
      const firmText = (field: 'company' | 'industry') =>
        isFirm ? requireText(field, input[field]) : (trimToNull(input[field]) ?? '')
      const draft = {
        ...input,
        name: requireText('name', input.name),
        company: firmText('company'),
        industry: firmText('industry'),
        phone: input.phone.trim(),
        email: input.email.trim(),
      }
      if (draft.industry && !findDictionary('industry')?.some(({ value }) => value === draft.industry))
        throw fieldRefusal('industry', 'unknown', { cn: '请选择行业', en: 'Please choose an industry.' })
      checkContact('phone', draft.phone)
      checkContact('email', draft.email)
      if (await repository.find(draft.accountId, draft.serviceType))
        throw new AppError(entitlementsErrors.appliedAlready)
      if (!(await deps.isOffered(draft.serviceType))) throw new AppError(entitlementsErrors.noTrial)
      await deps.humanCheck.spend(verification)
      if (!(await repository.add(draft))) throw new AppError(entitlementsErrors.appliedAlready)
      return find(draft.accountId, input.serviceType)
    },
  }
}
export type Trials = ReturnType<typeof createTrials>

function summaryOf(row: TrialRow | null, now: Date): Omit<TrialSummary, 'serviceType'> {
  if (!row) return { state: 'NONE', appliedAt: null, reason: null, endsAt: null, usesLeft: 0 }
  const { createdAt: appliedAt, reason, status, entitlement } = row
  if (status === 'submitted') return { state: 'SUBMITTED', appliedAt, reason: null, endsAt: null, usesLeft: 0 }
  if (status === 'rejected') return { state: 'REJECTED', appliedAt, reason, endsAt: null, usesLeft: 0 }
  const endsAt = entitlement ? (entitlement.revokedAt ?? entitlement.endsAt) : null
  const runs = endsAt !== null && endsAt > now
  const stock = entitlement?.limits.find(({ total }) => total !== null)
  const usesLeft = runs ? (stock?.total ?? 0) - (stock?.used ?? 0) : 0
  return { state: runs ? 'ACTIVE' : 'ENDED', appliedAt, reason: null, endsAt, usesLeft }
}
