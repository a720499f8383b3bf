import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApiBench } from './api-bench.ts'
import { buildOrder, buildProduct } from './catalogue.ts'
import { buildSession } from './members.ts'
import { buildPaidOrder } from './paid-order.ts'
import { insertRow } from './insert-row.ts'
import { buildGrant } from './plans.ts'
import { buildMark, buildPatent } from './registers.ts'
import { formOf, pdf, pngOf } from './sample-files.ts'

export type Member = Awaited<ReturnType<ApiBench['member']>>

export const PATENT = 'CN110000001A'
const TRANSLATE = '/lantern/translateLan'
export const anAddress = {
  region: ['广东省', '深圳市', '南山区'],
  detail: '科技园路 1 号',
  recipient: '李四',
  phone: '13800138000',
}
export const aMonitorDraft = {
  name: '云澜',
  type: 'similar',
  query: { tradeMarkText: '云澜' },
  channels: ['site'],
  frequency: 'issue',
}

const CASE_FEN = 30_000
/** A complete draft of a matter that needs nothing of the register. */
export const aCase = {
  productType: 29,
  content: {
    marks: [{ number: '12345678', name: '云澜', classes: [9] }],
    reason: 'lost',
    applicant: {
      type: 'Organization',
      country: 'CN',
      nameCn: '云澜科技有限公司',
      idType: 'creditCode',
      idNumber: '91440300708461136T',
      addressCn: '深圳市南山区科技园',
    },
    contact: { name: '李四', phone: '13800138000' },
  },
}

/** Objects of accounts of every kind, made as their members make them where that is not the work of a worker. */
export function createMemberObjects(bench: ApiBench) {
  const { rows } = bench
  /** Makes one thing through the API and gives the answer's data. */
  async function post(owner: Member, url: string, payload: object, headers: Record<string, string> = {}) {
    const response = await bench.call('POST', url, { as: owner.token, payload, headers })
    if (response.code !== 0) throw new Error(`${url}: ${JSON.stringify(response)}`)
    return response.data
  }
  const send = async (owner: Member, url: string, ...entries: Parameters<typeof formOf>[0]) => {
    const { payload, headers } = formOf(entries)
    return post(owner, url, payload, headers)
  }
  const insert = async (table: string, columns: Record<string, unknown>): Promise<string> => {
    const row: Record<string, unknown> = { id: randomUUID(), ...columns }
    await insertRow(rows, table, row)
    return String(row['id'])
  }
  /** Waits for what is logged of the first search of a member, which is after its answer. */
  async function loggedSearch({ id }: Member) {
    while ((await rows('SELECT FROM search_log WHERE account_id = $1', [id])).length === 0) await pause(20)
  }

  const objects = {
    /** Records of the registers that objects of members refer to. */
    async prepare() {
      await buildPatent(bench, { public_id: PATENT, number: '110000001' })
      await buildMark(bench, { application_number: '1' })
    },

    address: async (owner: Member) => (await post(owner, '/admin/address', anAddress)).id as string,
    async contact(owner: Member) {
      await post(owner, '/admin/contact', { name: '李四', phone: '13800138000' })
      return (await bench.call('GET', '/admin/contact/getContact', { as: owner.token })).data.records[0].id as string
    },
    version: async ({ id }: Member) =>
      (await rows<{ version: number }>('SELECT version FROM account WHERE id = $1', [id]))[0]!.version,
    session: async (owner: Member) => (await buildSession(bench.api, owner.id)).sessionId,

    async storedFile(owner: Member, kind: 'licence' | 'voucher' | 'avatar' | 'tmSearch' | 'priority' = 'licence') {
      const { data } = await bench.call('POST', '/admin/sys-file/upload', {
        as: owner.token,
        ...formOf([
          ['type', kind],
          ['file', pngOf(40, 40), 'a.png'],
        ]),
      })
      return data as { id: string; url: string; fileName: string; bucketName: string }
    },

    caseDraft: async (owner: Member, productType: number = aCase.productType) =>
      (await post(owner, '/trademark/case/draft', { productType, content: aCase.content })).id as string,
    async case(owner: Member) {
      await buildProduct(bench, {
        productType: aCase.productType,
        plan: null,
        skus: [{ priceFen: CASE_FEN, planId: null }],
        position: 0,
      })
      const draft = await objects.caseDraft(owner)
      const url = `/trademark/case/draft/${draft}`
      const { price } = await post(owner, `${url}/check`, {})
      return (await post(owner, `${url}/order`, { version: 1, total: price.total, agree: true })).caseId as string
    },
    async caseOfType(owner: Member, productType: number) {
      const id = await objects.case(owner)
      await bench.rows('UPDATE trademark_case SET product_type = $2, definition_version = 1 WHERE id = $1', [
        id,
        productType,
      ])
      return id
    },
    async caseDocument(owner: Member) {
      const id = await objects.case(owner)
      const { id: fileId } = await objects.storedFile(owner, 'priority')
      const { documents } = await post(owner, `/trademark/case/${id}/document`, { kind: 'powerOfAttorney', fileId })
      return { id, documentId: documents[0].id as string }
    },

    async caseSignature(owner: Member) {
      const id = await objects.case(owner)
      const { signatures } = await post(owner, `/trademark/case/${id}/signature`, { form: 'powerOfAttorney' })
      return { id, signatureId: signatures[0].id as string }
    },
    /** A document of the office, as staff have recorded it. */
    async caseLetter(owner: Member) {
      const id = await objects.caseOfType(owner, 1)
      const letterId = randomUUID()
      const { id: fileId } = await objects.storedFile(owner, 'priority')
      await bench.rows('UPDATE stored_file SET owner_id = NULL WHERE id = $1', [fileId])
      await bench.rows(
        `INSERT INTO case_letter (id, case_id, kind, dated_on, file_id) VALUES ($1, $2, 'refusal', '2026-09-01', $3)`,
        [letterId, id, fileId],
      )
      return { id, letterId }
    },

    quote: async (owner: Member) =>
      (
        await post(owner, '/product/price/quote', {
          items: [{ skuId: (await buildProduct(bench)).skuId, quantity: 1 }],
        })
      ).quoteId as string,
    order: async (owner: Member) =>
      (await buildOrder(bench, owner, [{ skuId: (await buildProduct(bench)).skuId }])).orderId,
    async paymentLink(owner: Member) {
      const id = await objects.order(owner)
      const [link] = await post(owner, `/order/order/${id}/link`, {})
      return { id, linkId: link.id as string }
    },
    /** An order of a case whose member may put it on account. */
    async creditedOrder(owner: Member) {
      const caseId = await objects.case(owner)
      await rows(
        `INSERT INTO credit_limit (account_id, limit_fen, reason, requested_by, approved_by, updated_at)
         VALUES ($1, 100000000, 'test', 'test', 'test', now())`,
        [owner.id],
      )
      const [found] = await rows<{ id: string }>('SELECT order_id AS id FROM trademark_case WHERE id = $1', [caseId])
      return found!.id
    },
    paidOrder: (owner: Member) => buildPaidOrder(bench.pool, owner, () => 0),
    title: async (owner: Member) =>
      (await post(owner, '/order/invoicetitle', { type: 'normal', title: '买方', taxId: '91440300708461136T' }))
        .id as string,
    async invoice(owner: Member, { state = 'applied' }: { state?: 'applied' | 'auditFailed' | 'invoiced' } = {}) {
      const orderIds = [await objects.paidOrder(owner)]
      const titleId = await objects.title(owner)
      const { id } = await post(owner, '/order/invoice/apply', { orderIds, titleId, email: 'a@example.com' })
      await rows('UPDATE invoice SET state = $2::invoice_state WHERE id = $1', [id, state])
      if (state === 'invoiced') {
        const { id: fileId } = await objects.storedFile(owner)
        await rows('UPDATE invoice SET invoice_number = id, issued_on = now(), file_id = $2 WHERE id = $1', [
          id,
          fileId,
        ])
      }
      return { id: id as string, orderIds, titleId }
    },

    async bulkQuery(owner: Member) {
      const { id } = await post(owner, '/common/query/bulk', { entries: ['云澜'] })
      await loggedSearch(owner)
      return id as string
    },
    job: (owner: Member) =>
      insert('job', {
        queue: 'searches',
        name: 'run-bulk-query',
        payload: {},
        owner_id: owner.id,
        state: 'completed',
        finished_at: new Date(),
      }),
    async report(owner: Member) {
      await buildGrant(bench.api, owner.id, [{ services: ['report'], total: 9 }])
      const query = { tradeMarkText: '云澜', classify: '9' }
      return (await post(owner, '/common/query/analyzeReportV2', { query, lang: 'cn' })).reportNo as string
    },
    async savedQuery(owner: Member) {
      return (await post(owner, '/common/query/save', { query: { tradeMarkText: '云澜' } })).id as string
    },
    async queryShare(owner: Member) {
      const id = await objects.savedQuery(owner)
      return (await post(owner, `/common/query/share/${id}`, { days: 7 })).token as string
    },
    async applicant(owner: Member, clientId?: string) {
      const applicantName = `云澜科技${randomUUID().slice(0, 8)}`
      const draft = { applicantName, type: 'Organization', ...(clientId !== undefined && { clientId }) }
      return (await post(owner, '/custody/applicant', draft)).id as string
    },
    async applicantDocument(owner: Member, applicantId?: string) {
      const document = await send(
        owner,
        '/custody/information/upload',
        ['applicantId', applicantId ?? (await objects.applicant(owner))],
        ['kind', 'powerOfAttorney'],
        ['title', '代理委托书'],
        ['file', pdf, '委托书.pdf'],
      )
      return document.id as string
    },
    async hostingAgent(owner: Member, clientId?: string) {
      const draft = { kind: 'firm', name: `代理所 ${randomUUID().slice(0, 8)}`, ...(clientId && { clientId }) }
      return (await post(owner, '/custody/agent', draft)).id as string
    },
    async portfolioView(owner: Member) {
      const draft = { kind: 'mark', name: '视图', filters: {}, sort: 'title', columns: ['state'] }
      return (await post(owner, '/custody/portfolio/view', draft)).id as string
    },
    async hostingClient(owner: Member) {
      return (await post(owner, '/custody/client', { name: `客户 ${randomUUID().slice(0, 8)}` })).id as string
    },
    async clientCharge(owner: Member, clientId?: string, more: { itemId?: string } = {}) {
      const client = clientId ?? (await objects.hostingClient(owner))
      const draft = { clientId: client, title: '服务', chargedOn: '2026-01-01', amount: '100', ...more }
      return (await post(owner, '/custody/charge', draft)).id as string
    },
    /** Of a client that has a charge, or of a new one. */
    async clientStatement(owner: Member, clientId?: string) {
      const client = clientId ?? (await objects.hostingClient(owner))
      if (clientId === undefined) await objects.clientCharge(owner, client)
      return (await post(owner, '/custody/statement', { requestKey: randomUUID(), clientId: client })).id as string
    },
    letterTemplate: (owner: Member) =>
      insert('letter_template', { account_id: owner.id, name: '通知', content: Buffer.from('PK') }),
    async hostingShare(owner: Member) {
      const id = await objects.hostingClient(owner)
      const { share } = await post(owner, `/custody/client/${id}/share`, { to: 'guest@example.com', role: 'reader' })
      return { id, shareId: share.id as string }
    },
    async portfolioItem(owner: Member) {
      const number = randomUUID().slice(0, 8)
      const draft = { kind: 'certificate', office: 'CN', number, title: '证书', expiresOn: '2040-01-31' }
      return (await post(owner, '/custody/portfolio', draft)).id as string
    },
    async ownDeadline(owner: Member) {
      const itemId = await objects.portfolioItem(owner)
      return (await post(owner, '/custody/deadline', { itemId, title: '提交材料', dueOn: '2040-01-01' })).id as string
    },
    /** A table that was uploaded to be imported. */
    async portfolioTable(owner: Member) {
      const table = Buffer.from('类型;国家;申请号;名称\n证书;CN;GR1;证书')
      return (await send(owner, '/custody/portfolio/import/inspect', ['file', table, '资产.csv'])).id as string
    },
    async hostedPatent(owner: Member, parties: { clientId?: string; applicantId?: string } = {}) {
      const patent = {
        kind: 'patent',
        office: 'CN',
        number: `CN2020${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        title: '轴承',
        state: 'live',
        filedOn: '2030-03-10',
        registeredOn: '2033-03-01',
        ...parties,
      }
      return (await post(owner, '/custody/portfolio', patent)).id as string
    },
    /** With a patent that is hosted. */
    async clientWithPatent(owner: Member) {
      const clientId = await objects.hostingClient(owner)
      await objects.hostedPatent(owner, { clientId })
      return clientId
    },
    async applicantWithPatent(owner: Member) {
      const applicantId = await objects.applicant(owner)
      await objects.hostedPatent(owner, { applicantId })
      return applicantId
    },
    async annuity(owner: Member) {
      const id = await objects.hostedPatent(owner)
      const [annuity] = await rows<{ id: string }>(
        `SELECT id FROM portfolio_deadline WHERE item_id = $1 AND kind = 'annuity'`,
        [id],
      )
      return annuity!.id
    },
    async annuityReceipt(owner: Member) {
      const id = await objects.annuity(owner)
      const { id: fileId } = await objects.storedFile(owner, 'priority')
      await rows('UPDATE portfolio_deadline SET receipt_file_id = $2 WHERE id = $1', [id, fileId])
      return id
    },
    async decisionRequest(owner: Member) {
      const ids = [await objects.annuity(owner)]
      return (await post(owner, '/custody/decision/request', { ids })).id as string
    },
    portfolioImport: (owner: Member) =>
      insert('portfolio_import', {
        account_id: owner.id,
        file_name: 'a.csv',
        columns: ['号码'],
        row_count: 1,
        mapping: JSON.stringify({ number: 0 }),
        job_id: randomUUID(),
        finished_at: new Date(),
      }),
    hostingCalendar: (owner: Member) =>
      insert('hosting_calendar', { account_id: owner.id, token_hash: randomUUID(), language: 'cn' }),
    searchLog: (owner: Member) =>
      insert('search_log', {
        account_id: owner.id,
        product: 'trademark',
        search_type: 'text',
        content: '云澜',
        total: 1,
        initiator: 'website',
      }),
    notice: (owner: Member) =>
      insert('notice', { account_id: owner.id, type: 'service', title_cn: '云澜', content_cn: '云澜' }),

    async text(owner: Member) {
      const input = { sourceText: '所述轴承固定在壳体上。', direction: 'zh-cn_en-us' }
      return (await post(owner, `${TRANSLATE}/translate`, input)).logId as string
    },
    async document(owner: Member, { isDone = false } = {}) {
      const file = Buffer.from('所述轴承固定在壳体上。')
      const { id } = await send(owner, `${TRANSLATE}/document`, ['file', file, '说明书.txt'])
      if (isDone) {
        await rows(`UPDATE translation_document SET status = 'done', direction = 'zh-cn_en-us' WHERE id = $1`, [id])
        await rows(`UPDATE translation_segment SET target = 'The bearing.' WHERE document_id = $1`, [id])
      }
      return id as string
    },
    async glossary(owner: Member) {
      const { id } = await post(owner, `${TRANSLATE}/glossary`, { name: '轴承' })
      const entry = { zh: '轴承', en: 'secret bearing', ja: null, note: '' }
      const { id: entryId } = await post(owner, `${TRANSLATE}/glossary/${id}/entries`, entry)
      return { id: id as string, entryId: entryId as string }
    },
    memory: (owner: Member) =>
      insert('translation_memory_entry', {
        account_id: owner.id,
        direction: 'zh-cn_en-us',
        source_key: randomUUID(),
        source: '轴承',
        target: 'bearing',
        origin: 'import',
      }),

    async patentAlert(owner: Member) {
      const alert = { channels: ['site'], frequency: 'issue' }
      return (await post(owner, '/patent/alert', { query: { keyword: '轴承' }, alert })).id as string
    },
    async patentNumbers(owner: Member) {
      const { importId } = await post(owner, '/patent/excel/appNosOrPubNosExcelImport', { numbers: [PATENT] })
      await loggedSearch(owner)
      return importId as string
    },
    patentList: async (owner: Member) =>
      (await post(owner, '/patent/list', { name: '清单', ids: [PATENT] })).id as string,

    partnerKey: async (owner: Member) =>
      (await post(owner, '/admin/partner/key', { name: '内部系统', scopes: ['trademarks'] })).key.id as string,
    /** A webhook of an address that nobody can call, and a delivery to it. */
    async partnerWebhook(owner: Member) {
      const input = { url: 'https://8.8.8.8/hook', events: ['job.failed'] }
      const { webhook } = await post(owner, '/admin/partner/webhook', input)
      await rows('UPDATE webhook SET url = $2 WHERE id = $1', [webhook.id, 'https://hook.invalid/a'])
      const deliveryId = await insert('webhook_delivery', {
        webhook_id: webhook.id,
        event_id: randomUUID(),
        type: 'job.failed',
        body: '{}',
        state: 'failed',
      })
      return { id: webhook.id as string, deliveryId }
    },

    monitor: async (owner: Member) => (await post(owner, '/trademark/monitoring', aMonitorDraft)).id as string,
    /** A hit of a monitor, and the digest that it is in. */
    async monitorHit(owner: Member) {
      const monitorId = await objects.monitor(owner)
      const digestId = await insert('monitor_digest', { monitor_id: monitorId, hit_count: 1 })
      const [mark] = await rows<{ id: number }>('SELECT id FROM trademark LIMIT 1')
      const hitId = await insert('monitor_hit', {
        monitor_id: monitorId,
        trademark_id: mark!.id,
        kind: 'new',
        change: 'import 1',
        data_version: 1,
        digest_id: digestId,
      })
      return { monitorId, digestId, hitId }
    },
  }
  return objects
}
export type MemberObjects = ReturnType<typeof createMemberObjects>

export const glossaryFile = () => formOf([['file', Buffer.from('zh,en,ja,note\n泵,pump,,\n'), 'terms.csv']])

/**
 * All that belongs to an account, and all that refers to it or its objects and belongs to no other, as text: what others
 * have changed shows.
 */
export function createBelongings({ rows }: Pick<ApiBench, 'rows'>) {
  let statement: Promise<string> | undefined
  const build = async () => {
    const tables = await rows<{ name: string }>(
      `WITH owned AS (SELECT conrelid FROM pg_constraint WHERE contype = 'f' AND confrelid = 'account'::regclass)
       SELECT conrelid::regclass::text AS name FROM owned
       UNION SELECT conrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND confrelid IN (SELECT conrelid FROM owned)
       UNION SELECT 'job'`,
    )
    return tables
      .map(
        ({ name }) => `SELECT '${name} ' || to_jsonb(t)::text AS row FROM ${name} t
           WHERE t::text LIKE ANY($1) AND coalesce(to_jsonb(t)->>'account_id', $2) = $2`,
      )
      .join(' UNION ALL ')
  }
  return async (ownerId: string, objectIds: readonly string[]): Promise<string[]> => {
    const found = await rows<{ row: string }>(await (statement ??= build()), [
      [ownerId, ...objectIds].map((id) => `%${id}%`),
      ownerId,
    ])
    return found.map(({ row }) => row).toSorted()
  }
}
