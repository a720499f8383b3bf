import { useGetAccount } from '@markwright/api-client/account'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMemberPage } from '../../../shared/session/session.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { isReturnFromWechat } from '../model/return-path.ts'
import { StepFrame } from './step-frame.tsx'
import { WechatBinding } from './wechat-binding.tsx'
import { WechatRelease } from './wechat-release.tsx'

/** Binding a WeChat account, or releasing the one that is bound, in three steps (spec 2 §2). */
export function WechatChange() {
  const { t } = useTranslation('account')
  const isSignedIn = useMemberPage()
  // Which of the two it is must be known for sure.
  const { data: account, error, refetch } = useGetAccount({ query: { enabled: isSignedIn, gcTime: 0 } })
  if (account && isSignedIn) return <Change isBound={account.wechatBound} />
  if (error && isSignedIn) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <StepFrame title={t('wechat.title')} steps={[t('verify.security')]} current={0}>
      <Skeleton active />
    </StepFrame>
  )
}

function Change({ isBound }: { isBound: boolean }) {
  const [params] = useSearchParams()
  // What the member came for; the account changes by it.
  const [wasBound] = useState(isBound)
  return wasBound && !isReturnFromWechat(params) ? <WechatRelease /> : <WechatBinding isDone={wasBound} />
}
