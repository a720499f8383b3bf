import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { aCase } from '../support/member-objects.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'
import { anOverseasDraft } from '../support/quotations.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let partner: TestPartner
beforeAll(async () => {
  bench = await createApiBench()
  await buildProduct(bench, { productType: aCase.productType, plan: null, skus: [{ priceFen: 30_000, planId: null }] })
})
afterAll(() => bench?.close())
// A key may make twenty calls at once.
beforeEach(async () => {
  partner = await buildPartner(bench)
})

const begin = async () => (await partner.call('POST', '/case-drafts', { payload: aCase })).json
async function upload(purpose: string, file = pngOf(60, 60)) {
  const { payload, headers } = formOf([
    ['purpose', purpose],
    ['file', file, '委托书.png'],
  ])
  return partner.call('POST', '/case-files', { payload, headers })
}
async function ordered(): Promise<string> {
  const draft = await begin()
  const { json } = await partner.call('GET', `/case-drafts/${draft.id}/check`)
  const payload = { version: draft.version, total: json.price.total, agree: true }
  return (await partner.call('POST', `/case-drafts/${draft.id}/order`, { payload })).json.cases[0].id
}

test('a draft is begun, saved, checked and ordered, its case gets its documents and is submitted', async () => {
  const types = (await partner.call('GET', '/case-types')).json.data
  const type = types.find(({ productType }: { productType: number }) => productType === aCase.productType)
  expect(type.isSold).toBe(true)
  expect(type.documents.map(({ kind }: { kind: string }) => kind)).toContain('powerOfAttorney')
  const draft = await begin()
  const empty = { version: draft.version, content: { ...draft.content, marks: [] } }
  const saved = await partner.call('PATCH', `/case-drafts/${draft.id}`, { payload: empty })
  expect(saved.json).toMatchObject({ version: draft.version + 1, content: { marks: [] } })
  const wrong = (await partner.call('GET', `/case-drafts/${draft.id}/check`)).json
  expect(wrong).toMatchObject({ problems: [{ path: 'marks', code: 'marksMissing' }], price: null })
  expect(wrong.problems[0].message).toMatch(/mark/)
  const again = { version: saved.json.version, content: draft.content }
  const full = (await partner.call('PATCH', `/case-drafts/${draft.id}`, { payload: again })).json
  const { price } = (await partner.call('GET', `/case-drafts/${draft.id}/check`)).json
  expect(price).toMatchObject({ total: '300.00', currency: 'CNY' })

  const order = (changes: object, key = 'first-order-1') =>
    partner.call('POST', `/case-drafts/${draft.id}/order`, {
      payload: { version: full.version, total: price.total, agree: true, ...changes },
      headers: { 'idempotency-key': key },
    })
  expect((await order({ version: draft.version }, 'other-key-1')).status).toBe(409)
  expect((await order({ total: '1.00' }, 'other-key-2')).json).toMatchObject({ code: 'rule_violated', reason: 60202 })
  const made = await order({})
  expect(made.status).toBe(201)
  expect((await order({})).json).toEqual(made.json)
  const [{ id }] = made.json.cases
  const found = (await partner.call('GET', `/cases/${id}`)).json
  expect(found).toMatchObject({
    state: 'preparing',
    payment: 'unpaid',
    missingDocuments: ['businessLicence', 'powerOfAttorney'],
  })
  const early = await partner.call('POST', `/cases/${id}/submit`, { payload: { version: found.version } })
  expect(early.json).toMatchObject({ reason: 60116 })

  let current = found
  for (const kind of found.missingDocuments) {
    const { json } = await upload('document')
    current = (await partner.call('POST', `/cases/${id}/documents`, { payload: { kind, fileId: json.id } })).json
  }
  expect(current.missingDocuments).toEqual([])
  const submitted = await partner.call('POST', `/cases/${id}/submit`, { payload: { version: current.version } })
  expect(submitted.json).toMatchObject({ id, state: 'ready' })
})

test('cases are listed page by page, the newest first', async () => {
  const own = [await ordered(), await ordered(), await ordered()].toReversed()
  const first = (await partner.call('GET', '/cases?limit=2')).json
  const second = (await partner.call('GET', `/cases?limit=2&cursor=${encodeURIComponent(first.nextCursor)}`)).json
  const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
  expect(ids.slice(0, 3)).toEqual(own)
})

test('a file must be what it is for, and be of the account', async () => {
  expect((await upload('document', Buffer.from('<svg/>'))).status).toBe(415)
  expect((await upload('mark', pngOf(60, 60))).status).toBe(400)
  expect((await upload('invoice')).status).toBe(400)
  const id = await ordered()
  const other = await buildPartner(bench)
  const { payload, headers } = formOf([
    ['purpose', 'document'],
    ['file', pngOf(60, 60), '执照.png'],
  ])
  const theirs = (await other.call('POST', '/case-files', { payload, headers })).json.id
  const added = await partner.call('POST', `/cases/${id}/documents`, {
    payload: { kind: 'powerOfAttorney', fileId: theirs },
  })
  expect(added.json).toMatchObject({ reason: 60114 })
})

test('a key of another product, and a test key, have no cases', async () => {
  const other = await buildPartner(bench, { scopes: ['trademarks'] })
  expect((await other.call('GET', '/cases')).json.code).toBe('scope_missing')
  const trial = await buildPartner(bench, { isTest: true })
  expect((await trial.call('GET', '/cases')).json.code).toBe('live_key_required')
})

test('a matter that staff quote is neither listed nor begun, saved, checked, deleted or ordered by a program', async () => {
  await buildProduct(bench, { productType: 3, mode: 'contact', plan: null, skus: [{ planId: null }] })
  const types = (await partner.call('GET', '/case-types')).json.data as { productType: number }[]
  expect(types.map(({ productType }) => productType)).not.toContain(3)
  const refused = { code: 'rule_violated', reason: 60150 }
  expect((await partner.call('POST', '/case-drafts', { payload: anOverseasDraft() })).json).toMatchObject(refused)
  const { content, productType } = anOverseasDraft()
  const [draft] = await bench.rows<{ id: string }>(
    `INSERT INTO case_draft (id, account_id, product_type, definition_version, content)
     VALUES (gen_random_uuid(), $1, $2, 1, $3) RETURNING id`,
    [partner.member.id, productType, content],
  )
  const url = `/case-drafts/${draft!.id}`
  const order = { version: 1, total: '1.00', agree: true }
  for (const { json } of [
    await partner.call('GET', url),
    await partner.call('PATCH', url, { payload: { version: 1, content } }),
    await partner.call('GET', `${url}/check`),
    await partner.call('POST', `${url}/order`, { payload: order, headers: { 'idempotency-key': 'quoted-order-1' } }),
    await partner.call('DELETE', url),
  ])
    expect(json).toMatchObject(refused)
  expect(await bench.rows('SELECT version FROM case_draft WHERE id = $1', [draft!.id])).toEqual([{ version: 1 }])
})

test('a webhook is called for what staff do with a case', async () => {
  const staff = await buildStaff(bench.api)
  const id = await ordered()
  await bench.rows(
    `INSERT INTO webhook (id, account_id, url, events, sealed_secret)
     SELECT gen_random_uuid(), account_id, 'https://example.com/hook', '{case.changed,case.message}', 'x' FROM trademark_case WHERE id = $1`,
    [id],
  )
  const { json } = await partner.call('GET', `/cases/${id}`)
  await bench.call('POST', `/admin/manage/cases/${id}/messages`, {
    headers: staff.headers,
    payload: { key: crypto.randomUUID(), text: '请补充执照', answers: 0 },
  })
  await bench.call('POST', `/admin/manage/cases/${id}/move`, {
    headers: staff.headers,
    payload: { version: json.version, event: 'withdraw', reason: '重复' },
  })
  const sent = await bench.rows<{ type: string; data: object }>(
    `SELECT type, body::jsonb->'data' AS data FROM webhook_delivery ORDER BY created_at`,
  )
  expect(sent).toMatchObject([
    { type: 'case.message', data: { caseId: id, caseNo: json.caseNo, text: '请补充执照' } },
    { type: 'case.changed', data: { caseId: id, caseNo: json.caseNo, event: 'withdraw', state: 'withdrawn' } },
  ])
})
