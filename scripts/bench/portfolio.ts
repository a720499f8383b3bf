import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { connectPool, queryBuilder, runTransaction } from '../../packages/db/src/index.ts'
import { addDays, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { seededRandom } from '../../packages/domain/src/site/seeded-random.ts'
import { addItems, blankItem, type NewItem } from '../../packages/hosting/src/index.ts'
import { startApi } from '../../tests/support/api.ts'
import { createApiCalls } from '../../tests/support/api-calls.ts'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { machine, measure, timed } from './measure.ts'
import { ms, printTable } from './table.ts'

export type PortfolioBenchOptions = { rights: number; seed: number }

const TARGET_MS = 1000
const CLIENTS = 50
const AT_ONCE = 1000
/** A file of 5,000 entries, which nobody waits for as for a page. */
const CALENDAR = '/calendar'
const offices = ['CN', 'US', 'EU', 'JP', 'KR', 'DE']

/**
 * How long the pages of a member with many rights take: lists with each order and filter, the overview with its charts, the
 * deadlines and the calendar file. Fails where a page takes a second at the 95th percentile.
 */
export async function benchPortfolio({ rights, seed }: PortfolioBenchOptions): Promise<void> {
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  try {
    await migrate(postgres.url)
    const api = await startApi({ DATABASE_URL: postgres.url })
    const pool = connectPool({ url: postgres.url, max: 4 })
    await api.ready()
    const { member: buildMember, call } = createApiCalls(api, pool)
    const member = await buildMember()
    const clientIds: string[] = []
    for (let at = 0; at < CLIENTS; at++) {
      const payload = { name: `客户 ${at}` }
      clientIds.push((await call('POST', '/custody/client', { as: member.token, payload })).data.id)
    }
    const today = todayIn(HOME_ZONE, new Date())
    const items = Array.from({ length: rights }, itemsOf(member.id, clientIds, today, seededRandom(seed)))
    const { ms: filledMs } = await timed(async () => {
      for (let at = 0; at < items.length; at += AT_ONCE)
        await runTransaction(queryBuilder(pool), (tx) =>
          addItems(tx, member.id, member.id, items.slice(at, at + AT_ONCE), today),
        )
    })
    await pool.query('ANALYZE')
    const paths = [
      ...['nextDue', '-createTime', 'title', 'office', '-changeTime', 'expiryDate'].map(
        (sort) => `/portfolio/page?kind=mark&sort=${sort}&size=100`,
      ),
      `/portfolio/page?clientId=${clientIds[7]!}&size=100`,
      '/portfolio/page?kind=patent&state=live&office=JP&size=100',
      '/portfolio/page?keyword=%E8%BD%B4%E6%89%BF%2012&size=100',
      '/portfolio/page?only=due&size=100&current=20',
      '/home/overview',
      '/deadline/page?size=100',
      '/annualFee/page?size=100',
      CALENDAR,
      '/workload',
    ]
    const rows: string[][] = []
    const slow: string[] = []
    for (const path of paths) {
      const { wall } = await measure([path], async (each) => {
        const { status } = await call('GET', `/custody${each}`, { as: member.token })
        if (status !== 200) throw new Error(`${each}: ${status}`)
      })
      if (path !== CALENDAR && wall.p95 >= TARGET_MS) slow.push(path)
      rows.push([path.replace(clientIds[7]!, '…'), ms(wall.p50), ms(wall.p95)])
    }
    const { cpu, cores } = machine()
    printTable(
      `${rights.toLocaleString('en')} rights of one member, added in ${Math.round(filledMs / 1000)} s (${cores} × ${cpu})`,
      ['page', 'median ms', '95 % ms'],
      rows,
    )
    await api.close()
    await pool.end()
    if (slow.length > 0) throw new Error(`A second or more: ${slow.join(', ')}`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Marks and patents of all ages of several offices, of one client or of none. */
const itemsOf =
  (accountId: string, clientIds: readonly string[], today: string, random: () => number) =>
  (_: unknown, at: number): NewItem => {
    const below = (bound: number) => Math.floor(random() * bound)
    const office = offices[below(offices.length)]!
    const kind = below(2) === 0 ? 'mark' : 'patent'
    const begun = addDays(today, -below(7000))
    return {
      ...blankItem(accountId, kind, office, `${office}${20_000_000 + at}`),
      clientId: clientIds[below(clientIds.length + 5)] ?? null,
      title: `${kind === 'mark' ? '岚舟' : '轴承'} ${below(20_000)}`,
      classes: kind === 'mark' ? [1 + below(45)] : [],
      patentKind: kind === 'patent' ? 'patent' : null,
      state: below(10) === 0 ? 'ended' : 'live',
      owner: `权利人 ${below(500)}`,
      filedOn: begun,
      registeredOn: addDays(begun, 400),
      expiresOn: kind === 'mark' ? addYears(addDays(begun, 400), 10) : null,
      source: 'import',
    }
  }
