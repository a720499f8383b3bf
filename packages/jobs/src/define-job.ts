import type { z } from 'zod'

/** Separate queues, so that a long import never holds up something that a person waits for. */
export const queueNames = [
  'imports',
  'notices',
  'mail',
  'exports',
  'images',
  'searches',
  'monitoring',
  'deliveries',
  'reports',
  'translation',
  'payments',
  'invoices',
  'operations',
] as const
export type QueueName = (typeof queueNames)[number]

export type JobDefinition<Name extends string = string, Schema extends z.ZodType = z.ZodType> = {
  queue: QueueName
  name: Name
  payload: Schema
  /** How often the job may start before it counts as failed. */
  attempts: number
  /** Wait before the second attempt; it doubles with each further one. */
  backoffMs: number
  /**
   * What staff may do with such a job in the back office: start it again once it has failed, where its failure has left
   * no trace elsewhere; cancel it, where nobody is owed its result or learns of the end.
   */
  staffActions?: readonly StaffAction[]
}
export type StaffAction = 'retry' | 'cancel'

export const defineJob = <const Name extends string, Schema extends z.ZodType>(job: JobDefinition<Name, Schema>) => job

export type Payload<J extends JobDefinition> = z.output<J['payload']>
