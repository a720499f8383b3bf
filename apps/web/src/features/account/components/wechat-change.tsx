import { LoadingOutlined } from '@ant-design/icons'
import {
  bindWechat,
  getWechatBindUrl,
  unbindWechat,
  useGetAccount,
  verifyForWechat,
} from '@markwright/api-client/account'
import type { Account } from '@markwright/api-client/models/account'
import { Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { modifyOrAuthPath } from '../../../app/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { useRefetchMember } from '../hooks/use-refetch-member.ts'
import { type WechatReturn, wechatReturnOf } from '../model/wechat-return.ts'
import { DoneStep } from './done-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { VerifyStep } from './verify-step.tsx'

/** Binding a WeChat account, or releasing the one that is bound, in three steps (spec 2 §2). */
export function WechatChange() {
  const { t } = useTranslation('account')
  const isSignedIn = useSessionToken() !== null
  const { data: account, error, refetch } = useGetAccount({ query: { enabled: isSignedIn } })
  if (account && isSignedIn) return <KnownWechatChange account={account} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <StepFrame title={t('wechat.title')} steps={[t('verify.security')]} current={0}>
      <Skeleton active />
    </StepFrame>
  )
}

function KnownWechatChange({ account }: { account: Account }) {
  // What the member came for; the account changes by it.
  const [wasBound] = useState(account.wechatBound)
  return wasBound ? <Release phone={account.phone} /> : <Binding phone={account.phone} />
}

function Binding({ phone }: { phone: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const refetchMember = useRefetchMember()
  const [params] = useSearchParams()
  const [returned] = useState(() => wechatReturnOf(params, new URLSearchParams(window.location.search)))
  const [step, setStep] = useState<'verify' | 'bind' | 'done'>(returned ? 'bind' : 'verify')
  const isTried = useRef(false)

  const bind = useAction(async (answer: WechatReturn) => {
    // The code is good for one try, so it must not stay in the address, on either side of the #.
    const { pathname, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + hash)
    await navigate(modifyOrAuthPath('wechat'), { replace: true })
    await bindWechat(answer)
    setStep('done')
    await refetchMember()
  })
  const finish = useEffectEvent(() => {
    if (!returned || isTried.current) return
    isTried.current = true
    void bind.run(returned)
  })
  useEffect(() => finish(), [])

  const goToWechat = useAction(async () => {
    const { url } = await getWechatBindUrl()
    window.location.assign(url)
  })
  return (
    <StepFrame
      title={t('wechat.bindTitle')}
      steps={[t('verify.security'), t('wechat.bindStep'), t('done')]}
      current={['verify', 'bind', 'done'].indexOf(step)}
    >
      {step === 'verify' && <VerifyStep phone={phone} verify={verifyForWechat} onVerified={() => setStep('bind')} />}
      {step === 'bind' &&
        (bind.isRunning ? (
          <p role="status">
            <LoadingOutlined aria-hidden /> {t('wechat.binding')}
          </p>
        ) : (
          <>
            <p style={{ marginBottom: 16 }}>{t('wechat.bindText')}</p>
            <ErrorNote error={bind.error ?? goToWechat.error} />
            <Button type="primary" loading={whenSlow(goToWechat.isRunning)} onClick={() => void goToWechat.run()}>
              {t('wechat.goToWechat')}
            </Button>
          </>
        ))}
      {step === 'done' && <DoneStep text={t('wechat.bound')} />}
    </StepFrame>
  )
}

type ReleaseStep = { name: 'verify' } | { name: 'release'; ticket: string } | { name: 'done' }
const releaseSteps = ['verify', 'release', 'done'] as const

function Release({ phone }: { phone: string }) {
  const { t } = useTranslation('account')
  const refetchMember = useRefetchMember()
  const [step, setStep] = useState<ReleaseStep>({ name: 'verify' })
  const release = useAction(async (ticket: string) => {
    await unbindWechat({ ticket })
    setStep({ name: 'done' })
    await refetchMember()
  })
  return (
    <StepFrame
      title={t('wechat.releaseTitle')}
      steps={[t('verify.security'), t('wechat.releaseStep'), t('done')]}
      current={releaseSteps.indexOf(step.name)}
    >
      {step.name === 'verify' && (
        <VerifyStep
          phone={phone}
          verify={verifyForWechat}
          onVerified={(ticket) => setStep({ name: 'release', ticket })}
        />
      )}
      {step.name === 'release' && (
        <>
          <p style={{ marginBottom: 16 }}>{t('wechat.releaseText')}</p>
          <ErrorNote error={release.error} />
          <div style={{ display: 'flex', gap: 8 }}>
            <Button type="primary" loading={whenSlow(release.isRunning)} onClick={() => void release.run(step.ticket)}>
              {t('wechat.release')}
            </Button>
            {release.error !== null && <Button onClick={() => setStep({ name: 'verify' })}>{t('verify.again')}</Button>}
          </div>
        </>
      )}
      {step.name === 'done' && <DoneStep text={t('wechat.released')} />}
    </StepFrame>
  )
}
