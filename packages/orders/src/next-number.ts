import { type QueryBuilder, sql } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'

const LETTERS = { order: 'O', payment: 'P', refund: 'F', case: 'C', quotation: 'Q' } as const
const DIGITS = 6

/** The next number of a kind: a letter, the day in Asia/Shanghai and the number within the day, as `O20270310000001`. */
export async function nextNumber(tx: QueryBuilder, kind: keyof typeof LETTERS, at: Date): Promise<string> {
  const day = todayIn(HOME_ZONE, at)
  const { last } = await tx
    .insertInto('number_sequence')
    .values({ kind, day, last: 1 })
    .onConflict((conflict) => conflict.columns(['kind', 'day']).doUpdateSet({ last: sql`number_sequence.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${LETTERS[kind]}${day.replaceAll('-', '')}${String(last).padStart(DIGITS, '0')}`
}
