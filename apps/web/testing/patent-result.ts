import type { PatentResult } from '@markwright/api-client/models/patentResult'

/** The answer of a patent search without hits, but for what differs. */
export const createPatentResult = (changes: Partial<PatentResult> = {}): PatentResult => ({
  records: [],
  total: 0,
  size: 10,
  current: 1,
  pages: 0,
  publications: 0,
  families: 0,
  isLimited: false,
  crossLanguage: false,
  unencoded: 0,
  facets: null,
  queryId: 'q',
  parsed: { expression: null, explanation: null, warnings: [] },
  tookMs: 3,
  quota: { used: 1, limit: 100, extraLeft: 0, resetAt: '2026-11-25 00:00:00' },
  ...changes,
})
