import { setCaseNotification } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import type { CaseNotificationChoice } from '@markwright/api-client/models/caseNotificationChoice'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './case-documents.module.css'

/** How the member is notified of a case; a choice is saved at once. */
export function CaseNotification({ found, onChange }: { found: Case; onChange: (changed: Case) => void }) {
  const { t } = useTranslation('caseWork')
  const [saving, setSaving] = useState<CaseNotificationChoice | null>(null)
  const { emailAddress, smsNumber } = found.notification
  const { email, sms } = saving ?? found.notification
  const save = useAction(async (choice: CaseNotificationChoice) => {
    setSaving(choice)
    try {
      onChange(await setCaseNotification(found.id, choice))
    } finally {
      setSaving(null)
    }
  })
  return (
    <section style={{ marginTop: 28 }}>
      <h2 style={{ fontSize: 16 }}>{t('correspondence.notification')}</h2>
      <p className={styles.note} style={{ marginInlineStart: 0 }}>
        {t('correspondence.notificationText')}
      </p>
      <ul className={styles.kinds}>
        <li>
          <Checkbox checked disabled>
            {t('correspondence.site')} <span className={styles.note}>{t('correspondence.siteNote')}</span>
          </Checkbox>
        </li>
        <li>
          <Checkbox
            checked={email && emailAddress !== null}
            disabled={save.isRunning || emailAddress === null}
            onChange={({ target }) => void save.run({ email: target.checked, sms })}
          >
            {t('correspondence.email')} {emailAddress !== null && <span className={styles.note}>{emailAddress}</span>}
          </Checkbox>
          {emailAddress === null && (
            <div>
              <SiteLink to={paths.account}>{t('correspondence.noEmail')}</SiteLink>
            </div>
          )}
        </li>
        <li>
          <Checkbox
            checked={sms && smsNumber !== null}
            disabled={save.isRunning || smsNumber === null}
            onChange={({ target }) => void save.run({ email, sms: target.checked })}
          >
            {t('correspondence.sms')} <span className={styles.note}>{smsNumber ?? t('correspondence.noSms')}</span>
          </Checkbox>
        </li>
      </ul>
      <ErrorNote error={save.error} act="change" />
    </section>
  )
}
