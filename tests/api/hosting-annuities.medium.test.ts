import { beforeAll, describe, expect, test, vi } from 'vitest'
import { queryBuilder } from '../../packages/db/src/index.ts'
import { groupBy } from '../../packages/runtime/src/group-by.ts'
import { calculateRefund, fulfilOrder } from '../../packages/orders/src/index.ts'
import { patentDue, sellAnnuities } from '../support/annuities.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { formOf, pdf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
  await sellAnnuities(bench)
})
type Member = Awaited<ReturnType<ApiBench['member']>>

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })

/** A day so many years before today, a month ahead of it, so that an annuity is due in a month. */
const yearsAgo = (years: number) => {
  const day = new Date(Date.now() + 30 * 24 * 3600 * 1000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}
let numbers = 0
const addPatent = async (member: Member, rest: object = {}) =>
  (await call('POST', '/portfolio', member, patentDue({ title: `轴承 ${(numbers += 1)}`, ...rest }))).data

/** Those that are due within 60 days, and those that are done. */
const annuitiesOf = async (member: Member) => {
  const to = new Date(Date.now() + 60 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  return (await call('GET', `/annualFee/page?size=50&to=${to}`, member)).data.records
}

const order = (member: Member, ids: string[], total: string, requestKey = crypto.randomUUID()) =>
  call('POST', '/annualFee/order', member, { requestKey, ids, total, agree: true })

const pay = async (orderId: string) => {
  await bench.pool.query(`UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [orderId])
}

test('annuities are quoted and ordered once, paid by staff, and bring the next year', async () => {
  const member = await bench.member()
  const staff = await buildStaff(bench.api)
  await addPatent(member)
  await addPatent(member, { feeReduction: 'cn85' })
  const annuities = await annuitiesOf(member)
  expect(annuities.map(({ fee }: { fee: { total: string } }) => fee.total).toSorted()).toEqual(['2120.00', '420.00'])
  expect(annuities).toMatchObject([
    { deadline: { year: 7 }, stage: 'open' },
    { deadline: { year: 7 }, stage: 'open' },
  ])
  const ids = annuities.map(({ deadline }: { deadline: { id: string } }) => deadline.id)
  const { data: quote } = await call('POST', '/annualFee/quote', member, { ids })
  expect(quote).toMatchObject({ official: '2300.00', service: '240.00', total: '2540.00', refused: [] })
  expect(quote.items[0].title).toMatch(/ · 第 7 年$/)
  expect(await order(member, ids, '2539.00')).toMatchObject({ code: 60202 })

  const key = crypto.randomUUID()
  const both = await Promise.all([order(member, ids, quote.total, key), order(member, ids, quote.total, key)])
  expect(both[0].data).toEqual(both[1].data)
  expect(await order(member, ids, quote.total)).toMatchObject({ code: 61020 })
  const { orderId } = both[0].data
  expect((await annuitiesOf(member)).map(({ stage, fee }: never) => [stage, fee])).toEqual([
    ['ordered', null],
    ['ordered', null],
  ])
  expect(await call('POST', '/deadline/decide', member, { ids, decision: 'drop' })).toMatchObject({
    data: { done: 0, refused: [{}, {}] },
  })

  const instruct = () => bench.call('POST', '/admin/manage/annuity/instruct', { as: staff.token, payload: { ids } })
  expect((await instruct()).data).toMatchObject({ done: 0 })
  await pay(orderId)
  expect((await instruct()).data).toMatchObject({ done: 2, refused: [] })
  expect((await instruct()).data).toMatchObject({ done: 0 })
  const record = (id: string, paidOn = '2026-11-01') =>
    bench.call('POST', `/admin/manage/annuity/${id}/payment`, {
      as: staff.token,
      ...formOf([
        ['paidOn', paidOn],
        ['file', pdf, 'receipt.pdf'],
      ]),
    })
  expect(await record(ids[0], '2999-01-01')).toMatchObject({ status: 400 })
  const recorded = await Promise.all([record(ids[0]), record(ids[0])])
  expect(recorded.map(({ code }) => code).toSorted()).toEqual([0, 61022])
  expect((await bench.rows('SELECT status FROM service_order WHERE id = $1', [orderId]))[0]).toEqual({ status: 'paid' })
  expect(await record(ids[1])).toMatchObject({
    code: 0,
    data: { stage: 'done', paidOn: '2026-11-01', hasReceipt: true },
  })
  expect((await bench.rows('SELECT status FROM service_order WHERE id = $1', [orderId]))[0]).toEqual({
    status: 'complete',
  })
  const after = (await call('GET', '/annualFee/page?size=50', member)).data.records
  expect(
    after.map(({ deadline, stage }: { deadline: { year: number }; stage: string }) => [deadline.year, stage]),
  ).toEqual([
    [7, 'done'],
    [7, 'done'],
    [8, 'open'],
    [8, 'open'],
  ])
  const receipt = await call('GET', `/annualFee/${ids[0]}/receipt`, member)
  expect(receipt.status).toBe(200)
  expect(await call('GET', `/annualFee/${ids[0]}/receipt`, await bench.member())).toMatchObject({ status: 404 })
})

describe('of an order, an annuity that was paid to its office', () => {
  async function orderOf(member: Member, ids: string[]) {
    const { data: quote } = await call('POST', '/annualFee/quote', member, { ids })
    const { data } = await order(member, ids, quote.total)
    await pay(data.orderId)
    return data.orderId as string
  }
  const record = async (id: string, token: string) =>
    bench.call('POST', `/admin/manage/annuity/${id}/payment`, { as: token, ...formOf([['paidOn', '2026-11-01']]) })
  const statusOf = async (id: string) =>
    (await bench.rows<{ status: string }>('SELECT status FROM service_order WHERE id = $1', [id]))[0]!.status
  const db = () => queryBuilder(bench.pool)

  test('does not come back with the money of the others', async () => {
    const member = await bench.member()
    const { token } = await buildStaff(bench.api)
    await addPatent(member)
    await addPatent(member, { feeReduction: 'cn85' })
    const annuities = await annuitiesOf(member)
    const [paid, other] = annuities
    const orderId = await orderOf(member, [paid.deadline.id, other.deadline.id])
    const returned = () => calculateRefund(db(), { orderId, grants: { unusedShare: async () => null }, at: new Date() })
    expect((await returned()).fen).toBe(254_000)
    expect(await record(paid.deadline.id, token)).toMatchObject({ code: 0 })
    expect((await returned()).fen).toBe(Math.round(Number(other.fee.total) * 100))
  })

  test('completes its order though a refund was asked for meanwhile, once that is rejected', async () => {
    const member = await bench.member()
    const { token } = await buildStaff(bench.api)
    await addPatent(member)
    const [annuity] = await annuitiesOf(member)
    const orderId = await orderOf(member, [annuity.deadline.id])
    const setRefund = (status: string) =>
      bench.pool.query('UPDATE service_order SET refund_status = $2 WHERE id = $1', [orderId, status])
    await setRefund('requested')
    expect(await record(annuity.deadline.id, token)).toMatchObject({ code: 0 })
    await setRefund('rejected')
    await fulfilOrder(db(), { orderId, grants: undefined!, at: new Date() })
    expect(await statusOf(orderId)).toBe('complete')
  })

  test('completes its order also where the last two, of two owners, are recorded at once', async () => {
    const [first, second, editor] = [await bench.member(), await bench.member(), await bench.member()]
    const { token } = await buildStaff(bench.api)
    for (const owner of [first, second]) {
      const { data: client } = await call('POST', '/client', owner, { name: '青松' })
      const { data: invited } = await call('POST', `/client/${client.id}/share`, owner, {
        to: 'editor@example.com',
        role: 'editor',
      })
      const accepted = { token: invited.url.split('#').at(-1) }
      expect(await call('POST', '/invitation/accept', editor, accepted)).toMatchObject({ code: 0 })
      for (let count = 0; count < 3; count++) await addPatent(owner, { clientId: client.id })
    }
    const all: { deadline: { id: string; dueOn: string; clientId: string } }[] = await annuitiesOf(editor)
    const clients = groupBy(all, ({ deadline }) => deadline.clientId)
    const [ours, theirs] = [...clients.values()]
    for (const [at, { deadline }] of ours!.entries()) {
      const ids = [deadline.id, theirs![at]!.deadline.id]
      const orderId = await orderOf(editor, ids)
      // Both wait to tell their owner, and go on at once.
      const holder = await bench.pool.connect()
      await holder.query('BEGIN')
      await holder.query('SELECT FROM account WHERE id = any($1) FOR UPDATE', [[first.id, second.id]])
      const both = Promise.all(ids.map((id) => record(id, token)))
      await vi.waitUntil(async () => {
        const { rows } = await bench.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
        return rows.length === 2
      })
      await holder.query('COMMIT')
      holder.release()
      expect(await both).toMatchObject([{ code: 0 }, { code: 0 }])
      expect(await statusOf(orderId)).toBe('complete')
    }
  })
})

test('what has no price is named and cannot be ordered; claims that are entered make the price', async () => {
  const member = await bench.member()
  const patent = await addPatent(member, {
    office: 'JP',
    number: 'JP2019000123',
    filedOn: yearsAgo(6),
    registeredOn: yearsAgo(3),
  })
  await bench.pool.query(
    `INSERT INTO exchange_rate (currency, valid_on, cny_per_unit, source, author) VALUES ('JPY', '2020-01-01', 0.05, 'test', 'test') ON CONFLICT DO NOTHING`,
  )
  const [annuity] = await annuitiesOf(member)
  expect(annuity).toMatchObject({ deadline: { year: 4 }, fee: { known: false, gap: 'claims', total: null } })
  expect((await call('POST', '/annualFee/quote', member, { ids: [annuity.deadline.id] })).data).toMatchObject({
    total: '0.00',
    refused: [{}],
  })
  await call('PUT', `/portfolio/${patent.id}`, member, { version: patent.version, claims: 10 })
  const [priced] = await annuitiesOf(member)
  expect(priced.fee).toMatchObject({ known: true, currency: 'JPY', official: '18300' })
  const { data: all } = await bench.call('GET', `/patent/annualFee/${patent.id}`, { as: member.token })
  expect(all.annuities[0]).toMatchObject({ year: 4, recorded: true })
  expect(all.annuities[2]).toMatchObject({ year: 6, recorded: false })
})

describe('a link', () => {
  test('lets somebody without an account decide until the annuity is ordered, and nothing else', async () => {
    const member = await bench.member()
    await addPatent(member)
    await addPatent(member)
    const [first, second] = await annuitiesOf(member)
    const { data: link } = await call('POST', '/decision/request', member, { ids: [first.deadline.id], note: '请决定' })
    expect((await annuitiesOf(member))[0].deadline.decision).toBe('asked')
    expect(link.url).toContain('/#/hostingPlatforms/decision#')
    const token = link.url.split('#')[2]
    const read = await bench.call('POST', '/custody/decision/read', { payload: { token } })
    expect(read.data).toMatchObject({ note: '请决定', items: [{ decision: 'asked', isFixed: false }] })
    const answer = (id: string, decision: string, as = token) =>
      bench.call('POST', '/custody/decision/answer', {
        payload: { token: as, name: '王经理', decisions: [{ id, decision }] },
      })
    expect((await answer(first.deadline.id, 'drop')).data.items[0].decision).toBe('drop')
    await answer(second.deadline.id, 'drop')
    const now = await annuitiesOf(member)
    expect(now.map(({ deadline }: { deadline: { decision: string } }) => deadline.decision)).toEqual([
      'drop',
      'undecided',
    ])
    expect((await call('GET', '/decision/page', member)).data.records[0]).toMatchObject({
      answeredBy: '王经理',
      decided: 1,
    })
    expect(await answer(first.deadline.id, 'keep', `${token.slice(0, -1)}x`)).toMatchObject({ code: 61021 })
    await answer(first.deadline.id, 'keep')
    const { data: quote } = await call('POST', '/annualFee/quote', member, { ids: [first.deadline.id] })
    await order(member, [first.deadline.id], quote.total)
    expect((await answer(first.deadline.id, 'drop')).data.items[0]).toMatchObject({ decision: 'keep', isFixed: true })
    await call('DELETE', `/decision/request/${link.id}`, member)
    expect(await answer(first.deadline.id, 'keep')).toMatchObject({ code: 61021 })
  })
})

test('an order that is closed leaves its annuities open, also to another decision', async () => {
  const member = await bench.member()
  const patent = await addPatent(member)
  const [annuity] = await annuitiesOf(member)
  const { data } = await order(member, [annuity.deadline.id], '2120.00')
  expect(await call('DELETE', `/portfolio/${patent.id}`, member)).toMatchObject({ code: 61012 })
  await bench.pool.query(`UPDATE service_order SET closed_at = now() WHERE id = $1`, [data.orderId])
  expect((await annuitiesOf(member))[0]).toMatchObject({ stage: 'open' })
  expect(await call('DELETE', `/portfolio/${patent.id}`, member)).toMatchObject({ code: 0 })
})
