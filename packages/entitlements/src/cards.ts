import type { QueryBuilder } from '@markwright/db'
import { isUsable } from './renewals.ts'

/** `endsAt`: null where the card does not end. */
export type MemberCard = { level: number; endsAt: Date | null }

/** Members that have a card at a time, with the highest of those that came with plans or from staff. */
export async function findCards(
  db: QueryBuilder,
  accountIds: readonly string[],
  at: Date,
): Promise<Map<string, MemberCard>> {
  if (accountIds.length === 0) return new Map()
  const [own, ofPlans] = await Promise.all([
    db
      .selectFrom('account')
      .select(['id as account_id', 'card_level', 'card_expires_at as ends_at'])
      .where('id', 'in', accountIds)
      .where('card_level', '>', 0)
      .where((is) => is.or([is('card_expires_at', 'is', null), is('card_expires_at', '>', at)]))
      .execute(),
    db
      .selectFrom('entitlement as e')
      .select(['e.account_id', 'e.card_level', 'e.starts_at', 'e.ends_at'])
      .where('e.account_id', 'in', accountIds)
      .where('e.card_level', '>', 0)
      .where(isUsable('e'))
      .where('e.ends_at', '>', at)
      .orderBy('e.starts_at')
      .execute(),
  ])
  const cards = new Map<string, MemberCard>()
  for (const { account_id, card_level: level, ends_at: endsAt } of own) cards.set(account_id, { level, endsAt })
  for (const { account_id, card_level: level, starts_at, ends_at } of ofPlans) {
    const known = cards.get(account_id)
    const runs = starts_at <= at
    if (runs && (!known || level > known.level)) cards.set(account_id, { level, endsAt: ends_at })
    // A renewal, and whatever else of the same level follows without a gap, lets the card last longer.
    else if (known?.endsAt && level === known.level && starts_at <= known.endsAt && ends_at > known.endsAt)
      known.endsAt = ends_at
  }
  return cards
}
