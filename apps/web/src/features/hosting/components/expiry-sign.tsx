import type { ApplicantDocumentExpiry } from '@markwright/api-client/models/applicantDocumentExpiry'
import { useTranslation } from 'react-i18next'
import { Sign, type Tone } from './signs.tsx'

const tones: Record<ApplicantDocumentExpiry, Tone> = { expired: 'bad', soon: 'warn', valid: 'good', unstated: 'plain' }
const shapes: Record<ApplicantDocumentExpiry, string> = { expired: '!', soon: '◐', valid: '●', unstated: '○' }

/** Whether a document still holds; the shape says it without the colour. */
export function ExpirySign({ expiry }: { expiry: ApplicantDocumentExpiry }) {
  const { t } = useTranslation('hosting')
  return (
    <Sign tone={tones[expiry]}>
      <span aria-hidden="true">{shapes[expiry]}</span>
      {t(`documentExpiry.${expiry}`)}
    </Sign>
  )
}
