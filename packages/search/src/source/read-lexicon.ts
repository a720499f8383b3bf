import type pg from 'pg'

/** Words and what they mean, as an operator has imported them; an empty version stands for none. */
export type Lexicon = { version: string; lines: string }

export const NO_LEXICON: Lexicon = { version: '', lines: '' }

/** Numbers begin anew with a new database; the time tells those apart. */
const VERSION = `id || '-' || extract(epoch FROM created_at)`
const LATEST = `FROM meaning_lexicon ORDER BY id DESC LIMIT 1`

/** The latest lexicon; the one that is known already where it is still that. */
export async function readLexicon(client: Pick<pg.ClientBase, 'query'>, known: Lexicon): Promise<Lexicon> {
  const latest = await client.query<{ version: string }>(`SELECT ${VERSION} AS version ${LATEST}`)
  if ((latest.rows[0]?.version ?? '') === known.version) return known
  const found = await client.query<Lexicon>(`SELECT ${VERSION} AS version, lines ${LATEST}`)
  return found.rows[0] ?? NO_LEXICON
}
