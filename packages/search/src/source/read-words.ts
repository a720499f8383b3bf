import { namesOf, runStatement, sql, statements } from '@markwright/db/statements'
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
  const lexicon = statements.selectFrom('meaning_lexicon').orderBy('id', 'desc').limit(1)
  const latestLexicon = await runStatement(client, lexicon.select(versionOf('meaning_lexicon')))
  const frequencies = statements
    .selectFrom('word_frequency')
    // What was counted by other rules is of another form.
    .where('rules_version', '=', RULES_VERSION)
    .orderBy('id', 'desc')
    .limit(1)
  const latestFrequencies = await runStatement(client, frequencies.select(versionOf('word_frequency')))
  return {
    lexicon: isKnown(latestLexicon, known.lexicon)
      ? known.lexicon
      : ((await runStatement(client, lexicon.select([versionOf('meaning_lexicon'), 'lines'])))[0] ?? NO_WORDS.lexicon),
    frequencies: isKnown(latestFrequencies, known.frequencies)
      ? known.frequencies
      : ((await runStatement(client, frequencies.select([versionOf('word_frequency'), 'packed'])))[0] ??
        NO_WORDS.frequencies),
  }
}

/** Numbers begin anew with a new database; the time distinguishes those. */
function versionOf(table: 'meaning_lexicon' | 'word_frequency') {
  const { id, created_at: createdAt } = namesOf(table)
  return sql<string>`${id} || '-' || extract(epoch FROM ${createdAt})`.as('version')
}

const isKnown = ([latest]: readonly { version: string }[], known: { version: string }) =>
  (latest?.version ?? '') === known.version
