import { createHash } from 'node:crypto'

/** Equal questions have equal ids: anyone who names one has sent it, and a restart or another server knows it too. */
export const questionIdOf = (question: unknown): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 22)
