import type { UserRecordStatus } from '@markwright/api-client/models/userRecordStatus'
import { useTranslation } from 'react-i18next'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

const tones: Record<UserRecordStatus, Tone> = { active: 'good', locked: 'warn', disabled: 'bad', closed: 'calm' }

/** Whether a member may come in. */
export function UserState({ status }: { status: UserRecordStatus }) {
  const { t } = useTranslation('backoffice')
  return <StateTag tone={tones[status]} text={t(`users.status.${status}`)} />
}
