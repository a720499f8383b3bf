export { type Actor, actorOf } from './actor.ts'
export { auditWith } from './audit.repository.ts'
export { readInstant } from './schedule.ts'
