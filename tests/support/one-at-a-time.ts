import { queueNames, type QueueName } from '../../packages/jobs/src/index.ts'

/** The concurrency of a worker in a test: each queue does one job after the other. */
export const oneAtATime = Object.fromEntries(queueNames.map((name) => [name, 1])) as Record<QueueName, number>
