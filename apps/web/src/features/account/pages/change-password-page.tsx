import { verifyForPassword } from '@markwright/api-client/account'
import { useTranslation } from 'react-i18next'
import { DoneStep } from '../components/done-step.tsx'
import { NewPasswordStep } from '../components/new-password-step.tsx'
import { StepFrame } from '../components/step-frame.tsx'
import { VerifyStep } from '../components/verify-step.tsx'
import { useTicketSteps } from '../hooks/use-ticket-steps.ts'

/** Changing the password in three steps (spec 2 §2). */
export function ChangePasswordPage() {
  const { t } = useTranslation('account')
  const { step, current, verified, finish, startOver } = useTicketSteps()
  return (
    <StepFrame title={t('password.title')} steps={[t('verify.title'), t('password.step'), t('done')]} current={current}>
      {step.name === 'verify' && <VerifyStep verify={verifyForPassword} onVerified={verified} />}
      {step.name === 'change' && <NewPasswordStep ticket={step.ticket} onChanged={finish} onStartOver={startOver} />}
      {step.name === 'done' && <DoneStep text={t('password.changed')} />}
    </StepFrame>
  )
}
