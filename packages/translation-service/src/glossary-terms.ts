import { sql, type QueryBuilder, namesOf } from '@markwright/db'
import {
  sourceOf,
  targetOf,
  translationDirections,
  type TranslationDirection,
} from '@markwright/domain/texts/translation-languages'
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

/**
 * The directions for which a glossary has terms, none for an empty one; null where the account does not see it. Notes of
 * the form `zh-en`, which entries that came by the protocol of DeepL have, name the only direction of an entry.
 */
export async function findGlossaryUse(
  db: QueryBuilder,
  accountId: string,
  glossaryId: string,
): Promise<TranslationDirection[] | null> {
  const known = await db
    .selectFrom('glossary')
    .select('id')
    .where('id', '=', glossaryId)
    .where('id', 'in', visibleGlossaries(db, accountId))
    .executeTakeFirst()
  if (!known) return null
  const rows = await db
    .selectFrom('glossary_entry')
    .select((each) => [
      each('zh', 'is not', null).as('zh'),
      each('en', 'is not', null).as('en'),
      each('ja', 'is not', null).as('ja'),
      each.case().when('note', 'in', Object.keys(directionOfNote)).then(each.ref('note')).end().as('only'),
    ])
    .distinct()
    .where('glossary_id', '=', glossaryId)
    .execute()
  return translationDirections.filter((direction) =>
    rows.some(
      (row) =>
        row[columns[sourceOf(direction)]] &&
        row[columns[targetOf(direction)]] &&
        (row.only === null || directionOfNote[row.only] === direction),
    ),
  )
}

const directionOfNote: Record<string, TranslationDirection> = {
  'zh-en': 'zh-cn_en-us',
  'en-zh': 'en-us_zh-cn',
  'zh-ja': 'zh-cn_ja-jp',
  'ja-zh': 'ja-jp_zh-cn',
}

/** Counts how often entries were used. */
export async function noteUses(db: QueryBuilder, uses: ReadonlyMap<string, number>): Promise<void> {
  if (uses.size === 0) return
  await sql`UPDATE ${e.$table} SET ${entry.used_count} = ${e.used_count} + u.count, ${entry.used_at} = now()
    FROM unnest(${[...uses.keys()]}::uuid[], ${[...uses.values()]}::int[]) AS u(id, count) WHERE ${e.id} = u.id`.execute(
    db,
  )
}
