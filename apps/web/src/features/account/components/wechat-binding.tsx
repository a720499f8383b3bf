import { getWechatBindUrl, verifyForWechat } from '@markwright/api-client/account'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '../../../shared/lib/use-action.ts'
import { leaveForWechat } from '../../../shared/session/wechat-trip.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { returnPath } from '../model/return-path.ts'
import { DoneStep } from './done-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'

/**
 * Leads to WeChat, where the member confirms. WeChat comes back to `/callback`, which binds the account and leads here
 * again.
 */
export function WechatBinding({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [isVerified, setIsVerified] = useState(false)
  const go = useAction(async () => {
    const { url } = await getWechatBindUrl()
    await navigate(returnPath, { replace: true })
    leaveForWechat(url)
  })
  return (
    <StepFrame
      title={t('wechat.bindTitle')}
      steps={[t('verify.security'), t('wechat.bindStep'), t('done')]}
      current={isDone ? 2 : isVerified ? 1 : 0}
    >
      {isDone ? (
        <DoneStep text={t('wechat.bound')} />
      ) : isVerified ? (
        <>
          <p style={{ marginBottom: 16 }}>{t('wechat.bindText')}</p>
          <ErrorNote error={go.error} />
          <Button type="primary" loading={whenSlow(go.isRunning)} onClick={() => void go.run()}>
            {t('wechat.goToWechat')}
          </Button>
        </>
      ) : (
        <VerifyStep verify={verifyForWechat} onVerified={() => setIsVerified(true)} />
      )}
    </StepFrame>
  )
}
