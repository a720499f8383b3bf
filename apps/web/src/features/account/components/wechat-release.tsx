import { unbindWechat, verifyForWechat } from '@markwright/api-client/account'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useRefetchMember } from '../hooks/use-refetch-member.ts'
import { useTicketSteps } from '../hooks/use-ticket-steps.ts'
import { DoneStep } from './done-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'
import { WechatStep } from './wechat-step.tsx'

/** Lets go of the WeChat account by which the member could sign in. */
export function WechatRelease() {
  const { t } = useTranslation('account')
  const refetchMember = useRefetchMember()
  const { step, current, verified, finish, startOver } = useTicketSteps()
  const release = useAction(async (ticket: string) => {
    await unbindWechat({ ticket })
    finish()
    await refetchMember()
  })
  return (
    <StepFrame
      title={t('wechat.releaseTitle')}
      steps={[t('verify.security'), t('wechat.releaseStep'), t('done')]}
      current={current}
    >
      {step.name === 'verify' && <VerifyStep verify={verifyForWechat} onVerified={verified} />}
      {step.name === 'change' && (
        <WechatStep
          text={t('wechat.releaseText')}
          label={t('wechat.release')}
          change={release}
          onPress={() => void release.run(step.ticket)}
          onStartOver={startOver}
        />
      )}
      {step.name === 'done' && <DoneStep text={t('wechat.released')} />}
    </StepFrame>
  )
}
