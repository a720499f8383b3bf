import { paths } from '../lib/paths.ts'

/** Where everything stands that staff did to one thing. */
export const auditOfPath = (subjectId: string) => `${paths.manageAudit}?subjectId=${encodeURIComponent(subjectId)}`
