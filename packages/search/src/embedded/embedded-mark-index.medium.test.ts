import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { explainNames } from '../engine/explain-names.ts'
import { describeMarkIndex } from '../mark-index-contract.ts'
import type { MarkPage } from '../mark-query.ts'
import { createEmbeddedMarkIndex } from './embedded-mark-index.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

describeMarkIndex('embedded', (databaseUrl) =>
  createEmbeddedMarkIndex({ databaseUrl, snapshotFolder: null, logger: silent }),
)
describeMarkIndex('embedded, searched by three threads', (databaseUrl) =>
  createEmbeddedMarkIndex({ databaseUrl, snapshotFolder: null, help: { helpers: 2, leastMarks: 1 }, logger: silent }),
)

describe('a snapshot', () => {
  let bench: ImportBench
  let folder: string
  beforeAll(async () => {
    bench = await createImportBench()
    folder = mkdtempSync(join(tmpdir(), 'index-'))
  })
  afterAll(async () => {
    await bench?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await bench.empty()
    await bench.import([aRecord(1, { text: '云澜' }), aRecord(2, { text: 'LUMORA' })])
  })

  /** Opens the index, waits until it is complete, searches it for a name and records what it did on the way. */
  const visit = async (text: string) => {
    const notes: string[] = []
    const note = (_: object, said: string) => notes.push(said)
    const index = createEmbeddedMarkIndex({
      databaseUrl: bench.url,
      snapshotFolder: folder,
      logger: { ...silent, info: note },
    })
    await index.refresh()
    const criterion = { kind: 'similar', text, leastScore: 60 } as const
    const page = await index.search({ criterion, filters: {}, second: {}, sort: 'score', offset: 0, limit: 9 })
    await index.close()
    return { names: page.hits.map(({ name }) => name), notes, version: page.dataVersion }
  }

  test('is what the next start begins with', async () => {
    expect((await visit('LUMORA')).notes).toEqual(['index built', 'index snapshot written'])
    const again = await visit('LUMORA')
    expect(again).toMatchObject({ names: ['LUMORA'], version: 1 })
    expect(again.notes).not.toContain('index built')
  })

  test('is brought up to date with what was imported in the meantime', async () => {
    await visit('LUMORA')
    await bench.import([aRecord(2, { text: 'ZEPHIRO' }), aRecord(3, { text: 'LUMERA' })])
    const again = await visit('LUMORA')
    expect(again).toMatchObject({ names: ['LUMERA'], version: 2 })
    expect(again.notes).toEqual(['index read from its snapshot', 'index brought up to date'])
  })

  test('that is older than changes which have expired is made anew', async () => {
    await visit('LUMORA')
    await bench.import([aRecord(2, { text: 'ZEPHIRO' }), aRecord(3, { text: 'LUMERA' })])
    await bench.pool.query('DELETE FROM register_change')
    await bench.pool.query('UPDATE register_import SET changes_deleted_at = now()')
    const again = await visit('LUMORA')
    expect(again).toMatchObject({ names: ['LUMERA'], version: 2 })
    expect(again.notes).toContain('index built')
  })

  test('that is damaged or cut short is made anew', async () => {
    for (const damage of [
      (bytes: Buffer) => bytes.fill(1, 70_000, 70_100),
      (bytes: Buffer) => bytes.subarray(0, 80_000),
      () => Buffer.from('not an index'),
    ]) {
      await visit('LUMORA')
      const file = join(folder, readdirSync(folder)[0]!)
      writeFileSync(file, damage(readFileSync(file)))
      const again = await visit('LUMORA')
      expect(again.names).toEqual(['LUMORA'])
      expect(again.notes).toContain('index built')
    }
  })

  test('of another register is not believed', async () => {
    await visit('LUMORA')
    await bench.empty()
    await bench.import([aRecord(1, { text: '山海经' })])
    expect(await visit('LUMORA')).toMatchObject({ names: [], version: 1 })
    expect(await visit('山海经')).toMatchObject({ names: ['山海经'] })
  })
})

test('threads that help find the same as one thread does', async () => {
  const bench = await createImportBench()
  const open = (helpers: number) =>
    createEmbeddedMarkIndex({
      databaseUrl: bench.url,
      snapshotFolder: null,
      help: { helpers, leastMarks: 1 },
      logger: silent,
    })
  const indexes = [open(0), open(3)]
  const parts = ['lu', 'mo', 'ra', 'ken', 'ti', 'vel', 'sho', 'pix', 'dan', 'or', '云', '澜', '华']
  const names = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => a + b + c)))
  try {
    await bench.import(names.map((text, i) => aRecord(i + 1, { text })))
    for (const index of indexes) await index.refresh()
    const found = (index: (typeof indexes)[number], text: string) => {
      const criterion = { kind: 'similar', text, leastScore: 40 } as const
      return index.search({ criterion, filters: {}, second: {}, sort: 'score', offset: 0, limit: 56 })
    }
    const totals: number[] = []
    for (const text of names.filter((_, i) => i % 80 === 0)) {
      const [{ tookMs: _one, ...alone }, { tookMs: _other, ...together }] = (await Promise.all(
        indexes.map((index) => found(index, text)),
      )) as [MarkPage, MarkPage]
      totals.push(alone.total)
      expect(together).toEqual(alone)
    }
    // There was enough to be shared.
    expect(Math.max(...totals)).toBeGreaterThan(100)
  } finally {
    for (const index of indexes) await index.close()
    await bench.close()
  }
}, 60_000)

test('an index that cannot reach the database says so', async () => {
  const index = createEmbeddedMarkIndex({
    databaseUrl: 'postgres://nobody@localhost:1/none',
    snapshotFolder: null,
    logger: silent,
  })
  await expect.poll(() => index.status().fault).toContain('ECONNREFUSED')
  expect(index.status()).toMatchObject({ ready: false })
  await index.close()
})

test('a dictionary that is imported holds for the searches of a running site', async () => {
  const bench = await createImportBench()
  const index = createEmbeddedMarkIndex({ databaseUrl: bench.url, snapshotFolder: null, logger: silent })
  try {
    await bench.import([aRecord(1, { text: '陀螺' }), aRecord(2, { text: '云澜' })])
    const found = async () => {
      await index.refresh()
      const criterion = { kind: 'similar', text: 'GYROSCOPE', leastScore: 60 } as const
      const { hits } = await index.search({ criterion, filters: {}, second: {}, sort: 'score', offset: 0, limit: 9 })
      return hits.map(({ name, similarity }) => [name, similarity?.rule])
    }
    expect(await found()).toEqual([])
    await bench.rows(`INSERT INTO meaning_lexicon (lines) VALUES ('gyroscope 陀螺')`)
    expect(await found()).toEqual([['陀螺', 'C29']])
    expect(explainNames('GYROSCOPE')('陀螺', null)?.rule).toBe('C29')
    await bench.rows('DELETE FROM meaning_lexicon')
    expect(await found()).toEqual([])
    expect(explainNames('GYROSCOPE')('陀螺', null)).toBeNull()
  } finally {
    await index.close()
    await bench.close()
  }
})
