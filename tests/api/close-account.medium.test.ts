import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccountClearing } from '../../apps/worker/src/identity/clear-account.repository.ts'
import { clearAccountHandler } from '../../apps/worker/src/identity/clear-account.ts'
import { clearedTables, partlyClearedTables, preservedTables, queryBuilder } from '../../packages/db/src/index.ts'
import { parsePhone } from '../../packages/domain/src/people/phone.ts'
import { notifyMember } from '../../packages/jobs/src/index.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildOrder, buildProduct } from '../support/catalogue.ts'
import { createMemberObjects, type Member, type MemberObjects } from '../support/member-objects.ts'
import { buildPaidOrder } from '../support/paid-order.ts'
import { buildGrant } from '../support/plans.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let objects: MemberObjects
let staff: Awaited<ReturnType<typeof buildStaff>>
let member: Member
beforeAll(async () => {
  bench = await createApiBench({}, { search: 1000, patentSearch: 1000 })
  objects = createMemberObjects(bench)
  staff = await buildStaff(bench.api)
  await bench.api.ready()
  await objects.prepare()
})
afterAll(() => bench?.close())
beforeEach(async () => {
  member = await bench.member()
})

const rows = <Row = Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  bench.rows<Row>(statement, values)
const manage = (method: 'GET' | 'POST', path: string, payload?: object, language: 'cn' | 'en' = 'cn') =>
  bench.call(method, `/admin/manage/${path}`, { as: staff.token, language, ...(payload && { payload }) })
const close = ({ id, phone }: { id: string; phone: string }, input: object = {}, language: 'cn' | 'en' = 'cn') =>
  manage('POST', `users/${id}/close`, { phone, reason: '本人来信要求', ...input }, language)
const statusOf = async (id: string) => (await manage('GET', `users/${id}`)).data.status
const runOf = () => ({
  jobId: randomUUID(),
  lease: randomUUID(),
  signal: new AbortController().signal,
  progress: async () => {},
})
/** Does the jobs that clear an account, as the worker does; gives the keys of the objects that were deleted. */
async function clear(accountId: string): Promise<string[]> {
  const deleted: string[] = []
  const handle = clearAccountHandler({
    clearRows: createAccountClearing(queryBuilder(bench.pool)),
    objects: { delete: async (key) => void deleted.push(key) },
  })
  const jobs = await rows<{ payload: { accountId: string; objectKeys: string[] } }>(
    `UPDATE job SET state = 'completed', finished_at = now()
     WHERE name = 'clear-account' AND state = 'queued' AND payload->>'accountId' = $1 RETURNING payload`,
    [accountId],
  )
  for (const { payload } of jobs) await handle(payload, runOf())
  return deleted
}
const tablesOfAccounts = async () =>
  (
    await rows<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'account'::regclass`,
    )
  ).map(({ name }) => name)
/** In which tables an account has rows. */
async function tablesOf(id: string): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOfAccounts()) {
    const column = table === 'stored_file' ? 'owner_id' : 'account_id'
    if ((await rows(`SELECT FROM ${table} WHERE ${column} = $1`, [id])).length > 0) found.push(table)
  }
  return found.toSorted()
}
/** An order that is paid and fulfilled. */
async function aCompleteOrder(of: Member) {
  const id = await buildPaidOrder(bench.pool, of, () => 0)
  await rows(`UPDATE service_order SET status = 'complete', completed_at = now() WHERE id = $1`, [id])
  return id
}

test('every table that refers to accounts is cleared, cleared in part or preserved', async () => {
  const known = [...clearedTables, ...partlyClearedTables, ...preservedTables]
  expect(known.toSorted()).toEqual((await tablesOfAccounts()).toSorted())
})

describe('an account that is closed', () => {
  test('loses what belongs to its member alone, with all objects of the store', async () => {
    await objects.address(member)
    await objects.contact(member)
    await objects.title(member)
    await objects.quote(member)
    await objects.queryShare(member)
    await objects.applicant(member)
    await objects.applicantDocument(member)
    await objects.hostingAgent(member)
    await objects.clientStatement(member)
    const [paper] = await rows<{ bucket: string; file_name: string }>(
      `SELECT bucket, file_name FROM stored_file WHERE owner_id = $1 AND kind = 'applicantDocument'`,
      [member.id],
    )
    await objects.notice(member)
    await objects.text(member)
    await objects.memory(member)
    await objects.glossary(member)
    await objects.patentAlert(member)
    await objects.patentNumbers(member)
    await objects.patentList(member)
    await objects.partnerKey(member)
    await objects.partnerWebhook(member)
    await objects.monitorHit(member)
    await objects.bulkQuery(member)
    // Searches are logged after their answers.
    await expect.poll(() => rows('SELECT FROM search_log WHERE account_id = $1', [member.id])).toHaveLength(3)
    const reportNo = await objects.report(member)
    const document = await objects.document(member)
    const avatar = await objects.storedFile(member, 'avatar')
    const licence = await objects.storedFile(member)
    await rows('UPDATE account SET avatar_file_id = $2 WHERE id = $1', [member.id, avatar.id])
    await rows(
      `INSERT INTO certification (id, account_id, company_name, credit_code, postal_code, address, office_phone, email,
         licence_file_id, state, submitted_at, due_on)
       VALUES (gen_random_uuid(), $1, '云澜', '91440300708461136T', '518057', '深圳', '0755-86013388', 'a@example.com', $2,
         'review', now(), now())`,
      [member.id, licence.id],
    )
    await rows('INSERT INTO monitor_calendar (account_id, token) VALUES ($1, $2)', [member.id, randomUUID()])
    const [report] = await rows<{ id: string }>('SELECT id FROM registrability_report WHERE number = $1', [reportNo])
    const [stored] = await rows<{ key: string }>('SELECT storage_key AS key FROM translation_document WHERE id = $1', [
      document,
    ])
    expect((await tablesOf(member.id)).length).toBeGreaterThan(20)

    expect(await close(member)).toMatchObject({ status: 200, code: 0, data: { status: 'closed', sessions: 0 } })
    expect(await tablesOf(member.id)).toEqual([])
    expect((await clear(member.id)).toSorted()).toEqual(
      // Once at once, and once when nothing can have been under way any more.
      [1, 2]
        .flatMap(() => [
          `files/${avatar.bucketName}/${avatar.fileName}`,
          `files/${licence.bucketName}/${licence.fileName}`,
          `files/${paper!.bucket}/${paper!.file_name}`,
          `reports/${report!.id}.pdf`,
          stored!.key,
        ])
        .toSorted(),
    )
    expect((await rows('SELECT FROM glossary_entry WHERE en = $1', ['secret bearing'])).length).toBe(0)
  })

  test('holds nothing that tells whose it was, and its phone can be registered anew', async () => {
    const personal = {
      wechat_id: randomUUID(),
      nickname: 'N1',
      name: 'N2',
      company_name: 'N3',
      industry: 'N4',
      email: 'n5@example.com',
      address: 'N6',
      city: 'N7',
      postcode: 'N8',
      country: 'N9',
      gender: 'N10',
      user_source: 'N11',
      invitation_code: 'N12',
      remark: 'N13',
      disabled_reason: 'N14',
      card_level: 30,
    }
    const one = await bench.member(personal)
    await close(one)
    const [account] = await rows('SELECT * FROM account WHERE id = $1', [one.id])
    const left = Object.values(account!).filter((value) => typeof value === 'string')
    for (const value of [one.phone, ...Object.values(personal)]) expect(left).not.toContain(value)
    expect(account).toMatchObject({ password_hash: null, wechat_id: null, card_level: 0, status: 'closed' })
    expect(account!['closed_at']).toBeInstanceOf(Date)
    expect(parsePhone(String(account!['phone']))).toBeNull()

    const again = await bench.member({ phone: one.phone })
    expect(await statusOf(again.id)).toBe('active')
    expect((await bench.call('GET', '/admin/user/current', { as: again.token })).status).toBe(200)
    expect((await bench.call('GET', '/admin/user/current', { as: one.token })).status).toBe(424)
  })

  test('loses drafts and cases that were never filed, and leaves a filed one with its documents', async () => {
    const owner = await bench.member()
    await objects.caseDraft(owner)
    const open = await objects.caseDocument(owner)
    const filed = await objects.caseDocument(owner)
    const { number } = await rows(
      `UPDATE trademark_case SET state = 'filed', filed_at = now() WHERE id = $1 RETURNING number`,
      [filed.id],
    ).then(([row]) => row as { number: string })
    expect((await close(owner)).msg).toContain(number)
    await rows(`UPDATE trademark_case SET state = 'completed' WHERE id = $1`, [filed.id])
    expect(await close(owner)).toMatchObject({ status: 200, code: 0 })
    expect(await rows('SELECT id FROM trademark_case WHERE account_id = $1', [owner.id])).toEqual([{ id: filed.id }])
    expect(await rows('SELECT id FROM case_draft WHERE account_id = $1', [owner.id])).toEqual([])
    expect(await rows(`SELECT FROM state_change WHERE subject_type = 'case' AND subject_id = $1`, [open.id])).toEqual(
      [],
    )
    const files = await rows(
      'SELECT f.id, d.case_id FROM stored_file f LEFT JOIN case_document d ON d.file_id = f.id WHERE f.owner_id = $1',
      [owner.id],
    )
    expect(files).toMatchObject([{ case_id: filed.id }])
  })

  test('leaves orders, payments, proofs, invoices and their history', async () => {
    const orderId = await aCompleteOrder(member)
    const { id: invoiceId } = await objects.invoice(member, { state: 'invoiced' })
    await rows(`UPDATE service_order SET status = 'complete' WHERE account_id = $1`, [member.id])
    await rows(`UPDATE invoice SET state = 'mailed' WHERE id = $1`, [invoiceId])
    const proof = await objects.storedFile(member, 'voucher')
    await rows(
      `INSERT INTO payment_voucher (id, account_id, file_id, payer, amount_fen, paid_on, state)
       VALUES (gen_random_uuid(), $1, $2, '买方', 100, now(), 'approved')`,
      [member.id, proof.id],
    )
    await rows(
      `INSERT INTO state_change (id, subject_type, subject_id, event, to_state, actor_type, actor_name)
       VALUES (gen_random_uuid(), 'order', $1, 'create', 'paid', 'member', $2)`,
      [orderId, member.phone],
    )
    const preserved = () =>
      rows(
        `SELECT to_jsonb(o) AS row FROM service_order o WHERE account_id = $1
         UNION ALL SELECT to_jsonb(i) FROM invoice i WHERE account_id = $1
         UNION ALL SELECT to_jsonb(r) FROM receipt r WHERE account_id = $1
         UNION ALL SELECT to_jsonb(v) FROM payment_voucher v WHERE account_id = $1
         UNION ALL SELECT to_jsonb(q) FROM quote q WHERE account_id = $1
         UNION ALL SELECT to_jsonb(f) FROM stored_file f WHERE owner_id = $1
         UNION ALL SELECT to_jsonb(s) FROM state_change s WHERE subject_id = $2`,
        [member.id, orderId],
      )
    const before = await preserved()
    expect(await close(member)).toMatchObject({ code: 0 })
    expect(await preserved()).toEqual(before)
    expect(await clear(member.id)).toEqual([])
  })

  test('ends what was bought, and keeps reports that were delivered for it', async () => {
    const purchase = await buildGrant(bench.api, member.id, [{ services: ['report'], total: 9 }], { kind: 'purchase' })
    const grant = await buildGrant(bench.api, member.id, [{ services: ['search'], total: 9 }])
    const query = { tradeMarkText: '云澜', classify: '9' }
    const order = { as: member.token, payload: { query, lang: 'cn' } }
    const { data } = await bench.call('POST', '/common/query/analyzeReportV2', order)
    expect(await close(member)).toMatchObject({ status: 409, code: 10213 })
    await rows(`UPDATE registrability_report SET state = 'delivered' WHERE number = $1`, [data.reportNo])
    expect(await close(member)).toMatchObject({ code: 0 })
    expect(await rows('SELECT number FROM registrability_report WHERE account_id = $1', [member.id])).toEqual([
      { number: data.reportNo },
    ])
    const left = await rows<{ id: string; revoked_at: Date }>('SELECT * FROM entitlement WHERE account_id = $1', [
      member.id,
    ])
    expect(left).toMatchObject([{ id: purchase, revoked_at: expect.any(Date) }])
    expect(left.map(({ id }) => id)).not.toContain(grant)
  })

  test('has its unpaid orders cancelled and its jobs stopped', async () => {
    const { orderId } = await buildOrder(bench, member, [{ skuId: (await buildProduct(bench)).skuId }])
    const jobId = randomUUID()
    await rows(
      `INSERT INTO job (id, queue, name, payload, owner_id, available_at)
       VALUES ($1, 'exports', 'export-file', '{}', $2, now() + interval '1 day')`,
      [jobId, member.id],
    )
    expect(await close(member)).toMatchObject({ code: 0 })
    expect(await rows('SELECT closed_at FROM service_order WHERE id = $1', [orderId])).toEqual([
      { closed_at: expect.any(Date) },
    ])
    expect(await rows('SELECT state FROM job WHERE id = $1', [jobId])).toEqual([{ state: 'cancelled' }])
  })

  test('takes a shared glossary from those who follow it, and nothing else of theirs', async () => {
    const follower = await bench.member()
    const { id: sharedId } = await objects.glossary(member)
    const { id: ownId } = await objects.glossary(follower)
    for (const id of [sharedId, ownId])
      await rows('INSERT INTO glossary_follower (glossary_id, account_id) VALUES ($1, $2)', [
        id,
        id === sharedId ? follower.id : member.id,
      ])
    await close(member)
    expect(await rows('SELECT glossary_id FROM glossary_follower WHERE account_id = $1', [follower.id])).toEqual([])
    expect(await rows('SELECT id FROM glossary WHERE account_id = $1', [follower.id])).toEqual([{ id: ownId }])
  })

  test('is listed as closed and nothing else can be done with it', async () => {
    await close(member)
    const { data } = await manage('GET', 'users?status=closed&size=100')
    expect(data.records.map(({ id }: { id: string }) => id)).toContain(member.id)
    for (const status of ['active', 'disabled', 'locked'])
      expect(JSON.stringify(await manage('GET', `users?status=${status}&size=100`))).not.toContain(member.id)
    for (const act of ['enable', 'unlock']) await manage('POST', `users/${member.id}/${act}`)
    await manage('POST', `users/${member.id}/disable`, { reason: 'x' })
    expect(await statusOf(member.id)).toBe('closed')
    const [plan] = await rows<{ id: string }>(`SELECT id FROM plan WHERE code = 'singleReport'`)
    const grant = { requestId: randomUUID(), planId: plan!.id, kind: 'grant' }
    const refused = await manage('POST', `users/${member.id}/entitlements`, grant)
    expect(refused).toMatchObject({ status: 409, code: 10214 })
    expect((await manage('GET', `users/${member.id}/entitlements`)).data.records).toEqual([])
  })

  test('is notified of nothing', async () => {
    await close(member)
    const words = { title: 'a', content: 'b' }
    await notifyMember(bench.pool, member.id, { type: 'service', texts: { cn: words, en: words }, link: '/' })
    expect(await tablesOf(member.id)).toEqual([])
  })
})

test('closing twice, also at once, is closing once, and it is written down with the phone and the reason', async () => {
  const responses = await Promise.all([close(member), close(member)])
  for (const response of [...responses, await close(member)]) expect(response.data.status).toBe('closed')
  const log = await rows('SELECT action, subject_name, facts FROM audit_entry WHERE subject_id = $1', [member.id])
  expect(log).toEqual([{ action: 'user.close', subject_name: member.phone, facts: { reason: '本人来信要求' } }])
  expect(
    await rows(`SELECT FROM job WHERE name = 'clear-account' AND payload->>'accountId' = $1`, [member.id]),
  ).toHaveLength(2)
})

test('another phone, no reason or an unknown user close nothing', async () => {
  const other = await bench.member()
  expect(await close(member, { phone: other.phone })).toMatchObject({ status: 400, data: { field: 'phone' } })
  expect(await close(member, { reason: ' ' })).toMatchObject({ status: 400, data: { field: 'reason' } })
  expect((await close({ id: randomUUID(), phone: other.phone })).status).toBe(404)
  expect([await statusOf(member.id), await statusOf(other.id)]).toEqual(['active', 'active'])
})

describe('an account is not closed in the midst of', () => {
  const aPayment = (state: string) =>
    rows(
      `INSERT INTO payment (id, number, account_id, method, scene, amount_fen, state, expires_at)
       VALUES (gen_random_uuid(), $2, $1, 'wechat', 'qr', 100, $3::payment_state, now())`,
      [member.id, `P${randomUUID()}`, state],
    )
  const aRefund = (state: string) =>
    rows(
      `INSERT INTO refund (id, number, receipt_id, order_id, state, amount_fen, reason)
       SELECT gen_random_uuid(), $2, a.receipt_id, a.order_id, $3::refund_state, 100, 'x'
       FROM receipt_allocation a JOIN service_order o ON o.id = a.order_id WHERE o.account_id = $1`,
      [member.id, `F${randomUUID()}`, state],
    )
  const aPaperInvoice = async (state: string) => {
    const { id } = await objects.invoice(member, { state: 'invoiced' })
    await rows(`UPDATE service_order SET status = 'complete' WHERE account_id = $1`, [member.id])
    await rows(`UPDATE invoice SET delivery = 'paper', state = $2::invoice_state WHERE id = $1`, [id, state])
  }

  test.each<[string, string, () => Promise<unknown>, string]>([
    ['an order that is paid', '订单 O', () => buildPaidOrder(bench.pool, member, () => 0), 'order'],
    [
      'a review of a transfer',
      '汇款凭证待审核',
      async () => {
        const { orderId } = await buildOrder(bench, member, [{ skuId: (await buildProduct(bench)).skuId }])
        await rows(`UPDATE service_order SET status = 'pendingReview' WHERE id = $1`, [orderId])
      },
      'under review',
    ],
    [
      'an order of which a part is paid',
      '订单 O',
      async () => {
        const { orderId } = await buildOrder(bench, member, [{ skuId: (await buildProduct(bench)).skuId }])
        const [receipt] = await rows<{ id: string }>(
          `INSERT INTO receipt (id, method, transaction_id, amount_fen, allocated_fen, received_at, account_id)
           VALUES (gen_random_uuid(), 'transfer', $2, 100, 100, now(), $1) RETURNING id`,
          [member.id, `T${randomUUID()}`],
        )
        await rows('INSERT INTO receipt_allocation (order_id, receipt_id, amount_fen) VALUES ($1, $2, 100)', [
          orderId,
          receipt!.id,
        ])
      },
      'is not complete',
    ],
    ['a payment', '支付 P', () => aPayment('open'), 'payment P'],
    [
      'a refund',
      '退款 F',
      async () => {
        await aCompleteOrder(member)
        await aRefund('requested')
      },
      'refund F',
    ],
    [
      'a refund that the provider has refused',
      '退款 F',
      async () => {
        await aCompleteOrder(member)
        await aRefund('failed')
      },
      'refund F',
    ],
    ['an application for an invoice', '发票 I', () => aPaperInvoice('applied'), 'invoice I'],
    ['an invoice that is not mailed', '发票 I', () => aPaperInvoice('invoiced'), 'invoice I'],
    ['the reversal of an invoice', '发票 I', () => aPaperInvoice('reversing'), 'invoice I'],
  ])('%s, which the refusal names', async (_, cn, begin, en) => {
    await begin()
    const refused = await close(member)
    expect(refused).toMatchObject({ status: 409, code: 10213 })
    expect(refused.msg).toContain(cn)
    expect((await close(member, {}, 'en')).msg).toContain(en)
    expect(await statusOf(member.id)).toBe('active')
    expect((await bench.call('GET', '/admin/user/current', { as: member.token })).status).toBe(200)
  })

  test('what has ended is no obstacle', async () => {
    await aCompleteOrder(member)
    await aRefund('rejected')
    await aRefund('withdrawn')
    await aPayment('closed')
    await aPayment('succeeded')
    expect(await close(member)).toMatchObject({ code: 0 })
  })
})

test('what staff have written about requests for it goes, and nothing of it waits for approval', async () => {
  const [plan] = await rows<{ id: string }>(`SELECT id FROM plan WHERE code = 'singleReport'`)
  for (const state of ['requested', 'approved', 'rejected'])
    await rows(
      `INSERT INTO staff_approval
         (id, kind, state, account_id, plan_id, payload, reason, requester_id, requested_by, decision_reason)
       VALUES (gen_random_uuid(), 'grant', $3::staff_approval_state, $1, $2, '{"days": 365, "note": "N1"}', 'N2',
         gen_random_uuid(), 'A', 'N3')`,
      [member.id, plan!.id, state],
    )
  expect(await close(member)).toMatchObject({ code: 0 })
  const left = await rows('SELECT * FROM staff_approval WHERE account_id = $1 ORDER BY state, decided_at', [member.id])
  expect(left).toMatchObject([
    { state: 'approved', payload: { days: 365 }, decision_reason: null },
    { state: 'rejected', decided_at: expect.any(Date) },
    { state: 'rejected' },
  ])
  for (const text of ['N1', 'N2', 'N3']) expect(JSON.stringify(left)).not.toContain(text)
})

test('what a member writes while the account is closed goes too', async () => {
  const write = (at: number) =>
    bench.call('POST', '/admin/contact', { as: member.token, payload: { name: `李 ${at}`, phone: '13800138000' } })
  const [closed] = await Promise.all([close(member), ...Array.from({ length: 8 }, (_, at) => write(at))])
  expect(closed).toMatchObject({ code: 0 })
  // As a request would that was let in before and writes afterwards.
  const fileName = `${randomUUID()}.png`
  await rows(`INSERT INTO contact (id, account_id, name, phone) VALUES (gen_random_uuid(), $1, '李', '1')`, [member.id])
  await rows(
    `INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes)
     VALUES (gen_random_uuid(), $1, 'private', $2, 'a.png', 'doc', 'image/png', 1)`,
    [member.id, fileName],
  )
  await rows(`UPDATE account SET phone = $2, nickname = 'N' WHERE id = $1`, [member.id, member.phone])
  expect(await clear(member.id)).toEqual([])
  expect(await tablesOf(member.id)).toEqual([])
  expect(await clear(member.id)).toEqual([`files/private/${fileName}`])
  const [account] = await rows('SELECT phone, nickname FROM account WHERE id = $1', [member.id])
  expect(account).toEqual({ phone: expect.stringMatching(/^closed-/), nickname: null })
})

test('a job that names an account which is not closed clears nothing', async () => {
  await objects.contact(member)
  const handle = clearAccountHandler({
    clearRows: createAccountClearing(queryBuilder(bench.pool)),
    objects: { delete: async () => {} },
  })
  await handle({ accountId: member.id, objectKeys: [] }, runOf())
  expect(await tablesOf(member.id)).toEqual(['contact', 'session'])
})

test('an object that cannot be deleted holds up no others and is tried again', async () => {
  const deleted: string[] = []
  const handle = clearAccountHandler({
    clearRows: createAccountClearing(queryBuilder(bench.pool)),
    objects: {
      delete: async (key) => {
        if (key === 'a/stuck.png') throw new Error('denied')
        deleted.push(key)
      },
    },
  })
  const payload = { accountId: member.id, objectKeys: ['a/stuck.png', 'a/good.png'] }
  await expect(handle(payload, runOf())).rejects.toThrow('denied')
  expect(deleted).toEqual(['a/good.png'])
})
