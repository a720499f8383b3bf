import { RULES_VERSION } from '@markwright/similarity'
import type pg from 'pg'

/** What is known about words; an empty version stands for nothing. */
export type Words = {
  /** What they mean, as an operator has imported it. */
  lexicon: { version: string; lines: string }
  /** How rare they are in the register, as it was counted last. */
  frequencies: { version: string; packed: Uint8Array }
}

export const NO_WORDS: Words = {
  lexicon: { version: '', lines: '' },
  frequencies: { version: '', packed: new Uint8Array(0) },
}

type Client = Pick<pg.ClientBase, 'query'>

/** The latest of both; what is known already is handed back where it is still that. */
export async function readWords(client: Client, known: Words): Promise<Words> {
  return {
    lexicon:
      (await readLatest<Words['lexicon']>(client, 'lines', 'meaning_lexicon', known.lexicon)) ?? NO_WORDS.lexicon,
    frequencies:
      (await readLatest<Words['frequencies']>(client, 'packed', COUNTED, known.frequencies)) ?? NO_WORDS.frequencies,
  }
}

/** What was counted by other rules is of another form. */
const COUNTED = `word_frequency WHERE rules_version = '${RULES_VERSION}'`

async function readLatest<Row extends { version: string }>(
  client: Client,
  column: string,
  table: string,
  known: Row,
): Promise<Row | undefined> {
  // Numbers begin anew with a new database; the time tells those apart.
  const version = `id || '-' || extract(epoch FROM created_at) AS version`
  const latest = `FROM ${table} ORDER BY id DESC LIMIT 1`
  const { rows } = await client.query<{ version: string }>(`SELECT ${version} ${latest}`)
  if ((rows[0]?.version ?? '') === known.version) return known
  return (await client.query<Row>(`SELECT ${version}, ${column} ${latest}`)).rows[0]
}
