import { randomInt, randomUUID } from 'node:crypto'
import { openScheduledCases } from '../../apps/worker/src/cases/open-scheduled-cases.repository.ts'
import { remindOfDeadlines } from '../../apps/worker/src/cases/remind-of-deadlines.repository.ts'
import { queryBuilder } from '../../packages/db/src/index.ts'
import { addMonths, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { entitlementGrants, fulfilOrder } from '../../packages/orders/src/index.ts'
import type { ApiCalls } from './api-calls.ts'
import { checkCases, type Money, type SequenceCase } from './case-invariants.ts'
import { buildProduct } from './catalogue.ts'
import { grantCredit } from './credit.ts'
import { anOverseasDraft, aQuotationOffer } from './quotations.ts'
import { randomBelow } from './random-below.ts'
import { buildMark } from './registers.ts'
import { formOf, pngOf } from './sample-files.ts'
import { buildStaff } from './staff.ts'

type Method = 'GET' | 'POST'

const company = {
  type: 'Organization',
  country: 'CN',
  nameCn: '云澜科技有限公司',
  idType: 'creditCode',
  idNumber: '91440300708461136T',
  addressCn: '深圳市南山区科技园',
}
const contact = { name: '李四', phone: '13800138000' }
const EVENTS = ['submit', 'requestDocuments', 'file', 'accept', 'complete', 'refuse', 'withdraw'] as const

/** What random actions on cases need beside the API: products with prices, and staff. */
export async function prepareCaseSequences(bench: ApiCalls) {
  for (const [code, minor] of [
    ['trademark.renewal', 45_000],
    ['trademark.lateRenewal', 22_500],
    ['trademark.application', 27_000],
    ['trademark.extraItem', 2700],
  ] as const)
    await bench.rows(
      `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
       VALUES ($1, 'CN', $2, 'trademark', $2, $2, 'CNY', $3, '2019-07-01', 'test', 'test') ON CONFLICT DO NOTHING`,
      [randomUUID(), code, minor],
    )
  const sku = (...codes: string[]) => ({
    priceFen: 35_000,
    quantityMax: 1000,
    planId: null,
    planUnits: 0,
    officialFees: codes.map((code) => ({ office: 'CN', code })),
  })
  const sold = { orderGroup: 'Case' as const, plan: null }
  await buildProduct(bench, {
    ...sold,
    productType: 5,
    skus: [sku('trademark.renewal'), sku('trademark.renewal', 'trademark.lateRenewal')],
  })
  await buildProduct(bench, {
    ...sold,
    productType: 1,
    skus: [sku('trademark.application'), sku('trademark.extraItem')],
  })
  await buildProduct(bench, { ...sold, productType: 29, skus: [sku()] })
  await buildProduct(bench, { ...sold, productType: 3, mode: 'contact', skus: [sku()] })
  return { staff: [await buildStaff(bench.api), await buildStaff(bench.api)] as const }
}
type Prepared = Awaited<ReturnType<typeof prepareCaseSequences>>

/**
 * Lets a member, two of the staff, payments, refunds, the worker and time act at random on cases of several types, with
 * versions that are out of date among them, and then brings each case to its end. The same seed gives the same actions.
 * @throws Error that names the seed and the actions, where a case is not as it must be
 */
export async function runCaseSequence(
  bench: ApiCalls,
  prepared: Prepared,
  { seed, steps }: { seed: number; steps: number },
): Promise<void> {
  const actions: string[] = []
  const world = await createWorld(bench, prepared, randomBelow(seed))
  try {
    for (let step = 0; step < steps; step++) {
      actions.push(await world.act())
      await checkCases(bench, world.cases, world.money)
    }
    actions.push('rest')
    await world.comeToRest()
    await checkCases(bench, world.cases, world.money, { isAtRest: true })
  } catch (error) {
    throw new Error(
      `sequence ${seed} (${actions.join(', ')}): ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

async function createWorld(bench: ApiCalls, { staff }: Prepared, random: (bound: number) => number) {
  const member = await bench.member()
  const cases: SequenceCase[] = []
  const money: Money = { paid: new Set(), credited: new Set(), refunding: new Set() }
  let isResting = false
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  const own = async (method: Method, url: string, payload?: object) => {
    const response = await bench.call(method, url, { as: member.token, ...(payload && { payload }) })
    if (response.status >= 500) throw new Error(`${method} ${url}: ${response.status}`)
    return response
  }
  const desk = async (by: (typeof staff)[number], method: Method, url: string, payload?: object) => {
    const response = await bench.call(method, `/admin/manage/cases/${url}`, {
      headers: by.headers,
      ...(payload && { payload }),
    })
    if (response.status >= 500) throw new Error(`${method} ${url}: ${response.status}`)
    return response
  }
  const versionOf = async (id: string): Promise<number> => {
    const { version } = (await own('GET', `/trademark/case/${id}`)).data
    // Somebody who looked at the page before the last change.
    return !isResting && random(6) === 0 ? Math.max(1, version - 1) : version
  }

  async function order(productType: number, content: object) {
    const { data: draft } = await own('POST', '/trademark/case/draft', {
      productType,
      content: { ...content, applicant: company, contact },
    })
    const { data: check } = await own('POST', `/trademark/case/draft/${draft.id}/check`)
    const payload = { version: draft.version, total: check.price.total, agree: true }
    const { data } = await own('POST', `/trademark/case/draft/${draft.id}/order`, payload)
    cases.push(...data.cases.map(({ caseId }: { caseId: string }) => ({ id: caseId, orderId: data.orderId })))
  }
  async function orderRenewal() {
    const months = pick([-2, 14, 14])
    const number = String(10_000_000 + randomInt(80_000_000))
    await buildMark(bench, {
      application_number: number,
      registration_number: number,
      registration_number_keys: [number],
      mark_text: '云澜',
      classes: [9],
      expires_on: addMonths(todayIn(HOME_ZONE, new Date()), months),
    })
    await order(5, { marks: [{ number, name: '云澜', classes: [9] }] })
  }
  const orderRegistration = () =>
    order(1, {
      mark: { kind: 'text', text: '岚舟', image: null },
      colour: 'blackAndWhite',
      portrait: 'no',
      description: '无特殊含义',
      foreignWords: 'no',
      sector: 'I',
      subSector: '65',
      priority: 'no',
      goods: [9, 35].map((classNo) => ({ id: `c${classNo}`, classNo, group: '', cn: '软件', en: null })),
    })
  const orderReissue = () => order(29, { marks: [{ number: '12345678', name: '云澜', classes: [9] }], reason: 'lost' })

  /** Two of the staff quote a registration in two countries, and it is ordered twice, by what was quoted last. */
  const orderQuoted = async () => {
    const { data: draft } = await own('POST', '/trademark/case/draft', anOverseasDraft({ countries: ['JP', 'US'] }))
    const url = `/trademark/case/draft/${draft.id}`
    const { data: quotation } = await own('POST', `${url}/quotation`, { version: draft.version })
    const { lines, ...offer } = aQuotationOffer()
    const send = (by: (typeof staff)[number], version: number, serviceFee: string) =>
      bench.call('POST', `/admin/manage/case-quotations/${quotation.id}/offer`, {
        headers: by.headers,
        payload: { ...offer, version, lines: [0, 1].map((caseIndex) => ({ ...lines[0], caseIndex, serviceFee })) },
      })
    const answers = await Promise.all(staff.map((by) => send(by, quotation.version, '1000.00')))
    if (answers.filter(({ code }) => code === 0).length !== 1) throw new Error('not one of two staff has quoted')
    const outdated = (await own('GET', `${url}/quotation`)).data[0]
    if (random(2) === 0) await send(pick(staff), outdated.version, '900.00')
    const latest = (await own('GET', `${url}/quotation`)).data[0]
    const orders = await Promise.all(
      [outdated, latest, latest].map(({ id, version, price }) =>
        own('POST', `${url}/order`, {
          version: draft.version,
          total: price.total,
          agree: true,
          quotation: { id, version },
        }),
      ),
    )
    const receipts = orders.filter(({ code }) => code === 0).map(({ data }) => data)
    if (new Set(receipts.map(({ orderId }) => orderId)).size !== 1) throw new Error('a quotation was not ordered once')
    const { orderId, cases: made } = receipts[0]
    const [{ total }] = (await bench.rows<{ total: number }>(
      'SELECT total_fen AS total FROM service_order WHERE id = $1',
      [orderId],
    )) as [{ total: number }]
    if ((total / 100).toFixed(2) !== latest.price.total) throw new Error(`ordered for ${total} fen`)
    cases.push(...made.map(({ caseId }: { caseId: string }) => ({ id: caseId, orderId })))
  }

  const pay = async ({ orderId }: SequenceCase) => {
    const paid = await bench.rows(
      `UPDATE service_order SET status = 'paid', paid_at = now(), pay_method = 'corporate'
       WHERE id = $1 AND paid_at IS NULL AND closed_at IS NULL RETURNING id`,
      [orderId],
    )
    if (paid.length === 0) return
    money.paid.add(orderId)
    // As the job that follows a payment does.
    await fulfilOrder(queryBuilder(bench.pool), { orderId, grants: entitlementGrants, at: new Date() })
  }
  let limitFen = 0
  const grant = async (fen = pick([0, 100_000, 300_000, 1_000_000])) => {
    await grantCredit(bench, staff, member.id, { amount: (fen / 100).toFixed(2) })
    limitFen = fen
  }
  /** Orders are put on account at the same time, and what they cost together is within the limit. */
  const putOnAccount = async (targets: readonly SequenceCase[]) => {
    const orderIds = [...new Set(targets.map(({ orderId }) => orderId))]
    const answers = await Promise.all(orderIds.map((id) => own('POST', `/order/order/${id}/credit`, {})))
    const put = orderIds.filter((_id, at) => answers[at]!.code === 0 && answers[at]!.data.isOnCredit)
    const isNew = put.some((id) => !money.credited.has(id))
    for (const id of put) money.credited.add(id)
    const [{ used }] = (await bench.rows<{ used: number }>(
      `SELECT coalesce(sum(total_fen), 0)::int AS used FROM service_order WHERE account_id = $1 AND credit_at IS NOT NULL
       AND paid_at IS NULL AND closed_at IS NULL`,
      [member.id],
    )) as [{ used: number }]
    if (isNew && used > limitFen) throw new Error(`${used} fen are on account, of ${limitFen}`)
  }
  const refund = async ({ orderId }: SequenceCase) => {
    const { code } = await own('POST', `/order/order/${orderId}/refund`, { reason: '不办了' })
    if (code === 0) money.refunding.add(orderId)
  }
  const returnMoney = async ({ orderId }: SequenceCase) => {
    if (!money.refunding.has(orderId)) return
    if (random(2) === 0) {
      await bench.rows(`UPDATE service_order SET refund_status = 'done' WHERE id = $1`, [orderId])
      return
    }
    await bench.rows(`UPDATE service_order SET refund_status = 'rejected' WHERE id = $1`, [orderId])
    money.refunding.delete(orderId)
  }
  const provide = async ({ id }: SequenceCase) => {
    for (const kind of (await own('GET', `/trademark/case/${id}`)).data.missingDocuments) {
      const fileId = randomUUID()
      await bench.rows(
        `INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes)
         VALUES ($1, $2, 'private', $3, '执照.pdf', 'priority', 'application/pdf', 12)`,
        [fileId, member.id, `${fileId}.pdf`],
      )
      await own('POST', `/trademark/case/${id}/document`, { kind, fileId })
    }
  }
  const submit = async ({ id }: SequenceCase) =>
    own('POST', `/trademark/case/${id}/submit`, { version: await versionOf(id) })
  const withdraw = async ({ id }: SequenceCase) =>
    own('POST', `/trademark/case/${id}/withdraw`, { version: await versionOf(id), reason: '不办了' })
  const move = async ({ id }: SequenceCase, event: string = pick(EVENTS)) =>
    desk(pick(staff), 'POST', `${id}/move`, {
      version: await versionOf(id),
      event,
      reason: '测试',
      ...(event === 'file' && { officeNumber: 'TM1' }),
    })
  const record = async ({ id }: SequenceCase) => {
    const { letterKinds } = (await desk(pick(staff), 'GET', id)).data
    if (letterKinds.length === 0) return
    const periods = letterKinds.filter(({ beginsPeriod }: { beginsPeriod: boolean }) => beginsPeriod)
    const kinds: { kind: string }[] = periods.length > 0 && random(3) > 0 ? periods : letterKinds
    const form = formOf([
      ['kind', pick(kinds).kind],
      ['datedOn', todayIn(HOME_ZONE, new Date())],
      ['method', pick(['electronic', 'post', ''])],
      ['file', pngOf(20, 20), '通知.png'],
    ])
    await bench.call('POST', `/admin/manage/cases/${id}/letter`, {
      payload: form.payload,
      headers: { ...pick(staff).headers, ...form.headers },
    })
  }
  /** Time passes: what lay ahead comes nearer. Two workers wake up. */
  const wait = async (days = 1 + random(90)) => {
    const ids = cases.map(({ id }) => id)
    await bench.rows(`UPDATE trademark_case SET file_from = file_from - $2::int WHERE id = ANY($1)`, [ids, days])
    const site = { pool: bench.pool, siteUrl: 'https://example.com', now: () => new Date() }
    await Promise.all([openScheduledCases(site), openScheduledCases(site), remindOfDeadlines(site)])
  }
  const completeAndSubmit = async (target: SequenceCase) => {
    await pay(target)
    await provide(target)
    await submit(target)
  }
  const submitOnAccount = async (target: SequenceCase) => {
    await putOnAccount([target])
    await provide(target)
    await submit(target)
  }
  /** Two of the staff change the same cases at once, some of them as they were before. */
  const changeSeveral = async () => {
    const items = await Promise.all(
      cases.map(async ({ id }, at) => ({ id, version: await versionOf(id), officeNumber: `TM${at}` })),
    )
    const change = (by: (typeof staff)[number]) =>
      desk(by, 'POST', 'bulk', {
        change: pick(['claim', 'release', 'assign', 'file', 'file', 'requestDocuments']),
        items: items.slice(random(items.length)),
        assigneeId: staff[0].id,
        reasons: { cn: '请补充', en: 'Please provide' },
      })
    await Promise.all(staff.map(change))
  }
  /** Two people press at the same time. */
  const race = async (target: SequenceCase) => {
    const both = [() => move(target, 'file'), () => withdraw(target), () => refund(target), () => submit(target)]
    await Promise.all([pick(both)(), pick(both)()])
  }

  const begin: readonly [string, () => Promise<unknown>][] = [
    ['order renewal', orderRenewal],
    ['order registration', orderRegistration],
    ['order reissue', orderReissue],
    ['order by a quotation', orderQuoted],
  ]
  const onCase: readonly [string, (target: SequenceCase) => Promise<unknown>][] = [
    ['pay', pay],
    ['put on account', () => putOnAccount(cases.slice(random(cases.length)))],
    ['put on account', (target) => putOnAccount([target])],
    ['change limit', () => grant()],
    ['provide', provide],
    ['submit', submit],
    ['complete and submit', completeAndSubmit],
    ['complete and submit', completeAndSubmit],
    ['file', (target) => move(target, 'file')],
    ['file', (target) => move(target, 'file')],
    ['move', move],
    ['move', move],
    ['withdraw', withdraw],
    ['cancel order', ({ orderId }) => own('POST', `/order/order/${orderId}/cancel`, {})],
    ['refund', refund],
    ['return money', returnMoney],
    ['record', record],
    ['record', record],
    ['request documents', (target) => move(target, 'requestDocuments')],
    [
      'assign',
      async ({ id }) => desk(pick(staff), 'POST', `${id}/assign`, { version: await versionOf(id), isMine: true }),
    ],
    ['change several', changeSeveral],
    ['wait', () => wait()],
    ['race', race],
  ]

  /** What people do who look at the state of the case first. */
  const sensible: Record<string, readonly [string, (target: SequenceCase) => Promise<unknown>][]> = {
    preparing: [
      ['complete and submit', completeAndSubmit],
      ['submit on account', submitOnAccount],
    ],
    scheduled: [
      ['wait', () => wait()],
      ['request documents', (target) => move(target, 'requestDocuments')],
    ],
    ready: [
      ['put on account', (target) => putOnAccount([target])],
      ['file', (target) => move(target, 'file')],
      ['request documents', (target) => move(target, 'requestDocuments')],
    ],
    filed: [
      ['record', record],
      ['accept', (target) => move(target, 'accept')],
    ],
    accepted: [['record', record]],
  }

  return {
    cases,
    money,
    async act(): Promise<string> {
      if (limitFen === 0 && cases.length === 0) await grant(1_000_000)
      const isFirst = cases.length === 0
      if (isFirst || random(20) === 0) {
        const [name, act] = pick(begin)
        await act()
        return name
      }
      const target = pick(cases)
      const { state } = (await own('GET', `/trademark/case/${target.id}`)).data
      const [name, act] = pick((random(2) === 0 && sensible[state]) || onCase)
      await act(target)
      return name
    },
    /** Everybody does what is left to do, until nothing is. */
    async comeToRest() {
      isResting = true
      for (const target of cases)
        for (let turn = 0; turn < 8; turn++) {
          const { state, payment } = (await own('GET', `/trademark/case/${target.id}`)).data
          if (['completed', 'refused', 'withdrawn'].includes(state)) break
          if (money.refunding.has(target.orderId) && payment === 'refunding') {
            await bench.rows(`UPDATE service_order SET refund_status = 'rejected' WHERE id = $1`, [target.orderId])
            money.refunding.delete(target.orderId)
          }
          if (payment === 'closed' || payment === 'refunded') await move(target, 'withdraw')
          else if (state === 'preparing') await completeAndSubmit(target)
          else if (state === 'scheduled') await wait(400)
          else if (state === 'ready') {
            await pay(target)
            await move(target, 'file')
          } else await move(target, pick(['complete', 'refuse']))
        }
      for (const target of cases) await pay(target)
    },
  }
}
