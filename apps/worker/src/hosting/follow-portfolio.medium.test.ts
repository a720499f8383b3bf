import { queryBuilder } from '@markwright/db'
import { readMarks } from '@markwright/hosting'
import type { JobRun } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { insertRow } from '../../../../tests/support/insert-row.ts'
import { createFollowJobs, followPortfolioHandler } from './follow-portfolio.ts'
import { createFollowsRepository, type FollowsRepository } from './follows.repository.ts'

let bench: ImportBench
let clock: Date
const now = () => clock
let follows: FollowsRepository
beforeAll(async () => {
  bench = await createImportBench()
  follows = createFollowsRepository(queryBuilder(bench.pool))
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('TRUNCATE account, portfolio_follow CASCADE')
  clock = new Date('2026-11-30T02:00:00Z')
})

/** Rights of the full size of a portfolio where a person asks for it: HOSTED=20000. */
const HOSTED = Number(process.env['HOSTED'] ?? 400)
const CHANGED = HOSTED / 40 >= 500 ? 500 : 40

const aMember = async () => {
  const id = randomUUID()
  await bench.pool.query(`INSERT INTO account (id, phone) VALUES ($1, $2)`, [id, id])
  return id
}
const records = (numbers: number, fields: (at: number) => object = () => ({})) =>
  Array.from({ length: numbers }, (_, at) => aRecord(100_000 + at, { registeredOn: '2018-01-06', ...fields(at) }))

async function hostMarks(accountId: string, keys: readonly string[]) {
  const db = queryBuilder(bench.pool)
  for (const record of await readMarks(db, 'CN', keys)) {
    const { publicId, isDesignation, ...values } = record.values
    await db
      .insertInto('portfolio_item')
      .values({
        id: randomUUID(),
        account_id: accountId,
        kind: 'mark',
        office: 'CN',
        number: record.number,
        number_key: record.registerKey,
        register_key: record.registerKey,
        register: JSON.stringify({ ...values, publicId, isDesignation }),
        register_hash: record.hash,
        title: values.title!,
        registration_number: values.registrationNumber,
        classes: values.classes,
        state: values.state,
        owner: values.owner,
        filed_on: values.filedOn,
        registered_on: values.registeredOn,
        expires_on: values.expiresOn,
        source: 'register',
      })
      .execute()
  }
}
const order = () =>
  createFollowJobs({
    pool: bench.pool,
    follows,
    dispatchJob: async () => {},
    now,
    onError: (error) => {
      throw error
    },
  })()
const waiting = () =>
  bench.rows<{ id: string; payload: { followId: string } }>(
    `SELECT id, payload FROM job WHERE name = 'follow-portfolio' AND state <> 'completed'`,
  )
const aRun = async (jobId: string): Promise<JobRun> => ({
  jobId,
  lease: await bench.claim(jobId),
  signal: new AbortController().signal,
  progress: async () => {},
})
/** Runs the comparisons that are ordered, as a worker does. */
async function follow(repository = follows) {
  for (const { id, payload } of await waiting()) {
    await followPortfolioHandler({ follows: repository, now })(payload, await aRun(id))
    await bench.pool.query(`UPDATE job SET state = 'completed' WHERE id = $1`, [id])
  }
}
const changedRights = () =>
  bench.rows<{ number: string; version: number; title: string }>(
    `SELECT number, version, title FROM portfolio_item WHERE changed_at IS NOT NULL ORDER BY number`,
  )
const notices = () => bench.rows<{ link: string; content_en: string }>('SELECT link, content_en FROM notice')

test('an import marks exactly the rights that it has changed, once, also where the worker dies in the middle', async () => {
  await bench.import(records(HOSTED))
  const [member, other] = [await aMember(), await aMember()]
  const keys = records(HOSTED).map(({ applicationNumber }) => applicationNumber)
  for (let at = 0; at < keys.length; at += 1000) await hostMarks(member, keys.slice(at, at + 1000))
  await hostMarks(other, keys.slice(0, 3))
  await order()
  await follow()
  expect(await changedRights()).toEqual([])
  await order()
  expect(await waiting()).toEqual([])

  const isChanged = (at: number) => at % (HOSTED / CHANGED) === 0
  await bench.import(records(HOSTED, (at) => ({ text: isChanged(at) ? `新标${at}` : `标${100_000 + at}` })))
  await order()
  await order()
  expect(await waiting()).toHaveLength(1)
  let batches = 0
  const dies = {
    ...follows,
    compare: async (...of: Parameters<FollowsRepository['compare']>) => {
      if (batches++ > 0) throw new Error('killed')
      return follows.compare(...of)
    },
  }
  await expect(follow(dies)).rejects.toThrow('killed')
  const [{ n: half }] = (await bench.rows<{ n: number }>(
    'SELECT count(*)::int AS n FROM portfolio_item WHERE changed_at IS NOT NULL',
  )) as [{ n: number }]
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(CHANGED + 1)
  expect(await notices()).toEqual([])

  await follow()
  const changed = await changedRights()
  // The first right is also in the portfolio of the other member.
  expect(changed).toHaveLength(CHANGED + 1)
  expect(changed.every(({ version, title }) => version === 2 && title.startsWith('新标'))).toBe(true)
  const link = '/hostingPlatforms/trademark?only=changed'
  expect((await notices()).map(({ content_en }) => content_en).toSorted()).toEqual([
    `The registers have changed ${CHANGED} of your hosted rights. Please have a look at them.`,
    'The registers have changed one of your hosted rights. Please have a look at it.',
  ])
  expect((await notices()).every((notice) => notice.link === link)).toBe(true)

  await order()
  await follow()
  clock = new Date('2026-12-01T02:00:00Z')
  await order()
  await follow()
  expect(await changedRights()).toEqual(changed)
  expect(await bench.total('notice')).toBe(2)
}, 600_000)

test('a worker that has lost its job marks nothing', async () => {
  await bench.import(records(5))
  const member = await aMember()
  await hostMarks(
    member,
    records(5).map(({ applicationNumber }) => applicationNumber),
  )
  await bench.import(records(5, () => ({ text: '新标' })))
  await order()
  const [job] = await waiting()
  const lost = await aRun(job!.id)
  await bench.claim(job!.id)
  await expect(followPortfolioHandler({ follows, now })(job!.payload, lost)).rejects.toThrow('another worker')
  expect(await changedRights()).toEqual([])
  await follow()
  expect(await changedRights()).toHaveLength(5)
})

test('an annuity that comes within reach is added on the day, and is not looked for before', async () => {
  const member = await aMember()
  await insertRow((statement, values) => bench.pool.query(statement, values), 'portfolio_item', {
    id: randomUUID(),
    account_id: member,
    kind: 'patent',
    office: 'CN',
    number: 'CN202010000001',
    number_key: 'CN202010000001',
    title: '轴承',
    patent_kind: 'patent',
    state: 'live',
    filed_on: '2020-12-20',
    registered_on: '2023-05-05',
    refresh_on: '2026-11-30',
    source: 'typed',
  })
  const years = async () =>
    (await bench.rows<{ year: number }>(`SELECT year FROM portfolio_deadline ORDER BY year`)).map(({ year }) => year)
  const onDay = async (day: string) => {
    clock = new Date(`${day}T02:00:00Z`)
    await order()
    await follow()
  }
  await onDay('2026-11-30')
  const first = await years()
  const [item] = await bench.rows<{ on: string }>('SELECT refresh_on::text AS on FROM portfolio_item')
  expect(item!.on > '2026-11-30').toBe(true)
  const before = new Date(`${item!.on}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  await onDay(before.toISOString().slice(0, 10))
  expect(await years()).toEqual(first)
  await onDay(item!.on)
  expect(await years()).toEqual([...first, first.at(-1)! + 1])
})
