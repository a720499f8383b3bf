import { sql } from 'kysely'
import type { Tables } from './generated/tables.ts'
import type { QueryBuilder } from './query-builder.ts'

/** Tables whose rows belong to an account. */
type OwnTable = {
  [Table in keyof Tables]: Tables[Table] extends { account_id: unknown } ? Table : never
}[keyof Tables]

/** In the place of what was written about a member. */
const CLOSED = '注销账号 / account closed'

/** Tables whose rows go with the account. */
export const clearedTables = [
  'applicant',
  'applicant_document',
  'bulk_query',
  'case_draft',
  'case_quotation',
  'certification',
  'client_charge',
  'client_statement',
  'contact',
  'credit_limit',
  'file_export',
  'glossary',
  'glossary_follower',
  'hosting_agent',
  'hosting_calendar',
  'hosting_change',
  'hosting_client',
  'hosting_decision_request',
  'hosting_reminder',
  'hosting_reminder_day',
  'hosting_share',
  'invoice_title',
  'letter_template',
  'mailing_address',
  'monitor',
  'monitor_calendar',
  'notice',
  'partner_key',
  'partner_request',
  'partner_statement',
  'partner_usage_alert',
  'patent_batch',
  'patent_list',
  'portfolio_deadline',
  'portfolio_followed',
  'portfolio_import',
  'portfolio_item',
  'portfolio_view',
  'saved_patent_search',
  'saved_query',
  'search_log',
  'session',
  'translation',
  'translation_document',
  'translation_memory_entry',
  'trial_application',
  'webhook',
] as const satisfies readonly OwnTable[]

/** Tables of which only what the records of money do not refer to goes. */
export const partlyClearedTables = [
  'entitlement',
  'quote',
  'registrability_report',
  'staff_approval',
  'stored_file',
  'trademark_case',
] as const satisfies readonly (keyof Tables)[]

/** Tables whose rows stay as long as the law requires. */
export const preservedTables = [
  'invoice',
  'payment',
  'payment_voucher',
  'receipt',
  'service_order',
] as const satisfies readonly OwnTable[]

/**
 * Deletes what belongs to a closed account alone, in the caller's transaction, and leaves of the account itself nothing that
 * tells whose it was. It can be done again, for what requests that were under way have written since.
 * @returns keys of objects that nothing refers to any more; none where the account is not closed
 */
export async function clearAccount(tx: QueryBuilder, accountId: string): Promise<string[]> {
  const closed = await tx
    .updateTable('account')
    .set((of) => ({
      // No phone number, so that nobody can sign in by it; merchant IDs are unique and mean nothing.
      phone: sql<string>`'closed-' || ${of.ref('merchant_id')}`,
      password_hash: null,
      disabled_reason: null,
      locked_until: null,
      wechat_id: null,
      wechat_bound_at: null,
      card_level: 0,
      card_expires_at: null,
      nickname: null,
      name: null,
      company_name: null,
      industry: null,
      email: null,
      address: null,
      city: null,
      postcode: null,
      country: null,
      gender: null,
      avatar_file_id: null,
      user_source: null,
      invitation_code: null,
      remark: null,
      last_login_at: null,
      version: of('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .where('status', '=', 'closed')
    .returning('id')
    .executeTakeFirst()
  if (!closed) return []

  const objectKeys = [...(await deleteReports(tx, accountId)), ...(await listDocumentKeys(tx, accountId))]
  await tx
    .deleteFrom('state_change')
    .where('subject_type', '=', 'certification')
    .where('subject_id', 'in', (of) => of.selectFrom('certification').select('id').where('account_id', '=', accountId))
    .execute()
  await tx
    .deleteFrom('state_change')
    .where('subject_type', '=', 'caseQuotation')
    .where('subject_id', 'in', (of) => of.selectFrom('case_quotation').select('id').where('account_id', '=', accountId))
    .execute()
  for (const table of clearedTables) await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await deleteCases(tx, accountId)
  // Orders stay, and nobody else sees them any more.
  await tx
    .deleteFrom('payment_link')
    .where('order_id', 'in', (of) => of.selectFrom('service_order').select('id').where('account_id', '=', accountId))
    .execute()
  await endServices(tx, accountId)
  await clearApprovals(tx, accountId)
  await tx
    .deleteFrom('quote')
    .where('account_id', '=', accountId)
    .where((is) => is.not(is.exists(is.selectFrom('service_order').select('id').whereRef('quote_id', '=', 'quote.id'))))
    .execute()
  return [...objectKeys, ...(await deleteFiles(tx, accountId))]
}

/** Reports that were delivered for money stay, as their orders do; the links to them end. */
async function deleteReports(tx: QueryBuilder, accountId: string): Promise<string[]> {
  await tx
    .deleteFrom('report_share')
    .where('report_id', 'in', (of) =>
      of.selectFrom('registrability_report').select('id').where('account_id', '=', accountId),
    )
    .execute()
  const deleted = await tx
    .deleteFrom('registrability_report as r')
    .where('r.account_id', '=', accountId)
    .where((is) => is.not(is.and([is('r.state', '=', 'delivered'), is.exists(purchaseOf(tx))])))
    .returning(['r.id', 'r.image_key'])
    .execute()
  return deleted.flatMap(({ id, image_key }) => [`reports/${id}.pdf`, ...(image_key === null ? [] : [image_key])])
}

/** What was bought and provided the unit of a report `r`. */
export const purchaseOf = (tx: QueryBuilder) =>
  tx
    .selectFrom('entitlement_use as u')
    .innerJoin('entitlement_limit as l', 'l.id', 'u.limit_id')
    .innerJoin('entitlement as e', 'e.id', 'l.entitlement_id')
    .select('e.id')
    .where('e.kind', '=', 'purchase')
    .where('u.account_id', '=', sql.ref<string>('r.account_id'))
    .where('u.reference', '=', sql.ref<string>('r.unit_reference'))

async function listDocumentKeys(tx: QueryBuilder, accountId: string): Promise<string[]> {
  const documents = await tx
    .selectFrom('translation_document')
    .select('storage_key')
    .where('account_id', '=', accountId)
    .execute()
  return documents.map(({ storage_key }) => storage_key)
}

/** What was bought ends and stays, as its order does; trials and grants go. */
async function endServices(tx: QueryBuilder, accountId: string): Promise<void> {
  await tx.deleteFrom('entitlement').where('account_id', '=', accountId).where('kind', '<>', 'purchase').execute()
  await tx
    .updateTable('entitlement')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: CLOSED })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .execute()
}

/** Who of the staff has approved what stays; what was written about the member goes, and nothing waits for a decision. */
async function clearApprovals(tx: QueryBuilder, accountId: string): Promise<void> {
  const own = tx.updateTable('staff_approval').where('account_id', '=', accountId)
  await own
    .set((of) => ({
      state: 'rejected',
      decided_at: sql<Date>`now()`,
      version: of('version', '+', 1),
    }))
    .where('state', '=', 'requested')
    .execute()
  await own
    .set((of) => ({
      reason: CLOSED,
      decision_reason: of.case().when('state', '=', 'rejected').then(CLOSED).end(),
      payload: sql<string>`payload - 'note'`,
    }))
    .execute()
}

/** Cases that were filed with an office stay with their documents and messages, as their orders do. */
async function deleteCases(tx: QueryBuilder, accountId: string): Promise<void> {
  const deleted = await tx
    .deleteFrom('trademark_case')
    .where('account_id', '=', accountId)
    .where('filed_at', 'is', null)
    .returning('id')
    .execute()
  if (deleted.length === 0) return
  await tx
    .deleteFrom('state_change')
    .where('subject_type', '=', 'case')
    .where(
      'subject_id',
      'in',
      deleted.map(({ id }) => id),
    )
    .execute()
}

/** Proofs of transfers, invoices and documents of filed cases stay. */
async function deleteFiles(tx: QueryBuilder, accountId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('stored_file as f')
    .where('f.owner_id', '=', accountId)
    .where((is) =>
      is.not(
        is.or([
          is.exists(is.selectFrom('payment_voucher as v').select('v.id').whereRef('v.file_id', '=', 'f.id')),
          is.exists(is.selectFrom('invoice as i').select('i.id').whereRef('i.file_id', '=', 'f.id')),
          is.exists(is.selectFrom('invoice as i').select('i.id').whereRef('i.reversal_file_id', '=', 'f.id')),
          is.exists(is.selectFrom('case_document as d').select('d.id').whereRef('d.file_id', '=', 'f.id')),
          is.exists(is.selectFrom('case_signature as s').select('s.id').whereRef('s.file_id', '=', 'f.id')),
        ]),
      ),
    )
    .returning(['f.bucket', 'f.file_name'])
    .execute()
  return deleted.map(({ bucket, file_name }) => `files/${bucket}/${file_name}`)
}
