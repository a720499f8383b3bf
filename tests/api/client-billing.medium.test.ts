import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { patentDue, sellAnnuities } from '../support/annuities.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { randomBelow } from '../support/random-below.ts'
import { formOf } from '../support/sample-files.ts'
import { shareClient } from '../support/shared-client.ts'
import { buildStaff } from '../support/staff.ts'
import { workbookRows } from '../support/workbook-rows.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
  await sellAnnuities(bench)
})

type Member = Awaited<ReturnType<ApiBench['member']>>
const today = todayIn(HOME_ZONE, new Date())
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })
const addClient = async (member: Member, draft: object = {}) =>
  (await call('POST', '/client', member, { name: `客户 ${randomUUID().slice(0, 8)}`, ...draft })).data.id as string
const addCharge = (member: Member, clientId: string, draft: object = {}) =>
  call('POST', '/charge', member, { clientId, title: '检索服务', chargedOn: today, amount: '300', ...draft })
const bill = (member: Member, clientId: string, draft: object = {}) =>
  call('POST', '/statement', member, { requestKey: randomUUID(), clientId, ...draft })

/** An annuity that the member ordered and that staff have paid. */
async function paidAnnuity(member: Member, clientId: string, orderedBy = member) {
  const { data: patent } = await call('POST', '/portfolio', member, patentDue({ clientId }))
  const ids = [patent.deadlines[0].id as string]
  const { data: quote } = await call('POST', '/annualFee/quote', orderedBy, { ids })
  const draft = { requestKey: randomUUID(), ids, total: quote.total, agree: true }
  const { data: order } = await call('POST', '/annualFee/order', orderedBy, draft)
  await bench.rows(`UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [order.orderId])
  return { patent, id: ids[0]!, total: quote.total as string }
}
const recordPayment = async (id: string) => {
  const { token } = await buildStaff(bench.api)
  const done = await bench.call('POST', `/admin/manage/annuity/${id}/payment`, {
    as: token,
    ...formOf([['paidOn', today]]),
  })
  expect(done).toMatchObject({ code: 0 })
}

test('annuities that were paid are charged once, with what they cost and the fee of the agency', async () => {
  const member = await bench.member()
  const clientId = await addClient(member)
  const { id, patent, total } = await paidAnnuity(member, clientId)
  const collect = () => call('POST', '/charge/collect', member, { clientId, serviceFee: '150.50' })
  expect((await collect()).data).toEqual({ added: 0 })
  await recordPayment(id)
  const most = { clientId, serviceFee: '21474836.47' }
  expect(await call('POST', '/charge/collect', member, most)).toMatchObject({
    status: 400,
    data: { field: 'serviceFee', reason: 'range' },
  })
  const all = await Promise.all([collect(), collect()])
  expect(all.map(({ data }) => data.added).toSorted()).toEqual([0, 1])
  const { data } = await call('GET', `/charge/page?clientId=${clientId}`, member)
  expect(data).toMatchObject({
    total: 1,
    amount: (Number(total) + 150.5).toFixed(2),
    records: [{ itemId: patent.id, title: '第 7 年年费', cost: total, statementNo: null }],
  })
  expect((await call('GET', `/profit/page?clientId=${clientId}`, member)).data).toMatchObject({
    total: 1,
    cost: total,
    profit: '150.50',
    unknown: 0,
    records: [{ itemNumber: patent.number, charges: 1, profit: '150.50' }],
  })
})

test('what an editor has ordered the agency has not paid', async () => {
  const { owner: member, guest: editor, clientId } = await shareClient(bench, 'editor')
  const { id } = await paidAnnuity(member, clientId, editor)
  await recordPayment(id)
  const collected = await call('POST', '/charge/collect', member, { clientId, serviceFee: '1' })
  expect(collected.data).toEqual({ added: 0 })
})

describe('a statement', () => {
  test('bills charges once, keeps its lines, and gives them free when it is void', async () => {
    const member = await bench.member()
    const clientId = await addClient(member, { name: `青松 ${randomUUID().slice(0, 4)}` })
    const [first, second] = [await addCharge(member, clientId), await addCharge(member, clientId, { amount: '0.05' })]
    const requestKey = randomUUID()
    const both = await Promise.all([bill(member, clientId, { requestKey }), bill(member, clientId, { requestKey })])
    expect(both[0].data.id).toBe(both[1].data.id)
    const { data: made } = both[0]
    expect(made).toMatchObject({
      number: `ST-${today.slice(0, 4)}-0001`,
      amount: '300.05',
      state: 'open',
      lines: [{ title: '检索服务', amount: '300.00' }, { amount: '0.05' }],
    })
    expect(await bill(member, clientId)).toMatchObject({ code: 61060 })
    const change = { version: 1, title: '改', chargedOn: today, amount: '1' }
    expect(await call('PUT', `/charge/${first.data.id}`, member, change)).toMatchObject({ code: 61061 })
    expect(await call('DELETE', `/charge/${first.data.id}`, member)).toMatchObject({ code: 61061 })

    const act = (id: string, version: number, name: string, rest: object = {}) =>
      call('PUT', `/statement/${id}`, member, { version, act: name, ...rest })
    expect(await act(made.id, 1, 'pay', { paidOn: addDays(today, 1) })).toMatchObject({ status: 400 })
    expect((await act(made.id, 1, 'pay')).data).toMatchObject({ state: 'paid', paidOn: today })
    expect(await act(made.id, 2, 'void')).toMatchObject({ code: 61062 })
    expect((await act(made.id, 2, 'unpay')).data).toMatchObject({ state: 'open', paidOn: null })
    expect(await act(made.id, 2, 'void')).toMatchObject({ code: 61001 })
    expect((await act(made.id, 3, 'void')).data).toMatchObject({ state: 'void', amount: '300.05', lineCount: 2 })
    expect(await act(made.id, 4, 'pay')).toMatchObject({ code: 61062 })

    expect(await call('PUT', `/charge/${second.data.id}`, member, change)).toMatchObject({ data: { amount: '1.00' } })
    const again = await bill(member, clientId, { chargeIds: [second.data.id] })
    expect(again.data).toMatchObject({ number: `ST-${today.slice(0, 4)}-0002`, amount: '1.00', lineCount: 1 })
    expect(await bill(member, clientId, { chargeIds: [first.data.id, second.data.id] })).toMatchObject({ code: 61060 })
    expect((await call('GET', `/statement/${made.id}`, member)).data.lines).toEqual(made.lines)
  })

  test('is a PDF and a spreadsheet, and stays when its client is removed', async () => {
    const member = await bench.member()
    const clientId = await addClient(member)
    await addCharge(member, clientId, { title: '答复审查意见', amount: '1,200.50' })
    const { data } = await bill(member, clientId, { dueOn: addDays(today, -1), note: '请汇款' })
    expect(data).toMatchObject({ state: 'overdue' })
    await addCharge(member, clientId)
    expect(await call('DELETE', `/client/${clientId}`, member)).toMatchObject({ code: 0 })
    expect((await call('GET', '/charge/page', member)).data).toMatchObject({
      total: 1,
      records: [{ clientName: null }],
    })
    expect((await call('GET', '/statement/page?state=overdue', member)).data.records).toMatchObject([
      { clientId: null, clientName: data.clientName },
    ])
    const pdf = await call('GET', `/statement/${data.id}/file?format=pdf`, member)
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
    const table = await call('GET', `/statement/${data.id}/file?format=xlsx`, member)
    expect((await workbookRows(table.body)).at(-1)).toEqual(expect.arrayContaining(['合计', 1200.5]))
  })

  test('comes before older ones, also beyond number 9999', async () => {
    const member = await bench.member()
    const clientId = await addClient(member)
    await addCharge(member, clientId)
    const { data: first } = await bill(member, clientId)
    const number = (no: number) => `ST-${today.slice(0, 4)}-${String(no).padStart(4, '0')}`
    // None of them is removed, so that their number is that of the next one.
    await bench.rows(
      `INSERT INTO client_statement (id, account_id, client_id, client_name, number, request_key, issued_on)
       SELECT gen_random_uuid(), account_id, client_id, client_name, left(number, 8) || lpad(no::text, 4, '0'), gen_random_uuid(), issued_on
       FROM client_statement, generate_series(2, 9999) no WHERE id = $1`,
      [first.id],
    )
    await bench.rows(
      `INSERT INTO client_statement_line (statement_id, position, title, charged_on, amount_fen)
       SELECT id, 1, '检索服务', issued_on, 1 FROM client_statement WHERE account_id = $1 AND id <> $2`,
      [member.id, first.id],
    )
    await addCharge(member, clientId)
    expect((await bill(member, clientId)).data.number).toBe(number(10_000))
    const { data } = await call('GET', '/statement/page?size=2', member)
    expect(data.records.map((record: { number: string }) => record.number)).toEqual([number(10_000), number(9999)])
  })

  test.each(['-1', 'a', '1.001', '99999999999', ''])('is not made of the amount %j', async (amount) => {
    const member = await bench.member()
    expect(await addCharge(member, await addClient(member), { amount })).toMatchObject({
      status: 400,
      data: { field: 'amount' },
    })
  })
})

test('a charge is for a client of one’s own and a right of the client', async () => {
  const [member, other] = [await bench.member(), await bench.member()]
  const [clientId, another] = [await addClient(member), await addClient(member)]
  const { data: item } = await call('POST', '/portfolio', member, {
    kind: 'software',
    office: 'CN',
    number: 'B1',
    title: '软件',
    clientId: another,
  })
  expect(await addCharge(member, clientId, { itemId: item.id })).toMatchObject({
    status: 400,
    data: { field: 'itemId' },
  })
  expect(await addCharge(other, clientId)).toMatchObject({ status: 404 })
  expect(await bill(other, clientId)).toMatchObject({ status: 404 })
})

test('a client that is deleted while others charge, bill and name it leaves no charge that nobody can bill', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await bench.member()
    const clientId = await addClient(member)
    await addCharge(member, clientId)
    const { data: made } = await bill(member, clientId)
    const all = await Promise.all([
      addCharge(member, clientId),
      addCharge(member, clientId),
      call('DELETE', `/client/${clientId}`, member),
      addCharge(member, clientId),
      call('PUT', `/statement/${made.id}`, member, { version: 1, act: 'void' }),
      bill(member, clientId),
      call('POST', '/charge/collect', member, { clientId, serviceFee: '1' }),
      call('POST', '/agent', member, { kind: 'firm', name: '代理所', clientId }),
      call('POST', '/applicant', member, { type: 'Organization', applicantName: '青松科技', clientId }),
      call('POST', '/portfolio', member, { kind: 'software', office: 'CN', number: 'S1', title: '软件', clientId }),
    ])
    expect(all.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual([])
    expect((await call('GET', '/charge/page?billed=false', member)).data.total).toBe(0)
  }
})

test('what is left of many charges is what a plain sum says; an unknown cost is said', async () => {
  const member = await bench.member()
  const clientId = await addClient(member)
  const below = randomBelow(20_261_130)
  const rights = new Map<string, { amount: number; cost: number | null }>()
  for (let at = 0; at < 3; at++) {
    const draft = { kind: 'software', office: 'CN', number: `P${at}`, title: `软件 ${at}`, clientId }
    rights.set((await call('POST', '/portfolio', member, draft)).data.id, { amount: 0, cost: 0 })
  }
  const ids = [...rights.keys()]
  for (let count = 0; count < 40; count++) {
    const itemId = ids[below(ids.length)]!
    const [amount, cost] = [below(1_000_000), below(5) === 0 ? null : below(1_000_000)]
    const sum = rights.get(itemId)!
    rights.set(itemId, {
      amount: sum.amount + amount,
      cost: sum.cost === null || cost === null ? null : sum.cost + cost,
    })
    await addCharge(member, clientId, {
      itemId,
      amount: (amount / 100).toFixed(2),
      cost: cost === null ? null : (cost / 100).toFixed(2),
    })
  }
  const { data } = await call('GET', '/profit/page?size=10', member)
  expect(data.records.length).toBe([...rights.values()].filter(({ amount }) => amount > 0).length)
  for (const { itemId, amount, cost, profit } of data.records) {
    const sum = rights.get(itemId)!
    expect([amount, cost, profit]).toEqual([
      (sum.amount / 100).toFixed(2),
      sum.cost === null ? null : (sum.cost / 100).toFixed(2),
      sum.cost === null ? null : ((sum.amount - sum.cost) / 100).toFixed(2),
    ])
  }
})

test('the workload is by who is responsible', async () => {
  const member = await bench.member()
  const certificate = (clientId: string | null, days: number) =>
    call('POST', '/portfolio', member, {
      kind: 'certificate',
      office: 'CN',
      number: randomUUID(),
      title: '证书',
      state: 'live',
      expiresOn: addDays(today, days),
      clientId,
    })
  const [first, second] = [
    await addClient(member, { responsible: '王五' }),
    await addClient(member, { responsible: '王五' }),
  ]
  const none = await addClient(member)
  for (const [clientId, days] of [
    [first, 5],
    [first, 60],
    [second, 300],
    [none, 30],
    [null, 31],
  ] as const)
    await certificate(clientId, days)
  expect((await call('GET', '/workload', member)).data).toEqual([
    { responsible: '王五', clients: 2, rights: 3, due30: 1, due90: 2, passed: 0, undecided: 0 },
    { responsible: null, clients: 1, rights: 2, due30: 1, due90: 2, passed: 0, undecided: 0 },
  ])
})
