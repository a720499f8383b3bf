import { CheckOutlined, CloseOutlined, QuestionOutlined, WechatOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { DemonstrationOnly } from '../components/demonstration-only.tsx'
import { SandboxIdentity } from '../components/sandbox-identity.tsx'
import { useSandboxIdentity } from '../hooks/use-sandbox-identity.ts'
import { useSandboxScan } from '../hooks/use-sandbox-scan.ts'
import styles from '../../../shared/ui/layout/sandbox.module.css'

/** Stands in for WeChat: with `rt` for its mini program on a phone, with `redirect_uri` for its page of consent. */
export function SandboxWechatPage() {
  const { t } = useTranslation('identity')
  const [query] = useSearchParams()
  const randomToken = query.get('rt')
  const redirectUri = query.get('redirect_uri')
  return (
    <DemonstrationOnly>
      <PageTitle text={t('sandbox.title')} />
      <div className={styles.phone}>
        <p className={styles.mark}>{t('sandbox.mark')}</p>
        {randomToken ? (
          <MiniProgram randomToken={randomToken} />
        ) : redirectUri && isOwn(redirectUri) ? (
          <Consent redirectUri={redirectUri} state={query.get('state') ?? ''} />
        ) : (
          <MessageView
            headingLevel="h1"
            stamp={<QuestionOutlined />}
            title={t('sandbox.nothing.title')}
            text={t('sandbox.nothing.text')}
          />
        )}
      </div>
    </DemonstrationOnly>
  )
}

/** Nobody shall be led away from the site by an address that was put before them. */
const isOwn = (address: string) => URL.canParse(address) && new URL(address).origin === window.location.origin

function MiniProgram({ randomToken }: { randomToken: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const identity = useSandboxIdentity()
  const { stage, scan, answer, error } = useSandboxScan(randomToken)
  if (stage === 'confirmed' || stage === 'cancelled')
    return (
      <MessageView
        headingLevel="h1"
        stamp={stage === 'confirmed' ? <CheckOutlined /> : <CloseOutlined />}
        title={t(`sandbox.${stage}.title`)}
        text={t(`sandbox.${stage}.text`)}
      />
    )
  return (
    <div className={styles.card}>
      <WechatOutlined className={styles.logo} />
      <h1>{t(stage === 'begun' ? 'sandbox.title' : 'sandbox.scanned')}</h1>
      <SandboxIdentity identity={identity} isFixed={stage !== 'begun'} />
      <p role="alert" className={styles.error}>
        {error && (error.message || t('site:error.noAnswer'))}
      </p>
      {stage === 'begun' ? (
        <Button
          block
          type="primary"
          size="large"
          disabled={!identity.isGood || scan.isPending}
          loading={whenSlow(scan.isPending)}
          onClick={() => scan.mutate(identity.openId)}
        >
          {t('sandbox.scan')}
        </Button>
      ) : (
        <>
          <Button
            block
            type="primary"
            size="large"
            disabled={answer.isPending}
            loading={whenSlow(answer.isPending)}
            onClick={() => answer.mutate('confirm')}
          >
            {t('sandbox.confirm')}
          </Button>
          <Button block size="large" disabled={answer.isPending} onClick={() => answer.mutate('cancel')}>
            {t('sandbox.cancel')}
          </Button>
        </>
      )}
    </div>
  )
}

function Consent({ redirectUri, state }: { redirectUri: string; state: string }) {
  const { t } = useTranslation('identity')
  const identity = useSandboxIdentity()
  const goBack = (result: Record<string, string>) =>
    window.location.assign(`${redirectUri}?${new URLSearchParams({ ...result, state })}`)
  return (
    <div className={styles.card}>
      <WechatOutlined className={styles.logo} />
      <h1>{t('sandbox.title')}</h1>
      <p>{t('sandbox.consent')}</p>
      <SandboxIdentity identity={identity} />
      <Button
        block
        type="primary"
        size="large"
        disabled={!identity.isGood}
        onClick={() => goBack({ code: `sandbox.${identity.openId}` })}
      >
        {t('sandbox.agree')}
      </Button>
      <Button block size="large" onClick={() => goBack({})}>
        {t('sandbox.refuse')}
      </Button>
    </div>
  )
}
