import { readByCursor, runStatement, sql, statements } from '@markwright/db/statements'
import { parameters, RULES_VERSION } from '@markwright/similarity'
import { createWordCounter, type OwnedMark } from '@markwright/similarity/engine'
import type { Pool, PoolClient } from 'pg'
import { REGISTER_PUBLISHED } from '../imports/publish-import.repository.ts'
import { locks } from '../locks.ts'
import { renewWhenOutdated } from './renew-when-outdated.repository.ts'

/** Words are counted again once the register has grown or shrunk by a twentieth. */
const CHANGED = 1 / 20
const FETCH_ROWS = 2000

/** The same owner may be written with several addresses; what counts is the name. */
const marksByOwner = statements
  .selectFrom('trademark')
  .leftJoin('trademark_party', (join) =>
    join
      .onRef('trademark_party.trademark_id', '=', 'trademark.id')
      .on('role', '=', sql.lit('applicant'))
      .on('trademark_party.position', '=', sql.lit(0)),
  )
  .leftJoin('party', 'party.id', 'trademark_party.party_id')
  .select((query) => [
    sql<string>`coalesce(${query.ref('party.name_key')}, ${query.ref('trademark.id')}::text) COLLATE "C"`.as('owner'),
    'mark_text',
    'mark_text_other',
  ])
  .where((query) => query.or([query('mark_text', 'is not', null), query('mark_text_other', 'is not', null)]))
  .orderBy('owner')

/**
 * Counts how many owners use each word of the register, for the distinctiveness of what marks share and add (rule
 * section 3.2); gives whether it has. Searches and monitors compare with it from then on.
 */
export const countWords = (pool: Pool): Promise<boolean> =>
  renewWhenOutdated(pool, { lock: locks.words, isOutdated, renew })

async function renew(client: PoolClient): Promise<void> {
  const marks = await publishedMarks(client)
  const packed = Buffer.from(await count(client))
  await runStatement(
    client,
    statements.insertInto('word_frequency').values({ packed, marks, rules_version: RULES_VERSION }),
  )
  await runStatement(
    client,
    statements
      .deleteFrom('word_frequency')
      .where('id', '<', (is) => is.selectFrom('word_frequency').select((query) => query.fn.max('id').as('last'))),
  )
  await client.query(`SELECT pg_notify($1, '')`, [REGISTER_PUBLISHED])
}

async function publishedMarks(client: Pool | PoolClient): Promise<number> {
  const [register] = await runStatement(
    client,
    statements
      .selectFrom('register_office')
      .select((query) => sql<number>`coalesce(sum(${query.ref('marks')}), 0)::int`.as('marks')),
  )
  return register!.marks
}

async function isOutdated(client: Pool | PoolClient): Promise<boolean> {
  const marks = await publishedMarks(client)
  if (marks < parameters.rarity.registerMin) return false
  const [last] = await runStatement(
    client,
    statements.selectFrom('word_frequency').select(['marks', 'rules_version']).orderBy('id', 'desc').limit(1),
  )
  return !last || last.rules_version !== RULES_VERSION || Math.abs(marks - last.marks) > last.marks * CHANGED
}

async function count(client: PoolClient): Promise<Uint8Array> {
  const counter = createWordCounter()
  await readByOwner(client, counter.look)
  await readByOwner(client, counter.count)
  return counter.pack()
}

async function readByOwner(client: PoolClient, take: (mark: OwnedMark) => void): Promise<void> {
  for await (const rows of readByCursor(client, marksByOwner, FETCH_ROWS))
    for (const { mark_text: text, mark_text_other: other, owner } of rows) take({ names: [text, other], owner })
}
