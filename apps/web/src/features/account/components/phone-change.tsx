import { verifyForPhone } from '@markwright/api-client/account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../../shared/session/use-member.ts'
import { useRefetchMember } from '../hooks/use-refetch-member.ts'
import { DoneStep } from './done-step.tsx'
import { NewPhoneStep } from './new-phone-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'

type Step = { name: 'verify' } | { name: 'set'; ticket: string } | { name: 'done' }
const names = ['verify', 'set', 'done'] as const

/** Moving the account to another phone in three steps (spec 2 §2). */
export function PhoneChange() {
  const { t } = useTranslation('account')
  const member = useMember()
  const refetchMember = useRefetchMember()
  const [step, setStep] = useState<Step>({ name: 'verify' })
  return (
    <StepFrame
      title={t('phone.title')}
      steps={[t('verify.security'), t('phone.step'), t('done')]}
      current={names.indexOf(step.name)}
    >
      {step.name === 'verify' && member && (
        <VerifyStep
          phone={member.phone}
          verify={verifyForPhone}
          onVerified={(ticket) => setStep({ name: 'set', ticket })}
        />
      )}
      {step.name === 'set' && member && (
        <NewPhoneStep
          ticket={step.ticket}
          phone={member.phone}
          onChanged={async () => {
            setStep({ name: 'done' })
            await refetchMember()
          }}
          onStartOver={() => setStep({ name: 'verify' })}
        />
      )}
      {step.name === 'done' && <DoneStep text={t('phone.changed')} />}
    </StepFrame>
  )
}
