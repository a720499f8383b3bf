import { createHash } from 'node:crypto'

/** Equal queries have equal ids: anyone who names one has sent it, and a restart or another server knows it too. */
export const queryIdOf = (query: unknown): string =>
  createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 22)
