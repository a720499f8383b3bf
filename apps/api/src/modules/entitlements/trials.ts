import { findDictionary } from '@markwright/domain/dictionaries'
import { AppError } from '../../kernel/errors.ts'
import { checkFilled, fieldRefusal, requireText } from '../../kernel/fields.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { NextStep } from '../trademarks/index.ts'
import { entitlementsErrors } from './entitlements.errors.ts'
import type { TrialDraft, TrialRow, TrialsRepository } from './trials.repository.ts'

/** Of the products there are trials of one (spec 2 §3). */
const TRADEMARK_SERVICES = 27

export type TrialState = 'NONE' | 'SUBMITTED' | 'REJECTED' | 'ACTIVE' | 'ENDED'

/** What has become of a member's application; `searchesLeft` counts while the trial runs. */
export type TrialStanding = {
  state: TrialState
  appliedAt: Date | null
  reason: string | null
  endsAt: Date | null
  searchesLeft: number
}

/** Free trials, which a member asks for once and staff decide. */
export function createTrials(deps: { repository: TrialsRepository; humanCheck: HumanCheck; now: () => Date }) {
  const { repository, now } = deps

  const find = async (accountId: string): Promise<TrialStanding> =>
    standingOf(await repository.find(accountId, TRADEMARK_SERVICES), now())

  return {
    find,

    /**
     * Keeps an application. The human check is used up only by one that could be kept.
     * @throws 400 for a wrong field, 428, 50101 for a second application.
     */
    async apply(given: TrialDraft, verification: string): Promise<TrialStanding> {
      const draft = {
        ...given,
        name: requireText('name', given.name),
        company: requireText('company', given.company),
        industry: requireText('industry', given.industry),
        phone: requireText('phone', given.phone),
        email: requireText('email', given.email),
      }
      if (!findDictionary('industry')?.some(({ value }) => value === draft.industry))
        throw fieldRefusal('industry', 'unknown', { cn: '请选择行业', en: 'Please choose an industry.' })
      checkFilled('phone', 'phone', draft.phone)
      checkFilled('email', 'email', draft.email)
      if (await repository.find(draft.accountId, draft.serviceType))
        throw new AppError(entitlementsErrors.appliedAlready)
      await deps.humanCheck.spend(verification)
      if (!(await repository.add(draft))) throw new AppError(entitlementsErrors.appliedAlready)
      return find(draft.accountId)
    },
  }
}
export type Trials = ReturnType<typeof createTrials>

function standingOf(row: TrialRow | null, now: Date): TrialStanding {
  if (!row) return { state: 'NONE', appliedAt: null, reason: null, endsAt: null, searchesLeft: 0 }
  const { createdAt: appliedAt, reason, status, grant } = row
  if (status === 'submitted') return { state: 'SUBMITTED', appliedAt, reason: null, endsAt: null, searchesLeft: 0 }
  if (status === 'rejected') return { state: 'REJECTED', appliedAt, reason, endsAt: null, searchesLeft: 0 }
  const endsAt = grant ? (grant.revokedAt ?? grant.endsAt) : null
  const runs = endsAt !== null && endsAt > now
  const searchesLeft = runs ? (grant?.total ?? 0) - (grant?.used ?? 0) : 0
  return { state: runs ? 'ACTIVE' : 'ENDED', appliedAt, reason: null, endsAt, searchesLeft }
}

/** What a member may do who has no searches left. */
export const nextStepOf = (state: TrialState) => nextSteps[state]

const nextSteps = {
  NONE: 'applyForTrial',
  SUBMITTED: 'awaitTrial',
  REJECTED: 'tomorrow',
  ACTIVE: 'tomorrow',
  ENDED: 'trialEnded',
} as const satisfies Record<TrialState, NextStep>
