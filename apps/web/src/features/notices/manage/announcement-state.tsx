import type { AnnouncementStatus } from '@markwright/api-client/models/announcementStatus'
import { useTranslation } from 'react-i18next'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

const tones: Record<AnnouncementStatus, Tone> = {
  draft: 'calm',
  scheduled: 'warn',
  sending: 'warn',
  sent: 'good',
  failed: 'bad',
}

/** How far a notice has come. */
export function AnnouncementState({ status }: { status: AnnouncementStatus }) {
  const { t } = useTranslation('backoffice')
  return <StateTag tone={tones[status]} text={t(`announcements.status.${status}`)} />
}
