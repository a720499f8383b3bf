import { LoadingOutlined, ReloadOutlined, WechatOutlined } from '@ant-design/icons'
import { useGetWechatSignInUrl } from '@markwright/api-client/identity'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { beginSession } from '../../../shared/session/session.ts'
import { leaveForWechat } from '../../../shared/session/wechat-trip.ts'
import { useQrSignIn } from '../hooks/use-qr-sign-in.ts'
import { useDialog } from './dialog-context.ts'
import styles from './identity.module.css'

/** Signing in by WeChat: a code for the mini program, or the page of WeChat's own. */
export function QrPanel() {
  const { qrKind } = useDialog()
  const [round, setRound] = useState(0)
  if (qrKind === 'social') return <SocialPanel />
  return <MiniProgramPanel key={round} onRenew={() => setRound(round + 1)} />
}

function MiniProgramPanel({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation('identity')
  const { go, close } = useDialog()
  const state = useQrSignIn({
    onToken: (token) => {
      beginSession(token)
      close()
    },
    onUnbound: (ticket) => go({ mode: 'bind', ticket }),
  })
  const needsRenewal = state.kind === 'tooOld' || state.kind === 'refused' || state.kind === 'failed'
  return (
    <section className={styles.qr} aria-label={t('qr.title')}>
      <h3>{t('qr.title')}</h3>
      <div className={styles.code} data-state={state.kind}>
        {'image' in state ? (
          <img src={`data:image/png;base64,${state.image}`} alt={t('qr.image')} width={180} height={180} />
        ) : (
          state.kind === 'loading' && <LoadingOutlined />
        )}
        {needsRenewal && (
          <div className={styles.cover}>
            <Button icon={<ReloadOutlined />} onClick={onRenew}>
              {t('qr.renew')}
            </Button>
          </div>
        )}
      </div>
      <p role="status">{(state.kind === 'failed' && state.message) || t(`qr.states.${state.kind}`)}</p>
    </section>
  )
}

function SocialPanel() {
  const { t } = useTranslation(['identity', 'site'])
  const { close } = useDialog()
  const { data, error, refetch, isFetching } = useGetWechatSignInUrl(
    { redirect: paths.callback },
    // Each address is good for one trip.
    { query: { gcTime: 0, staleTime: Infinity } },
  )
  const leave = (url: string) => {
    close()
    leaveForWechat(url)
  }
  return (
    <section className={styles.qr} aria-label={t('social.title')}>
      <h3>{t('social.title')}</h3>
      <div className={styles.code}>
        {isFetching ? <LoadingOutlined /> : <WechatOutlined className={styles.wechat} />}
      </div>
      <p role="status">{error ? error.message || t('site:error.noAnswer') : t('social.text')}</p>
      {error ? (
        <Button icon={<ReloadOutlined />} onClick={() => void refetch()}>
          {t('site:retry')}
        </Button>
      ) : (
        <Button disabled={!data} onClick={() => data && leave(data.url)}>
          {t('social.go')}
        </Button>
      )}
    </section>
  )
}
