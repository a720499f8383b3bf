import { staffRoles } from '@markwright/domain/people/staff-permissions'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexOperations, type Operation } from '../../apps/api/src/kernel/contract-document.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { fileDatabase } from '../support/database.ts'
import { buildMember, inDatabase } from '../support/members.ts'
import { redisUrl } from '../support/redis.ts'
import { buildStaff } from '../support/staff.ts'

const EVERYBODY = 'admin sales finance content reviewer support viewer'

/**
 * Who may do what, written down a second time, apart from what the contract and the code say. An operation that is not
 * here fails the test.
 */
const expected: Record<string, string> = {
  getStaff: EVERYBODY,
  signOutStaff: EVERYBODY,

  searchUsers: 'admin sales finance reviewer support viewer',
  getUserRecord: 'admin sales finance reviewer support viewer',
  closeUser: 'admin support',
  disableUser: 'admin support',
  enableUser: 'admin support',
  unlockUser: 'admin support',

  getOperations: 'admin',
  listManagedJobs: 'admin',
  retryManagedJob: 'admin',
  cancelManagedJob: 'admin',
  listManagedImports: 'admin',
  getImportRejects: 'admin',

  listManagedPlans: 'admin sales finance reviewer support viewer',
  createPlan: 'admin sales',
  updatePlan: 'admin sales',
  listPlanRevisions: 'admin sales finance reviewer support viewer',

  listEntitlements: 'admin sales finance reviewer support viewer',
  listCredits: 'admin sales finance support viewer',
  getUserCredit: 'admin sales finance support viewer',
  proposeCreditLimit: 'admin sales',

  listUserEntitlements: 'admin sales finance reviewer support viewer',
  grantPlan: 'admin sales reviewer',
  extendEntitlement: 'admin sales reviewer',
  revokeEntitlement: 'admin sales reviewer',

  listStaffApprovals: 'admin sales finance reviewer support viewer',
  approveStaffRequest: 'admin finance',
  rejectStaffRequest: 'admin finance',

  listTrialApplications: 'admin sales reviewer support viewer',
  approveTrial: 'admin sales reviewer',
  rejectTrial: 'admin sales reviewer',

  listManagedAnnuities: 'admin sales reviewer support viewer',
  exportAnnuities: 'admin sales reviewer support viewer',
  instructAnnuities: 'admin reviewer',
  recordAnnuityPayment: 'admin reviewer',

  listManagedCases: 'admin sales reviewer support viewer',
  listCaseStaff: 'admin sales reviewer support viewer',
  getCaseWorkload: 'admin sales reviewer support viewer',
  exportCases: 'admin sales reviewer support viewer',
  downloadManagedCaseCalendar: 'admin sales reviewer support viewer',
  getManagedCase: 'admin sales reviewer support viewer',
  listManagedCaseMessages: 'admin sales reviewer support viewer',
  downloadManagedCaseDocument: 'admin sales reviewer support viewer',
  downloadManagedCaseArchive: 'admin sales reviewer support viewer',
  downloadManagedCaseForm: 'admin sales reviewer support viewer',
  downloadManagedCaseLetter: 'admin sales reviewer support viewer',
  listManagedCaseQuotations: 'admin sales reviewer support viewer',
  getManagedCaseQuotation: 'admin sales reviewer support viewer',
  downloadCaseQuotationImage: 'admin sales reviewer support viewer',
  offerCaseQuotation: 'admin reviewer',
  refuseCaseQuotation: 'admin reviewer',
  moveCase: 'admin reviewer',
  receiveCasePost: 'admin reviewer',
  changeCases: 'admin reviewer',
  addCaseLetter: 'admin reviewer',
  deleteCaseLetter: 'admin reviewer',
  setCaseDeadlineDone: 'admin reviewer',
  assignCase: 'admin reviewer',
  markCaseAnswered: 'admin reviewer',
  sendManagedCaseMessage: 'admin reviewer',

  listCertifications: 'admin sales finance reviewer support viewer',
  getCertificationReview: 'admin sales finance reviewer support viewer',
  getCertificationLicence: 'admin sales finance reviewer support viewer',
  approveCertification: 'admin sales reviewer',
  rejectCertification: 'admin sales reviewer',
  revokeCertification: 'admin sales reviewer',

  listAnnouncements: 'admin content support viewer',
  createAnnouncement: 'admin content',
  updateAnnouncement: 'admin content',
  deleteAnnouncement: 'admin content',
  sendAnnouncement: 'admin content',
  cancelAnnouncement: 'admin content',

  listArticleDrafts: 'admin content support viewer',
  getArticleDraft: 'admin content support viewer',
  createArticle: 'admin content',
  updateArticle: 'admin content',
  deleteArticle: 'admin content',
  publishArticle: 'admin content',
  withdrawArticle: 'admin content',
  uploadStaffFile: 'admin content',
  listActivityRegistrations: 'admin content support viewer',
  deleteActivityRegistration: 'admin content',
  deleteActivityRegistrations: 'admin content',

  listReportReviews: 'admin reviewer support viewer',
  getReportReview: 'admin reviewer support viewer',
  editReportReview: 'admin reviewer',
  approveReport: 'admin reviewer',
  rejectReport: 'admin reviewer',
  retryReportForMember: 'admin reviewer support',

  getCalendar: 'admin reviewer support viewer',
  addCalendarDay: 'admin reviewer',
  removeCalendarDay: 'admin reviewer',

  listProducts: 'admin sales finance support viewer',
  getProduct: 'admin sales finance support viewer',
  listProductRevisions: 'admin sales finance support viewer',
  createProduct: 'admin sales',
  updateProduct: 'admin sales',
  publishProduct: 'admin finance',
  withdrawProduct: 'admin finance',
  listFees: 'admin sales finance support viewer',
  addFee: 'admin finance',
  updateFee: 'admin finance',
  removeFee: 'admin finance',
  listRates: 'admin sales finance support viewer',
  setRate: 'admin finance',

  listManagedOrders: 'admin sales finance support viewer',
  getManagedOrder: 'admin sales finance support viewer',
  exportOrders: 'admin sales finance support viewer',
  exportAccounting: 'admin sales finance support viewer',
  cancelManagedOrder: 'admin sales',
  completeOrder: 'admin sales',
  listRefunds: 'admin sales finance support viewer',
  getManagedRefund: 'admin sales finance support viewer',
  approveRefund: 'admin finance',
  rejectRefund: 'admin finance',
  finishRefund: 'admin finance',
  retryRefund: 'admin finance',
  listVouchers: 'admin sales finance support viewer',
  getVoucherFile: 'admin sales finance support viewer',
  approveVoucher: 'admin finance',
  rejectVoucher: 'admin finance',
  listReceipts: 'admin sales finance support viewer',
  matchTransfers: 'admin finance',
  recordTransfer: 'admin finance',
  unmatchTransfer: 'admin finance',
  listReconciliations: 'admin sales finance support viewer',
  reconcilePayments: 'admin finance',
  listReconciliationDifferences: 'admin sales finance support viewer',
  resolveDifference: 'admin finance',

  listManagedInvoices: 'admin sales finance support viewer',
  getManagedInvoice: 'admin sales finance support viewer',
  getManagedInvoiceFile: 'admin sales finance support viewer',
  approveInvoice: 'admin finance',
  rejectInvoice: 'admin finance',
  sendInvoice: 'admin finance',
  abandonInvoiceRequest: 'admin finance',
  issueInvoice: 'admin finance',
  mailInvoice: 'admin finance',
  reverseInvoice: 'admin finance',
  sendInvoiceReversal: 'admin finance',
  recordInvoiceReversal: 'admin finance',
  getDashboard: 'admin sales finance viewer',

  listOutbox: 'admin',
  listAudit: 'admin viewer',
  exportAudit: 'admin viewer',
}

const operations = [...indexOperations().values()].filter(({ security }) => security.scheme === 'staffBearer')
const callers = ['visitor', 'member', 'nobodyOfStaff', ...staffRoles] as const
type CallerName = (typeof callers)[number]

const database = fileDatabase()
let api: TestApi
const headers = {} as Record<CallerName, Record<string, string>>
beforeAll(async () => {
  api = await startApi({ DATABASE_URL: database.url, REDIS_URL: redisUrl() })
  for (const caller of callers) headers[caller] = await enterAs(caller)
})
afterAll(() => api?.close())

async function enterAs(caller: CallerName): Promise<Record<string, string>> {
  if (caller === 'visitor') return {}
  if (caller === 'member') return (await buildMember(api)).headers
  return (await buildStaff(api, caller === 'nobodyOfStaff' ? [] : [caller])).headers
}

let calls = 0
async function call(operation: Operation, caller: CallerName) {
  const url = operation.url.replaceAll(/:\w+/g, randomUUID())
  const response = await api.app.inject({
    method: operation.method as 'GET',
    url,
    headers: { 'x-forwarded-for': `198.18.${calls >> 8}.${calls++ % 256}`, ...headers[caller] },
  })
  // One of the operations ends the session.
  if (operation.id === 'signOutStaff') headers[caller] = await enterAs(caller)
  // An export answers with a file.
  const isJson = String(response.headers['content-type']).includes('json')
  return { status: response.statusCode, ...(isJson && response.json()) }
}

/** The status that turns a caller away; null where the operation lets them in. */
function refusalOf(operation: Operation, caller: CallerName): number | null {
  if (caller === 'visitor') return 401
  if (caller === 'member') return 424
  if (caller === 'nobodyOfStaff') return operation.permission === 'session' ? null : 403
  return expected[operation.id]!.split(' ').includes(caller) ? null : 403
}

test('the matrix has every operation of staff, and no other', () =>
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted()))

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test.each(callers)('as %s', async (caller) => {
    const { status, code } = await call(operation, caller)
    const refusal = refusalOf(operation, caller)
    const seen = refusal === null ? { isLetIn: ![401, 403, 424, 500].includes(status) } : { status, code }
    const wanted = refusal === null ? { isLetIn: true } : { status: refusal, code: refusal === 403 ? 40302 : 1 }
    expect(seen).toEqual(wanted)
  })
})

test('somebody with several roles may do what any of them may', async () => {
  const { headers } = await buildStaff(api, ['content', 'support'])
  const statusOf = async (url: string) => (await api.app.inject({ url, headers })).statusCode
  expect(await statusOf('/admin/manage/articles')).toBe(200)
  expect(await statusOf('/admin/manage/users')).toBe(200)
  expect(await statusOf('/admin/manage/audit')).toBe(403)
})

test('who is signed in learns what they may do, and a change of roles counts at once', async () => {
  const { headers, id } = await buildStaff(api, ['support'])
  const me = async () => (await api.app.inject({ url: '/admin/manage/me', headers })).json().data
  expect(await me()).toMatchObject({ roles: ['support'], permissions: expect.arrayContaining(['users.manage']) })
  await inDatabase(api, "UPDATE staff SET roles = '{viewer}' WHERE id = $1", [id])
  expect(await me()).toMatchObject({ roles: ['viewer'], permissions: expect.not.arrayContaining(['users.manage']) })
})
