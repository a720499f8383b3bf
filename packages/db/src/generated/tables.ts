import type { ColumnType } from 'kysely'
import type { Json } from '../json-columns.ts'

export interface AccountTable {
  id: string
  phone: string
  merchant_id: ColumnType<string, string | undefined, string>
  password_hash: string | null
  status: ColumnType<'active' | 'disabled' | 'closed', 'active' | 'disabled' | 'closed' | undefined, 'active' | 'disabled' | 'closed'>
  disabled_reason: string | null
  locked_until: ColumnType<Date | null, Date | string | null, Date | string | null>
  wechat_id: string | null
  wechat_bound_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  card_level: ColumnType<number, number | undefined, number>
  card_expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  nickname: string | null
  name: string | null
  company_name: string | null
  industry: string | null
  email: string | null
  address: string | null
  city: string | null
  postcode: string | null
  country: string | null
  gender: string | null
  display_currency: ColumnType<string, string | undefined, string>
  role_type: ColumnType<'enterprise' | 'agency' | 'individual', 'enterprise' | 'agency' | 'individual' | undefined, 'enterprise' | 'agency' | 'individual'>
  language: ColumnType<string, string | undefined, string>
  avatar_file_id: string | null
  user_source: string | null
  invitation_code: string | null
  remark: string | null
  agreed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  last_login_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface SessionTable {
  id: string
  account_id: string
  client: string
  access_hash: string
  refresh_hash: string
  access_expires_at: ColumnType<Date, Date | string, Date | string>
  refresh_expires_at: ColumnType<Date, Date | string, Date | string>
  ip: string
  user_agent: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  last_used_at: ColumnType<Date, Date | string | undefined, Date | string>
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  revoked_reason: string | null
}

export interface SpentRefreshTokenTable {
  hash: string
  session_id: string
  spent_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ContactTable {
  id: string
  account_id: string
  name: string
  phone: string
  email: string | null
  postcode: string | null
  address: string | null
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ApplicantTable {
  id: string
  account_id: string
  client_id: string | null
  name: string
  name_en: string | null
  credit_code: string | null
  type: string
  address: string | null
  contact: string | null
  phone: string | null
  email: string | null
  in_custody: ColumnType<boolean, boolean | undefined, boolean>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SearchLogTable {
  id: string
  account_id: string
  product: 'trademark' | 'patent'
  search_type: string | null
  content: string
  address: string | null
  total: number | null
  initiator: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MailingAddressTable {
  id: string
  account_id: string
  region: (string)[]
  detail: string
  postcode: string | null
  recipient: string
  phone: string
  default_of: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface StaffTable {
  id: string
  name: string
  password_hash: string
  roles: ('admin' | 'sales' | 'finance' | 'content' | 'reviewer' | 'support' | 'viewer')[]
  totp_secret: string | null
  totp_step: number | null
  disabled_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface StaffSessionTable {
  id: string
  staff_id: string
  token_hash: string
  ip: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface AuditEntryTable {
  id: string
  staff_id: string | null
  staff_name: string
  action: string
  subject_type: string | null
  subject_id: string | null
  subject_name: string | null
  facts: ColumnType<Json<'audit_entry.facts'> | null, string | null, string | null>
  ip: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface OutboxMessageTable {
  id: string
  channel: string
  to: string
  subject: string | null
  text: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface BulkQueryTable {
  id: string
  account_id: string
  job_id: string
  title: string
  kind: string
  settings: ColumnType<Json<'bulk_query.settings'>, string, string>
  row_count: number
  data_version: number | null
  engine_version: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface BulkRowTable {
  bulk_query_id: string
  ordinal: number
  input: string
  outcome: 'found' | 'near' | 'none' | 'bad' | null
  reason: ColumnType<Json<'bulk_row.reason'> | null, string | null, string | null>
  hits: number | null
  best: ColumnType<Json<'bulk_row.best'> | null, string | null, string | null>
}

export interface CaseDraftTable {
  id: string
  account_id: string
  product_type: number
  definition_version: number
  content: ColumnType<Json<'case_draft.content'>, string, string>
  clearance: ColumnType<Json<'case_draft.clearance'> | null, string | null, string | null>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CaseQuotationTable {
  id: string
  number: string
  account_id: string
  draft_id: string
  draft_version: number
  product_type: number
  definition_version: number
  content: ColumnType<Json<'case_quotation.content'>, string, string>
  state: ColumnType<'requested' | 'offered' | 'refused' | 'declined' | 'withdrawn' | 'lapsed' | 'ordered', 'requested' | 'offered' | 'refused' | 'declined' | 'withdrawn' | 'lapsed' | 'ordered' | undefined, 'requested' | 'offered' | 'refused' | 'declined' | 'withdrawn' | 'lapsed' | 'ordered'>
  version: ColumnType<number, number | undefined, number>
  quote_id: string | null
  case_indexes: ColumnType<(number)[], (number)[] | undefined, (number)[]>
  remark: string | null
  reason: string | null
  valid_until: string | null
  offered_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  order_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface TrademarkCaseTable {
  id: string
  number: string
  account_id: string
  order_id: string
  order_positions: ColumnType<(number)[], (number)[] | undefined, (number)[]>
  draft_id: string
  position: ColumnType<number, number | undefined, number>
  product_type: number
  definition_version: number
  content: ColumnType<Json<'trademark_case.content'>, string, string>
  clearance: ColumnType<Json<'trademark_case.clearance'> | null, string | null, string | null>
  mark_keys: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  mark_terms: ColumnType<Json<'trademark_case.mark_terms'>, string | undefined, string>
  state: ColumnType<'preparing' | 'scheduled' | 'ready' | 'filed' | 'accepted' | 'completed' | 'refused' | 'withdrawn', 'preparing' | 'scheduled' | 'ready' | 'filed' | 'accepted' | 'completed' | 'refused' | 'withdrawn' | undefined, 'preparing' | 'scheduled' | 'ready' | 'filed' | 'accepted' | 'completed' | 'refused' | 'withdrawn'>
  version: ColumnType<number, number | undefined, number>
  assignee_id: string | null
  assignee_name: string | null
  office_number: string | null
  filed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  file_from: string | null
  member_message: ColumnType<number, number | undefined, number>
  answered_message: ColumnType<number, number | undefined, number>
  notify_email: ColumnType<boolean, boolean | undefined, boolean>
  notify_sms: ColumnType<boolean, boolean | undefined, boolean>
  posted_kinds: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  post_company: string | null
  post_number: string | null
  post_received_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  post_asked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  received_kinds: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CaseDocumentTable {
  id: string
  case_id: string
  kind: string
  file_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CaseMessageTable {
  id: string
  case_id: string
  position: number
  author: 'member' | 'staff'
  staff_name: string | null
  text: string
  key: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CaseLetterTable {
  id: string
  case_id: string
  kind: string
  dated_on: string
  method: string | null
  received_on: string | null
  file_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CaseDeadlineTable {
  id: string
  case_id: string
  letter_id: string
  due_on: string
  computed: ColumnType<Json<'case_deadline.computed'>, string, string>
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  done_by: string | null
  reminded_days: number | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CaseSignatureTable {
  id: string
  case_id: string
  form: string
  language: string
  file_id: string
  document_hash: string
  content_hash: string
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  signed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  signer_name: string | null
  method: 'drawn' | 'typed' | null
  signer_ip: string | null
  signer_agent: string | null
}

export interface ProductTable {
  id: string
  code: string
  draft: ColumnType<Json<'product.draft'>, string, string>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ProductRevisionTable {
  product_id: string
  revision: number
  content: ColumnType<Json<'product_revision.content'>, string, string>
  is_withdrawn: ColumnType<boolean, boolean | undefined, boolean>
  effective_at: ColumnType<Date, Date | string, Date | string>
  author: string
  reason: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface OfficialFeeTable {
  id: string
  office: string
  code: string
  right: 'trademark' | 'patent'
  name_cn: string
  name_en: string
  currency: string
  amount_minor: number | null
  valid_from: string
  source: string
  author: string
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ExchangeRateTable {
  currency: string
  valid_on: string
  cny_per_unit: ColumnType<string, string | number, string | number>
  source: string
  author: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface QuoteTable {
  id: string
  account_id: string | null
  items: ColumnType<Json<'quote.items'>, string, string>
  service_fen: number
  official_fen: number
  total_fen: number
  vat_fen: number
  vat_rate_bp: number
  display: ColumnType<Json<'quote.display'> | null, string | null, string | null>
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CertificationTable {
  id: string
  account_id: string
  company_name: string
  credit_code: string
  postal_code: string
  address: string
  office_phone: string
  contact: string | null
  mobile: string | null
  email: string
  licence_file_id: string
  state: 'review' | 'passed' | 'rejected'
  reason: string | null
  submitted_at: ColumnType<Date, Date | string, Date | string>
  due_on: string
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  decided_by: string | null
  version: ColumnType<number, number | undefined, number>
}

export interface ClassificationImportTable {
  id: string
  job_id: string
  kind: 'nice' | 'vienna' | 'ipc' | 'cpc'
  path: string
  file_name: string
  fingerprint: string
  edition: string | null
  state: ColumnType<'running' | 'published' | 'failed', 'running' | 'published' | 'failed' | undefined, 'running' | 'published' | 'failed'>
  accepted: ColumnType<number, number | undefined, number>
  is_unchanged: ColumnType<boolean, boolean | undefined, boolean>
  rejects: ColumnType<Json<'classification_import.rejects'>, string | undefined, string>
  fault: ColumnType<Json<'classification_import.fault'> | null, string | null, string | null>
  is_current: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface NiceClassTextTable {
  no: number
  heading_cn: string | null
  heading_en: string | null
  note_cn: string | null
  note_en: string | null
}

export interface NiceGroupTable {
  code: string
  class_no: number
  name_cn: string
  name_en: string | null
  notes: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  relations: ColumnType<Json<'nice_group.relations'>, string, string>
}

export interface NiceItemTable {
  id: string
  group_code: string
  part: number
  part_label: string | null
  position: number
  name_cn: string
  name_en: string | null
  basic_no: string | null
  in_several_classes: boolean
  is_national: boolean
}

export interface ViennaElementTable {
  code: string
  parent: string | null
  position: number
  name_cn: string | null
  name_en: string | null
  is_auxiliary: boolean
}

export interface ClientChargeTable {
  id: string
  account_id: string
  client_id: string | null
  item_id: string | null
  deadline_id: string | null
  title: string
  charged_on: string
  amount_fen: number
  cost_fen: number | null
  statement_id: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ClientStatementTable {
  id: string
  account_id: string
  client_id: string | null
  client_name: string
  number: string
  request_key: string
  issued_on: string
  due_on: string | null
  note: string | null
  paid_on: string | null
  voided_on: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ClientStatementLineTable {
  statement_id: string
  position: number
  title: string
  right_title: string | null
  right_number: string | null
  charged_on: string
  amount_fen: number
}

export interface LetterTemplateTable {
  id: string
  account_id: string
  name: string
  content: Buffer
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ArticleTable {
  id: string
  category: string
  title_cn: string
  title_en: string
  summary_cn: string
  summary_en: string
  content_cn: string
  content_en: string
  author: string
  cover_file_id: string | null
  status: ColumnType<'draft' | 'published', 'draft' | 'published' | undefined, 'draft' | 'published'>
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  read_count: ColumnType<number, number | undefined, number>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ActivityRegistrationTable {
  id: string
  article_id: string
  name: string
  phone: string
  company: string | null
  email: string | null
  remark: string | null
  source: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PageViewTable {
  day: string
  path: string
  count: number
}

export interface PlanTable {
  id: string
  code: string
  name_cn: string
  name_en: string
  kind: 'free' | 'trial' | 'package' | 'single' | 'individual'
  service_type: number | null
  card_level: ColumnType<number, number | undefined, number>
  months: number | null
  days: number | null
  adds_up: ColumnType<boolean, boolean | undefined, boolean>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  position: ColumnType<number, number | undefined, number>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PlanLimitTable {
  id: ColumnType<string, string | undefined, string>
  plan_id: string
  position: number
  services: (string)[]
  per_day: number | null
  total: number | null
  at_once: number | null
}

export interface PlanRevisionTable {
  plan_id: string
  version: number
  content: ColumnType<Json<'plan_revision.content'>, string, string>
  author: string
  reason: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface EntitlementTable {
  id: string
  account_id: string
  plan_id: string
  kind: 'purchase' | 'trial' | 'grant'
  order_item_id: string | null
  order_no: string | null
  quantity: ColumnType<number, number | undefined, number>
  card_level: ColumnType<number, number | undefined, number>
  adds_up: ColumnType<boolean, boolean | undefined, boolean>
  starts_at: ColumnType<Date, Date | string, Date | string>
  ends_at: ColumnType<Date, Date | string, Date | string>
  period_months: number | null
  period_days: number | null
  suspended_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  suspended_seconds: ColumnType<number, number | undefined, number>
  granted_by: string | null
  approved_by: string | null
  note: string | null
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  revoked_reason: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface StaffApprovalTable {
  id: string
  kind: string
  state: ColumnType<'requested' | 'approved' | 'rejected', 'requested' | 'approved' | 'rejected' | undefined, 'requested' | 'approved' | 'rejected'>
  account_id: string | null
  plan_id: string | null
  entitlement_id: string | null
  payload: ColumnType<Json<'staff_approval.payload'>, string, string>
  reason: string
  requester_id: string
  requested_by: string
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  decision_reason: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface EntitlementLimitTable {
  id: ColumnType<string, string | undefined, string>
  entitlement_id: string
  position: number
  services: (string)[]
  per_day: number | null
  total: number | null
  at_once: number | null
  used: ColumnType<number, number | undefined, number>
  used_on: string | null
  used_that_day: ColumnType<number, number | undefined, number>
}

export interface EntitlementUseTable {
  account_id: string
  reference: string
  limit_id: string
  units: number
  used_at: ColumnType<Date, Date | string | undefined, Date | string>
  given_back_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface EntitlementNoticeTable {
  entitlement_id: string
  ends_at: ColumnType<Date, Date | string, Date | string>
  days_before: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface TrialApplicationTable {
  id: string
  account_id: string
  service_type: number
  name: string
  company: string
  industry: string
  phone: string
  email: string
  status: ColumnType<'submitted' | 'approved' | 'rejected', 'submitted' | 'approved' | 'rejected' | undefined, 'submitted' | 'approved' | 'rejected'>
  reason: string | null
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  entitlement_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface FileExportTable {
  id: string
  job_id: string
  account_id: string
  kind: string
  format: string
  language: string
  file_name: string
  records: number
  request: ColumnType<Json<'file_export.request'>, string, string>
  file_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface StoredFileTable {
  id: string
  owner_id: string | null
  bucket: string
  file_name: string
  original: string
  kind: string
  mime: string
  size_bytes: number
  width: number | null
  height: number | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface GazetteNoticeTable {
  trademark_id: number
  kind: 'preliminary' | 'registration'
  office: string
  issue: string
  published_on: string
}

export interface HostingClientTable {
  id: string
  account_id: string
  name: string
  contact: string | null
  phone: string | null
  email: string | null
  note: string | null
  responsible: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface HostingShareTable {
  id: string
  client_id: string
  role: 'editor' | 'reader'
  invited: string
  token_hash: string | null
  expires_at: ColumnType<Date, Date | string, Date | string>
  account_id: string | null
  accepted_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ApplicantSpellingTable {
  applicant_id: string
  name: string
}

export interface ApplicantDocumentTable {
  id: string
  account_id: string
  applicant_id: string
  kind: 'licence' | 'identity' | 'powerOfAttorney' | 'priority' | 'use' | 'other'
  title: string
  number: string | null
  issued_on: string | null
  expires_on: string | null
  note: string | null
  file_id: string
  edition: ColumnType<number, number | undefined, number>
  added_by: string
  added_at: ColumnType<Date, Date | string, Date | string>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface FormerDocumentVersionTable {
  document_id: string
  edition: number
  number: string | null
  issued_on: string | null
  expires_on: string | null
  file_id: string
  added_by: string
  added_at: ColumnType<Date, Date | string, Date | string>
}

export interface HostingAgentTable {
  id: string
  account_id: string
  client_id: string | null
  kind: string
  name: string
  name_en: string | null
  code: string | null
  offices: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  contact: string | null
  phone: string | null
  email: string | null
  address: string | null
  note: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PortfolioItemTable {
  id: string
  account_id: string
  client_id: string | null
  applicant_id: string | null
  agent_id: string | null
  kind: 'mark' | 'patent' | 'software' | 'certificate'
  office: string
  number: string
  number_key: string
  registration_number: string | null
  title: string
  patent_kind: string | null
  classes: ColumnType<(number)[], (number)[] | undefined, (number)[]>
  state: ColumnType<'pending' | 'live' | 'ended' | 'unknown', 'pending' | 'live' | 'ended' | 'unknown' | undefined, 'pending' | 'live' | 'ended' | 'unknown'>
  owner: string | null
  agent: string | null
  filed_on: string | null
  registered_on: string | null
  expires_on: string | null
  priority_on: string | null
  claims: number | null
  fee_reduction: string | null
  details: ColumnType<Json<'portfolio_item.details'>, string | undefined, string>
  note: string | null
  source: string
  register_key: string | null
  register: ColumnType<Json<'portfolio_item.register'> | null, string | null, string | null>
  register_hash: Buffer | null
  kept: ColumnType<Json<'portfolio_item.kept'>, string | undefined, string>
  differences: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  changes: ColumnType<Json<'portfolio_item.changes'>, string | undefined, string>
  changed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  refresh_on: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PortfolioViewTable {
  id: string
  account_id: string
  kind: 'mark' | 'patent' | 'software' | 'certificate'
  name: string
  filters: ColumnType<Json<'portfolio_view.filters'>, string | undefined, string>
  sort: string
  columns: (string)[]
  is_default: ColumnType<boolean, boolean | undefined, boolean>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PortfolioDeadlineTable {
  id: string
  item_id: string
  account_id: string
  key: string
  kind: string
  year: number | null
  title: string | null
  opens_on: string | null
  due_on: string
  grace_end: string | null
  computed: ColumnType<Json<'portfolio_deadline.computed'> | null, string | null, string | null>
  note: string | null
  decision: ColumnType<'undecided' | 'keep' | 'drop' | 'asked', 'undecided' | 'keep' | 'drop' | 'asked' | undefined, 'undecided' | 'keep' | 'drop' | 'asked'>
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  order_id: string | null
  order_position: number | null
  instructed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  receipt_file_id: string | null
  done_on: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface HostingChangeTable {
  id: string
  account_id: string
  client_id: string | null
  item_id: string | null
  action: string
  subject: string
  facts: ColumnType<Json<'hosting_change.facts'>, string | undefined, string>
  actor: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface HostingDecisionRequestTable {
  id: string
  account_id: string
  deadline_ids: (string)[]
  note: string | null
  email: string | null
  expires_at: ColumnType<Date, Date | string, Date | string>
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  answered_by: string | null
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PortfolioFollowTable {
  id: string
  job_id: string
  day: string
  register_version: number
  patent_change: ColumnType<string, string | number | bigint, string | number | bigint>
  after_id: string | null
  compared_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PortfolioFollowedTable {
  follow_id: string
  account_id: string
  changed: number
  notified_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface PortfolioImportTable {
  id: string
  account_id: string
  file_name: string
  columns: (string)[]
  cells: ColumnType<Json<'portfolio_import.cells'> | null, string | null, string | null>
  row_count: number
  mapping: ColumnType<Json<'portfolio_import.mapping'> | null, string | null, string | null>
  kind: 'mark' | 'patent' | 'software' | 'certificate' | null
  office: string | null
  client_id: string | null
  job_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface PortfolioImportRowTable {
  import_id: string
  row: number
  outcome: string
  item_id: string | null
  problems: ColumnType<Json<'portfolio_import_row.problems'>, string | undefined, string>
  cells: (string)[]
}

export interface HostingCalendarTable {
  id: string
  account_id: string
  client_id: string | null
  token_hash: string
  language: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface HostingReminderTable {
  id: string
  account_id: string
  client_id: string | null
  is_on: boolean
  days_before: (number)[]
  interval: string
  weekday: number | null
  month_day: number | null
  by_site: boolean
  by_email: boolean
  emails: (string)[]
  looked_on: string | null
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface HostingReminderDayTable {
  account_id: string
  day: string
}

export interface DocumentRemindedTable {
  document_id: string
  expires_on: string
  step: string
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PortfolioRemindedTable {
  deadline_id: string
  due_on: string
  step: string
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface InvoiceTitleTable {
  id: string
  account_id: string
  type: 'normal' | 'special'
  title: string
  tax_id: string | null
  address: string | null
  phone: string | null
  bank: string | null
  account: string | null
  default_of: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface InvoiceTable {
  id: string
  number: string
  account_id: string
  state: 'applied' | 'auditPassed' | 'auditFailed' | 'invoiced' | 'mailed' | 'cancelled' | 'reversing' | 'reversed'
  version: ColumnType<number, number | undefined, number>
  type: 'normal' | 'special'
  buyer: ColumnType<Json<'invoice.buyer'>, string, string>
  delivery: 'paper' | 'email'
  address: ColumnType<Json<'invoice.address'> | null, string | null, string | null>
  email: string | null
  total_fen: number
  vat_fen: number
  reason: string | null
  request_id: string | null
  job_id: string | null
  problem: ColumnType<Json<'invoice.problem'> | null, string | null, string | null>
  reversal_reason: string | null
  invoice_number: string | null
  issued_on: string | null
  file_id: string | null
  is_electronic: ColumnType<boolean, boolean | undefined, boolean>
  carrier: string | null
  tracking_number: string | null
  mailed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  reversal_number: string | null
  reversal_file_id: string | null
  applied_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface InvoiceOrderTable {
  invoice_id: string
  order_id: string
  held_id: string | null
}

export interface InvoiceLineTable {
  invoice_id: string
  position: number
  order_id: string
  kind: string
  name: ColumnType<Json<'invoice_line.name'>, string, string>
  quantity: number
  amount_fen: number
  vat_rate_bp: number
  vat_fen: number
}

export interface JobTable {
  id: string
  queue: string
  name: string
  payload: ColumnType<Json<'job.payload'>, string, string>
  owner_id: string | null
  state: ColumnType<'queued' | 'active' | 'completed' | 'failed' | 'cancelled', 'queued' | 'active' | 'completed' | 'failed' | 'cancelled' | undefined, 'queued' | 'active' | 'completed' | 'failed' | 'cancelled'>
  progress: ColumnType<number, number | undefined, number>
  detail: ColumnType<Json<'job.detail'> | null, string | null, string | null>
  result: ColumnType<Json<'job.result'> | null, string | null, string | null>
  error: ColumnType<Json<'job.error'> | null, string | null, string | null>
  cause: string | null
  attempts: ColumnType<number, number | undefined, number>
  runs: ColumnType<number, number | undefined, number>
  lease: string | null
  heartbeat_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  available_at: ColumnType<Date, Date | string | undefined, Date | string>
  cancel_requested: ColumnType<boolean, boolean | undefined, boolean>
  request_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  started_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface KeyValueTable {
  key: string
  value: string
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface LegalDocumentTable {
  id: string
  key: string
  kind: 'judgment' | 'decision'
  number: string
  number_key: string
  title: string
  jurisdiction: string | null
  forum: string
  level: 'first' | 'second' | 'retrial' | 'enforcement' | null
  cause: string | null
  decided_on: string | null
  result: string | null
  language: string
  parties: ColumnType<Json<'legal_document.parties'>, string, string>
  party_keys: (string)[]
  marks: ColumnType<Json<'legal_document.marks'>, string, string>
  mark_numbers: (string)[]
  domains: (string)[]
  statutes: ColumnType<Json<'legal_document.statutes'>, string, string>
  paragraphs: (string)[]
  source: string | null
  source_url: string | null
  head_text: string
  body_text: string
  search_terms: (string)[]
  demonstration: ColumnType<boolean, boolean | undefined, boolean>
  content_hash: Buffer
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface LegalImportTable {
  id: string
  job_id: string
  path: string
  size_bytes: ColumnType<string, string | number | bigint, string | number | bigint>
  fingerprint: string
  demonstration: ColumnType<boolean, boolean | undefined, boolean>
  format: string | null
  state: ColumnType<'running' | 'published' | 'failed', 'running' | 'published' | 'failed' | undefined, 'running' | 'published' | 'failed'>
  checkpoint: ColumnType<number, number | undefined, number>
  created: ColumnType<number, number | undefined, number>
  updated: ColumnType<number, number | undefined, number>
  unchanged: ColumnType<number, number | undefined, number>
  rejected: ColumnType<number, number | undefined, number>
  fault: ColumnType<Json<'legal_import.fault'> | null, string | null, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface LegalRejectTable {
  import_id: string
  ordinal: number
  line: number
  number: string | null
  reason: ColumnType<Json<'legal_reject.reason'>, string, string>
  excerpt: string
}

export interface MarkImageTable {
  id: ColumnType<number, number | undefined, number>
  image_key: string
  thumb_key: string | null
  descriptor_version: number
  codes: Buffer | null
  vectors: Buffer | null
  fault: string | null
  batch: number
  news_batch: number
  described_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MonitorTable {
  id: string
  account_id: string
  name: string
  type: 'similar' | 'applicant' | 'competitor' | 'appNo' | 'notice' | 'renewal' | 'image'
  query: ColumnType<Json<'monitor.query'>, string, string>
  rule: ColumnType<Json<'monitor.rule'>, string, string>
  channels: (string)[]
  frequency: 'issue' | 'daily' | 'weekly'
  webhook_url: string | null
  unsubscribe_token: string
  paused_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  evaluated_version: number
  evaluated_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  part_version: number | null
  part_mark_id: number | null
  image: Buffer | null
  image_batch: ColumnType<number, number | undefined, number>
  renewal_on: string | null
  retry_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  next_digest_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MonitorHitTable {
  id: ColumnType<string, string | undefined, string>
  monitor_id: string
  trademark_id: number
  kind: string
  change: string
  data_version: number
  score: number | null
  level: string | null
  similarity: ColumnType<Json<'monitor_hit.similarity'> | null, string | null, string | null>
  engine_version: string | null
  facts: ColumnType<Json<'monitor_hit.facts'> | null, string | null, string | null>
  deadline_on: string | null
  verdict: 'ignore' | 'watch' | 'oppose' | null
  note: string | null
  verdict_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  verdict_by: string | null
  digest_id: string | null
  found_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MonitorDigestTable {
  id: string
  monitor_id: string | null
  alert_id: string | null
  hit_count: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MonitorDeliveryTable {
  id: string
  digest_id: string
  channel: string
  job_id: string | null
  state: ColumnType<'pending' | 'sent' | 'failed', 'pending' | 'sent' | 'failed' | undefined, 'pending' | 'sent' | 'failed'>
  problem: ColumnType<Json<'monitor_delivery.problem'> | null, string | null, string | null>
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  http_status: number | null
  tried_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface MonitorCalendarTable {
  account_id: string
  token: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface AnnouncementTable {
  id: string
  title_cn: string
  title_en: string
  content_cn: string
  content_en: string
  link: string | null
  audience: ColumnType<Json<'announcement.audience'>, string, string>
  status: ColumnType<'draft' | 'scheduled' | 'sending' | 'sent' | 'failed', 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed' | undefined, 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed'>
  scheduled_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  job_id: string | null
  author: string
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface NoticeTable {
  id: string
  account_id: string
  announcement_id: string | null
  type: string
  title_cn: string | null
  title_en: string | null
  content_cn: string | null
  content_en: string | null
  link: string | null
  read_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface BackupRunTable {
  id: string
  state: string
  started_at: ColumnType<Date, Date | string, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  file: string
  encrypted: boolean
  bytes: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>
  error: string | null
}

export interface ServiceProcessTable {
  id: string
  kind: string
  host: string
  pid: number
  version: string
  started_at: ColumnType<Date, Date | string, Date | string>
  seen_at: ColumnType<Date, Date | string, Date | string>
  facts: ColumnType<Json<'service_process.facts'>, string, string>
}

export interface ProviderStatusTable {
  name: string
  last_success_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  last_failure_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  last_failure: string | null
  successes: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
  failures: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
}

export interface ServiceOrderTable {
  id: string
  number: string
  account_id: string
  quote_id: string
  request_key: string
  request_hash: string
  status: ColumnType<'pendingPayment' | 'pendingReview' | 'paid' | 'free' | 'reviewRejected' | 'complete', 'pendingPayment' | 'pendingReview' | 'paid' | 'free' | 'reviewRejected' | 'complete' | undefined, 'pendingPayment' | 'pendingReview' | 'paid' | 'free' | 'reviewRejected' | 'complete'>
  refund_status: ColumnType<'none' | 'requested' | 'approved' | 'rejected' | 'done', 'none' | 'requested' | 'approved' | 'rejected' | 'done' | undefined, 'none' | 'requested' | 'approved' | 'rejected' | 'done'>
  version: ColumnType<number, number | undefined, number>
  service_fen: number
  official_fen: number
  total_fen: number
  vat_fen: number
  vat_rate_bp: number
  display: ColumnType<Json<'service_order.display'> | null, string | null, string | null>
  contact: ColumnType<Json<'service_order.contact'> | null, string | null, string | null>
  address: ColumnType<Json<'service_order.address'> | null, string | null, string | null>
  remark: string | null
  user_source: ColumnType<Json<'service_order.user_source'> | null, string | null, string | null>
  language: ColumnType<string, string | undefined, string>
  pay_method: string | null
  agreed_at: ColumnType<Date, Date | string, Date | string>
  paid_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  completed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  credit_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ServiceOrderItemTable {
  id: string
  order_id: string
  position: number
  order_group: string
  product_type: number | null
  product_id: string
  sku_id: string
  quantity: number
  service_fen: number
  official_fen: number
  content: ColumnType<Json<'service_order_item.content'>, string, string>
  fulfilled_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface CreditLimitTable {
  account_id: string
  limit_fen: number
  ends_on: string | null
  reason: string
  requested_by: string
  approved_by: string
  version: ColumnType<number, number | undefined, number>
  updated_at: ColumnType<Date, Date | string, Date | string>
}

export interface PaymentLinkTable {
  id: string
  order_id: string
  expires_at: ColumnType<Date, Date | string, Date | string>
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface NumberSequenceTable {
  kind: string
  day: string
  last: number
}

export interface PartnerKeyTable {
  id: string
  account_id: string
  name: string
  scopes: (string)[]
  allowed_addresses: (string)[]
  is_test: ColumnType<boolean, boolean | undefined, boolean>
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PartnerKeySecretTable {
  id: string
  key_id: string
  hash: string
  sealed: string
  hint: string
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PartnerRequestTable {
  account_id: string
  idempotency_key: string
  id: string
  fingerprint: string
  locked_until: ColumnType<Date, Date | string, Date | string>
  status: number | null
  headers: ColumnType<Json<'partner_request.headers'> | null, string | null, string | null>
  body: Buffer | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PartnerUsageTable {
  key_id: string
  day: string
  product: string
  calls: ColumnType<number, number | undefined, number>
  failures: ColumnType<number, number | undefined, number>
  words: ColumnType<number, number | undefined, number>
}

export interface PartnerUsageAlertTable {
  account_id: string
  service: string
  percent: number
  day: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PartnerStatementTable {
  account_id: string
  month: string
  calls: number
  failures: number
  words: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface WebhookTable {
  id: string
  account_id: string
  is_test: ColumnType<boolean, boolean | undefined, boolean>
  url: string
  events: (string)[]
  sealed_secret: string
  previous_secret: string | null
  previous_until: ColumnType<Date | null, Date | string | null, Date | string | null>
  paused_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  paused_reason: string | null
  failing_since: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  event_id: string
  type: string
  body: string
  state: ColumnType<string, string | undefined, string>
  attempts: ColumnType<number, number | undefined, number>
  http_status: number | null
  problem: ColumnType<Json<'webhook_delivery.problem'> | null, string | null, string | null>
  tried_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  next_try_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SavedPatentSearchTable {
  id: string
  account_id: string
  query_id: string
  name: string
  mode: string
  content: string
  query: ColumnType<Json<'saved_patent_search.query'>, string, string>
  rule: ColumnType<Json<'saved_patent_search.rule'>, string, string>
  address: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PatentAlertTable {
  id: string
  channels: (string)[]
  frequency: 'issue' | 'daily' | 'weekly'
  webhook_url: string | null
  unsubscribe_token: string
  paused_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  last_known_id: number
  evaluated_change: ColumnType<string, string | number | bigint, string | number | bigint>
  evaluated_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  retry_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  next_digest_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PatentAlertHitTable {
  alert_id: string
  patent_id: number
  digest_id: string | null
  found_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PatentBatchTable {
  id: string
  account_id: string | null
  job_id: string | null
  question_id: ColumnType<string, string | undefined, string>
  content: ColumnType<string, string | undefined, string>
  number_type: ColumnType<string, string | undefined, string>
  numbers: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  rows: ColumnType<Json<'patent_batch.rows'>, string, string>
  patent_ids: (number)[]
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PatentListTable {
  id: string
  account_id: string
  name: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PatentListItemTable {
  list_id: string
  patent_id: number
  position: number
  note: string | null
  added_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PatentTable {
  id: ColumnType<number, number | undefined, number>
  public_id: string
  country: string
  number: string
  kind: string | null
  publication_key: string
  application_number: string | null
  application_key: string | null
  application_forms: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  type: 'invention' | 'utility' | 'design' | 'plant' | 'other'
  published_on: string | null
  filed_on: string | null
  granted_on: string | null
  priority_on: string | null
  titles: ColumnType<Json<'patent.titles'>, string | undefined, string>
  abstracts: ColumnType<Json<'patent.abstracts'>, string | undefined, string>
  language: string | null
  applicants: ColumnType<Json<'patent.applicants'>, string | undefined, string>
  assignees: ColumnType<Json<'patent.assignees'>, string | undefined, string>
  inventors: ColumnType<Json<'patent.inventors'>, string | undefined, string>
  agents: ColumnType<Json<'patent.agents'>, string | undefined, string>
  applicant_names: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  inventor_names: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  agent_names: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  ipcs: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  cpcs: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  family_key: string
  family_id: string | null
  priority_key: string
  legal_status: ColumnType<'valid' | 'invalid' | 'examining' | 'unconfirmed', 'valid' | 'invalid' | 'examining' | 'unconfirmed' | undefined, 'valid' | 'invalid' | 'examining' | 'unconfirmed'>
  legal_status_on: string | null
  legal_status_text: ColumnType<Json<'patent.legal_status_text'> | null, string | null, string | null>
  legal_status_until: string | null
  demonstration: ColumnType<boolean, boolean | undefined, boolean>
  content_hash: Buffer
  source_on: string | null
  details: ColumnType<Json<'patent.details'>, string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
  change_id: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
}

export interface PatentTextTable {
  patent_id: number
  claims: ColumnType<Json<'patent_text.claims'>, string | undefined, string>
  description: ColumnType<Json<'patent_text.description'>, string | undefined, string>
}

export interface PatentCitationTable {
  patent_id: number
  position: number
  cited_key: string | null
  cited_text: string
  category: string | null
}

export interface PatentEventTable {
  patent_id: number
  position: number
  country: string
  code: string
  on: string | null
  text: string | null
  effect: 'valid' | 'invalid' | 'examining' | 'unconfirmed' | null
}

export interface PatentDrawingTable {
  patent_id: number
  position: number
  number: string
  is_in_text: ColumnType<boolean, boolean | undefined, boolean>
  file: string
  image_key: string | null
  thumbnail_key: string | null
  width: number | null
  height: number | null
}

export interface PatentPriorityTable {
  patent_id: number
  position: number
  country: string
  number: string
  key: string
  on: string | null
}

export interface PatentImportTable {
  id: string
  job_id: string
  demonstration: ColumnType<boolean, boolean | undefined, boolean>
  state: ColumnType<'running' | 'published' | 'failed', 'running' | 'published' | 'failed' | undefined, 'running' | 'published' | 'failed'>
  fault: ColumnType<Json<'patent_import.fault'> | null, string | null, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface PatentImportFileTable {
  import_id: string
  position: number
  path: string
  is_named: boolean
  size_bytes: ColumnType<string, string | number | bigint, string | number | bigint>
  fingerprint: string
  state: ColumnType<'waiting' | 'running' | 'imported' | 'passed' | 'failed', 'waiting' | 'running' | 'imported' | 'passed' | 'failed' | undefined, 'waiting' | 'running' | 'imported' | 'passed' | 'failed'>
  formats: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  checkpoint: ColumnType<number, number | undefined, number>
  created: ColumnType<number, number | undefined, number>
  updated: ColumnType<number, number | undefined, number>
  unchanged: ColumnType<number, number | undefined, number>
  rejected: ColumnType<number, number | undefined, number>
  drawings: ColumnType<number, number | undefined, number>
  unused: ColumnType<Json<'patent_import_file.unused'>, string | undefined, string>
  reason: ColumnType<Json<'patent_import_file.reason'> | null, string | null, string | null>
  passed: ColumnType<Json<'patent_import_file.passed'>, string | undefined, string>
}

export interface PatentRejectTable {
  import_id: string
  file: number
  ordinal: number
  place: string | null
  number: string | null
  reason: ColumnType<Json<'patent_reject.reason'>, string, string>
  excerpt: string
}

export interface PatentOfficeTable {
  country: string
  imported_at: ColumnType<Date, Date | string, Date | string>
}

export interface ClassificationSymbolTable {
  scheme: 'ipc' | 'cpc'
  symbol: string
  parent: string | null
  level: number
  position: number
  name_zh: string | null
  name_en: string | null
  version: string
}

export interface PaymentTable {
  id: string
  number: string
  account_id: string
  method: string
  scene: string
  amount_fen: number
  state: ColumnType<'created' | 'open' | 'closing' | 'closed' | 'succeeded', 'created' | 'open' | 'closing' | 'closed' | 'succeeded' | undefined, 'created' | 'open' | 'closing' | 'closed' | 'succeeded'>
  address: string | null
  expires_at: ColumnType<Date, Date | string, Date | string>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PaymentOrderTable {
  payment_id: string
  order_id: string
  amount_fen: number
}

export interface ReceiptTable {
  id: string
  method: string
  transaction_id: string
  trade_number: string | null
  payment_id: string | null
  account_id: string | null
  amount_fen: number
  allocated_fen: number
  surplus_reason: string | null
  payer: string | null
  received_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ReceiptOrderTable {
  receipt_id: string
  order_id: string
}

export interface ReceiptAllocationTable {
  order_id: string
  receipt_id: string
  amount_fen: number
}

export interface RefundTable {
  id: string
  number: string
  receipt_id: string
  order_id: string | null
  case_id: string | null
  state: ColumnType<'requested' | 'approved' | 'processing' | 'done' | 'failed' | 'rejected' | 'withdrawn', 'requested' | 'approved' | 'processing' | 'done' | 'failed' | 'rejected' | 'withdrawn' | undefined, 'requested' | 'approved' | 'processing' | 'done' | 'failed' | 'rejected' | 'withdrawn'>
  amount_fen: number
  reason: string
  calculation: ColumnType<Json<'refund.calculation'> | null, string | null, string | null>
  decision_reason: string | null
  keeps_service: ColumnType<boolean, boolean | undefined, boolean>
  reject_reason: string | null
  transaction_id: string | null
  problem: string | null
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PaymentVoucherTable {
  id: string
  account_id: string
  file_id: string
  payer: string
  amount_fen: number
  paid_on: string
  state: ColumnType<'submitted' | 'approved' | 'rejected', 'submitted' | 'approved' | 'rejected' | undefined, 'submitted' | 'approved' | 'rejected'>
  reject_reason: string | null
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  version: ColumnType<number, number | undefined, number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PaymentVoucherOrderTable {
  voucher_id: string
  order_id: string
}

export interface ReconciliationTable {
  id: string
  method: string
  day: string
  payments: number
  paid_fen: number
  refunds: number
  refund_fen: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ReconciliationDifferenceTable {
  id: string
  reconciliation_id: string
  kind: string
  transaction_id: string
  number: string
  our_fen: number | null
  their_fen: number | null
  resolved_by: string | null
  resolved_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  note: string | null
}

export interface SandboxPaymentKeyTable {
  id: number
  private_key: string
}

export interface SandboxTradeTable {
  method: string
  number: string
  amount_fen: number
  description: string
  notify_url: string
  expires_at: ColumnType<Date, Date | string, Date | string>
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SandboxEntryTable {
  transaction_id: string
  method: string
  trade_number: string
  refund_number: string | null
  amount_fen: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface RegistrabilityReportTable {
  id: string
  number: string
  account_id: string
  request_key: string
  request_hash: string
  language: string
  question: ColumnType<Json<'registrability_report.question'>, string, string>
  image_key: string | null
  state: ColumnType<'generating' | 'review' | 'approved' | 'delivered' | 'rejected' | 'failed', 'generating' | 'review' | 'approved' | 'delivered' | 'rejected' | 'failed' | undefined, 'generating' | 'review' | 'approved' | 'delivered' | 'rejected' | 'failed'>
  job_id: string
  unit_reference: string
  content: ColumnType<Json<'registrability_report.content'> | null, string | null, string | null>
  conclusion: string | null
  comments: ColumnType<Json<'registrability_report.comments'>, string | undefined, string>
  version: ColumnType<number, number | undefined, number>
  reviewer: string | null
  reviewed_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  reject_reason: string | null
  error: ColumnType<Json<'registrability_report.error'> | null, string | null, string | null>
  due_on: string
  delivered_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ReportShareTable {
  token: string
  report_id: string
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ReportSequenceTable {
  day: string
  last: number
}

export interface CalendarExceptionTable {
  day: string
  kind: string
  note: string
  author: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ClassStatisticTable {
  office: string
  class_no: number
  marks: number
  valid: number
  pending: number
  demonstration: ColumnType<number, number | undefined, number>
}

export interface YearStatisticTable {
  office: string
  class_no: number
  year: number
  applied: number
  registered: number
}

export interface ApplicantStatisticTable {
  office: string
  class_no: number
  rank: number
  name: string
  name_en: string | null
  marks: number
}

export interface StatisticStateTable {
  id: number
  version: number
  updated_at: ColumnType<Date, Date | string, Date | string>
}

export interface SavedQueryTable {
  id: string
  account_id: string
  query_id: string
  name: string
  content: string
  query: ColumnType<Json<'saved_query.query'>, string, string>
  address: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SavedRunTable {
  id: string
  saved_query_id: string
  total: number
  data_version: number
  data_on: string | null
  engine_version: string
  hits: ColumnType<Json<'saved_run.hits'>, string, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface QueryShareTable {
  token: string
  saved_query_id: string
  run_id: string
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface TrademarkTable {
  id: ColumnType<number, number | undefined, number>
  public_id: string
  office: string
  application_number: string
  registration_number: string | null
  international_number: string | null
  application_number_key: string
  registration_number_keys: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  mark_text: string | null
  mark_text_other: string | null
  mark_kind: 'word' | 'figure' | 'combined' | 'three_dimensional' | 'sound' | 'colour' | 'other'
  classes: (number)[]
  similar_groups: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  vienna_codes: ColumnType<(string)[], (string)[] | undefined, (string)[]>
  status: number
  office_status: string | null
  status_on: string | null
  applied_on: string | null
  published_on: string | null
  published_issue: string | null
  registered_on: string | null
  registration_published_on: string | null
  registration_issue: string | null
  priority_on: string | null
  international_on: string | null
  designated_on: string | null
  expires_on: string | null
  jointly_owned: ColumnType<boolean, boolean | undefined, boolean>
  demonstration: ColumnType<boolean, boolean | undefined, boolean>
  image_key: string | null
  details: ColumnType<Json<'trademark.details'>, string | undefined, string>
  content_hash: Buffer
  source_on: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface TrademarkGoodsTable {
  id: ColumnType<number, number | undefined, number>
  trademark_id: number
  class_no: number
  similar_group: string | null
  text: string
  text_en: string | null
}

export interface PartyTable {
  id: ColumnType<number, number | undefined, number>
  name: string
  name_en: string | null
  address: string | null
  address_en: string | null
  country: string | null
  identity: Buffer
  name_key: string
  address_key: string
}

export interface TrademarkPartyTable {
  trademark_id: number
  party_id: number
  role: 'applicant' | 'agent'
  position: number
}

export interface TrademarkEventTable {
  id: ColumnType<number, number | undefined, number>
  trademark_id: number
  happened_on: string
  code: string | null
  text: string
  text_en: string | null
  issue: string | null
}

export interface RegisterImportTable {
  id: string
  job_id: string
  path: string
  file_name: string
  size_bytes: ColumnType<string, string | number | bigint, string | number | bigint>
  fingerprint: string
  format: string | null
  demonstration: ColumnType<boolean, boolean | undefined, boolean>
  state: ColumnType<'running' | 'published' | 'failed', 'running' | 'published' | 'failed' | undefined, 'running' | 'published' | 'failed'>
  checkpoint: ColumnType<number, number | undefined, number>
  position: ColumnType<Json<'register_import.position'> | null, string | null, string | null>
  files_read: number | null
  files_passed: number | null
  created: ColumnType<number, number | undefined, number>
  updated: ColumnType<number, number | undefined, number>
  unchanged: ColumnType<number, number | undefined, number>
  outdated: ColumnType<number, number | undefined, number>
  rejected: ColumnType<number, number | undefined, number>
  fault: ColumnType<Json<'register_import.fault'> | null, string | null, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  version: number | null
  changes_deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface RegisterRejectTable {
  id: ColumnType<number, number | undefined, number>
  import_id: string
  ordinal: number
  line: number | null
  number: string | null
  reason: ColumnType<Json<'register_reject.reason'>, string, string>
  excerpt: string
}

export interface RegisterChangeTable {
  import_id: string
  trademark_id: number
  before: ColumnType<Json<'register_change.before'> | null, string | null, string | null>
}

export interface RegisterOfficeTable {
  office: string
  marks: number
  demonstration_marks: number
  updated_on: string | null
}

export interface TranslationTable {
  id: string
  account_id: string
  content: string
  direction: string
  title: string
  words: number
  characters: number
  engines: (string)[]
  initiator: string
  source_text: string | null
  result: ColumnType<Json<'translation.result'> | null, string | null, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface TranslationDocumentTable {
  id: string
  account_id: string
  translation_id: string | null
  job_id: string | null
  file_name: string
  format: string
  size_bytes: number
  storage_key: string
  status: ColumnType<string, string | undefined, string>
  error: ColumnType<Json<'translation_document.error'> | null, string | null, string | null>
  detected: string | null
  direction: string | null
  glossary_ids: (string)[]
  words: number
  characters: number
  segment_count: number
  translated_count: ColumnType<number, number | undefined, number>
  outputs: (string)[]
  notes: ColumnType<Json<'translation_document.notes'>, string, string>
  receipt: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  started_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>
}

export interface TranslationSegmentTable {
  document_id: string
  position: number
  segment_id: string
  source: string
  target: string | null
  engine: string | null
  sent_to: string | null
  origin: string | null
  shares: ColumnType<Json<'translation_segment.shares'> | null, string | null, string | null>
  issues: ColumnType<Json<'translation_segment.issues'> | null, string | null, string | null>
  terms: ColumnType<Json<'translation_segment.terms'> | null, string | null, string | null>
  is_edited: ColumnType<boolean, boolean | undefined, boolean>
}

export interface TranslationMemoryEntryTable {
  id: string
  account_id: string
  direction: string
  source_key: string
  source: string
  target: string
  origin: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface GlossaryTable {
  id: string
  account_id: string
  name: string
  share_token: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface GlossaryFollowerTable {
  glossary_id: string
  account_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface GlossaryEntryTable {
  id: string
  glossary_id: string
  zh: string | null
  en: string | null
  ja: string | null
  note: ColumnType<string, string | undefined, string>
  version: ColumnType<number, number | undefined, number>
  used_count: ColumnType<number, number | undefined, number>
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface GlossaryChangeTable {
  id: string
  glossary_id: string
  kind: string
  before: ColumnType<Json<'glossary_change.before'> | null, string | null, string | null>
  after: ColumnType<Json<'glossary_change.after'> | null, string | null, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MeaningLexiconTable {
  id: ColumnType<number, number | undefined, number>
  lines: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface WordFrequencyTable {
  id: ColumnType<number, number | undefined, number>
  packed: Buffer
  marks: number
  rules_version: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface StateChangeTable {
  id: string
  sequence: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
  subject_type: string
  subject_id: string
  event: string
  from_state: string | null
  to_state: string
  actor_type: 'member' | 'staff' | 'provider' | 'system'
  actor_id: string | null
  actor_name: string
  reason: string | null
  facts: ColumnType<Json<'state_change.facts'> | null, string | null, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

/** Every table by its name. */
export interface Tables {
  account: AccountTable
  session: SessionTable
  spent_refresh_token: SpentRefreshTokenTable
  contact: ContactTable
  applicant: ApplicantTable
  search_log: SearchLogTable
  mailing_address: MailingAddressTable
  staff: StaffTable
  staff_session: StaffSessionTable
  audit_entry: AuditEntryTable
  outbox_message: OutboxMessageTable
  bulk_query: BulkQueryTable
  bulk_row: BulkRowTable
  case_draft: CaseDraftTable
  case_quotation: CaseQuotationTable
  trademark_case: TrademarkCaseTable
  case_document: CaseDocumentTable
  case_message: CaseMessageTable
  case_letter: CaseLetterTable
  case_deadline: CaseDeadlineTable
  case_signature: CaseSignatureTable
  product: ProductTable
  product_revision: ProductRevisionTable
  official_fee: OfficialFeeTable
  exchange_rate: ExchangeRateTable
  quote: QuoteTable
  certification: CertificationTable
  classification_import: ClassificationImportTable
  nice_class_text: NiceClassTextTable
  nice_group: NiceGroupTable
  nice_item: NiceItemTable
  vienna_element: ViennaElementTable
  client_charge: ClientChargeTable
  client_statement: ClientStatementTable
  client_statement_line: ClientStatementLineTable
  letter_template: LetterTemplateTable
  article: ArticleTable
  activity_registration: ActivityRegistrationTable
  page_view: PageViewTable
  plan: PlanTable
  plan_limit: PlanLimitTable
  plan_revision: PlanRevisionTable
  entitlement: EntitlementTable
  staff_approval: StaffApprovalTable
  entitlement_limit: EntitlementLimitTable
  entitlement_use: EntitlementUseTable
  entitlement_notice: EntitlementNoticeTable
  trial_application: TrialApplicationTable
  file_export: FileExportTable
  stored_file: StoredFileTable
  gazette_notice: GazetteNoticeTable
  hosting_client: HostingClientTable
  hosting_share: HostingShareTable
  applicant_spelling: ApplicantSpellingTable
  applicant_document: ApplicantDocumentTable
  former_document_version: FormerDocumentVersionTable
  hosting_agent: HostingAgentTable
  portfolio_item: PortfolioItemTable
  portfolio_view: PortfolioViewTable
  portfolio_deadline: PortfolioDeadlineTable
  hosting_change: HostingChangeTable
  hosting_decision_request: HostingDecisionRequestTable
  portfolio_follow: PortfolioFollowTable
  portfolio_followed: PortfolioFollowedTable
  portfolio_import: PortfolioImportTable
  portfolio_import_row: PortfolioImportRowTable
  hosting_calendar: HostingCalendarTable
  hosting_reminder: HostingReminderTable
  hosting_reminder_day: HostingReminderDayTable
  applicant_document_reminded: DocumentRemindedTable
  portfolio_reminded: PortfolioRemindedTable
  invoice_title: InvoiceTitleTable
  invoice: InvoiceTable
  invoice_order: InvoiceOrderTable
  invoice_line: InvoiceLineTable
  job: JobTable
  key_value: KeyValueTable
  legal_document: LegalDocumentTable
  legal_import: LegalImportTable
  legal_reject: LegalRejectTable
  mark_image: MarkImageTable
  monitor: MonitorTable
  monitor_hit: MonitorHitTable
  monitor_digest: MonitorDigestTable
  monitor_delivery: MonitorDeliveryTable
  monitor_calendar: MonitorCalendarTable
  announcement: AnnouncementTable
  notice: NoticeTable
  backup_run: BackupRunTable
  service_process: ServiceProcessTable
  provider_status: ProviderStatusTable
  service_order: ServiceOrderTable
  service_order_item: ServiceOrderItemTable
  credit_limit: CreditLimitTable
  payment_link: PaymentLinkTable
  number_sequence: NumberSequenceTable
  partner_key: PartnerKeyTable
  partner_key_secret: PartnerKeySecretTable
  partner_request: PartnerRequestTable
  partner_usage: PartnerUsageTable
  partner_usage_alert: PartnerUsageAlertTable
  partner_statement: PartnerStatementTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  saved_patent_search: SavedPatentSearchTable
  patent_alert: PatentAlertTable
  patent_alert_hit: PatentAlertHitTable
  patent_batch: PatentBatchTable
  patent_list: PatentListTable
  patent_list_item: PatentListItemTable
  patent: PatentTable
  patent_text: PatentTextTable
  patent_citation: PatentCitationTable
  patent_event: PatentEventTable
  patent_drawing: PatentDrawingTable
  patent_priority: PatentPriorityTable
  patent_import: PatentImportTable
  patent_import_file: PatentImportFileTable
  patent_reject: PatentRejectTable
  patent_office: PatentOfficeTable
  classification_symbol: ClassificationSymbolTable
  payment: PaymentTable
  payment_order: PaymentOrderTable
  receipt: ReceiptTable
  receipt_order: ReceiptOrderTable
  receipt_allocation: ReceiptAllocationTable
  refund: RefundTable
  payment_voucher: PaymentVoucherTable
  payment_voucher_order: PaymentVoucherOrderTable
  reconciliation: ReconciliationTable
  reconciliation_difference: ReconciliationDifferenceTable
  sandbox_payment_key: SandboxPaymentKeyTable
  sandbox_trade: SandboxTradeTable
  sandbox_entry: SandboxEntryTable
  registrability_report: RegistrabilityReportTable
  report_share: ReportShareTable
  report_sequence: ReportSequenceTable
  calendar_exception: CalendarExceptionTable
  class_statistic: ClassStatisticTable
  year_statistic: YearStatisticTable
  applicant_statistic: ApplicantStatisticTable
  statistic_state: StatisticStateTable
  saved_query: SavedQueryTable
  saved_run: SavedRunTable
  query_share: QueryShareTable
  trademark: TrademarkTable
  trademark_goods: TrademarkGoodsTable
  party: PartyTable
  trademark_party: TrademarkPartyTable
  trademark_event: TrademarkEventTable
  register_import: RegisterImportTable
  register_reject: RegisterRejectTable
  register_change: RegisterChangeTable
  register_office: RegisterOfficeTable
  translation: TranslationTable
  translation_document: TranslationDocumentTable
  translation_segment: TranslationSegmentTable
  translation_memory_entry: TranslationMemoryEntryTable
  glossary: GlossaryTable
  glossary_follower: GlossaryFollowerTable
  glossary_entry: GlossaryEntryTable
  glossary_change: GlossaryChangeTable
  meaning_lexicon: MeaningLexiconTable
  word_frequency: WordFrequencyTable
  state_change: StateChangeTable
}
