import { meaningsVersion } from '@markwright/similarity/engine'
import type pg from 'pg'
import { readLexicon } from '../source/read-lexicon.ts'
import { takeLexicon } from './take-lexicon.ts'

/** Names are compared in this thread with the lexicon that was imported last, as a search compares them. */
export async function learnLexicon(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  takeLexicon(await readLexicon(db, { version: meaningsVersion(), lines: '' }))
}
