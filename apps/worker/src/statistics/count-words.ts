import { parameters, RULES_VERSION } from '@markwright/similarity'
import { createWordCounter, type OwnedMark } from '@markwright/similarity/engine'
import type { Pool, PoolClient } from 'pg'
import { REGISTER_PUBLISHED } from '../imports/publish-import.ts'
import { locks } from '../locks.ts'
import { renewWhenOutdated } from './renew-when-outdated.ts'

/** Words are counted again once the register has grown or shrunk by a twentieth. */
const CHANGED = 1 / 20
const FETCH_ROWS = 2000

/** The same owner may be written with several addresses; what counts is the name. */
const MARKS_BY_OWNER = `
SELECT coalesce(p.name_key, t.id::text) COLLATE "C" AS owner, t.mark_text, t.mark_text_other
FROM trademark t
LEFT JOIN trademark_party tp ON tp.trademark_id = t.id AND tp.role = 'applicant' AND tp.position = 0
LEFT JOIN party p ON p.id = tp.party_id
WHERE t.mark_text IS NOT NULL OR t.mark_text_other IS NOT NULL
ORDER BY owner`

type MarkRow = { owner: string; mark_text: string | null; mark_text_other: string | null }

/**
 * Counts how many owners use each word of the register, for the distinctiveness of what marks share and add (rule
 * section 3.2); gives whether it has. Searches and monitors compare with it from then on.
 */
export const countWords = (pool: Pool): Promise<boolean> =>
  renewWhenOutdated(pool, { lock: locks.words, isOutdated, renew })

async function renew(client: PoolClient): Promise<void> {
  const marks = await publishedMarks(client)
  await client.query('INSERT INTO word_frequency (packed, marks, rules_version) VALUES ($1, $2, $3)', [
    await count(client),
    marks,
    RULES_VERSION,
  ])
  await client.query('DELETE FROM word_frequency WHERE id < (SELECT max(id) FROM word_frequency)')
  await client.query(`SELECT pg_notify($1, '')`, [REGISTER_PUBLISHED])
}

async function publishedMarks(client: Pool | PoolClient): Promise<number> {
  const { rows } = await client.query<{ marks: number }>(
    'SELECT coalesce(sum(marks), 0)::int AS marks FROM register_office',
  )
  return rows[0]!.marks
}

async function isOutdated(client: Pool | PoolClient): Promise<boolean> {
  const marks = await publishedMarks(client)
  if (marks < parameters.rarity.registerMin) return false
  const { rows } = await client.query<{ marks: number; rules_version: string }>(
    'SELECT marks, rules_version FROM word_frequency ORDER BY id DESC LIMIT 1',
  )
  const [last] = rows
  return !last || last.rules_version !== RULES_VERSION || Math.abs(marks - last.marks) > last.marks * CHANGED
}

async function count(client: PoolClient): Promise<Uint8Array> {
  const counter = createWordCounter()
  await readByOwner(client, counter.look)
  await readByOwner(client, counter.count)
  return counter.pack()
}

async function readByOwner(client: PoolClient, take: (mark: OwnedMark) => void): Promise<void> {
  await client.query(`DECLARE marks NO SCROLL CURSOR FOR ${MARKS_BY_OWNER}`)
  for (;;) {
    const { rows } = await client.query<MarkRow>(`FETCH ${FETCH_ROWS} FROM marks`)
    for (const { mark_text: text, mark_text_other: other, owner } of rows) take({ names: [text, other], owner })
    if (rows.length < FETCH_ROWS) break
  }
  await client.query('CLOSE marks')
}
