import { JobRefusal } from '@markwright/jobs'
import { appendFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aRecord,
  counts,
  createImportBench,
  manyRecords,
  type ImportBench,
} from '../../../../tests/support/import-bench.ts'
import { LeaseLost } from './import-record.repository.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.empty())

describe('an import that is interrupted', () => {
  /** Runs until some batches are written and then dies as a killed worker does. */
  const killedAfter = async (ordered: Awaited<ReturnType<ImportBench['order']>>, batches: number) => {
    let written = 0
    const died = new Error('killed')
    await expect(
      bench.run(ordered, {
        progress: async () => {
          if (++written === batches) throw died
        },
      }),
    ).rejects.toBe(died)
  }

  test('goes on where it stood, and ends as if nothing had happened', async () => {
    const records = [...manyRecords(1700), aRecord(1, { classes: [99] })]
    const ordered = await bench.order(bench.fileOf(records))
    await killedAfter(ordered, 2)
    const between = await bench.find(ordered.importId)
    expect(between).toMatchObject({ state: 'running', checkpoint: 1000, created: 1000 })
    const report = await bench.run(ordered)
    expect(report).toMatchObject({ ...counts(1700, 0, 0, 0, 1), version: 1, fault: null })
    expect(await bench.totals()).toEqual({ marks: 1700, goods: 1700, events: 1700, parties: 7, roles: 1700 })
    expect(await bench.rows('SELECT ordinal, line FROM register_reject')).toEqual([{ ordinal: 1701, line: 1701 }])
    expect(await bench.total('register_change')).toBe(1700)
  })

  test('that had ended before its worker could say so only reports', async () => {
    const ordered = await bench.order(bench.fileOf(manyRecords(3)))
    const report = await bench.run(ordered)
    expect(await bench.run(ordered)).toEqual(report)
    expect(await bench.find(ordered.importId)).toMatchObject({ created: 3, version: 1 })
  })

  test('writes nothing more once another worker holds the job', async () => {
    const ordered = await bench.order(bench.fileOf(manyRecords(1700)))
    let batches = 0
    const overtaken = bench.run(ordered, {
      progress: async () => {
        if (++batches === 1) await bench.claim(ordered.jobId)
      },
    })
    await expect(overtaken).rejects.toBeInstanceOf(LeaseLost)
    const { checkpoint, created } = await bench.find(ordered.importId)
    expect({ checkpoint, created, marks: await bench.total('trademark') }).toEqual({
      checkpoint: 500,
      created: 500,
      marks: 500,
    })
  })

  test('on a file that was changed meanwhile publishes what it has and says so', async () => {
    const path = bench.fileOf(manyRecords(1200))
    const ordered = await bench.order(path)
    await killedAfter(ordered, 1)
    appendFileSync(path, `${JSON.stringify(aRecord(9))}\n`)
    expect(await bench.run(ordered)).toMatchObject({ created: 500, version: 1, fault: { id: 'import.file-changed' } })
  })

  test('by its owner publishes what it has', async () => {
    const ordered = await bench.order(bench.fileOf(manyRecords(1700)))
    const cancel = new AbortController()
    await expect(
      bench.run(ordered, { signal: cancel.signal, progress: async () => cancel.abort('cancelled') }),
    ).rejects.toBe('cancelled')
    await bench.end(ordered, 'cancelled')
    expect(await bench.find(ordered.importId)).toMatchObject({
      state: 'published',
      version: 1,
      fault: { id: 'import.cancelled' },
    })
  })

  test('again and again begins its attempts anew with every batch it has written', async () => {
    const ordered = await bench.order(bench.fileOf(manyRecords(5200)))
    const attempts = async () =>
      (await bench.rows<{ attempts: number }>('SELECT attempts FROM job WHERE id = $1', [ordered.jobId]))[0]!.attempts
    for (let kill = 1; kill <= 8; kill++) {
      await killedAfter(ordered, 1)
      expect(await attempts()).toBe(1)
    }
    expect((await bench.find(ordered.importId)).checkpoint).toBe(4000)
    expect(await bench.run(ordered)).toMatchObject({ created: 5200, version: 1, fault: null })
    expect(await bench.total('trademark')).toBe(5200)
  })

  test('for good is ended, and what it has written is published', async () => {
    const ordered = await bench.order(bench.fileOf(manyRecords(1200)))
    await killedAfter(ordered, 1)
    await bench.end(ordered, 'givenUp')
    expect(await bench.find(ordered.importId)).toMatchObject({
      state: 'published',
      version: 1,
      fault: { id: 'import.given-up' },
    })
  })

  test('and never resumed is ended by the next import, before its own version', async () => {
    const ordered = await bench.order(bench.fileOf(manyRecords(1200)))
    await killedAfter(ordered, 1)
    await bench.pool.query(`UPDATE job SET state = 'failed', lease = NULL WHERE id = $1`, [ordered.jobId])
    const { report } = await bench.import(manyRecords(600))
    expect(report).toMatchObject({ ...counts(100, 0, 500, 0, 0), version: 2 })
    expect(await bench.find(ordered.importId)).toMatchObject({
      state: 'published',
      version: 1,
      fault: { id: 'import.stopped' },
    })
  })
})

describe('files that are broken', () => {
  const refusal = async (content: string | Uint8Array) => {
    const ordered = await bench.order(bench.fileOf(content))
    const error = await bench.run(ordered).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(JobRefusal)
    const { state, fault } = await bench.find(ordered.importId)
    expect(state).toBe('failed')
    expect((error as JobRefusal).reason).toEqual(fault)
    return fault!.id
  }

  test.each([
    ['', 'file.empty'],
    ['no register', 'file.unknown-format'],
    [
      '<!DOCTYPE x [<!ENTITY a "b">]><trademark-applications-daily>&a;</trademark-applications-daily>',
      'file.entity-declaration',
    ],
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'file.bad-zip'],
    ['<Transaction><TradeMarkTransactionBody>', 'file.truncated'],
  ])('of which nothing can be read fail: %j', async (content, id) => {
    expect(await refusal(content)).toBe(id)
    expect(await bench.total('trademark')).toBe(0)
  })

  test('a file that is gone fails with that reason', async () => {
    const path = bench.fileOf(manyRecords(1))
    const ordered = await bench.order(path)
    rmSync(path)
    await expect(bench.run(ordered)).rejects.toMatchObject({ reason: { id: 'import.unreadable' } })
  })

  test('a file that breaks off is published as far as it goes', async () => {
    const whole = manyRecords(700)
      .map((record) => JSON.stringify(record))
      .join('\n')
    const { report, importId } = await bench.import(whole.slice(0, -20))
    expect(report).toMatchObject({ created: 699, version: 1, fault: { id: 'file.truncated', line: 700 } })
    expect(await bench.find(importId)).toMatchObject({ state: 'published', format: 'json-lines' })
  })
})
