import type { ReportContent, ReportQuery } from '@markwright/domain/marks/registrability-report'

type Texts = Record<string, string>
type RelatedApplication = {
  relation:
    | 'division'
    | 'continuation'
    | 'continuation-in-part'
    | 'addition'
    | 'reissue'
    | 'substitution'
    | 'provisional'
  role: 'parent' | 'child'
  applicationNumber: string | null
  publicationNumber: string | null
  filedOn: string | null
}
type Party = { name: string; country?: string; address?: string; forms?: string[] }
type Reason = { id: string; cn: string; en: string }
/** All must hold; within a list one of the values. Days are ISO 8601, null where a side is open. */
type PatentLimits = {
  countries?: readonly string[]
  types?: readonly ('invention' | 'utility' | 'design' | 'plant' | 'other')[]
  legalStatus?: 'valid' | 'invalid' | 'examining' | 'unconfirmed'
  publishedOn?: readonly [string | null, string | null]
  filedOn?: readonly [string | null, string | null]
  applicant?: readonly string[]
  inventor?: readonly string[]
  ipc?: readonly string[]
  year?: readonly string[]
}
/**
 * What a saved patent search looks for; an expression as it is printed, null for limits alone. Beside a text or a
 * publication it restricts what is similar.
 */
export type PatentRule = { limits: PatentLimits } & (
  | { kind: 'expression'; expression: string | null }
  | { kind: 'text'; text: string; expression?: string }
  | { kind: 'publication'; id: string; expression?: string }
)

type PlanContent = {
  name: { cn: string; en: string }
  serviceType: 27 | 28 | null
  cardLevel: number
  period: { months: number | null; days: number | null }
  addsUp: boolean
  isActive: boolean
  position: number
  limits: { services: string[]; perDay: number | null; total: number | null; atOnce: number | null }[]
}
/** Formulas and images of a text of a patent, each [start, end) in UTF-16 units; absent where there are none. */
type TextInserts = {
  formulas?: { start: number; end: number; mathml: string }[]
  images?: { start: number; end: number; file: string }[]
}
type Span = { start: number; end: number }
/** A segment of a text as it was answered. */
export type StoredTextSegment = {
  source: string
  target: string
  /** The line it is in, from 1. */
  paragraph: number
  origin: string
  engine: string | null
  sentTo: string | null
  shares: Record<'memory' | 'terminology' | 'phrase' | 'dictionary' | 'engine' | 'unchanged', number>
  alignment: { source: Span; target: Span }[]
  issues: { kind: string; detail: string; source: Span | null; target: Span | null }[]
  terms: { entryId: string; source: Span; target: Span | null }[]
  termNames: { source: string; target: string; glossary: string }[]
  matches: {
    entryId: string
    source: string
    target: string
    percent: number
    /** What turns the entry's source into the sentence; absent in what was stored before it was. */
    difference?: { kind: 'same' | 'removed' | 'added'; text: string }[]
  }[]
}
type GlossaryTerms = { zh: string | null; en: string | null; ja: string | null; note: string }
/** A mark as it was before a change: columns of `trademark` and its applicants. */
export type MarkState = {
  id: number
  office: string
  mark_text: string | null
  mark_text_other: string | null
  classes: number[]
  status: number
  published_on: string | null
  registration_published_on: string | null
  /** Absent in what was stored before images and all applicants were. */
  image_key?: string | null
  applicant_ids?: number[]
}
/** Where the import of a folder or an archive goes on. */
type FilePosition = { file: number; ordinal: number; read: number; passed: number }
/** Another group of goods or services, by its code. */
type NiceRelation = { to: string; kind: 'similar' | 'cross'; isFormer: boolean }
type LocalText = { cn: string; en: string }
/** How long what was bought lasts; null for what is used up or done once. */
export type TimeLimit = 'week' | 'month' | 'quarter' | 'half' | 'year'
/** What a price is for. */
export type SkuUnit = 'year' | 'half' | 'quarter' | 'month' | 'case'
/** A product in one of its sizes. `planUnits`: how many units of the plan's stocks one of it grants. */
export type Sku = {
  id: string
  unit: SkuUnit
  timeLimit: TimeLimit | null
  /** The service fee, with the VAT that it includes. */
  priceFen: number
  /** What is granted; null where staff provide the service. */
  planId: string | null
  planUnits: number
  quantityMax: number
  /** Charged beside the service fee, once for each piece. */
  officialFees: { office: string; code: string }[]
}
export type ProductContent = {
  serviceType: 27 | 28
  category: { code: string; name: LocalText }
  /** Number of spec 1 §3, where it has one. */
  productType: number | null
  /** Names the list of orders that it is part of, as in `getOrderReportPage`. */
  orderGroup: string
  name: LocalText
  serviceName: LocalText
  description: LocalText
  imageUrl: string | null
  /** One price, a choice of periods, or offered on request. */
  mode: 'fixed' | 'cycle' | 'contact'
  position: number
  skus: Sku[]
}
/** What one fee of an office costs in a quote: `minor` for one piece, `fen` for all; without a rate it is in CNY. */
export type QuotedFee = {
  office: string
  code: string
  name: LocalText
  currency: string
  minor: number
  validFrom: string
  rate: string | null
  rateOn: string | null
  fen: number
}
/** What stood against the mark of a draft or a case when it was assessed. */
export type StoredClearance = {
  /** ISO 8601. */
  at: string
  /** Of text, goods and applicant, by which it is known whether they have changed. */
  fingerprint: string
  text: string
  applicant: string
  dataDate: string | null
  classes: {
    classNo: number
    grade: 'A' | 'B' | 'C' | 'D'
    /** In percent. */
    rate: number
    marks: {
      id: string
      name: string
      appNo: string
      applicant: string | null
      level: 'identical' | 'high' | 'middle'
      score: number
    }[]
    grounds: { rule: string; severity: 'block' | 'likely' | 'possible'; text: LocalText }[]
    /** Similar groups that marks with the chosen ones usually have, too; in percent of `sampled` marks. */
    usualGroups: { code: string; name: LocalText; share: number; sampled: number }[]
  }[]
}
export type QuotedItem = {
  skuId: string
  productId: string
  revision: number
  orderGroup: string
  productType: number | null
  name: LocalText
  unit: SkuUnit
  timeLimit: TimeLimit | null
  quantity: number
  /** Of one piece. */
  priceFen: number
  serviceFen: number
  officialFen: number
  officialFees: QuotedFee[]
  planId: string | null
  planUnits: number
  wordCount: number | null
  /** Calls of the API; orders from before it was saved have none. */
  callCount?: number | null
  dailyLimit: number | null
}
/**
 * How what is returned of an item was computed: all of what was not provided, the unused share of the service fee of a
 * service, and nothing of what staff have provided. Instants are ISO 8601.
 */
export type RefundedItem = {
  name: LocalText
  serviceFen: number
  officialFen: number
  basis: 'notProvided' | 'provided' | 'unused'
  /** Of a service: the least of the shares of its time and its stocks, and what they were. */
  unused: {
    share: number
    timeShare: number
    asOf: string
    startsAt: string
    endsAt: string
    stocks: { services: string[]; total: number; used: number }[]
  } | null
  fen: number
}
/** The converted figure that an account shows beside CNY. */
export type DisplayRate = { currency: string; cnyPerUnit: string; validOn: string }

/** To whom an invoice is made out. */
export type InvoiceBuyer = {
  title: string
  taxId: string | null
  address: string | null
  phone: string | null
  bank: string | null
  /** Number of the bank account. */
  account: string | null
}
/** A mailing address as it was when it was used. */
export type PostalAddress = {
  region: string[]
  detail: string
  postcode: string | null
  recipient: string
  phone: string
}

/** What a monitor compares records with; what is null or empty holds for every record. */
type MonitorRule = {
  text: string | null
  leastScore: number
  party: string | null
  isWholeName: boolean
  keys: string[]
  offices: string[]
  classes: number[]
}
/** Whom and what a list is looked for among. */
type BulkSettings = {
  degree: 'high' | 'middle' | 'low'
  countries: string[]
  classes: number[]
  statuses: number[]
  statusesAbroad: number[]
  classify: string
}
/** A mark as the row of a list shows it. */
type BulkHit = {
  id: string
  country: string
  appNo: string
  name: string | null
  status: number
  score: number | null
  level: 'identical' | 'high' | 'middle' | 'low' | null
}

/** What JSON columns hold, by table and column. One that is not listed is `unknown` and needs a check. */
interface JsonColumns {
  'patent.titles': Texts
  'patent.abstracts': Texts
  'patent.applicants': Party[]
  'patent.assignees': Party[]
  'patent.inventors': Party[]
  'patent.agents': Party[]
  'patent.legal_status_text': Reason
  'patent.details': {
    sources?: Record<string, string>
    /** YYYY-MM-DD, as the source names it. */
    grantedOn?: string
    related?: RelatedApplication[]
    international?: Record<'applicationNumber' | 'filedOn' | 'publicationNumber' | 'publishedOn', string | null>
    designatedStates?: string[]
  }
  'patent_text.claims': Record<string, ({ number: number; text: string; dependsOn: number[] } & TextInserts)[]>
  'patent_text.description': Record<
    string,
    ({ kind: 'heading' | 'paragraph'; number?: string; text: string } & TextInserts)[]
  >
  'patent_batch.rows': {
    row: number
    value: string
    outcome: 'matched' | 'unmatched' | 'duplicate' | 'invalid'
    reason: string | null
    readAs: string | null
    ids: string[]
  }[]
  'portfolio_item.details': Record<string, string>
  'portfolio_item.register': Record<string, unknown>
  'portfolio_item.kept': Record<string, string | number[] | null>
  'portfolio_item.changes': { field: string; from: string | number[] | null; to: string | number[] | null }[]
  'portfolio_view.filters': Record<string, string>
  'portfolio_deadline.computed': object
  'hosting_change.facts': Record<string, unknown>
  'case_draft.content': Record<string, unknown>
  'case_quotation.content': Record<string, unknown>
  'trademark_case.content': Record<string, unknown>
  'job.error': Reason
  'job.detail': Record<string, unknown>
  'job.result': Record<string, unknown>
  'announcement.audience': { kind: 'all' | 'cardLevel' | 'phone'; cardLevel?: number; phone?: string }
  'bulk_query.settings': BulkSettings
  'bulk_row.reason': Reason
  'bulk_row.best': BulkHit[]
  'monitor.rule': MonitorRule
  'monitor_hit.facts': { before: string; after: string }
  'registrability_report.question': ReportQuery
  'registrability_report.content': ReportContent
  'registrability_report.comments': Record<string, string>
  'registrability_report.error': Reason
  'register_import.fault': Reason & { line?: number | null; file?: string | null }
  'register_change.before': MarkState
  'register_import.position': FilePosition
  'register_reject.reason': Reason & { file?: string }
  'nice_group.relations': NiceRelation[]
  'classification_import.fault': Reason
  'classification_import.rejects': { place: string | null; id: string; cn: string; en: string }[]
  'service_process.facts': {
    memoryBytes: number
    indexes: Record<
      string,
      { ready: boolean; records: number; version: number | null; memoryBytes: number; fault: string | null }
    >
  }
  'patent_import.fault': Reason
  'patent_import_file.unused': Record<string, number>
  'patent_import_file.reason': Reason
  'patent_import_file.passed': { name: string; reason: Reason }[]
  'patent_reject.reason': Reason
  'legal_document.parties': { role: string; name: string }[]
  'legal_document.marks': { text: string | null; number: string | null; office: string | null }[]
  'legal_document.statutes': { law: string; provision: string | null }[]
  'legal_import.fault': Reason
  'legal_reject.reason': Reason
  'partner_request.headers': Record<string, string>
  'plan_revision.content': PlanContent
  'staff_approval.payload': Record<string, unknown>
  'saved_patent_search.rule': PatentRule
  'translation.result': StoredTextSegment[]
  'translation_document.error': Reason
  'translation_document.notes': { kind: string; [fact: string]: unknown }[]
  'translation_segment.shares': StoredTextSegment['shares']
  'translation_segment.issues': StoredTextSegment['issues']
  'translation_segment.terms': StoredTextSegment['terms']
  'glossary_change.before': GlossaryTerms
  'glossary_change.after': GlossaryTerms & { count?: number; name?: string }
  'product.draft': ProductContent
  'product_revision.content': ProductContent
  'case_draft.clearance': StoredClearance
  'trademark_case.clearance': StoredClearance
  'trademark_case.mark_terms': Record<string, string>
  'quote.items': QuotedItem[]
  'quote.display': DisplayRate
  'service_order.display': DisplayRate
  'service_order.contact': {
    name: string
    phone: string
    email: string | null
    address: string | null
    postcode: string | null
  }
  'service_order.address': {
    region: string[]
    detail: string
    postcode: string | null
    recipient: string
    phone: string
  }
  'service_order.user_source': { name: string; path: string }
  'service_order_item.content': QuotedItem
  'refund.calculation': RefundedItem[]
  'state_change.facts': Record<string, string | number | boolean | null>
  'monitor_delivery.problem': Reason
  'webhook_delivery.problem': Reason
  'invoice.buyer': InvoiceBuyer
  'invoice.address': PostalAddress
  'invoice.problem': Reason
  'invoice_line.name': LocalText
}

export type Json<Column extends string> = Column extends keyof JsonColumns ? JsonColumns[Column] : unknown
