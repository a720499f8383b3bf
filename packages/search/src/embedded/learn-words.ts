import { frequenciesVersion, meaningsVersion } from '@markwright/similarity/engine'
import type pg from 'pg'
import { NO_WORDS, readWords } from '../source/read-words.ts'
import { loadWords } from './load-words.ts'

/** Names are compared in this thread with what is known about words by now, as a search compares them. */
export async function learnWords(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const known = {
    lexicon: { ...NO_WORDS.lexicon, version: meaningsVersion() },
    frequencies: { ...NO_WORDS.frequencies, version: frequenciesVersion() },
  }
  loadWords(await readWords(db, known))
}
