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
}

export const defineJob = <const Name extends string, Schema extends z.ZodType>(job: JobDefinition<Name, Schema>) => job

export type Payload<J extends JobDefinition> = z.output<J['payload']>
