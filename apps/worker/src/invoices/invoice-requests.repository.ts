import { type QueryBuilder, queryBuilder } from '@markwright/db'
import {
  type InvoiceProvider,
  recordUnknownOutcome,
  requestFromProvider,
  type StoreInvoiceFile,
} from '@markwright/invoices'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'

/** Requests to the e-invoice service, and what comes of them. */
export function createInvoiceRequests(deps: {
  pool: Pool
  objects: Pick<ObjectStore, 'put'>
  siteUrl: string
  now: () => Date
}) {
  const { pool, objects, siteUrl, now } = deps
  const db = queryBuilder(pool)

  /** A document has the name of its request: a worker that takes over from one that died writes the same file again. */
  const storeFile: StoreInvoiceFile = async (tx: QueryBuilder, { id, name, bytes }) => {
    const fileName = `${id}.pdf`
    await objects.put(`files/private/${fileName}`, bytes)
    await tx
      .insertInto('stored_file')
      .values({
        id,
        owner_id: null,
        bucket: 'private',
        file_name: fileName,
        original: name,
        kind: 'invoice',
        mime: 'application/pdf',
        size_bytes: bytes.length,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ size_bytes: bytes.length }))
      .execute()
  }

  return {
    send: (provider: InvoiceProvider, request: { invoiceId: string; requestId: string }, jobId: string) =>
      requestFromProvider({ db, provider, storeFile, siteUrl, now }, request, jobId),

    /** The request of a job was tried as often as it is tried. */
    async giveUp(jobId: string, providerName: string): Promise<void> {
      const invoice = await db
        .selectFrom('invoice')
        .select(['id', 'request_id'])
        .where('job_id', '=', jobId)
        .executeTakeFirst()
      if (!invoice || invoice.request_id === null) return
      const request = { invoiceId: invoice.id, requestId: invoice.request_id }
      await recordUnknownOutcome({ db, provider: { name: providerName }, now }, request)
    },
  }
}
export type InvoiceRequests = ReturnType<typeof createInvoiceRequests>
