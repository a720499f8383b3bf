import type { QueryBuilder } from '@markwright/db'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { requireText } from '../../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../../kernel/pagination.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import type { Actor } from '../actor.ts'
import type { ApprovalKind, ApprovalRow, ApprovalsRepository, ApprovalState } from './approvals.repository.ts'

/** What an approval does: `write` in the transaction that approves the request, `afterwards` once it is committed. */
export type ApprovedAct = { write: (tx: QueryBuilder) => Promise<void>; afterwards?: () => void }

/** Checks whether what was requested can still be done, now that a second role approves it, and gives what does it. */
export type Applier = (request: ApprovalRow, approver: Actor) => Promise<ApprovedAct>

/** What needs two roles of the staff: one requests it, another person who may decide approves it. */
export function createApprovals(deps: {
  repository: ApprovalsRepository
  appliers: Record<ApprovalKind, Applier>
  now: () => Date
}) {
  const { repository, appliers, now } = deps

  const find = async (id: string) => {
    const found = await repository.find(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const findOpen = async (id: string, version: number) => {
    const found = await find(id)
    if (found.state !== 'requested') throw new AppError(entitlementsErrors.decidedApproval)
    if (found.version !== version) throw new AppError(commonErrors.changedMeanwhile)
    return found
  }

  return {
    list: ({ state, ...page }: PageRequest & { state?: ApprovalState | undefined }) =>
      repository.list(state ?? null, rowRange(page)),

    /** @throws 404, 409, 50106 where it is decided, 50107 for an own request, and what refuses the request itself. */
    async approve(id: string, version: number, actor: Actor) {
      const found = await findOpen(id, version)
      if (found.requester_id === actor.id) throw new AppError(entitlementsErrors.ownRequest)
      const act = await appliers[found.kind as ApprovalKind](found, actor)
      if (!(await repository.decide(found, { state: 'approved', reason: null }, actor, now(), act.write)))
        throw new AppError(entitlementsErrors.decidedApproval)
      act.afterwards?.()
      return find(id)
    },

    /** @throws 404, 409, 50106 where it is decided, 400 without a reason. */
    async reject(id: string, { version, reason }: { version: number; reason: string }, actor: Actor) {
      const found = await findOpen(id, version)
      if (!(await repository.decide(found, { state: 'rejected', reason: requireText('reason', reason) }, actor, now())))
        throw new AppError(entitlementsErrors.decidedApproval)
      return find(id)
    },
  }
}
export type Approvals = ReturnType<typeof createApprovals>
