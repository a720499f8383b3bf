export type { Explanation } from './hit.ts'
export { type Knowledge, noKnowledge, readKnowledge } from './knowledge.ts'
export { type Problem, statementCount, verifyHit } from './verify.ts'
