import { unbindWechat, verifyForWechat } from '@markwright/api-client/account'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { useRefetchMember } from '../hooks/use-refetch-member.ts'
import { useTicketSteps } from '../hooks/use-ticket-steps.ts'
import { DoneStep } from './done-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'

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
        <>
          <p style={{ marginBottom: 16 }}>{t('wechat.releaseText')}</p>
          <ErrorNote error={release.error} />
          <div style={{ display: 'flex', gap: 8 }}>
            <Button type="primary" loading={whenSlow(release.isRunning)} onClick={() => void release.run(step.ticket)}>
              {t('wechat.release')}
            </Button>
            {release.error !== null && <Button onClick={startOver}>{t('verify.again')}</Button>}
          </div>
        </>
      )}
      {step.name === 'done' && <DoneStep text={t('wechat.released')} />}
    </StepFrame>
  )
}
