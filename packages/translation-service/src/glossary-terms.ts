import { sql, type QueryBuilder, namesOf } from '@markwright/db'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/translation-languages'
import type { Term } from '@markwright/translation'

const e = namesOf('glossary_entry', 'e')
const entry = namesOf('glossary_entry')

/**
 * Ids of the glossaries that an account has or follows. Each half has its own index; a condition with OR would read the
 * glossaries of all members.
 */
export const visibleGlossaries = (db: QueryBuilder, accountId: string) =>
  db
    .selectFrom('glossary')
    .select('id')
    .where('account_id', '=', accountId)
    .union(
      db
        .selectFrom('glossary_follower as f')
        .innerJoin('glossary as shared', 'shared.id', 'f.glossary_id')
        .select('shared.id')
        .where('f.account_id', '=', accountId)
        .where('shared.share_token', 'is not', null),
    )

/** A term of a glossary that the member may use. */
export type OwnTerm = Term & { glossary: string }

const columns = { 'zh-cn': 'zh', 'en-us': 'en', 'ja-jp': 'ja' } as const

/**
 * The terms of glossaries in a direction: of those named, only what the member owns or was given; null stands for all
 * of these. In glossaries that come first terms go before those of later ones.
 */
export async function listTerms(
  db: QueryBuilder,
  {
    accountId,
    direction,
    glossaryIds,
  }: { accountId: string; direction: TranslationDirection; glossaryIds: readonly string[] | null },
): Promise<OwnTerm[]> {
  if (glossaryIds?.length === 0) return []
  const [source, target] = [columns[sourceOf(direction)], columns[targetOf(direction)]]
  const rows = await db
    .selectFrom('glossary_entry as e')
    .innerJoin('glossary as g', 'g.id', 'e.glossary_id')
    .select(['e.id', `e.${source} as source`, `e.${target} as target`, 'g.id as glossaryId', 'g.name as glossary'])
    .where(`e.${source}`, 'is not', null)
    .where(`e.${target}`, 'is not', null)
    .where('g.id', 'in', visibleGlossaries(db, accountId))
    .$if(glossaryIds !== null, (query) => query.where('g.id', 'in', [...glossaryIds!]))
    .orderBy('e.updated_at', 'desc')
    .orderBy('e.id')
    .execute()
  const place = new Map(glossaryIds?.map((id, at) => [id, at]))
  return rows
    .toSorted((left, right) => (place.get(left.glossaryId) ?? 0) - (place.get(right.glossaryId) ?? 0))
    .map(({ id, source: from, target: to, glossary }) => ({ id, source: from!, target: to!, glossary }))
}

/** Counts how often entries were used. */
export async function noteUses(db: QueryBuilder, uses: ReadonlyMap<string, number>): Promise<void> {
  if (uses.size === 0) return
  await sql`UPDATE ${e.$table} SET ${entry.used_count} = ${e.used_count} + u.count, ${entry.used_at} = now()
    FROM unnest(${[...uses.keys()]}::uuid[], ${[...uses.values()]}::int[]) AS u(id, count) WHERE ${e.id} = u.id`.execute(
    db,
  )
}
