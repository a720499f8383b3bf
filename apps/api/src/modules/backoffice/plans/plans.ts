import type { MeteredService, PlanLimit } from '@markwright/domain/money/metered-services'
import type { ServiceType } from '@markwright/domain/money/service-types'
import type { Plan, PlanContent, PlanKind } from '@markwright/entitlements'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, requireText } from '../../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../../kernel/pagination.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import type { Actor } from '../actor.ts'
import type { ApprovalRow, RequestApproval } from '../approvals/approvals.repository.ts'
import type { ApprovedAct } from '../approvals/approvals.ts'
import { checkLimits } from './plan-limits.ts'
import type { PlansRepository } from './plans.repository.ts'

/** A plan as it is typed. */
export type PlanInput = {
  nameCn: string
  nameEn: string
  serviceType: ServiceType | null
  cardLevel: number
  months: number | null
  days: number | null
  addsUp: boolean
  isActive: boolean
  position: number
  limits: PlanLimit[]
}

export type PlanChangeInput = PlanInput & { version: number; reason: string }

/** Whatever is free must say how much, or nobody could use it. */
const alwaysFree: readonly MeteredService[] = ['search', 'patentSearch']

/** The plans that every product reads, which staff edit. */
export function createManagedPlans(deps: {
  repository: PlansRepository
  requestApproval: RequestApproval
  /** To be called after a change. */
  onChange: () => void
  now: () => Date
}) {
  const { repository, now } = deps

  const list = () => repository.list(now())

  /** @throws 404 */
  const find = async (id: string) => {
    const found = (await list()).find((plan) => plan.id === id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  return {
    list,

    /** @throws 400 for a field, 50104 where another plan has the code. */
    async create({ code, kind, ...given }: PlanInput & { code: string; kind: 'package' | 'single' }, actor: Actor) {
      const id = await repository.create(code, kind, contentOf(given, kind), actor, now())
      if (id === null) throw new AppError(entitlementsErrors.codeInUse)
      deps.onChange()
      return find(id)
    },

    /**
     * Requests a change, which holds when a second role approves it.
     * @throws 400 for a field, 404, 409 where it was changed since that version.
     */
    async requestUpdate(id: string, change: PlanChangeInput, actor: Actor): Promise<ApprovalRow> {
      const before = await find(id)
      const { version, reason, ...given } = change
      contentOf(given, before.kind)
      const why = requireText('reason', reason)
      if (before.version !== version) throw new AppError(commonErrors.changedMeanwhile)
      const request = { kind: 'planChange', accountId: null, planId: id, entitlementId: null } as const
      return deps.requestApproval({ ...request, payload: change, reason: why }, actor)
    },

    /** What changes a plan as it was requested. @throws 50109 where it was changed since that version. */
    async applyUpdate({ plan_id: id, payload, requested_by }: ApprovalRow, approver: Actor): Promise<ApprovedAct> {
      // Checked by the contract when it was requested.
      const { version, reason, ...given } = payload as PlanChangeInput
      const before: Plan = await find(id!)
      const content = contentOf(given, before.kind)
      const actor = { ...approver, name: `${requested_by} / ${approver.name}` }
      return {
        async write(tx) {
          if (!(await repository.update(tx, { ...before, version }, content, reason, actor, now())))
            throw new AppError(entitlementsErrors.changedSinceRequest)
        },
        afterwards: deps.onChange,
      }
    },

    /** @throws 404 */
    async listRevisions(id: string, page: PageRequest) {
      await find(id)
      return repository.listRevisions(id, rowRange(page))
    },
  }
}
export type ManagedPlans = ReturnType<typeof createManagedPlans>

/** @throws 400 for what would not be a plan of this kind. */
function contentOf({ nameCn, nameEn, months, days, ...rest }: PlanInput, kind: PlanKind): PlanContent {
  const name = { cn: requireText('nameCn', nameCn), en: requireText('nameEn', nameEn) }
  const isOpen = kind === 'free' || kind === 'individual'
  if (!isOpen && !months && !days)
    throw fieldRefusal('months', 'missing', { cn: '请填写有效期', en: 'Enter how long the plan lasts.' })
  checkLimits(rest.limits, { mayBeEmpty: kind === 'individual' || rest.cardLevel > 0 })
  const period = isOpen ? { months: null, days: null } : { months, days }
  if (kind !== 'free') return { ...rest, name, period }

  const missing = alwaysFree.find((service) => !rest.limits.some(({ services }) => services.includes(service)))
  if (missing)
    throw fieldRefusal('limits', missing, {
      cn: '免费方案必须包含商标查询和专利检索',
      en: 'What is free must include trademark and patent searches.',
    })
  if (rest.limits.some(({ total }) => total !== null))
    throw fieldRefusal('limits', 'total', {
      cn: '免费方案只有每日数量和同时数量，没有总量',
      en: 'What is free has numbers per day and at once, no totals.',
    })
  return { ...rest, name, period, cardLevel: 0, isActive: true, addsUp: false }
}
