import type { ApiError } from '@markwright/api-client/fetch'
import type { StaffChallenge } from '@markwright/api-client/models/staffChallenge'
import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../../shared/ui/page-title.tsx'
import { SealLogo } from '../../../../shared/ui/seal-logo.tsx'
import { CodeStep } from './code-step.tsx'
import { LanguageButton } from './language-button.tsx'
import { PasswordStep } from './password-step.tsx'
import styles from './staff-sign-in.module.css'

/** Two steps: name and password, then a one-time password. `hasLapsed` says that a session ended by itself. */
export function StaffSignIn({ hasLapsed }: { hasLapsed: boolean }) {
  const { t } = useTranslation('backoffice')
  const [challenge, setChallenge] = useState<StaffChallenge | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const goBack = (reason: ApiError | null) => {
    setRefusal(reason)
    setChallenge(null)
  }
  return (
    <main id="main" className={styles.ground}>
      <PageTitle text={t('title')} />
      <section className={styles.card} aria-labelledby="staff-sign-in">
        <div className={styles.top}>
          <SealLogo sizePx={44} />
          <LanguageButton className={styles.language} />
        </div>
        <h1 id="staff-sign-in">{t('title')}</h1>
        {hasLapsed && !challenge && <Alert type="info" showIcon role="status" title={t('signIn.lapsed')} />}
        {challenge ? (
          <CodeStep challenge={challenge} onBack={goBack} />
        ) : (
          <PasswordStep refusal={refusal} onChallenge={setChallenge} />
        )}
      </section>
    </main>
  )
}
