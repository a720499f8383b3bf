import { openQuotationStates, type QuotationEvent, quotationMachine, type QuotationState } from '@markwright/cases'
import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type Actor, applyTransition } from '@markwright/workflow'

/** As members and staff see it: one that is offered expires after its last day in Asia/Shanghai. */
export type ShownQuotationState = QuotationState | 'expired'
export const quotationStateOf = (row: { state: QuotationState; valid_until: string | null }, at: Date) =>
  row.state === 'offered' && row.valid_until !== null && row.valid_until < todayIn(HOME_ZONE, at)
    ? ('expired' as const)
    : row.state

/** Where a member reads the quotation of a draft. */
export const draftPath = (draftId: string) => `/personalCenter/caseDraft?id=${draftId}&step=order`

export type QuotationChange = { actor: Actor; at: Date; reason?: string | null }

/**
 * The quotation of a draft that waits for staff or for its member, locked. The draft is locked before, so that of a
 * change of the draft, an offer and an order the later one sees the earlier.
 */
export const lockOpenQuotation = (tx: QueryBuilder, draftId: string) =>
  tx
    .selectFrom('case_quotation')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('state', 'in', openQuotationStates)
    .forUpdate()
    .executeTakeFirst()
type LockedQuotation = NonNullable<Awaited<ReturnType<typeof lockOpenQuotation>>>

/** Moves a locked quotation to its next state; `set`: what changes with it. */
export async function moveQuotation(
  tx: QueryBuilder,
  found: LockedQuotation,
  event: QuotationEvent,
  {
    actor,
    at,
    reason = null,
    set = {},
    facts,
  }: QuotationChange & {
    set?: Partial<{
      quote_id: string
      case_indexes: number[]
      remark: string | null
      valid_until: string
      offered_at: Date
      order_id: string
    }>
    facts?: Record<string, string | number>
  },
): Promise<'notAllowed' | 'reasonMissing' | null> {
  const { problem } = await applyTransition(tx, quotationMachine, {
    subjectId: found.id,
    subjectName: found.number,
    state: found.state,
    event,
    actor,
    reason,
    at,
    ...(facts && { facts }),
    update: async (state) => {
      await tx
        .updateTable('case_quotation')
        .set({ ...set, state, reason, version: found.version + 1, updated_at: at })
        .where('id', '=', found.id)
        .execute()
      return true
    },
  })
  // The quotation is locked, so that nobody else has changed it.
  if (problem === 'conflict') throw new Error(`quotation ${found.number} was changed under its lock`)
  return problem
}
