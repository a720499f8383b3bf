import type { StaffChallengeEnrolment } from '@markwright/api-client/models/staffChallengeEnrolment'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../../shared/lib/use-copied.ts'
import styles from './staff-sign-in.module.css'

/** What an authenticator needs to know: as an image, and as a secret for where an image cannot be scanned. */
export function Enrolment({ enrolment }: { enrolment: NonNullable<StaffChallengeEnrolment> }) {
  const { t } = useTranslation(['backoffice', 'site'])
  const { isCopied, copy } = useCopied()
  return (
    <div className={styles.enrolment}>
      <h2>{t('enrolment.title')}</h2>
      <ol>
        <li>{t('enrolment.scan')}</li>
        <li>{t('enrolment.enter')}</li>
      </ol>
      <img src={`data:image/png;base64,${enrolment.qrBase64}`} alt={t('enrolment.image')} width={200} height={200} />
      <p>{t('enrolment.byHand')}</p>
      <div className={styles.secret}>
        <code translate="no">{inGroups(enrolment.secret)}</code>
        <Button size="small" onClick={() => copy(enrolment.secret)}>
          {isCopied ? t('site:copied') : t('site:copy')}
        </Button>
      </div>
      <a href={enrolment.otpauthUrl}>{t('enrolment.open')}</a>
    </div>
  )
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
