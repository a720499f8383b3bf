import { LoadingOutlined, WechatOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { pageBeforeWechat } from '../../../shared/session/wechat-trip.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useSessionStart } from '../hooks/use-session-start.tsx'
import { useWechatReturn, type WechatReturn } from '../hooks/use-wechat-return.ts'

/** Where WeChat sends the user back to (spec 1 §2.2), who goes on to the page they came from; each time anew. */
export function WechatCallbackPage() {
  return <Return key={useLocation().search} />
}

function Return() {
  const { t } = useTranslation(['identity', 'site'])
  const { start, question } = useSessionStart()
  const outcome = useWechatReturn(start)
  const isSignedIn = useSessionToken() !== null
  const back = pageBeforeWechat() ?? paths.home

  useEffect(() => {
    if (outcome.kind === 'mustBind') openSignIn({ kind: 'bind', ticket: outcome.ticket })
    else if (outcome.kind === 'bound') notifySuccess(t('callback.bound'))
  }, [outcome, t])

  // A phone that is bound in the dialog signs in as well.
  const isDone = outcome.kind === 'bound' || (isSignedIn && outcome.kind !== 'working' && outcome.kind !== 'refused')
  if (isDone) return <Navigate to={back} replace />
  return (
    <>
      <PageTitle text={t('callback.title')} />
      <Outcome outcome={outcome} back={back} />
      {question}
    </>
  )
}

function Outcome({ outcome, back }: { outcome: WechatReturn; back: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const backLink = <ButtonLink to={back}>{t('callback.back')}</ButtonLink>
  const again = (
    <Button type="primary" onClick={() => openSignIn()}>
      {t('callback.again')}
    </Button>
  )
  switch (outcome.kind) {
    case 'working':
    case 'signedIn':
    case 'bound':
      return <MessageView headingLevel="h1" stamp={<LoadingOutlined />} title={t('callback.working')} />
    case 'mustBind':
      return (
        <MessageView
          headingLevel="h1"
          stamp={<WechatOutlined />}
          title={t('callback.mustBind.title')}
          text={t('callback.mustBind.text')}
          actions={
            <>
              <Button type="primary" onClick={() => openSignIn({ kind: 'bind', ticket: outcome.ticket })}>
                {t('callback.mustBind.go')}
              </Button>
              {backLink}
            </>
          }
        />
      )
    case 'stopped':
    case 'denied':
      return (
        <MessageView
          isAlert
          headingLevel="h1"
          stamp={<WechatOutlined />}
          title={t(`callback.${outcome.kind}.title`)}
          text={t(`callback.${outcome.kind}.text`)}
          actions={
            <>
              {again}
              {backLink}
            </>
          }
        />
      )
    case 'refused':
      return (
        <MessageView
          isAlert
          headingLevel="h1"
          stamp={<WechatOutlined />}
          title={t('callback.refused.title')}
          text={outcome.message ?? t('site:error.noAnswer')}
          actions={
            <>
              {again}
              {backLink}
            </>
          }
        />
      )
  }
}
