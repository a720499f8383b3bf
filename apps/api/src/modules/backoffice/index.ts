export { type Actor, actorOf } from './actor.ts'
export { auditWith } from './audit/audit.repository.ts'
export { readInstant } from './announcements/schedule.ts'
