import type { CertificationReviewHead } from '@markwright/api-client/models/certificationReviewHead'
import { useTranslation } from 'react-i18next'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

type State = CertificationReviewHead['status']
const tones: Record<State, Tone> = { review: 'warn', passed: 'good', rejected: 'bad' }

/** The state of a certification, and whether its review is overdue. */
export function CertificationState({
  certification: { status, isOverdue },
}: {
  certification: CertificationReviewHead
}) {
  const { t } = useTranslation('certification')
  return (
    <>
      <StateTag tone={tones[status]} text={t(`review.status.${status}`)} />{' '}
      {isOverdue && <StateTag tone="bad" text={t('review.overdue')} />}
    </>
  )
}
