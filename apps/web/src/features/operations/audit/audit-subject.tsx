import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { auditOfPath } from '../../../shared/manage/audit-address.ts'

/** What an act was about; leads to everything else that was done to it. */
export function AuditSubject({ entry: { subjectId, subjectName } }: { entry: AuditEntry }) {
  const name = subjectName ?? subjectId
  if (!name) return <>—</>
  return subjectId ? <SiteLink to={auditOfPath(subjectId)}>{name}</SiteLink> : <>{name}</>
}
