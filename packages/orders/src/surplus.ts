import type { QueryBuilder } from '@markwright/db'
import { recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { nextNumber } from './next-number.ts'
import { system } from './order-rows.ts'

/** Why money was not needed: paid before, not the sum that was to be paid, too late, or for no order that is known. */
export type SurplusReason = 'duplicate' | 'wrongAmount' | 'orderClosed' | 'noOrder'

/** A surplus is a refund that waits for staff; gives its number. */
export async function listSurplus(
  tx: QueryBuilder,
  {
    receiptId,
    surplusFen,
    surplusReason,
    at,
  }: { receiptId: string; surplusFen: number; surplusReason: SurplusReason; at: Date },
): Promise<string> {
  const [id, number] = [randomUUID(), await nextNumber(tx, 'refund', at)]
  await tx
    .insertInto('refund')
    .values({ id, number, receipt_id: receiptId, amount_fen: surplusFen, reason: surplusReason, created_at: at })
    .execute()
  await recordCreation(tx, {
    subject: 'refund',
    subjectId: id,
    subjectName: number,
    to: 'requested',
    actor: system,
    facts: { surplus: surplusReason, amountFen: surplusFen },
    at,
  })
  return number
}
