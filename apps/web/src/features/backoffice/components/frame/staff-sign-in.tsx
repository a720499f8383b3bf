import type { ApiError } from '@markwright/api-client/fetch'
import type { StaffChallenge } from '@markwright/api-client/models/staffChallenge'
import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endStaffSession } from '../../../../shared/session/staff-session.ts'
import { PageTitle } from '../../../../shared/ui/layout/page-title.tsx'
import { SealLogo } from '../../../../shared/ui/brand/seal-logo.tsx'
import { CodeStep } from './code-step.tsx'
import { LanguageButton } from './language-button.tsx'
import { PasswordStep } from './password-step.tsx'
import styles from './staff-sign-in.module.css'

/** The page on which staff sign in. `hasLapsed` says that a session ended by itself. */
export function StaffSignIn({ hasLapsed }: { hasLapsed: boolean }) {
  const { t } = useTranslation('backoffice')
  return (
    <main id="main" className={styles.ground}>
      <PageTitle text={t('title')} />
      <section className={styles.card} aria-labelledby="staff-sign-in">
        <div className={styles.top}>
          <SealLogo sizePx={44} />
          <LanguageButton className={styles.language} />
        </div>
        <h1 id="staff-sign-in">{t('title')}</h1>
        <SignInSteps notice={hasLapsed ? t('signIn.lapsed') : null} />
      </section>
    </main>
  )
}

/** Signing in again above a page whose session has ended, which then goes on as it was left. */
export function StaffSignInAgain({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('backoffice')
  return (
    <Modal
      open={isOpen}
      title={t('signIn.again')}
      width={420}
      centered
      footer={null}
      mask={{ closable: false }}
      keyboard={false}
      closable={{ 'aria-label': t('signIn.leave') }}
      destroyOnHidden
      onCancel={endStaffSession}
    >
      <SignInSteps notice={t('signIn.resume')} />
    </Modal>
  )
}

/** Name and password, then a one-time password. */
function SignInSteps({ notice }: { notice: string | null }) {
  const [challenge, setChallenge] = useState<StaffChallenge | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const goBack = (reason: ApiError | null) => {
    setRefusal(reason)
    setChallenge(null)
  }
  return (
    <div className={styles.step} data-transient>
      {notice && !challenge && <Alert type="info" showIcon role="status" title={notice} />}
      {challenge ? (
        <CodeStep challenge={challenge} onBack={goBack} />
      ) : (
        <PasswordStep refusal={refusal} onChallenge={setChallenge} />
      )}
    </div>
  )
}
