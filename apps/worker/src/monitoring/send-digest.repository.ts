import { runStatement, sql, statements } from '@markwright/db/statements'
import { deliverDigest, type NewNotice, recordJob, type Statements, notifyMember } from '@markwright/jobs'
import type { MonitorChannel } from '@markwright/monitoring/monitor-rule'
import { randomUUID } from 'node:crypto'
import { noEmail } from './deliveries.repository.ts'

type Receiver = { accountId: string; channels: readonly MonitorChannel[]; email: string | null }

/**
 * Sends a digest, of a monitor or of an alert, on every way that its member has chosen: a notice on the site at once, the
 * others by jobs, which it gives. Within the transaction that makes the digest.
 */
export async function sendByChannels(
  db: Statements,
  digestId: string,
  receiver: Receiver,
  noticeOf: () => Promise<NewNotice | null>,
): Promise<string[]> {
  const jobs: string[] = []
  for (const channel of receiver.channels) {
    if (channel === 'site') {
      const notice = await noticeOf()
      if (notice) await notifyOnSite(db, receiver.accountId, digestId, notice)
    } else jobs.push(...(await orderDelivery(db, receiver, digestId, channel)))
  }
  return jobs
}

/** The notice has the id of its delivery. */
async function notifyOnSite(db: Statements, accountId: string, digestId: string, notice: NewNotice) {
  const id = randomUUID()
  const delivery = { id, digest_id: digestId, channel: 'site', state: 'sent', sent_at: sql<Date>`now()` } as const
  await runStatement(db, statements.insertInto('monitor_delivery').values(delivery))
  await notifyMember(db, accountId, { ...notice, id })
}

async function orderDelivery(
  db: Statements,
  { email }: Receiver,
  digestId: string,
  channel: 'email' | 'webhook',
): Promise<string[]> {
  const [id, jobId] = [randomUUID(), randomUUID()]
  const problem = channel === 'email' && !email ? noEmail : null
  await runStatement(
    db,
    statements.insertInto('monitor_delivery').values({
      id,
      digest_id: digestId,
      channel,
      job_id: problem ? null : jobId,
      state: problem ? 'failed' : 'pending',
      problem: problem && JSON.stringify(problem),
    }),
  )
  if (problem) return []
  await recordJob(db, deliverDigest, { deliveryId: id }, jobId)
  return [jobId]
}
