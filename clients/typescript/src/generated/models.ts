// Generated from the contract of the partner API. Do not edit.

/** Version of this client; its first two numbers are those of the contract. */
export const version = '1.0.22'

import type { FileInput } from '../files.ts'

/** A page of a list. */
export interface Page<T> {
  data: T[]
  total: number
  /** Where the next page begins; null after the last. */
  nextCursor: string | null
}

/**
 * `open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff, `instructed` the
 * payer was instructed, `done` paid at the office or marked as done.
 */
export type AnnuityStage = 'open' | 'ordered' | 'paid' | 'instructed' | 'done' | (string & {})

export type BulkOutcome = 'found' | 'near' | 'none' | 'bad' | (string & {})

export type DeadlineKind = 'renewal' | 'declaration' | 'annuity' | 'priority' | 'entry' | 'expiry' | 'own' | (string & {})

/** Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace period. */
export type DeadlineState = 'not-open' | 'open' | 'grace' | 'missed' | 'lapsed' | (string & {})

/** `asked`: somebody was sent a link to decide. */
export type Decision = 'undecided' | 'keep' | 'drop' | 'asked' | (string & {})

/**
 * Who pays a part of the official fees, 85 or 70 per cent less in China, small and micro entities in the United
 * States.
 */
export type FeeReduction = 'cn85' | 'cn70' | 'usSmall' | 'usMicro' | (string & {})

/** What the account may do with it; a reader changes nothing. */
export type HostingRole = 'owner' | 'editor' | 'reader' | (string & {})

export type MonitorEventKind = 'new' | 'published' | 'registered' | 'status' | 'owner' | 'renewal' | 'grace' | (string & {})

export type MonitorType = 'similar' | 'applicant' | 'competitor' | 'appNo' | 'notice' | 'renewal' | (string & {})

export type PatentLegalStatusCode = 'valid' | 'invalid' | 'examining' | 'unconfirmed' | (string & {})

export type PatentNumberOutcome = 'matched' | 'unmatched' | 'duplicate' | 'invalid' | (string & {})

export type PatentNumberType = 'auto' | 'appNo' | 'pubNo' | (string & {})

export type PatentType = 'invention' | 'utility' | 'design' | 'plant' | 'other' | (string & {})

export type PortfolioField = 'title' | 'registrationNumber' | 'classes' | 'patentKind' | 'state' | 'owner' | 'agent' | 'filedOn' | 'registeredOn' | 'expiresOn' | 'priorityOn' | (string & {})

export type PortfolioKind = 'mark' | 'patent' | 'software' | 'certificate' | (string & {})

export type PortfolioPatentKind = 'patent' | 'utility' | 'design' | (string & {})

/** Of what is `ended` nothing is due any more. */
export type PortfolioState = 'pending' | 'live' | 'ended' | 'unknown' | (string & {})

/**
 * A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
 * credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
 * signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for
 * this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what
 * it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a
 * rule of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
 * idempotency_key_reused: the key was used with another body.
 */
export type ProblemCode = 'invalid_request' | 'unreadable' | 'cursor_invalid' | 'credentials_missing' | 'credentials_malformed' | 'key_unknown' | 'key_revoked' | 'key_expired' | 'account_disabled' | 'signature_invalid' | 'timestamp_stale' | 'nonce_replayed' | 'address_not_allowed' | 'scope_missing' | 'forbidden' | 'live_key_required' | 'quota_exceeded' | 'not_found' | 'method_not_allowed' | 'conflict' | 'idempotency_in_progress' | 'idempotency_key_reused' | 'too_large' | 'unsupported_media_type' | 'rule_violated' | 'rate_limited' | 'internal' | 'unavailable' | (string & {})

export type TranslationDocumentStatus = 'uploaded' | 'queued' | 'translating' | 'done' | 'error' | 'cancelled' | (string & {})

export type TranslationLanguage = 'zh-cn' | 'en-us' | 'ja-jp' | (string & {})

/**
 * `same`: as the source (DOC becomes DOCX); `docx`: of a PDF; `bilingual-docx`: two columns; `bilingual-layout`:
 * each paragraph followed by its translation.
 */
export type TranslationOutput = 'same' | 'docx' | 'bilingual-docx' | 'bilingual-layout' | 'xliff' | 'tmx' | (string & {})

export type WebhookEventType = 'translation.completed' | 'report.ready' | 'monitor.hit' | 'order.paid' | 'renewal.due' | 'deadline.due' | 'case.changed' | 'case.letter' | 'case.message' | 'case.due' | 'job.completed' | 'job.failed' | (string & {})

export interface AddCaseDocumentRequest {
  kind: string
  /** Of `uploadCaseFile`. */
  fileId: string
}

export interface Annuity {
  deadline: Deadline
  registrationNumber: string | null
  /**
   * `open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff, `instructed` the
   * payer was instructed, `done` paid at the office or marked as done.
   */
  stage: AnnuityStage
  /** Null once it is ordered or done. */
  fee: AnnuityFee | null
}

/** What the office and the site charge if it is paid today. An amount that is not known is null. */
export interface AnnuityFee {
  known: boolean
  /**
   * Why it is not known: no fee of the office for that day, the number of claims, what a late payment adds, an
   * exchange rate or a price of the service is missing, or it can no longer be paid (`lapsed`).
   */
  gap: 'fee' | 'claims' | 'surcharge' | 'lapsed' | 'rate' | 'service' | (string & {}) | null
  /** In the currency of the office, surcharge included. */
  officialFee: string | null
  officialCurrency: string | null
  officialFeeCny: string | null
  /** What a unit of the currency is worth in CNY; null for CNY. */
  exchangeRate: string | null
  /** VAT included. */
  serviceFee: string | null
  /** The official fee in CNY and the service fee. */
  total: string | null
  /** Of `serviceFee` and `total`. */
  currency: string
  /** What the official fee is made of. */
  lines: AnnuityFeeLine[]
}

export interface AnnuityFeeLine {
  kind: 'annuity' | 'claims' | 'surcharge' | (string & {})
  name: string
  /** In the currency of the office. */
  amount: string
  validFrom: string
  /** Where the amount was read. */
  source: string
}

/** A part of an image, as shares of its sides. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface BulkCounts {
  /** The very name, or the number. */
  found: number
  /** Similar names only. */
  near: number
  none: number
  /** Rows that cannot be looked for. */
  bad: number
}

export interface BulkHit {
  id: string
  country: string
  appNo: string
  name: string | null
  status: number
  statusText: string
  score: number | null
  level: 'identical' | 'high' | 'middle' | 'low' | (string & {}) | null
}

export interface BulkRow {
  /** As in the list, from 1. */
  ordinal: number
  input: string
  /** Null until it has been looked for. */
  outcome: BulkOutcome | null
  /** Why it is bad, or as what a name with special characters was searched; in the language of the caller. */
  reason: string | null
  hits: number | null
  /** The nearest, at most three. */
  best: BulkHit[]
}

export interface Case {
  id: string
  caseNo: string
  productType: number
  /** Numbers and names of its marks. */
  title: string
  state: 'preparing' | 'scheduled' | 'ready' | 'filed' | 'accepted' | 'completed' | 'refused' | 'withdrawn' | (string & {})
  payment: 'unpaid' | 'inReview' | 'onCredit' | 'paid' | 'refunding' | 'refunded' | 'closed' | (string & {})
  officeNumber: string | null
  /** When its window opens. */
  fileFrom: string | null
  nextDeadline: string | null
  createdAt: string
  updatedAt: string
  version: number
  orderId: string
  /**
   * Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
   * of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
   * `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
   * group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
   * nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
   * postcode }`.
   */
  content: Record<string, unknown>
  documents: CaseDocument[]
  /** Kinds that are required and not there. */
  missingDocuments: string[]
  /** Documents of the office, the latest first. */
  letters: CaseLetter[]
  deadlines: CaseDeadline[]
}

export interface CaseDeadline {
  dueOn: string
  name: string
  ruleId: string
  /** The provision. */
  law: string | null
  /** How the day follows. */
  calculation: string[]
  done: boolean
}

export interface CaseDocument {
  id: string
  kind: string
  name: string
  createdAt: string
}

export interface CaseDraft {
  id: string
  productType: number
  version: number
  /**
   * Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
   * of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
   * `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
   * group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
   * nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
   * postcode }`.
   */
  content: Record<string, unknown>
  createdAt: string
  updatedAt: string
}

export interface CaseHead {
  id: string
  caseNo: string
  productType: number
  /** Numbers and names of its marks. */
  title: string
  state: 'preparing' | 'scheduled' | 'ready' | 'filed' | 'accepted' | 'completed' | 'refused' | 'withdrawn' | (string & {})
  payment: 'unpaid' | 'inReview' | 'onCredit' | 'paid' | 'refunding' | 'refunded' | 'closed' | (string & {})
  officeNumber: string | null
  /** When its window opens. */
  fileFrom: string | null
  nextDeadline: string | null
  createdAt: string
  updatedAt: string
}

export interface CaseLetter {
  id: string
  kind: string
  datedOn: string
}

export interface CasePrice {
  serviceFee: string
  officialFee: string
  total: string
  currency: string
}

export interface CaseType {
  productType: number
  name: string
  /** Whether it has a price. */
  isSold: boolean
  fields: CaseTypeField[]
  documents: CaseTypeDocument[]
}

export interface CaseTypeDocument {
  kind: string
  label: string
  isOptional: boolean
}

export interface CaseTypeField {
  name: string
  type: string
  label: string
  /** Where it applies: some depend on the value of another field. */
  isOptional: boolean
  /** Values of a choice. */
  options: string[]
}

export interface CheckCaseDraftResult {
  problems: CheckCaseDraftResultProblem[]
  price: CasePrice | null
  /** The day from which it can be filed, where that is not today. */
  fileFrom: string | null
}

export interface CheckCaseDraftResultProblem {
  path: string
  code: string
  message: string
}

export interface CompareTrademarksRequest {
  ids: string[]
}

export interface ComparedPair {
  /** Id of a record, or `query`. */
  a: string
  /** Id of the other. */
  b: string
  /** The name of the first that was compared. */
  nameA: string | null
  /** The name of the other that was compared. */
  nameB: string | null
  /**
   * Spans of the first lie in the field `query`, those of the other in `name`. Null where the names are not even
   * remotely near, or where one of the records has none.
   */
  similarity: Similarity | null
}

export interface Comparison {
  marks: TrademarkDetail[]
  /** What was searched for, where that is compared; in the pairs and the goods its id is `query`. */
  sought?: ComparisonSought | undefined
  matrix: ComparedPair[]
  goodsOverlap: SharedClass[]
  engineVersion: string
}

/** What was searched for, where that is compared; in the pairs and the goods its id is `query`. */
export interface ComparisonSought {
  name: string | null
  /** None means all 45. */
  classes: number[]
  similarGroups: string[]
  /** The image that was searched with. */
  queryImage?: QueryImage | undefined
}

export interface CreateCaseDraftRequest {
  productType: number
  /**
   * Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
   * of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
   * `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
   * group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
   * nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
   * postcode }`.
   */
  content?: Record<string, unknown> | undefined
}

export interface CreateGlossaryRequest {
  name: string
  entries?: GlossaryEntryDraft[] | undefined
}

/** The part of the image that is searched with, as shares of its sides. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** First and last day, both included; one that is absent is open. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

export interface Deadline {
  /** The `deadlineId` of the event `deadline.due`. */
  id: string
  /** The right of the portfolio. */
  itemId: string
  itemKind: PortfolioKind
  /** Of the right. */
  title: string
  /** Of the right. */
  number: string
  /** WIPO ST.3 code. */
  office: string
  clientId: string | null
  clientName: string | null
  /** What the account may do with it; a reader changes nothing. */
  role: HostingRole
  kind: DeadlineKind
  name: string
  /** Patent year of an annuity. */
  year: number | null
  opensOn: string | null
  dueOn: string
  /** The last day of the grace period; null where there is none. */
  graceEnd: string | null
  /** Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace period. */
  state: DeadlineState
  /** `asked`: somebody was sent a link to decide. */
  decision: Decision
  note: string | null
  doneOn: string | null
  /** The order by which it is paid. */
  orderNo: string | null
  /** Provision, source and calculation; null of an own last day, and of an expiry of which no rule is known. */
  law: LegalDeadline | null
  version: number
}

/** Last days that are not known. A program must not read their absence as "nothing is due". */
export interface DeadlineGap {
  kind: 'renewal' | 'annuity' | (string & {})
  /** `office`: there are no rules of this office. Otherwise the day that is missing, of filing, grant or expiry. */
  gap: 'office' | 'filedOn' | 'grantedOn' | 'expiresOn' | (string & {})
  /** Years of annuities that fell due before the grant. */
  years: number[]
}

export interface DecideAnnuitiesRequest {
  /** Of last days. */
  ids: string[]
  decision: 'keep' | 'drop' | 'undecided'
}

export interface DecideAnnuitiesResult {
  /** How many were decided. */
  done: number
  refused: RefusedDeadline[]
}

export interface Document {
  id: string
  fileName: string
  format: string
  status: TranslationDocumentStatus
  source: TranslationLanguage | null
  target: TranslationLanguage | null
  words: number
  characters: number
  /** Percent. */
  progress: number
  outputs: TranslationOutput[]
  error: string | null
  jobId: string | null
  createdAt: string
  finishedAt: string | null
  expiresAt: string
}

/** Query of `downloadDocument`. */
export interface DownloadDocumentQuery {
  output?: TranslationOutput | undefined
}

/** Query of `getUsage`. */
export interface GetUsageQuery {
  /** First day (Asia/Shanghai); 30 days ago by default. */
  from?: string | undefined
  /** Last day; today by default. */
  to?: string | undefined
}

export interface Glossary {
  id: string
  name: string
  /** Entries. */
  count: number
  /** False for one that another member shares. */
  isOwn: boolean
  updatedAt: string
}

export interface GlossaryEntry {
  id: string
  zh: string | null
  en: string | null
  ja: string | null
  note: string
  updatedAt: string
}

/** Two languages at least. */
export interface GlossaryEntryDraft {
  zh?: string | undefined
  en?: string | undefined
  ja?: string | undefined
  note?: string | undefined
}

export interface GoodsItem {
  /** The same in every edition in which the item keeps its group and wording. */
  id: string
  cn: string
  /** Several wordings are separated by a slash. */
  en: string | null
  basicNo: string | null
  /** True for an item of the Chinese table that WIPO's list does not have. */
  nonStandard: boolean
  /** The asterisk of the list; the item may belong to other classes too. */
  severalClasses: boolean
  /** Label of the part of the group; parts need not be similar. */
  part: string | null
}

export interface Job {
  id: string
  type: string
  state: 'queued' | 'active' | 'completed' | 'failed' | 'cancelled' | (string & {})
  /** Percent. */
  progress: number
  /** Why it failed. */
  error: string | null
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
}

/**
 * A last day by the law of an office, with the rule, the source and the calculation. All days are part of their
 * period; the last ones are moved where the office is closed.
 */
export interface LegalDeadline {
  ruleId: string
  name: string
  /** Today in Asia/Shanghai: `missed` after a last day without a grace period, `lapsed` after the grace period. */
  state: 'not-open' | 'open' | 'grace' | 'missed' | 'lapsed' | (string & {})
  opens: string | null
  lastDay: string
  graceEnd: string | null
  /** What the grace period costs. */
  surcharge: string | null
  /** Later last days that may be requested. */
  extensions: LegalDeadlineExtension[]
  /** The provision; null where the operator has set the period. */
  law: string | null
  /** Where the rule was read, and how far it was verified. */
  source: string | null
  /** Which reading of the law is taken where there are several. */
  note: string | null
  /** A sentence for each step. */
  calculation: string[]
  /** Days by other readings of the law; null where a day does not differ. */
  alternatives: LegalDeadlineAlternative[]
  /** False where the days off of a year that matters are not published or not part of this product. */
  calendarKnown: boolean
  calendarNote: string | null
}

export interface LegalDeadlineAlternative {
  text: string
  opens: string | null
  lastDay: string | null
  graceEnd: string | null
}

export interface LegalDeadlineExtension {
  name: string
  until: string
}

/** Query of `listAnnuities`. */
export interface ListAnnuitiesQuery {
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
  /** The first last day. */
  from?: string | undefined
  /** The latest last day. */
  to?: string | undefined
  clientId?: string | undefined
  decision?: Decision | undefined
  stage?: AnnuityStage | undefined
}

/** Query of `listDeadlines`. */
export interface ListDeadlinesQuery {
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
  /** The first last day. */
  from?: string | undefined
  /** The latest last day. */
  to?: string | undefined
  kind?: DeadlineKind | undefined
  /** Of rights of this kind. */
  itemKind?: PortfolioKind | undefined
  /** Of one right. */
  itemId?: string | undefined
  clientId?: string | undefined
  /** Also those that are done. */
  includeDone?: boolean | undefined
}

/** Query of `listGlossaryEntries`. */
export interface ListGlossaryEntriesQuery {
  keyword?: string | undefined
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
}

/** Query of `listNiceClasses`. */
export interface ListNiceClassesQuery {
  class?: number | undefined
  keyword?: string | undefined
  kind?: 'goods' | 'services' | undefined
}

/** Query of `listPatentBatchRows`. */
export interface ListPatentBatchRowsQuery {
  outcome?: PatentNumberOutcome | undefined
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
}

/** Query of `listPortfolio`. */
export interface ListPortfolioQuery {
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
  kind?: PortfolioKind | undefined
  /** WIPO ST.3 code. */
  office?: string | undefined
  /**
   * The number of the application or of the registration, in whichever notation. Where the number of a patent does
   * not begin with the code of its office, `office` is needed for another notation than that of the portfolio.
   */
  number?: string | undefined
  state?: PortfolioState | undefined
  clientId?: string | undefined
  applicantId?: string | undefined
  /**
   * `different`: the register says something else than the own data. `changed`: the register has changed and
   * nobody has marked it as seen. `due`: a last day that is not done lies within 90 days or has passed.
   */
  only?: 'different' | 'changed' | 'due' | undefined
  /** The own data or what the register says of it was changed then or later. */
  updatedSince?: string | undefined
}

/** Query of `listSimilarPatents`. */
export interface ListSimilarPatentsQuery {
  limit?: number | undefined
}

/** Query of `listTrademarkBatchRows`. */
export interface ListTrademarkBatchRowsQuery {
  outcome?: BulkOutcome | undefined
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
}

/** Query of `listViennaElements`. */
export interface ListViennaElementsQuery {
  parent?: string | undefined
  keyword?: string | undefined
}

export interface Monitor {
  id: string
  name: string
  type: string
  /** What is watched in words. */
  content: string
  frequency: 'issue' | 'daily' | 'weekly' | (string & {})
  state: 'active' | 'paused' | (string & {})
  hitCount: number
  lastHitAt: string | null
  evaluatedAt: string | null
  createdAt: string
}

export interface MonitorDraft {
  name: string
  type: MonitorType
  /** A name; of the types similar and notice. */
  text?: string | undefined
  degree?: 'high' | 'middle' | 'low' | undefined
  /** Of the types applicant, competitor, notice and renewal. */
  applicant?: string | undefined
  /** Of an applicant. */
  wholeName?: boolean | undefined
  /** Of the types appNo and renewal. */
  numbers?: string[] | undefined
  /** None means all. */
  countries?: string[] | undefined
  /** Nice classes; none means all 45. */
  classes?: number[] | undefined
  /** After every import, each day or each Monday. */
  frequency?: 'issue' | 'daily' | 'weekly' | undefined
}

export interface MonitorHit {
  id: string
  kind: MonitorEventKind
  foundAt: string
  mark: TrademarkHit
  /** Last day of an opposition, of a renewal or of its period of grace. */
  deadline: string | null
}

export interface NamedPatentSymbol {
  code: string
  /** In the language of the caller. */
  name: string | null
}

/** The earliest last day that is not done. */
export interface NextDeadline {
  id: string
  kind: DeadlineKind
  name: string
  dueOn: string
  graceEnd: string | null
  /** Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace period. */
  state: DeadlineState
}

export interface NiceClass {
  no: number
  nameCn: string
  nameEn: string
  /** What the class covers, in Chinese. */
  desc: string
  descEn: string
  kind: 'goods' | 'services' | (string & {})
  /** As the imported table words it. */
  heading?: NullableWording | undefined
  /** The explanatory note of the imported table. */
  note?: NullableWording | undefined
  /** Where a class or a keyword was requested. */
  groups?: NiceGroup[] | undefined
}

export interface NiceGroup {
  code: string
  name: string
  nameEn: string | null
  items: GoodsItem[]
}

export interface NullableWording {
  zh: string | null
  en: string | null
}

export interface OrderAnnuitiesRequest {
  /** Of last days. */
  ids: string[]
  /** The price that was quoted. */
  total: string
  agree: boolean
}

export interface OrderAnnuitiesResult {
  orderId: string
  orderNo: string
}

export interface OrderCaseDraftRequest {
  version: number
  /** The price that was checked. */
  total: string
  agree: boolean
}

export interface OrderCaseDraftResult {
  orderId: string
  cases: OrderCaseDraftResultCase[]
}

export interface OrderCaseDraftResultCase {
  id: string
  caseNo: string
}

export interface OrderReportRequest {
  /** The name that is to be registered. */
  text: string
  /** Nice classes; none means all 45. */
  classes?: number[] | undefined
  /** Own earlier marks do not count. */
  applicant?: string | undefined
  goods?: OrderReportRequestGoods[] | undefined
  language?: 'zh' | 'en' | undefined
}

export interface OrderReportRequestGoods {
  class: number
  group?: string | undefined
  name: string
}

/** Which page of a list. */
export interface PageQuery {
  /** Entries of a page. */
  limit?: number | undefined
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
}

export interface Party {
  name: string
  nameEn: string | null
  address: string | null
  addressEn: string | null
  country: string | null
}

export interface Patent {
  id: string
  pubNo: string
  appNo: string | null
  country: string
  kind: string | null
  type: PatentType
  language: string | null
  titles: PatentText[]
  abstracts: PatentText[]
  applicants: PatentParty[]
  assignees: PatentParty[]
  inventors: PatentParty[]
  agents: PatentParty[]
  ipcs: NamedPatentSymbol[]
  cpcs: NamedPatentSymbol[]
  applyDate: string | null
  pubDate: string | null
  /** Of the first grant, also where this publication follows it, as a B2 of the EPO does. */
  grantDate: string | null
  priorityDate: string | null
  priorities: PatentPriority[]
  related: PatentRelated[]
  international: PatentInternational | null
  /** Contracting states of a regional application, codes of WIPO ST.3. */
  designatedStates: string[]
  legalStatus: PatentLegalStatus
  familyId: string | null
  familySize: number
  claimCount: number
  paragraphCount: number
  drawingCount: number
  eventCount: number
  citationCount: number
  imageUrl: string | null
  /** Latest day of a source's data. */
  sourceDate: string | null
  demonstration: boolean
}

export interface PatentBatch {
  id: string
  /** Null where it was done at once. */
  jobId: string | null
  done: boolean
  total: number
  /** Publications that were found. */
  publications: number
  /** Rows by their outcome. */
  counts: PatentNumberCounts
}

export interface PatentClaim {
  no: number
  text: string
  dependsOn: number[]
  independent: boolean
  formulas: PatentFormula[]
  images: PatentTextImage[]
}

export interface PatentClaimSet {
  language: string
  claims: PatentClaim[]
}

export interface PatentDescription {
  language: string
  paragraphs: PatentParagraph[]
  signs: PatentSign[]
}

export interface PatentEvent {
  country: string
  code: string
  on: string | null
  text: string | null
  effect: PatentLegalStatusCode | null
}

/** A formula of a text, which has it in one line from `start` up to but not including `end`. */
export interface PatentFormula {
  /** In UTF-16 code units. */
  start: number
  end: number
  /** MathML Core, of known elements and attributes only. */
  mathml: string
}

export interface PatentHit {
  id: string
  pubNo: string
  appNo: string | null
  title: PatentSnippet | null
  abstract: PatentSnippet | null
  applicants: string[]
  inventors: string[]
  ipcMain: string | null
  ipcs: string[]
  applyDate: string | null
  pubDate: string | null
  grantDate: string | null
  legalStatus: PatentLegalStatus
  country: string
  kind: string | null
  type: PatentType
  familyId: string | null
  /** Publications of the family that are loaded. */
  familySize: number
  imageUrl: string | null
  /** Relevance within this result, 0 to 100, not comparable between searches; null where hits are not ranked. */
  score: number | null
  why: PatentReason[]
  /** An invented record. */
  demonstration: boolean
}

/** The international application under the PCT. */
export interface PatentInternational {
  appNo: string | null
  pubNo: string | null
  /** Of its publication here; null while it is not loaded. */
  id: string | null
  applyDate: string | null
  pubDate: string | null
}

export interface PatentLegalStatus {
  code: PatentLegalStatusCode
  /** What the status rests on. */
  text: string | null
  asOf: string | null
}

export interface PatentMember {
  id: string
  title: string | null
  country: string
  kind: string | null
  pubDate: string | null
  applyDate: string | null
  applicants: string[]
  legalStatus: PatentLegalStatusCode
  isThis: boolean
}

/** Rows by their outcome. */
export interface PatentNumberCounts {
  matched: number
  unmatched: number
  duplicate: number
  invalid: number
}

export interface PatentNumberRow {
  /** As in the list, from 1. */
  row: number
  value: string
  outcome: PatentNumberOutcome
  /** In the language of the caller. */
  reason: string | null
  /** The number as it was understood. */
  readAs: string | null
  ids: string[]
}

export interface PatentPage {
  data: PatentHit[]
  total: number
  families: number
  /** These are the 1,000 most similar; there may be more. */
  isLimited: boolean
  /** Where the next page begins; null after the last. */
  nextCursor: string | null
}

export interface PatentParagraph {
  /** The number that the publication gives, otherwise its place, from 1. */
  id: string
  kind: 'heading' | 'paragraph' | (string & {})
  text: string
  formulas: PatentFormula[]
  images: PatentTextImage[]
}

export interface PatentParty {
  name: string
  country: string | null
  address: string | null
  /** The same name in other scripts or spellings. */
  forms: string[]
}

export interface PatentPriority {
  country: string
  number: string
  on: string | null
}

export interface PatentReason {
  field: 'title' | 'abstract' | 'claims' | 'description' | (string & {})
  /** Of the claim or the paragraph. */
  number: string | null
  /** Index of the claim or the paragraph, from 0. */
  at?: number | null | undefined
  snippet: PatentSnippet
  /** Share of what was matched, 0 to 1. */
  weight: number
  /** What was sought there. */
  terms: string[]
}

/** Another application of the same applicant that the publication names, such as the parent of a division. */
export interface PatentRelated {
  relation: 'division' | 'continuation' | 'continuation-in-part' | 'addition' | 'reissue' | 'substitution' | 'provisional' | (string & {})
  /** What the other application is to this one. */
  role: 'parent' | 'child' | (string & {})
  appNo: string | null
  pubNo: string | null
  /** Of its publication here; null while it is not loaded. */
  id: string | null
  applyDate: string | null
}

export interface PatentSearch {
  /** A description of what is sought. */
  text?: string | undefined
  /** A publication number. */
  similarTo?: string | undefined
  /** Words, a number, a name or a classification symbol. */
  keyword?: string | undefined
  expression?: string | undefined
  /** One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks. */
  applicationNumber?: string | undefined
  /** One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks. */
  publicationNumber?: string | undefined
  /** Words of title or abstract. */
  words?: string | undefined
  applicant?: string | undefined
  inventor?: string | undefined
  agency?: string | undefined
  ipc?: string | undefined
  cpc?: string | undefined
  /** First and last day, both included; one that is absent is open. */
  filed?: Days | undefined
  /** First and last day, both included; one that is absent is open. */
  published?: Days | undefined
  countries?: string[] | undefined
  types?: PatentType[] | undefined
  legalStatus?: 'all' | 'valid' | 'invalid' | 'examining' | 'unconfirmed' | undefined
  collapse?: 'none' | 'family' | undefined
  sort?: 'relevance' | '-pubDate' | '-applyDate' | 'pubDate' | 'applyDate' | undefined
  limit?: number | undefined
  /** The `nextCursor` of the page before; everything else as before. */
  cursor?: string | undefined
}

/** A reference sign of the drawings. */
export interface PatentSign {
  sign: string
  name: string
  /** Numbers of the figures whose description names it. */
  figures: string[]
}

export interface PatentSnippet {
  text: string
  language: string
  /** What the search matched. */
  marks: number[][]
  /** It is a part of the whole. */
  isCut: boolean
}

export interface PatentText {
  language: string
  text: string
}

/**
 * An image of a formula, a structure or the like, which the text names from `start` up to but not including
 * `end`.
 */
export interface PatentTextImage {
  /** In UTF-16 code units. */
  start: number
  end: number
  url: string
  width: number | null
  height: number | null
}

export interface PortfolioClient {
  id: string
  name: string
  /** What the account may do with it; a reader changes nothing. */
  role: HostingRole
  /** Who shares it; null for one's own. */
  ownerName: string | null
  /** Rights. */
  itemCount: number
  /** Last days within 90 days that are not done. */
  dueCount: number
}

/** What only software copyrights and certificates have. */
export interface PortfolioDetails {
  version?: string | undefined
  issuer?: string | undefined
  category?: string | undefined
}

export interface PortfolioItem {
  title: string
  registrationNumber: string | null
  classes: number[]
  patentKind: PortfolioPatentKind | null
  /** Of what is `ended` nothing is due any more. */
  state: PortfolioState
  owner: string | null
  agent: string | null
  filedOn: string | null
  registeredOn: string | null
  expiresOn: string | null
  priorityOn: string | null
  id: string
  kind: PortfolioKind
  /** WIPO ST.3 code. */
  office: string
  /** Of the application, or of the certificate. */
  number: string
  clientId: string | null
  clientName: string | null
  applicantId: string | null
  agentId: string | null
  agentName: string | null
  /** What the account may do with it; a reader changes nothing. */
  role: HostingRole
  /** How it came into the portfolio. */
  source: 'register' | 'import' | 'typed' | (string & {})
  /** Whether a register of the site has it. */
  inRegister: boolean
  /** Fields in which the register says something else. */
  differences: PortfolioField[]
  nextDeadline: NextDeadline | null
  version: number
  /** When the register changed; null once that was seen. */
  changedAt: string | null
  createdAt: string
  updatedAt: string
  claims: number | null
  feeReduction: FeeReduction | null
  /** What only software copyrights and certificates have. */
  details: PortfolioDetails
  /** Null for a reader. */
  note: string | null
  register: PortfolioValues | null
  /** What the register has changed last. */
  changes: PortfolioItemChange[]
  /** Also those that are done. */
  deadlines: Deadline[]
  gaps: DeadlineGap[]
}

export interface PortfolioItemChange {
  field: PortfolioField
  from: string | null
  to: string | null
}

export interface PortfolioItemDraft {
  kind: PortfolioKind
  /** WIPO ST.3 code. */
  office: string
  /** Of the application, the registration or the publication; of a certificate its own. */
  number: string
  title?: string | null | undefined
  registrationNumber?: string | null | undefined
  /** Classes of Nice. */
  classes?: number[] | undefined
  patentKind?: PortfolioPatentKind | null | undefined
  /** Of what is `ended` nothing is due any more. */
  state?: PortfolioState | undefined
  owner?: string | null | undefined
  agent?: string | null | undefined
  filedOn?: string | null | undefined
  /** Of the registration, of the grant of a patent, of the issue of a certificate. */
  registeredOn?: string | null | undefined
  expiresOn?: string | null | undefined
  priorityOn?: string | null | undefined
  clientId?: string | null | undefined
  applicantId?: string | null | undefined
  agentId?: string | null | undefined
  /** Where fees count them. */
  claims?: number | null | undefined
  feeReduction?: FeeReduction | null | undefined
  /** What only software copyrights and certificates have. */
  details?: PortfolioDetails | undefined
  note?: string | null | undefined
}

export interface PortfolioItemUpdate {
  version: number
  /** Fields that are emptied; for programs that do not send null. */
  clear?: ('registrationNumber' | 'classes' | 'patentKind' | 'owner' | 'agent' | 'filedOn' | 'registeredOn' | 'expiresOn' | 'priorityOn' | 'clientId' | 'applicantId' | 'agentId' | 'claims' | 'feeReduction' | 'details' | 'note')[] | undefined
  /** WIPO ST.3 code. */
  office?: string | undefined
  /** Of the application, the registration or the publication; of a certificate its own. */
  number?: string | undefined
  title?: string | null | undefined
  registrationNumber?: string | null | undefined
  /** Classes of Nice. */
  classes?: number[] | undefined
  patentKind?: PortfolioPatentKind | null | undefined
  /** Of what is `ended` nothing is due any more. */
  state?: PortfolioState | undefined
  owner?: string | null | undefined
  agent?: string | null | undefined
  filedOn?: string | null | undefined
  /** Of the registration, of the grant of a patent, of the issue of a certificate. */
  registeredOn?: string | null | undefined
  expiresOn?: string | null | undefined
  priorityOn?: string | null | undefined
  clientId?: string | null | undefined
  applicantId?: string | null | undefined
  agentId?: string | null | undefined
  /** Where fees count them. */
  claims?: number | null | undefined
  feeReduction?: FeeReduction | null | undefined
  /** What only software copyrights and certificates have. */
  details?: PortfolioDetails | undefined
  note?: string | null | undefined
}

export interface PortfolioRow {
  title: string
  registrationNumber: string | null
  classes: number[]
  patentKind: PortfolioPatentKind | null
  /** Of what is `ended` nothing is due any more. */
  state: PortfolioState
  owner: string | null
  agent: string | null
  filedOn: string | null
  registeredOn: string | null
  expiresOn: string | null
  priorityOn: string | null
  id: string
  kind: PortfolioKind
  /** WIPO ST.3 code. */
  office: string
  /** Of the application, or of the certificate. */
  number: string
  clientId: string | null
  clientName: string | null
  applicantId: string | null
  agentId: string | null
  agentName: string | null
  /** What the account may do with it; a reader changes nothing. */
  role: HostingRole
  /** How it came into the portfolio. */
  source: 'register' | 'import' | 'typed' | (string & {})
  /** Whether a register of the site has it. */
  inRegister: boolean
  /** Fields in which the register says something else. */
  differences: PortfolioField[]
  nextDeadline: NextDeadline | null
  version: number
  /** When the register changed; null once that was seen. */
  changedAt: string | null
  createdAt: string
  updatedAt: string
}

/** What a register says of a right. */
export interface PortfolioValues {
  title: string | null
  registrationNumber: string | null
  classes: number[]
  patentKind: PortfolioPatentKind | null
  /** Of what is `ended` nothing is due any more. */
  state: PortfolioState
  owner: string | null
  agent: string | null
  filedOn: string | null
  registeredOn: string | null
  expiresOn: string | null
  priorityOn: string | null
}

export interface Problem {
  /** Address of the page that explains the kind of the problem. */
  type: string
  title: string
  status: number
  detail: string
  /**
   * A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
   * credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
   * signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for
   * this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what
   * it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a
   * rule of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
   * idempotency_key_reused: the key was used with another body.
   */
  code: ProblemCode
  /** Number of the refusal, where a rule of a service refused. */
  reason: number | null
  traceId: string
  /** What is wrong with the request. */
  errors: ProblemError[]
}

export interface ProblemError {
  path: string
  code: string
  message: string
}

/** The image that was searched with. */
export interface QueryImage {
  /** Id of the file. */
  imgFile: string
  /** A small copy of the whole image, as a data URL. */
  preview: string
  width: number
  height: number
  crop: Crop | null
}

export interface QuoteAnnuitiesRequest {
  /** Of last days. */
  ids: string[]
}

export interface QuoteAnnuitiesResult {
  items: QuoteAnnuitiesResultItem[]
  refused: RefusedDeadline[]
  officialFee: string
  /** VAT included. */
  serviceFee: string
  total: string
  currency: string
}

export interface QuoteAnnuitiesResultItem {
  id: string
  /** What the office and the site charge if it is paid today. An amount that is not known is null. */
  fee: AnnuityFee
}

export interface RefusedDeadline {
  id: string
  /** Of the right; null where the account does not see it. */
  title: string | null
  /**
   * A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
   * credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
   * signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for
   * this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what
   * it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a
   * rule of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
   * idempotency_key_reused: the key was used with another body.
   */
  code: ProblemCode
  /** Number of the refusal. */
  reason: number | null
  /** For people. */
  detail: string
}

export interface RegionMatch {
  /** A part of an image, as shares of its sides. */
  queryBox: Area
  /** A part of an image, as shares of its sides. */
  hitBox: Area
  score: number
}

export interface RenameGlossaryRequest {
  name: string
}

/**
 * Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has ended
 * (status 2 or 9), every value is empty.
 */
export interface Renewal {
  validdate: string
  oneYearBefore: string
  sixMonthAfter: string
  status: '' | '预定续展' | '正常续展' | '宽展期续展' | '不可续展' | (string & {})
  today: string
}

export interface Report {
  id: string
  text: string
  status: 'PENDING' | 'READY' | 'FAILED' | 'REJECTED' | (string & {})
  /** Due by the end of this day. */
  dueOn: string | null
  createdAt: string
}

export interface SaveCaseDraftRequest {
  version: number
  /**
   * Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
   * of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
   * `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
   * group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
   * nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
   * postcode }`.
   */
  content: Record<string, unknown>
}

export interface SetDeadlineDoneRequest {
  version: number
  done: boolean
}

export interface SetMonitorStateRequest {
  state: 'active' | 'paused'
}

export interface SettlePortfolioDifferenceRequest {
  version: number
  field: PortfolioField
  choice: 'take' | 'keep'
}

/** A class that at least two of the records have. */
export interface SharedClass {
  class: number
  ids: string[]
  /** Similar groups that at least two have, where the records name them. */
  groups: SharedClassGroup[]
  /** Goods and services that at least two name in the same words; the first 50. */
  items: SharedClassItem[]
}

export interface SharedClassGroup {
  group: string
  ids: string[]
}

export interface SharedClassItem {
  text: string
  ids: string[]
}

export interface Similarity {
  score: number
  /** none is below low. */
  level: 'identical' | 'high' | 'middle' | 'low' | 'none' | (string & {})
  /** Id of the rule that decided. */
  rule: string
  /** Each from 0 to 100 before weighting; absent where it says nothing about the pair. */
  components: SimilarityComponents
  /** Of a search by image, which parts of the two images agree; the pair that decided comes first. */
  regions?: RegionMatch[] | undefined
  spans: SimilaritySpan[]
  reasons: SimilarityReason[]
}

/** Each from 0 to 100 before weighting; absent where it says nothing about the pair. */
export interface SimilarityComponents {
  text?: number | undefined
  phonetic?: number | undefined
  visual?: number | undefined
  semantic?: number | undefined
  image?: number | undefined
}

export interface SimilarityReason {
  code: string
  zh: string
  en: string
}

export interface SimilaritySpan {
  field: 'query' | 'name' | 'nameOther' | (string & {})
  /** First UTF-16 unit. */
  start: number
  /** One past the last UTF-16 unit. */
  end: number
  kind: 'same' | 'sound' | 'shape' | 'order' | 'meaning' | 'added' | (string & {})
  /** Spans of query and name that belong together carry the same number. */
  link: number
}

export interface StartPatentBatchRequest {
  numbers: string[]
  type?: PatentNumberType | undefined
}

export interface StartTrademarkBatchRequest {
  title?: string | undefined
  entries: string[]
  kind?: 'auto' | 'name' | 'number' | undefined
  degree?: 'high' | 'middle' | 'low' | undefined
  /** Offices by ISO codes, with EU, BX and WO. */
  countries?: string[] | undefined
  /** Nice classes; none means all 45. */
  classes?: number[] | undefined
}

export interface SubmitCaseRequest {
  version: number
}

export interface TestWebhookResult {
  /** Null where there was no answer. */
  httpStatus: number | null
  /** Null where the call was accepted. */
  problem: string | null
  tookMs: number
}

export interface TrademarkBatch {
  id: string
  jobId: string
  title: string
  state: 'queued' | 'active' | 'completed' | 'failed' | 'cancelled' | (string & {})
  error: string | null
  rowCount: number
  done: number
  counts: BulkCounts
  createdAt: string
}

export interface TrademarkDetail {
  hit: TrademarkHit
  applicants: Party[]
  /** Numbers by which the office knows its applicants; the only trace of them where its data has no names. */
  applicantNumbers: string[]
  agents: Party[]
  /** The same for representatives. */
  agentNumbers: string[]
  goods: TrademarkDetailGoods[]
  /** Goods of a class outside Nice, such as those of the United States or of Korea before 1998. */
  nationalGoods: TrademarkDetailNationalGoods[]
  /** Oldest first. */
  progress: TrademarkDetailProgress[]
  priorities: TrademarkDetailPriority[]
  oppositions: TrademarkDetailOpposition[]
  seniorities: TrademarkDetailSeniority[]
  madrid: TrademarkDetailMadrid | null
  rightPeriod: TrademarkDetailRightPeriod
  /**
   * Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has ended
   * (status 2 or 9), every value is empty.
   */
  renewal: Renewal
  /**
   * What lies ahead by the rules of the office itself: renewal, declaration of use, opposition. An office or a
   * date that is not known gives none, and neither does a mark that has ended.
   */
  deadlines: LegalDeadline[]
  /** Further registration numbers of the same record. */
  numbers: string[]
  jointlyOwned: boolean
  colorClaim: string | null
  disclaimer: string | null
  description: string | null
  translation: string | null
  transliteration: string | null
  statusDate: string | null
  publicationRegDate: string | null
  regIssue: string | null
  designationDate: string | null
  dataDate: string | null
}

export interface TrademarkDetailGoods {
  class: number
  group: string | null
  text: string
  textEn: string | null
}

export interface TrademarkDetailMadrid {
  number: string
  designations: string[]
}

export interface TrademarkDetailNationalGoods {
  class: string
  text: string | null
}

export interface TrademarkDetailOpposition {
  number: string | null
  date: string | null
  opponent: string | null
  grounds: string | null
  earlierMarks: string[]
}

export interface TrademarkDetailPriority {
  country: string | null
  number: string | null
  date: string | null
}

export interface TrademarkDetailProgress {
  date: string
  code: string | null
  text: string
  textEn: string | null
  issue: string | null
}

export interface TrademarkDetailRightPeriod {
  from: string | null
  to: string | null
}

export interface TrademarkDetailSeniority {
  country: string
  number: string | null
  date: string | null
}

export interface TrademarkHit {
  id: string
  country: string
  appNo: string
  regNo: string | null
  /** Null for a figure without words. */
  name: string | null
  /** The office's own form in another script. */
  nameOther: string | null
  imageUrl: string | null
  thumbUrl: string | null
  classes: number[]
  similarGroups: string[]
  viennaCodes: string[]
  /** The twelve codes of spec 2 §4. */
  status: number
  statusText: string
  /** As the office words it. */
  officeStatus: string | null
  applicantCn: string | null
  applicantEn: string | null
  appDate: string | null
  regDate: string | null
  trialDate: string | null
  trialIssue: string | null
  expiryDate: string | null
  priorityDate: string | null
  intlRegDate: string | null
  agent: string | null
  markType: 'word' | 'figure' | 'combined' | '3D' | 'sound' | 'colour' | 'other' | (string & {})
  /** True for invented records that show what the product does. */
  demonstration: boolean
  similarity?: Similarity | undefined
}

/** Exactly one of `imageBase64` and `imageUrl`; JPG, PNG, GIF or TIFF of 5 MB at most. */
export interface TrademarkImageSearch {
  imageBase64?: string | undefined
  /** An address of the public internet. */
  imageUrl?: string | undefined
  /** The part of the image that is searched with, as shares of its sides. */
  crop?: Crop | undefined
  degree?: 'high' | 'middle' | 'low' | undefined
  /** Offices by ISO codes, with EU, BX and WO. */
  countries?: string[] | undefined
  /** Nice classes; none means all 45. */
  classes?: number[] | undefined
  /** Codes of the status of a record, 1 to 12; those of a live application or registration by default. */
  statuses?: number[] | undefined
  /** Similar groups of the Chinese table of goods and services; a record has one of them at least. */
  similarGroups?: string[] | undefined
  /** Applied for within these days. */
  appDate?: string[] | undefined
  /** Published preliminarily within these days. */
  trialDate?: string[] | undefined
  /** Registered within these days. */
  regDate?: string[] | undefined
  /** With a priority of these days. */
  priorityDate?: string[] | undefined
  /** Expiring within these days. */
  expiryDate?: string[] | undefined
  /**
   * A minus sign puts the latest first; a record without the date comes last. score puts the most similar first,
   * of figurative elements the records that have more of them.
   */
  sort?: 'score' | 'appDate' | '-appDate' | 'regDate' | '-regDate' | 'expiryDate' | '-expiryDate' | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export interface TrademarkPage {
  data: TrademarkHit[]
  total: number
  /** `total` is a lower bound. */
  totalCapped: boolean
  /** Where the next page begins; null after the last. */
  nextCursor: string | null
  /** Number of the last import that was searched. */
  dataVersion: number
  /** Version of the rules of similarity. */
  engineVersion: string
}

export interface TrademarkSearch {
  /** A name. */
  text?: string | undefined
  /** Of a name, an applicant, an address or an agent. */
  way?: 'similar' | 'exact' | 'contains' | undefined
  /** Least similarity. high from 80, middle from 60, low from 40 of 100. */
  degree?: 'high' | 'middle' | 'low' | undefined
  /** Leaves special characters out of a name instead of refusing them. */
  normalize?: boolean | undefined
  applicationNumbers?: string[] | undefined
  registrationNumbers?: string[] | undefined
  applicant?: string | undefined
  address?: string | undefined
  agent?: string | undefined
  goods?: string | undefined
  /**
   * Codes of figurative elements, as `GET /vienna` lists them: categories, divisions or sections. A record has one
   * of them at least.
   */
  viennaCodes?: string[] | undefined
  /** Offices by ISO codes, with EU, BX and WO. */
  countries?: string[] | undefined
  /** Nice classes; none means all 45. */
  classes?: number[] | undefined
  /** Codes of the status of a record, 1 to 12; those of a live application or registration by default. */
  statuses?: number[] | undefined
  /** Similar groups of the Chinese table of goods and services; a record has one of them at least. */
  similarGroups?: string[] | undefined
  /** Applied for within these days. */
  appDate?: string[] | undefined
  /** Published preliminarily within these days. */
  trialDate?: string[] | undefined
  /** Registered within these days. */
  regDate?: string[] | undefined
  /** With a priority of these days. */
  priorityDate?: string[] | undefined
  /** Expiring within these days. */
  expiryDate?: string[] | undefined
  /**
   * A minus sign puts the latest first; a record without the date comes last. score puts the most similar first,
   * of figurative elements the records that have more of them.
   */
  sort?: 'score' | 'appDate' | '-appDate' | 'regDate' | '-regDate' | 'expiryDate' | '-expiryDate' | undefined
  limit?: number | undefined
  /** The `nextCursor` of the page before; everything else as before. */
  cursor?: string | undefined
}

export interface TranslateDocumentRequest {
  file: FileInput
  source: TranslationLanguage
  target: TranslationLanguage
  glossaryId?: string | undefined
}

export interface TranslateTextsRequest {
  q: string[]
  source?: 'auto' | 'zh-cn' | 'en-us' | 'ja-jp' | undefined
  target: TranslationLanguage
  /** The only glossary that counts; without it all own ones do. One without terms for the direction is refused. */
  glossaryId?: string | undefined
  /**
   * The texts are in HTML or XML: only their text is translated and counted, and every tag is preserved, around
   * the words it belongs to. In HTML, code, scripts, styles and what is marked `translate="no"` stay as they are.
   */
  tagHandling?: 'html' | 'xml' | undefined
}

export interface TranslateTextsResult {
  translations: Translation[]
  characters: number
  words: number
}

export interface Translation {
  text: string
  /** The language of the text; where it has none, as a number, that of the target. */
  source: TranslationLanguage
  /** Which engines translated; none where the text is unchanged. */
  engines: string[]
  /** The built-in engine translated a part; somebody has to read it. */
  isDraft: boolean
}

export interface UpdateWebhookRequest {
  /** An https address of the public internet. */
  url?: string | undefined
  events?: WebhookEventType[] | undefined
  state?: 'active' | 'paused' | undefined
}

export interface UploadCaseFileRequest {
  file: FileInput
  purpose: 'mark' | 'document'
}

export interface UploadCaseFileResult {
  id: string
  name: string
}

export interface Usage {
  from: string
  to: string
  days: UsageDay[]
  allowances: UsageAllowance[]
}

export interface UsageAllowance {
  service: string
  usedToday: number
  perDay: number
  /** Units of packages, which are used after those of the day. */
  extraLeft: number
  resetAt: string
}

export interface UsageDay {
  day: string
  keyId: string
  keyName: string
  product: string
  calls: number
  /** Of these, calls that were refused or failed. */
  failures: number
  /** Words that were translated. */
  words: number
}

export interface ViennaElement {
  code: string
  nameCn: string | null
  nameEn: string | null
  parent: string | null
  /** Whether there is a level below it. */
  children: boolean
  auxiliary: boolean
}

export interface Webhook {
  id: string
  /** It belongs to test keys and gets test events only. */
  isTest: boolean
  url: string
  events: WebhookEventType[]
  state: 'active' | 'paused' | (string & {})
  /** Why it is paused. */
  pausedReason: 'owner' | 'gone' | 'failing' | (string & {}) | null
  createdAt: string
}

export interface WebhookDelivery {
  id: string
  /** The `webhook-id`. */
  eventId: string
  type: string
  state: 'pending' | 'sent' | 'failed' | (string & {})
  attempts: number
  httpStatus: number | null
  problem: string | null
  createdAt: string
  triedAt: string | null
  nextTryAt: string | null
}

export interface WebhookDraft {
  /** An https address of the public internet. */
  url: string
  events: WebhookEventType[]
  /** Own secret of 24 to 64 bytes in base64; one is made where it is absent. */
  secret?: string | undefined
}

export interface WebhookEvent {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

export interface WebhookWithSecret {
  id: string
  /** It belongs to test keys and gets test events only. */
  isTest: boolean
  url: string
  events: WebhookEventType[]
  state: 'active' | 'paused' | (string & {})
  /** Why it is paused. */
  pausedReason: 'owner' | 'gone' | 'failing' | (string & {}) | null
  createdAt: string
  secret: string
}
