import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Language } from '../../kernel/language.ts'
import { presentStateChange } from '../../kernel/state-changes.ts'
import { fileAddress } from '../files/index.ts'
import type { CertificationHeadRow, CertificationRow } from './certification.repository.ts'
import type { CertificationService } from './certification.service.ts'
import type { CertificationState } from './certification.workflow.ts'

const NONE = 0
const statuses = { review: 1, passed: 2, rejected: 3 } as const satisfies Record<CertificationState, number>
const statusTexts: Record<0 | 1 | 2 | 3, Record<Language, string>> = {
  0: { cn: '未认证', en: 'Not certified' },
  1: { cn: '审核中', en: 'Under review' },
  2: { cn: '已认证', en: 'Certified' },
  3: { cn: '未通过', en: 'Rejected' },
}

export function presentCertification(row: CertificationRow | undefined, language: Language): Schemas['Certification'] {
  const status = row ? statuses[row.state] : NONE
  return {
    status,
    statusText: statusTexts[status][language],
    companyName: row?.company_name ?? null,
    creditCode: row?.credit_code ?? null,
    postalCode: row?.postal_code ?? null,
    address: row?.address ?? null,
    officePhone: row?.office_phone ?? null,
    contact: row?.contact ?? null,
    mobile: row?.mobile ?? null,
    email: row?.email ?? null,
    licence: row
      ? {
          id: row.licence_file_id,
          name: row.licence_name,
          mime: row.licence_mime,
          url: fileAddress({ bucket: row.licence_bucket, fileName: row.licence_file }),
        }
      : null,
    reason: row?.reason ?? null,
    submitTime: row ? formatInstant(row.submitted_at) : null,
    dueOn: row?.due_on ?? null,
    decideTime: row?.decided_at ? formatInstant(row.decided_at) : null,
  }
}

export const presentReviewHead = (row: CertificationHeadRow, today: string): Schemas['CertificationReviewHead'] => ({
  id: row.id,
  userId: row.account_id,
  userPhone: row.user_phone,
  status: row.state,
  companyName: row.company_name,
  creditCode: row.credit_code,
  submitTime: formatInstant(row.submitted_at),
  dueOn: row.due_on,
  isOverdue: row.state === 'review' && row.due_on < today,
  decideTime: row.decided_at && formatInstant(row.decided_at),
  decidedBy: row.decided_by,
  reason: row.reason,
})

type Review = Awaited<ReturnType<CertificationService['review']>>

export const presentReview = (
  { certification, sameCode, creditCodeChecks, history }: Review,
  today: string,
): Schemas['CertificationReview'] => ({
  ...presentReviewHead(certification, today),
  postalCode: certification.postal_code,
  address: certification.address,
  officePhone: certification.office_phone,
  contact: certification.contact,
  mobile: certification.mobile,
  email: certification.email,
  licenceName: certification.licence_name,
  creditCodeChecks,
  sameCode,
  version: certification.version,
  history: history.map(presentStateChange),
})
