import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeferredSchema } from '../../apps/api/src/kernel/compile-on-first-use.ts'
import { indexOperations, type Operation, routeSchema } from '../../apps/api/src/kernel/contract-document.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import {
  aMonitorDraft,
  createBelongings,
  createMemberObjects,
  type Member,
  type MemberObjects,
} from '../support/member-objects.ts'

type Request = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object]
type Reference = {
  /** Operations and their fields, `operation field`. */
  fields: string[]
  make: (objects: MemberObjects, owner: Member) => Promise<string>
  /** How a caller refers to the object; with what else the request needs, of the caller's own. */
  requests: (id: string, objects: MemberObjects, caller: Member, isOwner: boolean) => Promise<Request[]>
}

const email = 'a@example.com'
const company = {
  companyName: '云澜科技有限公司',
  creditCode: '91440300708461136T',
  postalCode: '518057',
  address: '深圳市南山区科技园',
  officePhone: '0755-86013388',
  contact: '李雷',
  mobile: '13800138000',
  email: 'office@example.com',
}
const draftOf = (id: string) => ({ ...aMonitorDraft, type: 'image', query: { imgFile: id } })

const aReminder = {
  version: 0,
  isOn: true,
  daysBefore: [30],
  interval: 'daily',
  bySite: true,
  byEmail: false,
  emails: [],
}

const aCharge = { title: '服务', chargedOn: '2026-01-01', amount: '1' }

const references: Reference[] = [
  {
    fields: ['submitCertification licenceFileId', 'resubmitCertification licenceFileId'],
    make: async (objects, owner) => (await objects.storedFile(owner)).id,
    requests: async (id) => [['POST', '/admin/certification', { ...company, licenceFileId: id }]],
  },
  {
    fields: ['addCaseDocument fileId'],
    make: async (objects, owner) => (await objects.storedFile(owner, 'priority')).id,
    requests: async (id, objects, caller) => [
      ['POST', `/trademark/case/${await objects.case(caller)}/document`, { kind: 'powerOfAttorney', fileId: id }],
    ],
  },
  {
    fields: ['saveRejectionReview draftId', 'submitRejectionReview draftId'],
    make: (objects, owner) => objects.caseDraft(owner, 14),
    requests: async (draftId) => [
      ['POST', '/trademark/reject/confirm/submit', { draftId, version: 1, total: '1.00', agree: true }],
      ['POST', '/trademark/reject/confirm/save', { draftId, version: 1, content: {} }],
    ],
  },
  {
    fields: ['submitOpposition draftId'],
    make: (objects, owner) => objects.caseDraft(owner, 7),
    requests: async (draftId) => [
      ['POST', '/trademark/opposition/submit', { draftId, version: 1, total: '1.00', agree: true }],
    ],
  },
  {
    fields: ['updateAccount avatarFileId'],
    make: async (objects, owner) => (await objects.storedFile(owner, 'avatar')).id,
    requests: async (id, objects, caller) => [
      ['PUT', '/admin/user/account', { avatarFileId: id, version: await objects.version(caller) }],
    ],
  },
  {
    fields: ['applyForInvoice orderIds'],
    make: (objects, owner) => objects.paidOrder(owner),
    requests: async (id, objects, caller) => [
      ['POST', '/order/invoice/apply', { orderIds: [id], titleId: await objects.title(caller), email }],
    ],
  },
  {
    fields: ['reapplyForInvoice orderIds'],
    make: (objects, owner) => objects.paidOrder(owner),
    requests: async (id, objects, caller) => {
      const { id: invoiceId, orderIds, titleId } = await objects.invoice(caller, { state: 'auditFailed' })
      return [['PUT', `/order/invoice/${invoiceId}`, { orderIds: [...orderIds, id], titleId, email }]]
    },
  },
  {
    fields: ['applyForInvoice titleId', 'reapplyForInvoice titleId'],
    make: (objects, owner) => objects.title(owner),
    requests: async (id, objects, caller) => {
      const { id: invoiceId, orderIds } = await objects.invoice(caller, { state: 'auditFailed' })
      return [
        ['POST', '/order/invoice/apply', { orderIds: [await objects.paidOrder(caller)], titleId: id, email }],
        ['PUT', `/order/invoice/${invoiceId}`, { orderIds, titleId: id, email }],
      ]
    },
  },
  {
    fields: ['applyForInvoice addressId', 'reapplyForInvoice addressId'],
    make: (objects, owner) => objects.address(owner),
    requests: async (id, objects, caller) => {
      const { id: invoiceId, orderIds, titleId } = await objects.invoice(caller, { state: 'auditFailed' })
      return [
        ['POST', '/order/invoice/apply', { orderIds: [await objects.paidOrder(caller)], titleId, addressId: id }],
        ['PUT', `/order/invoice/${invoiceId}`, { orderIds, titleId, addressId: id }],
      ]
    },
  },
  {
    fields: ['createOrder quoteId'],
    make: (objects, owner) => objects.quote(owner),
    requests: async (id) => [['POST', '/order/order', { quoteId: id, agree: true }]],
  },
  {
    fields: ['createOrder contactId'],
    make: (objects, owner) => objects.contact(owner),
    requests: async (id, objects, caller) => [
      ['POST', '/order/order', { quoteId: await objects.quote(caller), agree: true, contactId: id }],
    ],
  },
  {
    fields: ['createOrder addressId'],
    make: (objects, owner) => objects.address(owner),
    requests: async (id, objects, caller) => [
      ['POST', '/order/order', { quoteId: await objects.quote(caller), agree: true, addressId: id }],
    ],
  },
  {
    fields: ['payOrders orderIds', 'getPaymentStatus orderIds', 'submitVoucher orderIds'],
    make: (objects, owner) => objects.order(owner),
    requests: async (id, objects, caller) => {
      const own = await objects.order(caller)
      const { id: fileId } = await objects.storedFile(caller, 'voucher')
      const voucher = { fileId, payer: '云澜', amount: '380.00', date: '2026-11-20' }
      return [
        ['GET', `/order/pay/status?orderIds=${id}`],
        ['POST', '/order/pay', { orderIds: [own, id], method: 'wechat', scene: 'qr' }],
        ['POST', '/order/pay', { orderIds: [id], method: 'alipay', scene: 'qr' }],
        ['POST', '/order/pay/voucher', { ...voucher, orderIds: [id] }],
      ]
    },
  },
  {
    fields: ['submitVoucher fileId'],
    make: async (objects, owner) => (await objects.storedFile(owner, 'voucher')).id,
    requests: async (id, objects, caller) => [
      [
        'POST',
        '/order/pay/voucher',
        { orderIds: [await objects.order(caller)], fileId: id, payer: '云澜', amount: '380.00', date: '2026-11-20' },
      ],
    ],
  },
  {
    fields: ['getFile id', 'downloadFile id', 'downloadFiles ids'],
    make: async (objects, owner) => (await objects.storedFile(owner)).id,
    requests: async (id) => [
      ['GET', `/common/file?id=${id}`],
      ['GET', `/common/file?meta=1&id=${id}`],
      ['GET', `/common/file/downloadFile?id=${id}`],
      ['GET', `/common/file/downloadFiles?ids=${id}`],
    ],
  },
  {
    fields: ['getFile fileUrl', 'downloadFileByUrl fileUrl', 'downloadFilesByUrl urls'],
    make: async (objects, owner) => (await objects.storedFile(owner)).url,
    requests: async (url) => [
      ['GET', `/common/file?fileUrl=${url}`],
      ['GET', `/common/file/download2?fileUrl=${url}`],
      ['POST', '/common/file/multiFileDownload', { urls: [url] }],
    ],
  },
  {
    fields: [
      ...['searchTrademarksByImage', 'searchTrademarks', 'crossSearchTrademarks'].map((id) => `${id} imgFile`),
      ...['exportAsWorkbook', 'exportAsDocument', 'saveQuery'].map((id) => `${id} query.imgFile`),
      ...['exportComparison', 'compareTrademarks'].map((id) => `${id} left.imgFile`),
      ...['createMonitor', 'updateMonitor'].map((id) => `${id} query.imgFile`),
      'requestReport imgFile',
    ],
    make: async (objects, owner) => (await objects.storedFile(owner, 'tmSearch')).id,
    requests: async (id, objects, caller) => [
      ['POST', '/common/query/search/v2', { imgFile: id }],
      ['POST', '/common/graph/search/v2', { imgFile: id }],
      ['POST', '/common/query/tmCrossSearch', { imgFile: id }],
      ['POST', '/common/query/save', { query: { imgFile: id } }],
      ['POST', '/common/query/excelExport', { query: { imgFile: id } }],
      ['POST', '/common/query/wordExportForLantern', { query: { imgFile: id } }],
      ['POST', '/common/query/tmCompare', { left: { imgFile: id }, rightIds: ['CN_1'] }],
      ['POST', '/common/query/tmCompare/excelExport', { left: { imgFile: id }, rightIds: ['CN_1'] }],
      ['POST', '/common/query/analyzeReportV2', { imgFile: id, query: { tradeMarkText: '云澜', classify: '9' } }],
      ['POST', '/trademark/monitoring', draftOf(id)],
      ['PUT', `/trademark/monitoring/${await objects.monitor(caller)}`, draftOf(id)],
    ],
  },
  {
    fields: ['startTranslationDocument glossaryIds', 'translateText glossaryIds'],
    make: async (objects, owner) => (await objects.glossary(owner)).id,
    requests: async (id, objects, caller) => {
      const input = { direction: 'zh-cn_en-us', glossaryIds: [id] }
      return [
        ['POST', '/lantern/translateLan/translate', { ...input, sourceText: '轴承' }],
        ['POST', `/lantern/translateLan/document/${await objects.document(caller)}/start`, input],
      ]
    },
  },
  {
    fields: ['correctTranslation logId'],
    make: (objects, owner) => objects.text(owner),
    requests: async (id) => [
      ['POST', '/lantern/translateLan/feedback', { logId: id, segment: 0, suggested: 'The bearing.' }],
    ],
  },
  {
    fields: ['extractTerms documentId'],
    make: (objects, owner) => objects.document(owner, { isDone: true }),
    requests: async (id) => [['POST', '/lantern/translateLan/glossary/extract', { documentId: id }]],
  },
  {
    fields: ['saveGlossaryEntry id'],
    make: async (objects, owner) => {
      const { id, entryId } = await objects.glossary(owner)
      return `${id}/${entryId}`
    },
    requests: async (id, objects, caller, isOwner) => {
      const [glossaryId, entryId] = id.split('/')
      const within = isOwner ? glossaryId : (await objects.glossary(caller)).id
      const entry = { id: entryId, zh: '轴承', en: 'changed', ja: null, note: '' }
      return [['POST', `/lantern/translateLan/glossary/${within}/entries`, entry]]
    },
  },
  {
    fields: ['deleteGlossaryEntries ids'],
    make: async (objects, owner) => {
      const { id, entryId } = await objects.glossary(owner)
      return `${id}/${entryId}`
    },
    requests: async (id, objects, caller, isOwner) => {
      const [glossaryId, entryId] = id.split('/')
      const within = isOwner ? glossaryId : (await objects.glossary(caller)).id
      return [['POST', `/lantern/translateLan/glossary/${within}/entries/delete`, { ids: [entryId] }]]
    },
  },
  {
    fields: ['replaceInGlossaryEntries ids'],
    make: async (objects, owner) => {
      const { id, entryId } = await objects.glossary(owner)
      return `${id}/${entryId}`
    },
    requests: async (id, objects, caller, isOwner) => {
      const [glossaryId, entryId] = id.split('/')
      const within = isOwner ? glossaryId : (await objects.glossary(caller)).id
      const change = { ids: [entryId], column: 'en', find: '', replacement: 'changed' }
      return [['POST', `/lantern/translateLan/glossary/${within}/entries/replace`, change]]
    },
  },
  {
    fields: [
      'searchPatents importId',
      ...['exportPatents', 'listPatentFacet'].map((id) => `${id} query.importId`),
      'createPatentList importId',
      'addToPatentList importId',
    ],
    make: (objects, owner) => objects.patentNumbers(owner),
    requests: async (id, objects, caller) => [
      ['POST', '/patent/search/list', { importId: id }],
      ['POST', '/patent/search/facet', { query: { importId: id }, name: 'country' }],
      ['POST', '/patent/excel/export', { query: { importId: id }, format: 'csv' }],
      ['POST', '/patent/list', { name: 'x', importId: id }],
      ['POST', `/patent/list/${await objects.patentList(caller)}/items`, { importId: id }],
    ],
  },
  {
    fields: ['listMonitorHits monitorId', 'exportMonitorHits monitorId'],
    make: async (objects, owner) => (await objects.monitorHit(owner)).monitorId,
    requests: async (id) => [
      ['GET', `/trademark/monitoring/result/page?monitorId=${id}`],
      ['GET', `/trademark/monitoring/result/export?monitorId=${id}&format=xlsx`],
    ],
  },
  {
    fields: ['markMonitorHits decisions.id'],
    make: async (objects, owner) => (await objects.monitorHit(owner)).hitId,
    requests: async (id) => [['POST', '/trademark/monitoring/result/mark', { decisions: [{ id, verdict: 'ignore' }] }]],
  },
  {
    fields: [
      'listApplicants clientId',
      'listHostingChanges clientId',
      'listHostingDeadlines clientId',
      'getHostingOverview clientId',
      'listPortfolio clientId',
      'listAnnuities clientId',
      'createApplicant clientId',
      'updateApplicant clientId',
      'createPortfolioItem clientId',
      'updatePortfolioItem clientId',
      'changePortfolioItems clientId',
      'downloadHostingCalendar clientId',
      'createHostingCalendarFeed clientId',
      'exportPortfolio clientId',
      'importPortfolio clientId',
      'getHostingReminder clientId',
      'updateHostingReminder clientId',
      'deleteHostingReminder clientId',
    ],
    make: async (objects, owner) => {
      const clientId = await objects.clientWithPatent(owner)
      await objects.applicant(owner, clientId)
      return clientId
    },
    requests: async (clientId, objects, caller) => {
      const [item, other] = [await objects.portfolioItem(caller), await objects.portfolioItem(caller)]
      const applicant = await objects.applicant(caller)
      const table = await objects.portfolioTable(caller)
      const person = { type: 'Individual', clientId }
      return [
        ['GET', `/custody/applicant/list?clientId=${clientId}`],
        ['GET', `/custody/change/page?clientId=${clientId}`],
        ['GET', `/custody/deadline/page?clientId=${clientId}`],
        ['GET', `/custody/home/overview?clientId=${clientId}`],
        ['GET', `/custody/portfolio/page?clientId=${clientId}`],
        ['GET', `/custody/annualFee/page?clientId=${clientId}`],
        ['POST', '/custody/applicant', { ...person, applicantName: '李四' }],
        ['PUT', `/custody/applicant/${applicant}`, { ...person, version: 1, applicantName: '王五' }],
        ['POST', '/custody/portfolio', { kind: 'software', office: 'CN', number: 'S1', title: '软件', clientId }],
        ['PUT', `/custody/portfolio/${item}`, { version: 1, clientId }],
        ['POST', '/custody/portfolio/bulk', { ids: [other], act: 'client', clientId }],
        ['GET', `/custody/calendar?clientId=${clientId}`],
        ['POST', '/custody/calendar/feed', { clientId }],
        ['POST', '/custody/portfolio/export', { format: 'xlsx', clientId }],
        ['POST', '/custody/portfolio/import', { id: table, mapping: [{ column: 2, field: 'number' }], clientId }],
        ['GET', `/custody/reminder?clientId=${clientId}`],
        ['PUT', `/custody/reminder?clientId=${clientId}`, aReminder],
        ['DELETE', `/custody/reminder?clientId=${clientId}&version=1`],
      ]
    },
  },
  {
    fields: [
      'getHostingOverview applicantId',
      'listHostingDeadlines applicantId',
      'listPortfolio applicantId',
      'createPortfolioItem applicantId',
      'updatePortfolioItem applicantId',
      'changePortfolioItems applicantId',
      'exportPortfolio applicantId',
    ],
    make: (objects, owner) => objects.applicantWithPatent(owner),
    requests: async (applicantId, objects, caller) => {
      const [item, other] = [await objects.portfolioItem(caller), await objects.portfolioItem(caller)]
      return [
        ['GET', `/custody/home/overview?applicantId=${applicantId}`],
        ['GET', `/custody/deadline/page?applicantId=${applicantId}`],
        ['GET', `/custody/portfolio/page?applicantId=${applicantId}`],
        ['POST', '/custody/portfolio', { kind: 'software', office: 'CN', number: 'S2', title: '软件', applicantId }],
        ['PUT', `/custody/portfolio/${item}`, { version: 1, applicantId }],
        ['POST', '/custody/portfolio/bulk', { ids: [other], act: 'applicant', applicantId }],
        ['POST', '/custody/portfolio/export', { format: 'xlsx', applicantId }],
      ]
    },
  },
  {
    fields: [
      'listClientCharges clientId',
      'addClientCharge clientId',
      'collectClientCharges clientId',
      'listClientStatements clientId',
      'createClientStatement clientId',
      'listRightProfits clientId',
      'writeClientLetter clientId',
    ],
    make: async (objects, owner) => {
      const clientId = await objects.hostingClient(owner)
      await objects.clientCharge(owner, clientId)
      await objects.clientStatement(owner, clientId)
      await objects.clientCharge(owner, clientId)
      return clientId
    },
    requests: async (clientId) => [
      ['GET', `/custody/charge/page?clientId=${clientId}`],
      ['GET', `/custody/statement/page?clientId=${clientId}`],
      ['GET', `/custody/profit/page?clientId=${clientId}`],
      ['POST', '/custody/charge', { ...aCharge, clientId }],
      ['POST', '/custody/charge/collect', { clientId, serviceFee: '1' }],
      ['POST', '/custody/statement', { requestKey: randomUUID(), clientId }],
      ['POST', '/custody/letter', { clientId }],
    ],
  },
  {
    fields: ['listClientCharges itemId', 'addClientCharge itemId'],
    make: async (objects, owner) => {
      const clientId = await objects.hostingClient(owner)
      const itemId = await objects.hostedPatent(owner, { clientId })
      await objects.clientCharge(owner, clientId, { itemId })
      return `${clientId}/${itemId}`
    },
    requests: async (id, objects, caller, isOwner) => {
      const [own, itemId] = id.split('/')
      const clientId = isOwner ? own : await objects.hostingClient(caller)
      return [
        ['GET', `/custody/charge/page?itemId=${itemId}`],
        ['POST', '/custody/charge', { ...aCharge, clientId, itemId }],
      ]
    },
  },
  {
    fields: ['writeClientLetter templateId'],
    make: async (objects, owner) => {
      const sample = await bench.call('GET', '/custody/letter/sample', { as: owner.token })
      const id = await objects.letterTemplate(owner)
      await bench.rows('UPDATE letter_template SET content = $2 WHERE id = $1', [id, sample.body])
      return id
    },
    requests: async (templateId, objects, caller) => [
      ['POST', '/custody/letter', { clientId: await objects.hostingClient(caller), templateId }],
    ],
  },
  {
    fields: ['createClientStatement chargeIds'],
    make: async (objects, owner) => {
      const clientId = await objects.hostingClient(owner)
      return `${clientId}/${await objects.clientCharge(owner, clientId)}`
    },
    requests: async (id, objects, caller, isOwner) => {
      const [own, chargeId] = id.split('/')
      const clientId = isOwner ? own : await objects.hostingClient(caller)
      return [['POST', '/custody/statement', { requestKey: randomUUID(), clientId, chargeIds: [chargeId] }]]
    },
  },
  {
    fields: [
      'listHostingAgents clientId',
      'createHostingAgent clientId',
      'updateHostingAgent clientId',
      'listApplicantDocuments clientId',
    ],
    make: async (objects, owner) => {
      const clientId = await objects.hostingClient(owner)
      await objects.hostingAgent(owner, clientId)
      await objects.applicantDocument(owner, await objects.applicant(owner, clientId))
      return clientId
    },
    requests: async (clientId, objects, caller) => [
      ['GET', `/custody/agent/page?clientId=${clientId}`],
      ['GET', `/custody/information/page?clientId=${clientId}`],
      ['POST', '/custody/agent', { kind: 'person', name: '代理人甲', clientId }],
      [
        'PUT',
        `/custody/agent/${await objects.hostingAgent(caller)}`,
        { version: 1, kind: 'person', name: '代理人乙', clientId },
      ],
    ],
  },
  {
    fields: ['listApplicantDocuments applicantId'],
    make: async (objects, owner) => {
      const applicantId = await objects.applicant(owner)
      await objects.applicantDocument(owner, applicantId)
      return applicantId
    },
    requests: async (id) => [['GET', `/custody/information/page?applicantId=${id}`]],
  },
  {
    fields: [
      'listPortfolio agentId',
      'createPortfolioItem agentId',
      'updatePortfolioItem agentId',
      'changePortfolioItems agentId',
      'exportPortfolio agentId',
    ],
    make: async (objects, owner) => {
      const agentId = await objects.hostingAgent(owner)
      const item = { kind: 'software', office: 'CN', number: randomUUID(), title: '软件', agentId }
      await bench.call('POST', '/custody/portfolio', { as: owner.token, payload: item })
      return agentId
    },
    requests: async (agentId, objects, caller) => {
      const [item, other] = [await objects.portfolioItem(caller), await objects.portfolioItem(caller)]
      return [
        ['GET', `/custody/portfolio/page?agentId=${agentId}`],
        ['POST', '/custody/portfolio', { kind: 'software', office: 'CN', number: 'S3', title: '软件', agentId }],
        ['PUT', `/custody/portfolio/${item}`, { version: 1, agentId }],
        ['POST', '/custody/portfolio/bulk', { ids: [other], act: 'agent', agentId }],
        ['POST', '/custody/portfolio/export', { format: 'xlsx', agentId }],
      ]
    },
  },
  {
    fields: ['importPortfolio id'],
    make: (objects, owner) => objects.portfolioTable(owner),
    requests: async (id) => [
      ['POST', '/custody/portfolio/import', { id, mapping: [{ column: 2, field: 'number' }], kind: 'certificate' }],
    ],
  },
  {
    fields: ['mergeApplicants ids'],
    make: (objects, owner) => objects.applicant(owner),
    requests: async (id, objects, caller) => [
      ['POST', `/custody/applicant/${await objects.applicant(caller)}/merge`, { ids: [id] }],
    ],
  },
  {
    fields: ['listHostingChanges itemId', 'addOwnDeadline itemId', 'changePortfolioItems ids', 'exportPortfolio ids'],
    make: (objects, owner) => objects.portfolioItem(owner),
    requests: async (id) => [
      ['GET', `/custody/change/page?itemId=${id}`],
      ['POST', '/custody/deadline', { itemId: id, title: 'x', dueOn: '2040-01-01' }],
      ['POST', '/custody/portfolio/export', { format: 'xlsx', ids: [id] }],
      ['POST', '/custody/portfolio/bulk', { ids: [id], act: 'delete' }],
    ],
  },
  {
    fields: ['decideDeadlines ids', 'quoteAnnuities ids', 'orderAnnuities ids', 'askForDecision ids'],
    make: (objects, owner) => objects.annuity(owner),
    requests: async (id) => [
      ['POST', '/custody/deadline/decide', { ids: [id], decision: 'keep' }],
      ['POST', '/custody/annualFee/quote', { ids: [id] }],
      ['POST', '/custody/annualFee/order', { requestKey: randomUUID(), ids: [id], total: '1.00', agree: true }],
      ['POST', '/custody/decision/request', { ids: [id] }],
    ],
  },
  {
    fields: ['markNoticesRead longList'],
    make: (objects, owner) => objects.notice(owner),
    requests: async (id) => [['PUT', '/lantern/messageLan/updateMessage', { longList: [id] }]],
  },
]

/** Fields that an operation accepts and looks up nowhere. */
const ignored = [
  // They have the form of a search, whose mode their path states; none of them is that of a list of numbers.
  'searchPatentsByExpression importId',
  'searchPatentsByMeaning importId',
  'searchPatentsByWords importId',
  // A search among a list of numbers cannot be saved.
  'savePatentSearch query.importId',
  // Only what the link asks about is decided (hosting-annuities.medium.test.ts).
  'answerDecisionRequest decisions.id',
  // A view repeats the filters of a list, which shows what its reader sees.
  ...['createPortfolioView', 'updatePortfolioView'].flatMap((id) =>
    ['clientId', 'applicantId', 'agentId'].map((field) => `${id} filters.${field}`),
  ),
  // It is compared with the open quotation of the draft that the path names.
  'orderCase quotation.id',
]

/** Fields named like identifiers that name nothing that an account owns. */
const ofNobody: Record<string, string> = {
  appId: 'of the site at WeChat',
  openId: 'of a visitor at WeChat',
  taxId: 'of a company',
  skuId: 'the price list is public',
  articleId: 'articles are public',
  activityId: 'activities are public',
  patentId: 'registers are public',
  markId: 'registers are public',
  rightIds: 'registers are public',
  imgLineUrl: 'a public address',
  queryId: 'a digest of conditions, which finds nothing without them',
  webhookUrl: 'an address of the internet',
  url: 'an address of this site',
  requestId: 'chosen by the caller; see below',
}
/** Operations whose field `id` or `ids` names records of registers or articles. */
const ofPublicRecords =
  /^(getArticle|getTrademark|getGazetteNotice|getLegalDocument|listLegalDocumentsOfMark|downloadTrademarkPdf|exportAs(Workbook|Document)|listTrademarksByIds|(export|compare)(Comparison|Trademarks)|getPatent|downloadPatent(s|Pdf)|listPatent(Citations|Claims|Paragraphs|Drawings|Family|Events|Matches)|listSimilarPatents|exportPatents|(create|addTo|removeFrom)(PatentList))$/

/** Fields of an operation's query and body, by their paths, that are named like identifiers of objects. */
function identifiersOf(operation: Operation): string[] {
  const found: string[] = operation.definition.parameters
    .filter(({ in: place }: { in: string }) => place === 'query')
    .map(({ name }: { name: string }) => name)
  const { body } = routeSchema(operation)
  const schema = body && 'content' in body ? body.content['application/json'].schema : body
  // oxlint-disable-next-line typescript/no-explicit-any -- a JSON schema is data whose shape TypeScript does not know.
  const walk = (at: any, path: string) => {
    for (const each of [...(at.oneOf ?? []), ...(at.anyOf ?? []), ...(at.allOf ?? []), at.items ?? []].flat())
      walk(each, path)
    for (const [name, own] of Object.entries<object>(at.properties ?? {})) {
      found.push(`${path}${name}`)
      walk(own, `${path}${name}.`)
    }
  }
  if (schema) walk((schema as DeferredSchema).resolve(), '')
  return [...new Set(found)].filter((path) => /(^|\.)(id|ids|urls?|longList|imgFile)$|(Id|Ids|Url)$/.test(path))
}

const operations = [...indexOperations().values()].filter(({ security }) => security.scheme !== 'staffBearer')

let bench: ApiBench
let objects: MemberObjects
let belongingsOf: ReturnType<typeof createBelongings>
beforeAll(async () => {
  bench = await createApiBench({}, { search: 1000, patentSearch: 1000 })
  objects = createMemberObjects(bench)
  belongingsOf = createBelongings(bench)
  await objects.prepare()
  await bench.api.ready()
})
afterAll(() => bench?.close())

let visitors = 0
/** Each visitor comes from an address of their own. */
async function answerTo([method, url, payload]: Request, caller: Member | null) {
  const { status, code, data, body } = await bench.call(method, url, {
    ...(caller
      ? { as: caller.token }
      : { headers: { 'x-forwarded-for': `198.18.${++visitors >> 8}.${visitors % 256}` } }),
    ...(payload && { payload }),
  })
  // Each answer has ids and times of its own.
  const fixed = JSON.stringify(data ?? null)
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'an id')
    .replaceAll(/"(\w+(?:Time|At|Ms))":("[^"]*"|\d+)/g, '"$1":0')
  return { url, status, code, data: fixed, body: code === undefined ? body.toString('base64') : null }
}

test('every identifier in a query or a body names something in the table, or nothing that an account owns', () => {
  const known = new Set([...references.flatMap(({ fields }) => fields), ...ignored])
  const found = operations.flatMap((operation) =>
    identifiersOf(operation)
      .filter((path) => !Object.hasOwn(ofNobody, path.split('.').at(-1)!))
      .filter((path) => !(/^ids?$/.test(path) && ofPublicRecords.test(operation.id)))
      .map((path) => `${operation.id} ${path}`),
  )
  expect(found.filter((field) => !known.has(field))).toEqual([])
  expect([...known].filter((field) => !found.includes(field))).toEqual([])
})

/** An identifier of the same form that names nothing. */
const unknownLike = (id: string) => id.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, () => randomUUID())

describe.each(references.map((reference) => [reference.fields.join(', '), reference] as const))(
  '%s',
  (_, { make, requests }) => {
    test('of somebody else is as if it did not exist', async () => {
      const [owner, other, third] = [await bench.member(), await bench.member(), await bench.member()]
      const id = await make(objects, owner)
      const ids = id.split('/').filter((part) => part.length >= 36)
      const before = await belongingsOf(owner.id, ids)
      const foreign = await requests(id, objects, other, false)
      const unknown = await requests(unknownLike(id), objects, third, false)
      for (const [at, request] of foreign.entries()) {
        const nothing = { ...(await answerTo(unknown[at]!, third)), url: request[1] }
        expect(await answerTo(request, other)).toEqual(nothing)
        const nothingForVisitors = { ...(await answerTo(unknown[at]!, null)), url: request[1] }
        expect(await answerTo(request, null)).toEqual(nothingForVisitors)
      }
      expect(await belongingsOf(owner.id, ids)).toEqual(before)

      // What nobody finds would prove nothing.
      for (const [at, request] of (await requests(id, objects, owner, true)).entries()) {
        const nothing = { ...(await answerTo(unknown[at]!, third)), url: request[1] }
        const old = await belongingsOf(owner.id, ids)
        const response = await answerTo(request, owner)
        const isChanged = JSON.stringify(await belongingsOf(owner.id, ids)) !== JSON.stringify(old)
        expect({ answer: response, isFound: isChanged || !isDeepStrictEqual(response, nothing) }).toEqual({
          answer: response,
          isFound: true,
        })
      }
    })
  },
)

describe('an id that another member has chosen for a request', () => {
  const orderOf = async (caller: Member, requestId: string): Promise<Request> => [
    'POST',
    '/order/order',
    { quoteId: await objects.quote(caller), agree: true, requestId },
  ]
  const chosen: [string, (caller: Member, requestId: string) => Promise<Request>][] = [
    ['createOrder', orderOf],
    ['createMonitor', async (_, requestId) => ['POST', '/trademark/monitoring', { ...aMonitorDraft, requestId }]],
    ['startBulkQuery', async (_, requestId) => ['POST', '/common/query/bulk', { entries: ['云澜'], requestId }]],
    [
      'requestReport',
      async (caller, requestId) => {
        await objects.report(caller)
        const query = { tradeMarkText: '山海', classify: '9' }
        return ['POST', '/common/query/analyzeReportV2', { query, requestId }]
      },
    ],
  ]

  test.each(chosen)('of %s leads to nothing of theirs', async (_, requestOf) => {
    const [owner, other] = [await bench.member(), await bench.member()]
    const requestId = randomUUID()
    const send = async (caller: Member) => {
      const [method, url, payload] = await requestOf(caller, requestId)
      return bench.call(method, url, { as: caller.token, ...(payload && { payload }) })
    }
    const made = await send(owner)
    expect(made.code).toBe(0)
    const before = await belongingsOf(owner.id, [])
    const { code, data } = await send(other)
    // Theirs is another one, or the id is refused.
    const idsOf = (input: Record<string, unknown> | null) =>
      ['id', 'orderId', 'reportNo', 'jobId'].map((name) => input?.[name]).filter(Boolean)
    expect(idsOf(code === 0 ? data : null).filter((id) => idsOf(made.data).includes(id))).toEqual([])
    expect(await belongingsOf(owner.id, [])).toEqual(before)
  })
})
