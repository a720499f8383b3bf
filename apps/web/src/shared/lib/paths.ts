import { PATENT_RESULTS_PATH } from '@markwright/domain/patents/patent-search-address'

/** Every address of the site (spec 1 §2.2), as it is behind the `#`. */
export const paths = {
  root: '/',
  entrance: '/entrance',
  home: '/index',
  combinedQuery: '/combinedQuery',
  imageSearch: '/imageSearch',
  newQuery: '/nPQ',
  bulkQuery: '/bulkQuery',
  crossSearch: '/crossSearch',
  analysisReport: '/analysisReport',
  shared: '/s/:token',
  sign: '/sign/:token',
  trademarkSearch: '/trademarkSearch',
  trademarkDetail: '/query/detail',
  trademarkQuery: '/PQ',
  patentSearch: '/PS',
  patentResults: PATENT_RESULTS_PATH,
  patentDetail: '/patentSearch/detail',
  patentBilingual: '/patentSearch/bilingual',
  patentIntroduction: '/searchTntroduction',
  trademarkApi: '/TI',
  patentApi: '/psApi',
  trados: '/Trados',
  wordPlugin: '/TradosWord',
  excelPlugin: '/Excel',
  translation: '/PT',
  translationDocument: '/PT/document',
  patentTranslation: '/patentTranslation',
  comparison: '/query/compare',
  successRate: '/successRate',
  contrast: '/contrast',
  splitApplication: '/SPB',
  compressDrawings: '/patentCPC',
  brand: '/brand',
  supportedCountries: '/supportCountry',
  gazette: '/Notice',
  gazetteNotice: '/query/announcementDetail',
  legalDocuments: '/instrument',
  legalDocument: '/judgementDocumentDetail',
  news: '/TD',
  article: '/journalDetail',
  activity: '/activity',
  activitySuccess: '/activitySuccess',
  monitoring: '/SC',
  monitors: '/TM',
  monitoringResult: '/monitoringResult',
  monitorReport: '/monitorReport',
  monitorUnsubscribe: '/monitorUnsubscribe',
  services: '/services',
  orderInfo: '/pay/orderInfo',
  orderInfos: '/pay/orderInfos',
  pay: '/pay/pay',
  payLink: '/pay/link/:token',
  trademarkApply: '/trademarkApply',
  trademarkPayment: '/trademarkPayment',
  payment: '/payment',
  uploadSuccess: '/uploadSuccee',
  paySuccess: '/pay/paySuccess',
  trusteeshipPaySuccess: '/pay/trusteeshipPaySuccess',
  paySuccessOld: '/paySuccess',
  interpretPay: '/interpretPay',
  about: '/AU',
  markManagement: '/TMS',
  patentManagement: '/PMS',
  annuityManagement: '/PAMS',
  markSolutions: '/solutions',
  patentSolutions: '/patentSolutions',
  tools: '/fficiencyTools',
  hostingPlatform: '/hostingPlatform',
  hostingPlatforms: '/hostingPlatforms',
  hostingHome: '/hostingPlatforms/home',
  hostingMarks: '/hostingPlatforms/trademark',
  hostingPatents: '/hostingPlatforms/patents',
  hostingSoftware: '/hostingPlatforms/softness',
  hostingCertificates: '/hostingPlatforms/qualifications',
  hostingItem: '/hostingPlatforms/item',
  hostingPatentDetail: '/hostingPlatforms/patentDetail',
  hostingDeadlines: '/hostingPlatforms/deadlines',
  hostingApplicants: '/hostingPlatforms/applicants',
  hostingApplicant: '/hostingPlatforms/applicant',
  hostingClients: '/hostingPlatforms/clients',
  clientCharges: '/hostingPlatforms/charges',
  clientStatements: '/hostingPlatforms/statements',
  clientStatement: '/hostingPlatforms/statement',
  rightProfits: '/hostingPlatforms/profits',
  clientLetters: '/hostingPlatforms/letters',
  hostingWorkload: '/hostingPlatforms/workload',
  hostingImport: '/hostingPlatforms/import',
  hostingFeeds: '/hostingPlatforms/feeds',
  hostingReminders: '/hostingPlatforms/reminders',
  hostingDocuments: '/hostingPlatforms/informationupload',
  hostingAgents: '/hostingPlatforms/institution',
  hostingInvitation: '/hostingPlatforms/invitation',
  annuities: '/hostingPlatforms/annualFee',
  annuityDecisions: '/hostingPlatforms/annualFee/bs',
  renewalDecisions: '/hostingPlatforms/trademark/bs',
  myAnnuities: '/hostingPlatforms/myAnnualFee',
  myAnnuityOrders: '/hostingPlatforms/myAnnualFeeOrder',
  myRenewals: '/hostingPlatforms/myRenewal',
  myRenewalOrders: '/hostingPlatforms/myRenewalOrder',
  hostingPayments: '/hostingPlatforms/platformPay',
  decisionRequests: '/hostingPlatforms/decisions',
  decision: '/hostingPlatforms/decision',
  patentAnnuities: '/annualFeeDetail',
  legal: '/legal',
  privacy: '/legal/privacy',
  term: '/legal/term',
  personalCenter: '/personalCenter',
  account: '/personalCenter/account',
  productService: '/personalCenter/productService',
  myServer: '/personalCenter/myServer',
  myMembers: '/personalCenter/myMembers',
  myOrder: '/personalCenter/myOrder',
  order: '/personalCenter/order',
  cases: '/personalCenter/cases',
  caseDraft: '/personalCenter/caseDraft',
  case: '/personalCenter/case',
  myInvoice: '/personalCenter/myInvoice',
  invoice: '/personalCenter/invoice',
  trademarkLog: '/personalCenter/trademarkLog',
  patentLog: '/personalCenter/pLog',
  translationLog: '/personalCenter/tLog',
  exports: '/personalCenter/exports',
  savedQueries: '/personalCenter/savedQueries',
  patentSearches: '/personalCenter/patentSearches',
  patentAlert: '/personalCenter/patentAlert',
  patentLists: '/personalCenter/patentLists',
  patentList: '/personalCenter/patentList',
  certification: '/personalCenter/certification',
  addresses: '/personalCenter/addresses',
  partnerApi: '/personalCenter/partnerApi',
  webhookInspector: '/personalCenter/webhookInspector',
  contacts: '/personalCenter/contacts',
  notices: '/personalCenter/notices',
  changePassword: '/changePassword',
  modifyOrAuth: '/modidyOrAuth',
  callback: '/callback',
  sandboxWechat: '/sandbox/wechat',
  sandboxPay: '/sandbox/pay',
  sandboxHumanCheck: '/sandbox/humanCheck',
  manage: '/manage',
  manageUsers: '/manage/users',
  manageTrials: '/manage/trials',
  manageCases: '/manage/cases',
  manageCase: '/manage/case',
  manageCaseWorkload: '/manage/caseWorkload',
  manageQuotations: '/manage/quotations',
  manageQuotation: '/manage/quotation',
  manageAnnuities: '/manage/annuities',
  manageCertifications: '/manage/certifications',
  manageCertification: '/manage/certification',
  manageEntitlements: '/manage/services',
  manageApprovals: '/manage/approvals',
  managePlans: '/manage/plans',
  manageOrders: '/manage/orders',
  manageOrder: '/manage/order',
  manageCredits: '/manage/credits',
  manageVouchers: '/manage/vouchers',
  manageRefunds: '/manage/refunds',
  manageReceipts: '/manage/receipts',
  manageReconciliation: '/manage/reconciliation',
  managePrices: '/manage/prices',
  manageInvoices: '/manage/invoices',
  manageInvoice: '/manage/invoice',
  manageDashboard: '/manage/dashboard',
  manageNotices: '/manage/notices',
  manageArticles: '/manage/articles',
  manageArticle: '/manage/article',
  manageRegistrations: '/manage/registrations',
  manageReports: '/manage/reports',
  manageReport: '/manage/report',
  manageCalendar: '/manage/calendar',
  manageOutbox: '/manage/outbox',
  manageAudit: '/manage/audit',
  manageOperations: '/manage/operations',
  outbox: '/outbox',
} as const

/** Addresses that lead to others (spec 1 §2.2), and the right spelling of one that the specification misspells. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.root]: paths.entrance,
  [paths.hostingPlatforms]: paths.hostingHome,
  [paths.legal]: paths.privacy,
  [paths.personalCenter]: paths.account,
  '/modifyOrAuth': paths.modifyOrAuth,
  '/query/otherTrademarkArchives': paths.trademarkDetail,
  '/uploadSuccess': paths.uploadSuccess,
  '/efficiencyTools': paths.tools,
  '/searchIntroduction': paths.patentIntroduction,
  [paths.manage]: paths.manageUsers,
}

/** Where the logo leads (spec 1 §2.2). */
export const logoPath = `${paths.home}?a=1`

export const trademarkDetailPath = (id: string) => `${paths.trademarkDetail}?id=${encodeURIComponent(id)}`

/** A patent, of which `expr` is marked; `tab` is the part to show. */
/** The claims or the description of a publication beside their translation. */
export const patentBilingualPath = (id: string, view: { part?: string; into?: string } = {}) =>
  `${paths.patentBilingual}?${new URLSearchParams({ id, ...view }).toString()}`

export function patentDetailPath(id: string, expr?: string | null, tab?: string) {
  const input = Object.entries({ id, tab, expr }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${paths.patentDetail}?${new URLSearchParams(input).toString()}`
}
/** What an alert has found. */
export const patentAlertPath = (id: string) => `${paths.patentAlert}?${new URLSearchParams({ id })}`
export const patentListPath = (id: string) => `${paths.patentList}?${new URLSearchParams({ id })}`
/** Glossaries. */
export const glossariesPath = `${paths.translation}?tab=glossaries`
/** The translation memory. */
export const memoryPath = `${paths.translation}?tab=memory`
/** Documents that are translated. */
export const translationDocumentsPath = `${paths.translation}?tab=documents`
/** One of them; `segment` is the number of one to begin with. */
export const translationDocumentPath = (id: string, segment?: number) =>
  `${paths.translationDocument}?${new URLSearchParams({ id, ...(segment && { at: String(segment) }) })}`
/** A text of the log. */
export const translatedTextPath = (id: string) => `${paths.translation}?${new URLSearchParams({ log: id })}`
/** Many patent numbers at once. */
export const patentBatchPath = `${paths.patentSearch}?mode=batch`

/** `/PQ` leads to several products (spec 1 §2.2), distinguished by their number. */
export const goodsClassificationPath = `${paths.trademarkQuery}?id=3`
/** What was searched for, which records are compared with; `classify` and `similarGroup` as typed. */
export type SoughtAddress = {
  name?: string
  /** Id of an uploaded image. */
  image?: string
  country?: string
  classify?: string
  similarGroup?: string
}
export const comparisonPath = (ids: readonly string[], sought: SoughtAddress = {}) => {
  const input = Object.entries(sought).filter(([, value]) => value)
  return `${paths.comparison}?${new URLSearchParams([['ids', ids.join(';')], ...input]).toString()}`
}

/** The success rate of a name; `classes` as typed, `03;09`, and of these the one to show. */
export const successRatePath = (query: { text: string; classify?: string; applicant?: string; class?: string }) => {
  const input = Object.entries(query).filter(([, value]) => value)
  return `${paths.successRate}?${new URLSearchParams(input).toString()}`
}

/** Where a monitor is begun; the fields are those of `MonitorQuery`, and its type. */
export const newMonitorPath = (fields: Record<string, string>) =>
  `${paths.monitors}?${new URLSearchParams({ new: '1', ...fields })}`

export const articlePath = (id: string) => `${paths.article}?id=${encodeURIComponent(id)}`
/** Where the phone of the account is changed, or its WeChat account bound or released. */
export const modifyOrAuthPath = (kind: 'phone' | 'wechat') => `${paths.modifyOrAuth}?kind=${kind}`
export const activityPath = (id: string) => `${paths.activity}?id=${encodeURIComponent(id)}`

/** Where one applies for a free trial of a product, by its number. */
export const trialPathOf = (serviceType: number) => `${paths.services}?tab=trial${serviceType === 28 ? '&type=28' : ''}`
export const orderPath = (id: string) => `${paths.order}?${new URLSearchParams({ id })}`

/** A statement to a client. */
export const clientStatementPath = (id: string) => `${paths.clientStatement}?${new URLSearchParams({ id })}`

/** All annuities of a patent in the portfolio. */
export const patentAnnuitiesPath = (itemId: string) => `${paths.patentAnnuities}?${new URLSearchParams({ id: itemId })}`

/** A case that is being filled in. */
export const caseDraftPath = (id: string) => `${paths.caseDraft}?${new URLSearchParams({ id })}`
export const casePath = (id: string) => `${paths.case}?${new URLSearchParams({ id })}`

const withIds = (path: string, ids: readonly string[]) => `${path}?${new URLSearchParams({ ids: ids.join(';') })}`
/** Several orders before they are paid together. */
export const orderInfosPath = (ids: readonly string[]) => withIds(paths.orderInfos, ids)
/** Where orders are paid, online or by a transfer. */
export const payPath = (ids: readonly string[]) => withIds(paths.pay, ids)
/** Where orders of annuities are paid: what follows is said of annuities. */
export const payAnnuitiesPath = (ids: readonly string[]) => `${payPath(ids)}&of=annuities`
export const isOfAnnuities = (parameters: URLSearchParams): boolean => parameters.get('of') === 'annuities'
/** Where somebody without an account pays an order by a link. */
export const payLinkPath = (token: string) => `/pay/link/${encodeURIComponent(token)}`
/** Where orders are paid by a transfer. */
export const corporatePaymentPath = (ids: readonly string[]) => withIds(paths.payment, ids)
export const uploadSuccessPath = (ids: readonly string[]) => withIds(paths.uploadSuccess, ids)
export const paySuccessPath = (ids: readonly string[]) => withIds(paths.paySuccess, ids)
export const trusteeshipPaySuccessPath = (ids: readonly string[]) => withIds(paths.trusteeshipPaySuccess, ids)
/** The orders that an address names. */
export const idsIn = (parameters: URLSearchParams): string[] => [
  ...new Set((parameters.get('ids') ?? '').split(';').filter(Boolean)),
]

export const manageUserPath = (id: string) => `${paths.manageUsers}?id=${encodeURIComponent(id)}`
export const analysisReportPath = (number: string) => `${paths.analysisReport}?no=${encodeURIComponent(number)}`

export const manageEntitlementsOfPlan = (planId: string) =>
  `${paths.manageEntitlements}?plan=${encodeURIComponent(planId)}`
export const invoicePath = (id: string) => `${paths.invoice}?${new URLSearchParams({ id })}`
export const manageInvoicePath = (id: string) => `${paths.manageInvoice}?id=${encodeURIComponent(id)}`
export const manageReportPath = (id: string) => `${paths.manageReport}?id=${encodeURIComponent(id)}`
export const manageCertificationPath = (id: string) => `${paths.manageCertification}?id=${encodeURIComponent(id)}`
export const manageCasePath = (id: string) => `${paths.manageCase}?id=${encodeURIComponent(id)}`
export const manageQuotationPath = (id: string) => `${paths.manageQuotation}?id=${encodeURIComponent(id)}`
export const manageOrderPath = (id: string) => `${paths.manageOrder}?id=${encodeURIComponent(id)}`
export const manageArticlePath = (id: string) => `${paths.manageArticle}?id=${encodeURIComponent(id)}`
export const manageRegistrationsPath = (id: string) => `${paths.manageRegistrations}?id=${encodeURIComponent(id)}`

// Spec 1 §2.3, and `/entrance`, as which `/` is shown.
const transparentHeaderPaths: ReadonlySet<string> = new Set([
  '/',
  '/entrance',
  '/index',
  '/PI',
  '/AU',
  '/index/',
  '/PI/',
  '/AU/',
  '/journal',
  '/trademarkSearch',
  '/SC',
  '/BP',
  '/TI',
  '/TMS',
  '/AS',
  '/patentTranslation',
  '/psApi',
  '/PMS',
  '/PAMS',
  '/SPB',
  '/OCR',
  '/smartPark',
  '/digitalPlatform',
  '/enterpriseNetwork',
  '/EHR',
  '/solutions',
  '/patentSolutions',
  '/collaborationPlatform',
  '/TD',
  '/recruitment',
])

/** Whether the page begins behind the header, which then has no ground of its own until one scrolls. */
export const hasTransparentHeader = (path: string) => transparentHeaderPaths.has(path)
