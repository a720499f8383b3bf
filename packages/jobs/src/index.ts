export {
  defineJob,
  queueNames,
  type JobDefinition,
  type Payload,
  type QueueName,
  type StaffAction,
} from './define-job.ts'
export * from './jobs.ts'
export { jobDefinitions } from './definitions.ts'
export { createEnqueue, createDispatchJob, type Enqueue, type DispatchJob } from './enqueue.ts'
export {
  advanceJob,
  findJob,
  isEnqueued,
  lastOrdered,
  recordJob,
  requestCancel,
  restartJob,
  type JobError,
  type JobRecord,
  type JobState,
  type Statements,
} from './job-record.ts'
export { recordEvent, type WebhookEvent, webhookEvents } from './record-event.ts'
export { connectQueues, type Queues, type Schedule } from './queues.ts'
export {
  bindJob,
  JobRefusal,
  runJobs,
  type EndHandler,
  type JobBinding,
  type JobHandler,
  type JobRun,
} from './run-jobs.ts'
export { notifyMember, type NewNotice, type NoticeTexts } from './notify-member.ts'
export { notifyOfCase } from './notify-of-case.ts'
export { createJobWatcher, type JobWatcher } from './watch-jobs.ts'
