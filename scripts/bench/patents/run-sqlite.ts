import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isStopWord } from '../../../packages/patent-search/src/text/stop-words.ts'
import type { PatentDocument } from '../../../packages/patent-search/src/segment/segment.ts'

type Results = { boolean: number[]; ranked: number[]; found: number[][] }

/** The words of an English query that are no stop words, each once. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[a-z]{2,}/g))].filter((word) => !isStopWord(word))

const anyOf = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' OR ')

/** Milliseconds of CPU time that SQLite FTS5 takes for each query; ranked ones take the nearest 1,000. */
export async function timeSqlite(
  count: number,
  documents: Iterable<{ document: PatentDocument }>,
  booleans: readonly string[],
  ranked: readonly string[][],
): Promise<Results> {
  return runSqlite(count, documents, [
    ...booleans.map((query) => ['boolean', query] as const),
    ...ranked.map((words) => ['ranked', anyOf(words)] as const),
  ])
}

/** The ids of the first ten documents that SQLite FTS5 finds for the words of each query. */
export async function findBySqlite(
  documents: readonly PatentDocument[],
  queries: readonly string[][],
): Promise<number[][]> {
  const each = documents.map((document) => ({ document }))
  const { found } = await runSqlite(
    each.length,
    each,
    queries.map((words) => ['found', anyOf(words)] as const),
  )
  return found
}

async function runSqlite(
  count: number,
  documents: Iterable<{ document: PatentDocument }>,
  queries: readonly (readonly [kind: keyof Results, query: string])[],
): Promise<Results> {
  const child = spawn('python3', [join(import.meta.dirname, 'sqlite-fts5.py')], { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const write = async (value: unknown) => {
    if (!child.stdin.write(`${JSON.stringify(value)}\n`)) await once(child.stdin, 'drain')
  }
  await write({ documents: count })
  for (const { document } of documents) {
    const { TI, AB, CL, DE } = document.texts
    await write([document.id, ...[TI, AB, CL, DE].map((texts) => texts.join('\n')), document.days.PD])
  }
  for (const query of queries) await write(query)
  child.stdin.end()
  await once(child, 'close')
  return JSON.parse(output) as Results
}
