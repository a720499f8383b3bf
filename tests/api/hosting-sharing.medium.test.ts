import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexOperations } from '../../apps/api/src/kernel/contract-document.ts'
import { createFolderStore } from '../../packages/storage/src/index.ts'
import { patentDue, sellAnnuities } from '../support/annuities.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import type { createApiCalls } from '../support/api-calls.ts'
import { runExport } from '../support/exports.ts'
import { createMemberObjects, type Member, type MemberObjects } from '../support/member-objects.ts'
import { formOf, pdf } from '../support/sample-files.ts'
import { workbookRows } from '../support/workbook-rows.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof createApiCalls>['call']>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Request = { method: Method; url: string; payload?: object; form?: Parameters<typeof formOf>[0] }

const roles = ['owner', 'editor', 'reader', 'former', 'other'] as const
type Role = (typeof roles)[number]
/** The least role in a client with which an operation does something about it; `former` and `other` have none. */
type Level = 'reader' | 'editor' | 'owner'
const included = {
  reader: ['owner', 'editor', 'reader'],
  editor: ['owner', 'editor'],
  owner: ['owner'],
} as const satisfies Record<Level, Role[]>

/** What a request of the shared client refers to; what it needs is the owner's. */
type Shared = { clientId: string; owner: Member; objects: MemberObjects }
type Access = {
  level: Level
  /** With an object that no other request has. */
  request: (shared: Shared, caller: Member) => Promise<Request>
  /** How one sees that the request did something about the client; that it was not refused, where left out. */
  finds?: (answer: Answer, shared: Shared, request: Request) => boolean | undefined | Promise<boolean>
}

const get = (url: string): Request => ({ method: 'GET', url })
const send = (method: Method, url: string, payload?: object): Request => ({ method, url, ...(payload && { payload }) })
type Listed = { id: string; clientId?: string | null; deadline?: { clientId: string | null } }
const listed =
  (key: (record: Listed) => unknown) =>
  ({ data }: Answer, { clientId }: Shared) =>
    (data?.records ?? data ?? []).some((record: Listed) => key(record) === clientId)
const isDone = ({ data }: Answer) => data?.done === 1
const ofClient = (record: Listed) => record.clientId
const ofAnnuity = ({ deadline }: Listed) => deadline?.clientId
const drafted = (clientId: string | null) => ({
  kind: 'software',
  office: 'CN',
  number: `S${randomInt(1e9)}`,
  title: '软件',
  clientId,
})

let dataDir: string
let bench: ApiBench
let shared: Shared
const callers = {} as Record<Role, Member>

const add = async (item: object) => (await call(callers.owner, send('POST', '/custody/portfolio', item))).data
const software = async ({ clientId }: Shared) => add(drafted(clientId))
const annuityOf = async ({ clientId }: Shared) => (await add(patentDue({ clientId }))).deadlines[0].id as string
const ownDeadline = async (of: Shared) => {
  const { id: itemId } = await software(of)
  const { data } = await call(
    of.owner,
    send('POST', '/custody/deadline', { itemId, title: '材料', dueOn: '2040-01-01' }),
  )
  return data as { id: string; version: number }
}
/** A client of its own, whose removal changes nothing for the other requests. */
const anotherClient = async ({ objects, owner }: Shared) => objects.hostingClient(owner)
const clientShare = async ({ objects, owner }: Shared) => objects.hostingShare(owner)
const decisionLink = async (of: Shared) => {
  const ids = [await annuityOf(of)]
  return (await call(of.owner, send('POST', '/custody/decision/request', { ids }))).data
}
const tokenOf = (url: string) => url.split('#').at(-1)!

const aPlan = { isOn: true, daysBefore: [30], interval: 'daily', bySite: true, byEmail: false, emails: [] }
/** The version of a reminder plan of the client. */
const plan = async ({ clientId, owner }: Shared) => {
  const { data } = await call(owner, get(`/custody/reminder?clientId=${clientId}`))
  const saved = await call(
    owner,
    send('PUT', `/custody/reminder?clientId=${clientId}`, { ...aPlan, version: data.version }),
  )
  return saved.data.version as number
}

const table: Record<string, Access> = {
  listHostingClients: {
    level: 'reader',
    request: async () => get('/custody/client'),
    finds: listed(({ id }) => id),
  },
  updateHostingClient: {
    level: 'owner',
    request: async ({ clientId, owner }) => {
      const { data } = await call(owner, get('/custody/client'))
      const { version } = data.find(({ id }: { id: string }) => id === clientId)
      return send('PUT', `/custody/client/${clientId}`, { version, name: '共享客户' })
    },
  },
  deleteHostingClient: {
    level: 'owner',
    request: async (of) => send('DELETE', `/custody/client/${await anotherClient(of)}`),
  },
  listHostingShares: {
    level: 'owner',
    request: async ({ clientId }) => get(`/custody/client/${clientId}/share`),
    // A member of a client sees the own share alone.
    finds: ({ data }) => (data ?? []).length > 1,
  },
  inviteToHosting: {
    level: 'owner',
    request: async ({ clientId }) =>
      send('POST', `/custody/client/${clientId}/share`, { to: 'new@example.com', role: 'editor' }),
  },
  changeHostingShare: {
    level: 'owner',
    request: async (of) => {
      const { id, shareId } = await clientShare(of)
      return send('PUT', `/custody/client/${id}/share/${shareId}`, { role: 'editor' })
    },
  },
  endHostingShare: {
    level: 'owner',
    request: async (of) => {
      const { id, shareId } = await clientShare(of)
      return send('DELETE', `/custody/client/${id}/share/${shareId}`)
    },
  },
  createPortfolioItem: {
    level: 'editor',
    request: async ({ clientId }) => send('POST', '/custody/portfolio', drafted(clientId)),
  },
  getPortfolioItem: {
    level: 'reader',
    request: async (of) => get(`/custody/portfolio/${(await software(of)).id}`),
  },
  updatePortfolioItem: {
    level: 'editor',
    request: async (of) => {
      const { id, version } = await software(of)
      return send('PUT', `/custody/portfolio/${id}`, { version, title: '改名' })
    },
  },
  deletePortfolioItem: {
    level: 'editor',
    request: async (of) => send('DELETE', `/custody/portfolio/${(await software(of)).id}`),
  },
  settleDifference: {
    level: 'editor',
    request: async (of) => {
      const { id } = await software(of)
      await bench.rows(
        `UPDATE portfolio_item SET register = '{"title":"登记名"}', register_key = 'x', differences = '{title}' WHERE id = $1`,
        [id],
      )
      return send('POST', `/custody/portfolio/${id}/difference`, { version: 1, field: 'title', choice: 'keep' })
    },
  },
  changePortfolioItems: {
    level: 'editor',
    request: async (of) => send('POST', '/custody/portfolio/bulk', { ids: [(await software(of)).id], act: 'delete' }),
    finds: isDone,
  },
  listPortfolio: {
    level: 'reader',
    request: async () => get('/custody/portfolio/page?size=100'),
    finds: listed(ofClient),
  },
  exportPortfolio: {
    level: 'reader',
    request: async ({ clientId }) => send('POST', '/custody/portfolio/export', { format: 'xlsx', clientId }),
    finds: async ({ data }) => {
      const { fileId } = (await runExport(bench.pool, dataDir, data.jobId)) as { fileId: string }
      const object = await createFolderStore(join(dataDir, 'objects')).find(`files/private/${fileId}.xlsx`)
      return (await workbookRows(await buffer(object!.stream))).length > 1
    },
  },
  importPortfolio: {
    level: 'owner',
    request: async ({ clientId }, caller) => {
      const form = formOf([['file', Buffer.from('类型;国家;申请号;名称\n证书;CN;GR1;证书'), '资产.csv']])
      const { data } = await bench.call('POST', '/custody/portfolio/import/inspect', { as: caller.token, ...form })
      return send('POST', '/custody/portfolio/import', { id: data.id, mapping: data.mapping, clientId })
    },
  },
  addOwnDeadline: {
    level: 'editor',
    request: async (of) =>
      send('POST', '/custody/deadline', { itemId: (await software(of)).id, title: '材料', dueOn: '2040-01-01' }),
  },
  changeHostingDeadline: {
    level: 'editor',
    request: async (of) => {
      const { id, version } = await ownDeadline(of)
      return send('PUT', `/custody/deadline/${id}`, { version, isDone: true })
    },
  },
  deleteOwnDeadline: {
    level: 'editor',
    request: async (of) => send('DELETE', `/custody/deadline/${(await ownDeadline(of)).id}`),
  },
  listHostingDeadlines: {
    level: 'reader',
    request: async (of) => {
      await ownDeadline(of)
      return get('/custody/deadline/page?size=100')
    },
    finds: listed(ofClient),
  },
  decideDeadlines: {
    level: 'editor',
    request: async (of) => send('POST', '/custody/deadline/decide', { ids: [await annuityOf(of)], decision: 'keep' }),
    finds: isDone,
  },
  getPatentAnnuities: {
    level: 'reader',
    request: async ({ clientId, objects, owner }) =>
      get(`/patent/annualFee/${await objects.hostedPatent(owner, { clientId })}`),
  },
  listAnnuities: {
    level: 'reader',
    request: async (of) => {
      await annuityOf(of)
      return get('/custody/annualFee/page?size=100')
    },
    finds: listed(ofAnnuity),
  },
  quoteAnnuities: {
    level: 'editor',
    request: async (of) => send('POST', '/custody/annualFee/quote', { ids: [await annuityOf(of)] }),
    finds: ({ data }) => data?.items?.length === 1,
  },
  orderAnnuities: {
    level: 'editor',
    request: async (of) => {
      const ids = [await annuityOf(of)]
      const { data } = await call(of.owner, send('POST', '/custody/annualFee/quote', { ids }))
      return send('POST', '/custody/annualFee/order', {
        ids,
        total: data.total,
        agree: true,
        requestKey: randomUUID(),
      })
    },
  },
  downloadAnnuityReceipt: {
    level: 'reader',
    request: async (of) => {
      const id = await annuityOf(of)
      const { id: fileId } = await of.objects.storedFile(of.owner, 'priority')
      await bench.rows('UPDATE portfolio_deadline SET receipt_file_id = $2 WHERE id = $1', [id, fileId])
      return get(`/custody/annualFee/${id}/receipt`)
    },
    finds: ({ status }) => status === 200,
  },
  askForDecision: {
    level: 'editor',
    request: async (of) => send('POST', '/custody/decision/request', { ids: [await annuityOf(of)] }),
  },
  listHostingChanges: {
    level: 'reader',
    request: async ({ clientId }) => get(`/custody/change/page?clientId=${clientId}`),
    finds: ({ data }) => (data?.total ?? 0) > 0,
  },
  getHostingOverview: {
    level: 'reader',
    request: async ({ clientId }) => get(`/custody/home/overview?clientId=${clientId}`),
    finds: ({ data }) => data?.counts.some(({ total }: { total: number }) => total > 0),
  },
  downloadHostingCalendar: {
    level: 'reader',
    request: async ({ clientId }) => get(`/custody/calendar?clientId=${clientId}`),
    finds: ({ status }) => status === 200,
  },
  createHostingCalendarFeed: {
    level: 'reader',
    request: async ({ clientId }) => send('POST', '/custody/calendar/feed', { clientId }),
  },
  getHostingReminder: {
    level: 'owner',
    request: async ({ clientId }) => get(`/custody/reminder?clientId=${clientId}`),
  },
  updateHostingReminder: {
    level: 'owner',
    request: async ({ clientId, owner }) => {
      const { data } = await call(owner, get(`/custody/reminder?clientId=${clientId}`))
      return send('PUT', `/custody/reminder?clientId=${clientId}`, { ...aPlan, version: data.version })
    },
  },
  listHostingReminders: {
    level: 'owner',
    request: async (of) => {
      await plan(of)
      return get('/custody/reminder/list')
    },
    finds: listed(ofClient),
  },
  deleteHostingReminder: {
    level: 'owner',
    request: async (of) => send('DELETE', `/custody/reminder?clientId=${of.clientId}&version=${await plan(of)}`),
  },
  createApplicant: {
    level: 'owner',
    request: async ({ clientId }) =>
      send('POST', '/custody/applicant', { applicantName: `申请人 ${randomInt(1e9)}`, type: 'Organization', clientId }),
  },
  listApplicants: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) => {
      await objects.applicant(owner, clientId)
      return get(`/custody/applicant/list?clientId=${clientId}`)
    },
    finds: ({ data }) => (data ?? []).length > 0,
  },
  getApplicant: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) =>
      get(`/custody/applicant/${await objects.applicant(owner, clientId)}`),
  },
  updateApplicant: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) =>
      send('PUT', `/custody/applicant/${await objects.applicant(owner, clientId)}`, {
        version: 1,
        applicantName: `申请人 ${randomInt(1e9)}`,
        type: 'Individual',
      }),
  },
  deleteApplicant: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) =>
      send('DELETE', `/custody/applicant/${await objects.applicant(owner, clientId)}`),
  },
  mergeApplicants: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) =>
      send('POST', `/custody/applicant/${await objects.applicant(owner, clientId)}/merge`, {
        ids: [await objects.applicant(owner, clientId)],
      }),
  },
  listApplicantRights: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) =>
      get(`/custody/applicant/${await objects.applicant(owner, clientId)}/rights?kind=mark`),
  },
  hostApplicantRights: {
    level: 'owner',
    request: async ({ clientId, objects, owner }) =>
      send('POST', `/custody/applicant/${await objects.applicant(owner, clientId)}/rights`, { kind: 'mark' }),
  },
  getPortfolioImport: {
    level: 'owner',
    request: async ({ objects, owner }) => get(`/custody/import/${await objects.portfolioImport(owner)}`),
  },
  listRefusedRows: {
    level: 'owner',
    request: async ({ objects, owner }) => get(`/custody/import/${await objects.portfolioImport(owner)}/refused`),
  },
  downloadRefusedRows: {
    level: 'owner',
    request: async ({ objects, owner }) => get(`/custody/import/${await objects.portfolioImport(owner)}/refusedFile`),
    finds: ({ status }) => status === 200,
  },
  listPortfolioImports: {
    level: 'owner',
    request: async ({ objects, owner }) => {
      await objects.portfolioImport(owner)
      return get('/custody/import/page')
    },
    finds: ({ data }) => data?.records?.some(({ fileName }: { fileName: string }) => fileName === 'a.csv'),
  },
  listDecisionRequests: {
    level: 'owner',
    request: async (of) => {
      const { id } = await decisionLink(of)
      return get(`/custody/decision/page?size=100#${id}`)
    },
    finds: ({ data }, _, { url }) => data?.records.some(({ id }: { id: string }) => url.endsWith(id)),
  },
  revokeDecisionRequest: {
    level: 'owner',
    request: async (of) => send('DELETE', `/custody/decision/request/${(await decisionLink(of)).id}`),
  },
  listHostingCalendarFeeds: {
    level: 'owner',
    request: async ({ objects, owner }) => {
      await objects.hostingCalendar(owner)
      return get('/custody/calendar/feed')
    },
    finds: ({ data }, { clientId }) => data?.some((feed: Listed) => feed.clientId !== clientId),
  },
  endHostingCalendarFeed: {
    level: 'owner',
    request: async ({ objects, owner }) =>
      send('DELETE', `/custody/calendar/feed/${await objects.hostingCalendar(owner)}`),
  },
}

const charge = async ({ clientId, owner }: Shared) => {
  const draft = { clientId, title: '服务', chargedOn: '2026-01-01', amount: '1' }
  return (await call(owner, send('POST', '/custody/charge', draft))).data as { id: string; version: number }
}
const statement = async (of: Shared) => {
  const draft = { requestKey: randomUUID(), clientId: of.clientId, chargeIds: [(await charge(of)).id] }
  return (await call(of.owner, send('POST', '/custody/statement', draft))).data as { id: string; version: number }
}
/** What an agency charges is nothing of the client's, nor of those who work on its rights for others. */
const billing: Record<string, Access> = {
  listClientCharges: {
    level: 'owner',
    request: async (of) => {
      await charge(of)
      return get(`/custody/charge/page?clientId=${of.clientId}`)
    },
    finds: ({ data }) => data?.total > 0,
  },
  addClientCharge: {
    level: 'owner',
    request: async ({ clientId }) =>
      send('POST', '/custody/charge', { clientId, title: '服务', chargedOn: '2026-01-01', amount: '1' }),
  },
  changeClientCharge: {
    level: 'owner',
    request: async (of) => {
      const { id, version } = await charge(of)
      return send('PUT', `/custody/charge/${id}`, { version, title: '改', chargedOn: '2026-01-01', amount: '2' })
    },
  },
  deleteClientCharge: {
    level: 'owner',
    request: async (of) => send('DELETE', `/custody/charge/${(await charge(of)).id}`),
  },
  collectClientCharges: {
    level: 'owner',
    request: async ({ clientId }) => send('POST', '/custody/charge/collect', { clientId, serviceFee: '1' }),
  },
  listClientStatements: {
    level: 'owner',
    request: async (of) => {
      await statement(of)
      return get(`/custody/statement/page?clientId=${of.clientId}`)
    },
    finds: ({ data }) => data?.total > 0,
  },
  createClientStatement: {
    level: 'owner',
    request: async (of) => {
      const { id } = await charge(of)
      return send('POST', '/custody/statement', { requestKey: randomUUID(), clientId: of.clientId, chargeIds: [id] })
    },
  },
  getClientStatement: {
    level: 'owner',
    request: async (of) => get(`/custody/statement/${(await statement(of)).id}`),
  },
  changeClientStatement: {
    level: 'owner',
    request: async (of) => {
      const { id, version } = await statement(of)
      return send('PUT', `/custody/statement/${id}`, { version, act: 'pay' })
    },
  },
  downloadClientStatement: {
    level: 'owner',
    request: async (of) => get(`/custody/statement/${(await statement(of)).id}/file?format=xlsx`),
    finds: ({ status }) => status === 200,
  },
  listRightProfits: {
    level: 'owner',
    request: async (of) => {
      await charge(of)
      return get(`/custody/profit/page?clientId=${of.clientId}`)
    },
    finds: ({ data }) => data?.total > 0,
  },
  writeClientLetter: {
    level: 'owner',
    request: async ({ clientId }) => send('POST', '/custody/letter', { clientId }),
    finds: ({ status }) => status === 200,
  },
  getHostingWorkload: {
    level: 'owner',
    request: async () => get('/custody/workload'),
    finds: ({ data }) => data?.some(({ clients }: { clients: number }) => clients > 0),
  },
}

const applicantOf = ({ clientId, owner, objects }: Shared) => objects.applicant(owner, clientId)
const documentOf = async (of: Shared) => of.objects.applicantDocument(of.owner, await applicantOf(of))
const agentOf = ({ clientId, owner, objects }: Shared) => objects.hostingAgent(owner, clientId)
const version = async (url: string) => (await call(callers.owner, get(url))).data.version as number
const papers: Record<string, Access> = {
  listDocumentApplicants: {
    level: 'reader',
    request: async (of) => {
      await applicantOf(of)
      return get('/custody/information/applicant')
    },
    finds: ({ data }) => (data ?? []).length > 0,
  },
  uploadApplicantDocument: {
    level: 'editor',
    request: async (of) => ({
      method: 'POST',
      url: '/custody/information/upload',
      form: [
        ['applicantId', await applicantOf(of)],
        ['kind', 'other'],
        ['title', '文件'],
        ['file', pdf, 'a.pdf'],
      ],
    }),
  },
  listApplicantDocuments: {
    level: 'reader',
    request: async (of) => {
      await documentOf(of)
      return get('/custody/information/page?size=100')
    },
    finds: ({ data }) => (data?.total ?? 0) > 0,
  },
  getApplicantDocument: {
    level: 'reader',
    request: async (of) => get(`/custody/information/${await documentOf(of)}`),
  },
  updateApplicantDocument: {
    level: 'editor',
    request: async (of) => {
      const url = `/custody/information/${await documentOf(of)}`
      return send('PUT', url, { version: await version(url), kind: 'other', title: '改' })
    },
  },
  deleteApplicantDocument: {
    level: 'editor',
    request: async (of) => send('DELETE', `/custody/information/${await documentOf(of)}`),
  },
  downloadApplicantDocument: {
    level: 'reader',
    request: async (of) => get(`/custody/information/${await documentOf(of)}/file`),
    finds: ({ status }) => status === 200,
  },
  replaceApplicantDocument: {
    level: 'editor',
    request: async (of) => {
      const url = `/custody/information/${await documentOf(of)}`
      const form: Request['form'] = [
        ['version', String(await version(url))],
        ['file', pdf, 'b.pdf'],
      ]
      return { method: 'POST', url: `${url}/replace`, form }
    },
  },
  createHostingAgent: {
    level: 'editor',
    request: async ({ clientId }) =>
      send('POST', '/custody/agent', { kind: 'person', name: `代理人 ${randomInt(1e9)}`, clientId }),
  },
  listHostingAgents: {
    level: 'reader',
    request: async (of) => {
      await agentOf(of)
      return get('/custody/agent/page?size=100')
    },
    finds: ({ data }) => (data?.total ?? 0) > 0,
  },
  getHostingAgent: {
    level: 'reader',
    request: async (of) => get(`/custody/agent/${await agentOf(of)}`),
  },
  updateHostingAgent: {
    level: 'editor',
    request: async (of) => {
      const url = `/custody/agent/${await agentOf(of)}`
      const draft = { version: await version(url), kind: 'person', name: `代理人 ${randomInt(1e9)}` }
      return send('PUT', url, { ...draft, clientId: of.clientId })
    },
  },
  deleteHostingAgent: {
    level: 'editor',
    request: async (of) => send('DELETE', `/custody/agent/${await agentOf(of)}`),
  },
}

/** Operations that do not depend on a role. */
const ofNoRole: Record<string, string> = {
  downloadImportTemplate: 'is the same for everybody',
  listLetterTemplates: 'a template is of the caller alone',
  addLetterTemplate: 'a template is of the caller alone',
  downloadLetterTemplate: 'a template is of the caller alone',
  deleteLetterTemplate: 'a template is of the caller alone',
  downloadSampleLetter: 'is the same for everybody',
  listPortfolioViews: 'a view is of the caller alone',
  createPortfolioView: 'a view is of the caller alone',
  updatePortfolioView: 'a view is of the caller alone',
  deletePortfolioView: 'a view is of the caller alone',
  createHostingClient: 'makes a client of the caller',
  inspectPortfolioFile: 'reads a table of the caller',
  readHostingInvitation: 'names a link; see below',
  acceptHostingInvitation: 'names a link; see below',
  readDecisionRequest: 'names a link; see below',
  answerDecisionRequest: 'names a link; see below',
  readHostingCalendarFeed: 'names a link; see below',
}

async function call(caller: Member | null, { method, url, payload, form }: Request): Promise<Answer> {
  return bench.call(method, url, {
    ...(caller && { as: caller.token }),
    ...(payload && { payload }),
    ...(form && formOf(form)),
  })
}

const tables = [
  'applicant',
  'applicant_document',
  'client_charge',
  'client_statement',
  'hosting_agent',
  'hosting_calendar',
  'hosting_change',
  'hosting_client',
  'hosting_decision_request',
  'hosting_reminder',
  'portfolio_deadline',
  'portfolio_import',
  'portfolio_item',
  'service_order',
]
/** All that the owner has of the platform, as one text. */
async function belongings(): Promise<string> {
  const parts = tables.map(
    (name) => `SELECT '${name} ' || to_jsonb(t)::text AS line FROM ${name} t WHERE account_id = $1`,
  )
  const shares = `SELECT 'share ' || to_jsonb(s)::text FROM hosting_share s JOIN hosting_client c ON c.id = s.client_id WHERE c.account_id = $1`
  const rows = await bench.rows<{ all: string }>(
    `SELECT md5(coalesce(string_agg(line, ' ' ORDER BY line), '')) AS all FROM (${[...parts, shares].join(' UNION ALL ')}) l`,
    [callers.owner.id],
  )
  return rows[0]!.all
}

async function invite(clientId: string, role: 'editor' | 'reader') {
  const invited = await call(
    callers.owner,
    send('POST', `/custody/client/${clientId}/share`, { to: 'guest@example.com', role }),
  )
  return { token: tokenOf(invited.data.url), shareId: invited.data.share.id as string }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hosting-sharing-'))
  bench = await createApiBench({ DATA_DIR: dataDir })
  const objects = createMemberObjects(bench)
  await sellAnnuities(bench)
  for (const role of roles) callers[role] = await bench.member()
  shared = { clientId: await objects.hostingClient(callers.owner), owner: callers.owner, objects }
  for (const role of ['editor', 'reader', 'former'] as const) {
    const { token, shareId } = await invite(shared.clientId, role === 'reader' ? 'reader' : 'editor')
    await call(callers[role], send('POST', '/custody/invitation/accept', { token }))
    if (role === 'former')
      await call(callers.owner, send('DELETE', `/custody/client/${shared.clientId}/share/${shareId}`))
  }
  // Those who have nothing to do with the client have rights of their own.
  for (const role of ['former', 'other'] as const)
    await call(callers[role], send('POST', '/custody/portfolio', drafted(null)))
})

afterAll(async () => {
  await bench?.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('every operation of the platform has a stated role', () => {
  const known = [...indexOperations().values()]
    .filter(({ url, security }) => /^\/(custody|patent\/annualFee)\//.test(url) && security.scheme !== 'staffBearer')
    .map(({ id }) => id)
  expect(
    [...Object.keys(table), ...Object.keys(billing), ...Object.keys(papers), ...Object.keys(ofNoRole)].toSorted(),
  ).toEqual(known.toSorted())
})

describe.each(Object.entries({ ...table, ...billing, ...papers }))(
  '%s',
  (_, { level, request, finds = ({ status, code }) => status === 200 && code === 0 }) => {
    test.each(roles)('as %s', async (role) => {
      const made = await request(shared, callers[role])
      const before = await belongings()
      const answer = await call(callers[role], made)
      const isAllowed = (included[level] as readonly Role[]).includes(role)
      expect({
        found: (await finds(answer, shared, made)) === true,
        status: answer.status,
        msg: answer.msg,
      }).toMatchObject({ found: isAllowed })
      expect(answer.status).toBeLessThan(500)
      expect(isAllowed || (await belongings()) === before).toBe(true)
      expect(await call(null, made)).toMatchObject({ status: 401 })
    })
  },
)

describe('a link', () => {
  const altered = (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)

  test('to a client gives nothing once it is over, ended or altered', async () => {
    const guest = await bench.member()
    const accept = (token: string) => call(guest, send('POST', '/custody/invitation/accept', { token }))
    const read = (token: string) => call(null, send('POST', '/custody/invitation', { token }))
    const over = await invite(shared.clientId, 'editor')
    await bench.rows("UPDATE hosting_share SET expires_at = now() - interval '1 second' WHERE id = $1", [over.shareId])
    const ended = await invite(shared.clientId, 'editor')
    await call(callers.owner, send('DELETE', `/custody/client/${shared.clientId}/share/${ended.shareId}`))
    const good = await invite(shared.clientId, 'editor')
    for (const token of [over.token, ended.token, altered(good.token), good.token.slice(1), `${good.token}A`, '']) {
      expect((await accept(token)).code).not.toBe(0)
      expect((await read(token)).code).not.toBe(0)
    }
    expect((await call(guest, get('/custody/client'))).data).toEqual([])
    expect(await accept(good.token)).toMatchObject({ code: 0 })
  })

  test('to a decision decides nothing once it is over, revoked or altered', async () => {
    const { id: first, url } = await decisionLink(shared)
    const [over, revoked] = [await decisionLink(shared), await decisionLink(shared)]
    await bench.rows("UPDATE hosting_decision_request SET expires_at = now() - interval '1 second' WHERE id = $1", [
      over.id,
    ])
    await call(callers.owner, send('DELETE', `/custody/decision/request/${revoked.id}`))
    const token = tokenOf(url)
    const read = (each: string) => call(null, send('POST', '/custody/decision/read', { token: each }))
    const { data } = await read(token)
    const answers = [{ id: data.items[0].id, decision: 'keep' }]
    const before = await belongings()
    for (const each of [tokenOf(over.url), tokenOf(revoked.url), altered(token), token.slice(1), first]) {
      expect((await read(each)).code).not.toBe(0)
      expect(
        (await call(null, send('POST', '/custody/decision/answer', { token: each, name: '客户', answers }))).code,
      ).not.toBe(0)
    }
    expect(await belongings()).toBe(before)
  })

  test('to a calendar shows nothing once it is revoked, altered or its member has no access any more', async () => {
    const guest = await bench.member()
    const { token, shareId } = await invite(shared.clientId, 'reader')
    await call(guest, send('POST', '/custody/invitation/accept', { token }))
    await ownDeadline(shared)
    const { data: feed } = await call(guest, send('POST', '/custody/calendar/feed', { clientId: shared.clientId }))
    const address = new URL(feed.url)
    const read = (own: string) => call(null, get(`/custody/calendar.ics?token=${own}`))
    const good = address.searchParams.get('token')!
    expect((await read(good)).body.toString()).toContain('BEGIN:VEVENT')
    expect((await read(altered(good))).status).toBe(404)
    await call(callers.owner, send('DELETE', `/custody/client/${shared.clientId}/share/${shareId}`))
    expect((await read(good)).body.toString()).not.toContain('BEGIN:VEVENT')
    await call(guest, send('DELETE', `/custody/calendar/feed/${feed.id}`))
    expect((await read(good)).status).toBe(404)
  })
})
