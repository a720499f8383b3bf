import type { CardLevel } from '@markwright/api-client/models/cardLevel'
import type { Plan } from '@markwright/api-client/models/plan'
import type { PlanChange } from '@markwright/api-client/models/planChange'
import type { PlanDraft } from '@markwright/api-client/models/planDraft'
import type { PlanDraftKind } from '@markwright/api-client/models/planDraftKind'
import type { PlanGrant } from '@markwright/api-client/models/planGrant'
import type { PlanGrantKind } from '@markwright/api-client/models/planGrantKind'
import type { PlanLimit } from '@markwright/domain/money/metered-services'
import { serviceTypeOf } from '@markwright/domain/money/service-types'

/** A limit as it is typed; an amount left empty is null. */
export type LimitForm = { services?: PlanLimit['services'] } & Partial<Omit<PlanLimit, 'services'>>

/** A plan as it is typed; `serviceType` 0 is both products. */
export type PlanForm = {
  code?: string
  kind?: PlanDraftKind
  nameCn: string
  nameEn: string
  serviceType: number
  cardLevel: CardLevel
  months?: number | null
  days?: number | null
  addsUp: boolean
  isActive: boolean
  position: number
  limits: LimitForm[]
  reason?: string
}

/** Whether a limit says what it limits and how much. */
export const isComplete = ({ services = [], perDay, total, atOnce }: LimitForm) =>
  services.length > 0 && [perDay, total, atOnce].some((amount) => typeof amount === 'number')

const toLimits = (limits: readonly LimitForm[]): PlanLimit[] =>
  limits.map(({ services = [], perDay, total, atOnce }) => ({
    services,
    perDay: perDay ?? null,
    total: total ?? null,
    atOnce: atOnce ?? null,
  }))

export const formOfPlan = (plan: Plan): PlanForm => ({
  nameCn: plan.nameCn,
  nameEn: plan.nameEn,
  serviceType: plan.serviceType ?? 0,
  cardLevel: plan.cardLevel,
  months: plan.months,
  days: plan.days,
  addsUp: plan.addsUp,
  isActive: plan.isActive,
  position: plan.position,
  limits: plan.limits,
})

const fieldsOf = (form: PlanForm) => ({
  nameCn: form.nameCn.trim(),
  nameEn: form.nameEn.trim(),
  serviceType: serviceTypeOf(form.serviceType),
  cardLevel: form.cardLevel,
  months: form.months ?? null,
  days: form.days ?? null,
  addsUp: form.addsUp,
  isActive: form.isActive,
  position: form.position,
  limits: toLimits(form.limits),
})

export const toPlanDraft = (form: PlanForm): PlanDraft => ({
  ...fieldsOf(form),
  code: form.code?.trim() ?? '',
  kind: form.kind ?? 'package',
})

export const toPlanChange = (form: PlanForm, version: number): PlanChange => ({
  ...fieldsOf(form),
  version,
  reason: form.reason?.trim() ?? '',
})

/** A grant as it is typed. Days left empty are the period of the plan. */
export type GrantForm = {
  planId: string
  kind: PlanGrantKind
  quantity?: number | null
  days?: number | null
  limits?: LimitForm[]
  note?: string
  /** Of a purchase. */
  orderNo?: string
}

/** What is sent; the same `requestId` is one grant. The limits of the plan itself need not be sent. */
export const toPlanGrant = (form: GrantForm, requestId: string): PlanGrant => ({
  requestId,
  planId: form.planId,
  kind: form.kind,
  quantity: form.quantity ?? 1,
  days: form.days ?? null,
  note: form.note?.trim() || null,
  ...(form.kind === 'purchase' && { orderNo: form.orderNo?.trim() || null }),
  ...(form.limits && { limits: toLimits(form.limits) }),
})
