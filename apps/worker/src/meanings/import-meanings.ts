import { gunzip } from '@markwright/registers'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { replaceMeanings } from './meanings.repository.ts'
import { readCedict } from './read-cedict.ts'

const SHOWN = 5

/**
 * Imports what words mean from a dictionary in the form of CC-CEDICT, also gzipped, in place of what was imported before.
 * @returns 0; 1 where lines were no entries; 2 where nothing was imported
 */
export async function importMeanings(
  { pool, report }: { pool: Pool; report: (line: string) => void },
  path: string,
): Promise<number> {
  const { size } = await stat(path)
  const file = createReadStream(path)
  const text = path.endsWith('.gz') ? Readable.from(gunzip(file, size)) : file
  const { lines, entries, words, malformed } = await readCedict(linesOf(text))
  if (lines.length === 0) {
    report(`${path} holds no entries in the form of CC-CEDICT; nothing was changed.`)
    return 2
  }
  await replaceMeanings(pool, lines)
  report(`${lines.length} meanings of ${words} Chinese words were imported from ${entries} entries.`)
  report('A running site builds its index anew with them; searches go on meanwhile.')
  if (malformed.length === 0) return 0
  const more = malformed.length > SHOWN ? ` and ${malformed.length - SHOWN} more` : ''
  report(`No entries: line ${malformed.slice(0, SHOWN).join(', ')}${more}.`)
  return 1
}

async function* linesOf(text: NodeJS.ReadableStream): AsyncGenerator<string> {
  const reader = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  const failed = new Promise<never>((_, reject) => text.on('error', reject))
  failed.catch(() => {})
  const iterator = reader[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([iterator.next(), failed])
    if (next.done) return
    yield next.value
  }
}
