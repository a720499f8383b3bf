import { verifyForPhone } from '@markwright/api-client/account'
import { useTranslation } from 'react-i18next'
import { useRefetchMember } from '../hooks/use-refetch-member.ts'
import { useTicketSteps } from '../hooks/use-ticket-steps.ts'
import { DoneStep } from './done-step.tsx'
import { NewPhoneStep } from './new-phone-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'

/** Moving the account to another phone in three steps (spec 2 §2). */
export function PhoneChange() {
  const { t } = useTranslation('account')
  const refetchMember = useRefetchMember()
  const { step, current, verified, finish, startOver } = useTicketSteps()
  return (
    <StepFrame title={t('phone.title')} steps={[t('verify.security'), t('phone.step'), t('done')]} current={current}>
      {step.name === 'verify' && <VerifyStep verify={verifyForPhone} onVerified={verified} />}
      {step.name === 'change' && (
        <NewPhoneStep
          ticket={step.ticket}
          onChanged={async () => {
            finish()
            await refetchMember()
          }}
          onStartOver={startOver}
        />
      )}
      {step.name === 'done' && <DoneStep text={t('phone.changed')} />}
    </StepFrame>
  )
}
