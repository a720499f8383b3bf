import { getWechatBindUrl, verifyForWechat } from '@markwright/api-client/account'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '../../../shared/lib/use-action.ts'
import { leaveForWechat } from '../../../shared/session/wechat-trip.ts'
import { returnPath } from '../model/return-path.ts'
import { useTicketSteps } from '../hooks/use-ticket-steps.ts'
import { DoneStep } from './done-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'
import { WechatStep } from './wechat-step.tsx'

/**
 * Leads to WeChat, where the member confirms. WeChat comes back to `/callback`, which binds the account and leads here
 * again.
 */
export function WechatBinding({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { step, current, verified, startOver } = useTicketSteps()
  const go = useAction(async (ticket: string) => {
    const { url } = await getWechatBindUrl({ ticket })
    await navigate(returnPath, { replace: true })
    leaveForWechat(url)
  })
  return (
    <StepFrame
      title={t('wechat.bindTitle')}
      steps={[t('verify.security'), t('wechat.bindStep'), t('done')]}
      current={isDone ? 2 : current}
    >
      {isDone ? (
        <DoneStep text={t('wechat.bound')} />
      ) : step.name === 'change' ? (
        <WechatStep
          text={t('wechat.bindText')}
          label={t('wechat.goToWechat')}
          change={go}
          onPress={() => void go.run(step.ticket)}
          onStartOver={startOver}
        />
      ) : (
        <VerifyStep verify={verifyForWechat} onVerified={verified} />
      )}
    </StepFrame>
  )
}
