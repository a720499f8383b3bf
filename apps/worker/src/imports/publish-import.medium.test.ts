import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aRecord,
  counts,
  createImportBench,
  manyRecords,
  type ImportBench,
} from '../../../../tests/support/import-bench.ts'
import { realData } from '../../../../tests/support/real-data.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.empty())

describe('what searches see', () => {
  test('once much of it is new, the statistics of the planner are renewed', async () => {
    await bench.import(manyRecords(300))
    const [known] = await bench.rows<{ reltuples: number }>(
      `SELECT reltuples FROM pg_class WHERE oid = 'trademark'::regclass`,
    )
    expect(known).toEqual({ reltuples: 300 })
  })

  test('every publication is the next version, announced, and keeps what a changed record was before', async () => {
    const client = await bench.pool.connect()
    const heard: string[] = []
    client.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await client.query('LISTEN register_published')
    const first = await bench.import([
      aRecord(1, { applicants: [{ name: 'A' }], viennaCodes: ['4.1'], appliedOn: '2020-01-02' }),
    ])
    const second = await bench.import([aRecord(1, { text: 'other' }), aRecord(2)])
    await client.query('UNLISTEN *; SELECT 1')
    client.release(true)
    expect([first.report, second.report]).toMatchObject([{ version: 1 }, { version: 2 }])
    expect(heard).toEqual(['1', '2'])
    const [{ id: partyId }] = (await bench.rows<{ id: number }>('SELECT id FROM party')) as [{ id: number }]
    const changes = await bench.rows<{ import_id: string; trademark_id: number; before: object | null }>(
      'SELECT import_id, trademark_id, before FROM register_change ORDER BY before NULLS FIRST, trademark_id',
    )
    expect(changes).toMatchObject([
      { import_id: first.importId, before: null },
      { import_id: second.importId, before: null },
      {
        import_id: second.importId,
        before: {
          id: changes[0]!.trademark_id,
          office: 'CN',
          mark_text: '标1',
          mark_text_other: null,
          mark_kind: 'word',
          classes: [9],
          vienna_codes: ['4.1'],
          status: 1,
          applied_on: '2020-01-02',
          expires_on: null,
          applicant_id: partyId,
          demonstration: false,
        },
      },
    ])
  })

  test('of several changes in one import the state before the first is stored', async () => {
    await bench.import([aRecord(1, { text: 'a' })])
    const { importId } = await bench.import([aRecord(1, { text: 'b' }), ...manyRecords(600), aRecord(1, { text: 'c' })])
    expect(
      await bench.rows(
        `SELECT before->>'mark_text' AS text FROM register_change WHERE import_id = $1 AND before IS NOT NULL`,
        [importId],
      ),
    ).toEqual([{ text: 'a' }])
  })

  test('offices know how many marks they have, invented ones apart, and the day of the data', async () => {
    await bench.import([aRecord(1, { dataOn: '2024-05-01' }), aRecord(2)])
    await bench.import([aRecord(3), aRecord(4, { office: 'EU', status: 10 })], { demonstration: true })
    expect(await bench.rows('SELECT * FROM register_office ORDER BY office')).toEqual([
      { office: 'CN', marks: 3, demonstration_marks: 1, updated_on: '2024-05-01' },
      { office: 'EU', marks: 1, demonstration_marks: 1, updated_on: null },
    ])
  })
})

describe('two imports at once', () => {
  test('of the same records double nothing and lose nothing', async () => {
    const one = bench.import(manyRecords(1500, { textOther: 'one' }))
    const two = bench.import(manyRecords(1500, { textOther: 'two' }).toReversed())
    const reports = (await Promise.all([one, two])).map(({ report }) => report as ReturnType<typeof counts>)
    const sum = (step: keyof ReturnType<typeof counts>) => reports.reduce((all, report) => all + report[step], 0)
    expect(sum('created')).toBe(1500)
    expect(sum('created') + sum('updated') + sum('unchanged')).toBe(3000)
    expect(await bench.totals()).toEqual({ marks: 1500, goods: 1500, events: 1500, parties: 7, roles: 1500 })
  })
})

const folder = realData('trademarks', 'records')

describe('real files', needsRealData(folder !== null), () => {
  const files = () =>
    readdirSync(folder!, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.dtd.xml'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()

  test('every record of every format is accounted for, and a second round changes nothing', async () => {
    const round = async () => {
      const sums = counts(0, 0, 0, 0, 0)
      for (const path of files()) {
        const report = (await bench.run(await bench.order(path))) as typeof sums
        for (const step of Object.keys(sums) as (keyof typeof sums)[]) sums[step] += report[step]
      }
      return sums
    }
    // 40 EU marks come again as ST.66, 26 of them with more than the compiled file has, and one US mark comes in both
    // versions of ST.96.
    const first = await round()
    expect(first).toEqual(counts(565 + 171 + 352 + 676 + 11 + 1 + 1, 26, 15, 0, 0))
    const before = await bench.totals()
    const second = await round()
    expect(second).toEqual(counts(0, 0, 1792, 26, 0))
    expect(await bench.totals()).toEqual(before)
    expect(await bench.rows('SELECT office, marks FROM register_office ORDER BY office')).toEqual([
      { office: 'EU', marks: 565 },
      { office: 'KR', marks: 352 },
      { office: 'NZ', marks: 171 },
      { office: 'US', marks: 689 },
    ])
  })
})
