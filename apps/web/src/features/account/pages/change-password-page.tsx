import { verifyForPassword } from '@markwright/api-client/account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../../shared/session/use-member.ts'
import { DoneStep } from '../components/done-step.tsx'
import { NewPasswordStep } from '../components/new-password-step.tsx'
import { StepFrame } from '../components/step-frame.tsx'
import { VerifyStep } from '../components/verify-step.tsx'

type Step = { name: 'verify' } | { name: 'set'; ticket: string } | { name: 'done' }
const names = ['verify', 'set', 'done'] as const

/** Changing the password in three steps (spec 2 §2). */
export function ChangePasswordPage() {
  const { t } = useTranslation('account')
  const member = useMember()
  const [step, setStep] = useState<Step>({ name: 'verify' })
  return (
    <StepFrame
      title={t('password.title')}
      steps={[t('verify.title'), t('password.step'), t('done')]}
      current={names.indexOf(step.name)}
    >
      {step.name === 'verify' && member && (
        <VerifyStep
          phone={member.phone}
          verify={verifyForPassword}
          onVerified={(ticket) => setStep({ name: 'set', ticket })}
        />
      )}
      {step.name === 'set' && (
        <NewPasswordStep
          ticket={step.ticket}
          onChanged={() => setStep({ name: 'done' })}
          onStartOver={() => setStep({ name: 'verify' })}
        />
      )}
      {step.name === 'done' && <DoneStep text={t('password.changed')} />}
    </StepFrame>
  )
}
