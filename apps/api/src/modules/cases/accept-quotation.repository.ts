import type { QueryBuilder } from '@markwright/db'
import { AppError } from '../../kernel/errors.ts'
import type { PricedCase } from './case-price.ts'
import { caseErrors } from './cases.errors.ts'
import { lockOpenQuotation, moveQuotation, quotationStateOf } from './quotation-rows.ts'

/** The quotation that the member has read. */
export type QuotationChoice = { id: string; version: number }

/**
 * Locks the quotation by which a draft, which is locked, is ordered.
 * @returns its price, the quote that holds it, and what ends it with its order
 * @throws 60153 where none is open or offered, 60154 where it has expired, 60155 where it is another one
 */
export async function acceptQuotation(
  tx: QueryBuilder,
  draft: { id: string; version: number },
  chosen: QuotationChoice,
  at: Date,
) {
  const found = await lockOpenQuotation(tx, draft.id)
  if (found?.state !== 'offered') throw new AppError(caseErrors.quotationOver)
  if (found.id !== chosen.id || found.version !== chosen.version || found.draft_version !== draft.version)
    throw new AppError(caseErrors.quotationReplaced)
  if (quotationStateOf(found, at) === 'expired') throw new AppError(caseErrors.quotationExpired)
  const quote = await tx.selectFrom('quote').selectAll().where('id', '=', found.quote_id!).executeTakeFirstOrThrow()
  const price: PricedCase = {
    items: quote.items,
    serviceFen: quote.service_fen,
    officialFen: quote.official_fen,
    totalFen: quote.total_fen,
    vatFen: quote.vat_fen,
    lines: found.case_indexes.map((caseIndex) => ({ unit: 'item', caseIndex })),
  }
  return {
    price,
    quoteId: quote.id,
    finish: async (member: { id: string; phone: string }, orderId: string) => {
      const actor = { type: 'member' as const, id: member.id, name: member.phone }
      const problem = await moveQuotation(tx, found, 'order', { actor, at, set: { order_id: orderId } })
      if (problem) throw new Error(`quotation ${found.number} was refused its order: ${problem}`)
    },
  }
}
