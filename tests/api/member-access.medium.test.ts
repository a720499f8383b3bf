import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexOperations, type Operation, routeSchema } from '../../apps/api/src/kernel/contract-document.ts'
import type { DeferredSchema } from '../../apps/api/src/kernel/compile-on-first-use.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { exampleOf } from '../support/example-body.ts'
import { formOf, pdf } from '../support/sample-files.ts'
import {
  aMonitorDraft,
  anAddress,
  createBelongings,
  createMemberObjects,
  glossaryFile,
  type Member,
  type MemberObjects,
  PATENT,
} from '../support/member-objects.ts'

type Parameters = Record<string, string>
type Kind = { path: RegExp; make: (objects: MemberObjects, owner: Member) => Promise<string | Parameters> }

/** Which method and path name an object of which kind; the first that matches counts. */
const kinds: Kind[] = [
  { path: /^\w+ \/admin\/address\/:id/, make: (objects, owner) => objects.address(owner) },
  { path: /^\w+ \/admin\/contact\/:id/, make: (objects, owner) => objects.contact(owner) },
  {
    path: /^\w+ \/admin\/sys-file\/:bucket\/:fileName$/,
    make: async (objects, owner) => {
      const { bucketName: bucket, fileName } = await objects.storedFile(owner)
      return { bucket, fileName }
    },
  },
  { path: /^\w+ \/admin\/partner\/key\/:id/, make: (objects, owner) => objects.partnerKey(owner) },
  { path: /^\w+ \/admin\/partner\/webhook\/:id/, make: (objects, owner) => objects.partnerWebhook(owner) },
  { path: /^\w+ \/auth\/sessions\/:id/, make: (objects, owner) => objects.session(owner) },
  {
    path: /^\w+ \/order\/invoice\/:id\/file/,
    make: async (objects, owner) => (await objects.invoice(owner, { state: 'invoiced' })).id,
  },
  { path: /^\w+ \/order\/invoice\/:id/, make: async (objects, owner) => (await objects.invoice(owner)).id },
  { path: /^\w+ \/order\/invoicetitle\/:id/, make: (objects, owner) => objects.title(owner) },
  { path: /^\w+ \/order\/order\/:id\/link\/:linkId/, make: (objects, owner) => objects.paymentLink(owner) },
  { path: /^\w+ \/order\/order\/:id\/credit/, make: (objects, owner) => objects.creditedOrder(owner) },
  { path: /^\w+ \/order\/order\/:id\/refund/, make: (objects, owner) => objects.paidOrder(owner) },
  { path: /^\w+ \/order\/(order|debitnote)\/:id/, make: (objects, owner) => objects.order(owner) },
  { path: /^\w+ \/product\/price\/quote\/:id/, make: (objects, owner) => objects.quote(owner) },
  { path: /^\w+ \/common\/job\/:id/, make: (objects, owner) => objects.job(owner) },
  {
    path: /^\w+ \/common\/query\/analyzeReportV2\/:reportNo/,
    make: async (objects, owner) => ({ reportNo: await objects.report(owner) }),
  },
  { path: /^\w+ \/common\/query\/bulk\/:id/, make: (objects, owner) => objects.bulkQuery(owner) },
  { path: /^DELETE \/common\/query\/share\/:id/, make: (objects, owner) => objects.queryShare(owner) },
  { path: /^\w+ \/common\/query\/(saved|share)\/:id/, make: (objects, owner) => objects.savedQuery(owner) },
  { path: /^\w+ \/custody\/charge\/:id/, make: (objects, owner) => objects.clientCharge(owner) },
  { path: /^\w+ \/custody\/letter\/template\/:id/, make: (objects, owner) => objects.letterTemplate(owner) },
  { path: /^\w+ \/custody\/statement\/:id/, make: (objects, owner) => objects.clientStatement(owner) },
  { path: /^\w+ \/custody\/calendar\/feed\/:id/, make: (objects, owner) => objects.hostingCalendar(owner) },
  { path: /^\w+ \/custody\/import\/:id/, make: (objects, owner) => objects.portfolioImport(owner) },
  { path: /^\w+ \/custody\/information\/:id/, make: (objects, owner) => objects.applicantDocument(owner) },
  { path: /^\w+ \/custody\/agent\/:id/, make: (objects, owner) => objects.hostingAgent(owner) },
  { path: /^\w+ \/custody\/applicant\/:id/, make: (objects, owner) => objects.applicant(owner) },
  { path: /^\w+ \/custody\/client\/:id\/share\/:shareId/, make: (objects, owner) => objects.hostingShare(owner) },
  { path: /^\w+ \/custody\/client\/:id/, make: (objects, owner) => objects.hostingClient(owner) },
  { path: /^\w+ \/custody\/portfolio\/view\/:id/, make: (objects, owner) => objects.portfolioView(owner) },
  { path: /^\w+ \/custody\/portfolio\/:id/, make: (objects, owner) => objects.portfolioItem(owner) },
  { path: /^\w+ \/custody\/deadline\/:id/, make: (objects, owner) => objects.ownDeadline(owner) },
  { path: /^\w+ \/custody\/annualFee\/:id\/receipt/, make: (objects, owner) => objects.annuityReceipt(owner) },
  { path: /^\w+ \/custody\/decision\/request\/:id/, make: (objects, owner) => objects.decisionRequest(owner) },
  { path: /^\w+ \/patent\/annualFee\/:id/, make: (objects, owner) => objects.hostedPatent(owner) },
  { path: /^\w+ \/lantern\/lanlog\/delLanLog\/:id/, make: (objects, owner) => objects.searchLog(owner) },
  {
    path: /^\w+ \/lantern\/(lanlog\/translate|translateLan\/text)\/:id/,
    make: (objects, owner) => objects.text(owner),
  },
  {
    path: /^\w+ \/lantern\/translateLan\/document\/:id\/segments\/:position/,
    make: async (objects, owner) => ({ id: await objects.document(owner, { isDone: true }), position: '1' }),
  },
  { path: /^\w+ \/lantern\/translateLan\/document\/:id/, make: (objects, owner) => objects.document(owner) },
  { path: /^\w+ \/lantern\/translateLan\/glossary\/:id/, make: (objects, owner) => objects.glossary(owner) },
  { path: /^\w+ \/lantern\/translateLan\/memory\/:id/, make: (objects, owner) => objects.memory(owner) },
  { path: /^\w+ \/patent\/alert\/:id/, make: (objects, owner) => objects.patentAlert(owner) },
  {
    path: /^\w+ \/patent\/excel\/import\/:importId/,
    make: async (objects, owner) => ({ importId: await objects.patentNumbers(owner) }),
  },
  { path: /^\w+ \/patent\/list\/:id/, make: (objects, owner) => objects.patentList(owner) },
  { path: /^\w+ \/trademark\/convey\/confirm\/detail\/:id/, make: (objects, owner) => objects.caseOfType(owner, 12) },
  { path: /^\w+ \/trademark\/reject\/confirm\/detail\/:id/, make: (objects, owner) => objects.caseOfType(owner, 14) },
  { path: /^\w+ \/trademark\/case\/draft\/:id/, make: (objects, owner) => objects.caseDraft(owner) },
  {
    path: /^\w+ \/trademark\/case\/:id\/document\/:documentId/,
    make: (objects, owner) => objects.caseDocument(owner),
  },
  {
    path: /^\w+ \/trademark\/case\/:id\/letter\/:letterId/,
    make: (objects, owner) => objects.caseLetter(owner),
  },
  {
    path: /^\w+ \/trademark\/case\/:id\/signature\/:signatureId/,
    make: (objects, owner) => objects.caseSignature(owner),
  },
  {
    path: /^\w+ \/trademark\/case\/:id\/form\/:form/,
    make: async (objects, owner) => ({ id: await objects.case(owner), form: 'dataSheet' }),
  },
  { path: /^\w+ \/trademark\/case\/:id/, make: (objects, owner) => objects.case(owner) },
  {
    path: /^\w+ \/trademark\/monitoring\/result\/:id/,
    make: async (objects, owner) => (await objects.monitorHit(owner)).hitId,
  },
  { path: /^\w+ \/trademark\/monitoring\/:id/, make: (objects, owner) => objects.monitor(owner) },
  {
    path: /^\w+ \/trademark\/monitoringReport\/:id/,
    make: async (objects, owner) => (await objects.monitorHit(owner)).monitorId,
  },
]

/** Operations whose path names nothing that an account owns. */
const ofNobody: Record<string, string> = {
  getDictionary: 'dictionaries are public',
  sendSmsCode: 'names a telephone',
  getTrademarkImage: 'registers are public',
  getPatentDrawing: 'registers are public',
  getSharedQuery: 'names a share, whose link is the permission',
  getSignatureRequest: 'names a link, which is the permission',
  signDocument: 'names a link, which is the permission',
  downloadSignatureDocument: 'names a link, which is the permission',
  getPaymentRequest: 'names a link, which is the permission',
  payByLink: 'names a link, which is the permission',
  printLinkDebitNote: 'names a link, which is the permission',
  receiveInspectedWebhook: 'names an address of a webhook, whose token is the permission; shows nothing',
  listProductOrders: 'names a product; lists the own orders only',
}

/** Bodies that a schema alone does not state. */
const bodies: Record<string, object> = {
  inviteToHosting: { to: 'other@example.com', role: 'reader' },
  updateHostingClient: { version: 1, name: 'x' },
  changeClientCharge: { version: 1, title: 'x', chargedOn: '2026-01-01', amount: '1' },
  changeClientStatement: { version: 1, act: 'pay' },
  updateApplicantDocument: { version: 1, kind: 'other', title: 'x' },
  updateHostingAgent: { version: 1, kind: 'firm', name: 'x' },
  updateApplicant: { version: 1, applicantName: '张三', type: 'Individual' },
  updatePortfolioView: { version: 1, name: 'x' },
  updatePortfolioItem: { version: 1, title: 'x' },
  changeHostingDeadline: { version: 1, isDone: true },
  hostApplicantRights: { kind: 'mark' },
  requestCaseSignature: { form: 'powerOfAttorney' },
  setCaseNotification: { email: true, sms: false },
  setCasePost: { version: 1, kinds: ['powerOfAttorney'], company: 'EMS', trackingNumber: '1234567890' },
  addCaseDocument: { kind: 'powerOfAttorney', fileId: '00000000-0000-4000-8000-000000000000' },
  addToPatentList: { ids: [PATENT] },
  changePatentListItem: { patentId: PATENT, note: 'x' },
  removeFromPatentList: { ids: [PATENT] },
  renameSavedQuery: { name: 'x' },
  saveGlossaryEntry: { zh: '泵', en: 'pump', ja: null, note: '' },
  testMonitorWebhook: { webhookUrl: 'https://hook.invalid/a' },
  testPatentAlertWebhook: { webhookUrl: 'https://hook.invalid/a' },
  updateAddress: anAddress,
  updateContact: { name: '王五', phone: '13800138000' },
  startTranslationDocument: { direction: 'zh-cn_en-us' },
  updatePartnerKey: { name: 'x', scopes: ['patents'] },
  updatePartnerWebhook: { url: 'https://8.8.8.8/other', events: ['job.failed'] },
  updateMonitor: { ...aMonitorDraft, version: 0 },
  watchPatentSearch: { channels: ['site'], frequency: 'daily', version: 0 },
}

/** Bodies that are files. */
const forms: Record<string, () => ReturnType<typeof formOf>> = {
  importGlossary: glossaryFile,
  replaceApplicantDocument: () =>
    formOf([
      ['version', '1'],
      ['file', pdf, 'a.pdf'],
    ]),
}

const operations = [...indexOperations().values()].filter(
  ({ id, url, security }) => security.scheme !== 'staffBearer' && url.includes(':') && !(id in ofNobody),
)
const kindOf = ({ method, url }: Operation) => kinds.find(({ path }) => path.test(`${method} ${url}`))

let bench: ApiBench
let objects: MemberObjects
let belongingsOf: ReturnType<typeof createBelongings>
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  belongingsOf = createBelongings(bench)
  await objects.prepare()
  await bench.api.ready()
})
afterAll(() => bench?.close())

async function call(operation: Operation, parameters: Parameters, caller: Member | null) {
  const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name]!))
  const schema = routeSchema(operation).body as DeferredSchema | undefined
  const body = bodies[operation.id] ?? (schema && (exampleOf(schema.resolve()) as object))
  const form = forms[operation.id]?.() ?? null
  const query = operation.definition.parameters
    .filter(({ in: place, required }: { in: string; required?: boolean }) => place === 'query' && required)
    .map(({ name, schema: own }: { name: string; schema: unknown }) => [name, String(exampleOf(own))])
  return bench.call(
    operation.method as 'GET',
    `${url}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`,
    { ...(caller && { as: caller.token }), ...(body && { payload: body }), ...form },
  )
}

test('every path with a parameter is one of a kind of objects, or of none for a stated reason', () => {
  expect(operations.filter((operation) => !kindOf(operation)).map(({ id, url }) => `${id} ${url}`)).toEqual([])
  const known = new Set<string>(indexOperations().keys())
  expect([...Object.keys(ofNobody), ...Object.keys(bodies)].filter((id) => !known.has(id))).toEqual([])
  expect(kinds.filter(({ path }) => !operations.some(({ method, url }) => path.test(`${method} ${url}`)))).toEqual([])
})

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('finds the objects of the own account only', async () => {
    const [owner, other] = [await bench.member(), await bench.member()]
    const made = await kindOf(operation)!.make(objects, owner)
    const parameters = typeof made === 'string' ? { id: made } : made
    const ids = Object.values(parameters).filter((value) => value.length > 8)
    const before = await belongingsOf(owner.id, ids)

    const refused = await call(operation, parameters, other)
    expect([refused.status, refused.data ?? null]).toEqual([404, null])
    const visitor = await call(operation, parameters, null)
    expect([visitor.status, visitor.data ?? null]).toEqual([operation.security.isOptional ? 404 : 401, null])
    expect(await belongingsOf(owner.id, ids)).toEqual(before)

    // What nobody finds would prove nothing.
    const { status, msg } = await call(operation, parameters, owner)
    expect({ status, msg, isFound: ![400, 401, 403, 404, 413, 415, 429, 500].includes(status) }).toMatchObject({
      isFound: true,
    })
  })
})
