import { playSandboxPayer, useGetSandboxTrade } from '@markwright/api-client/payments'
import { OnlineMethod } from '@markwright/api-client/models/onlineMethod'
import type { SandboxActAct } from '@markwright/api-client/models/sandboxActAct'
import type { SandboxTrade } from '@markwright/api-client/models/sandboxTrade'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import sandbox from '../../../shared/ui/layout/sandbox.module.css'
import styles from '../components/payments.module.css'

const methods = Object.values(OnlineMethod)
const unpaidActions = ['pay', 'payQuietly', 'payWrongAmount', 'close'] as const

/** Plays the payer of a demonstration. Where real money is collected the server knows no such trade. */
export function SandboxPayPage() {
  const { t } = useTranslation('payments')
  const [parameters] = useSearchParams()
  const method = methods.find((each) => each === parameters.get('method'))
  const number = parameters.get('number') ?? ''
  const { data, error, refetch } = useGetSandboxTrade(
    { method: method ?? 'wechat', number },
    { query: { retry: false, staleTime: 0, enabled: method !== undefined && number !== '' } },
  )
  return (
    <div className={sandbox.phone}>
      <PageTitle text={t('sandbox.title')} />
      <p className={sandbox.mark}>{t('sandbox.mark')}</p>
      {method === undefined || number === '' || isUnknown(error) ? (
        <MessageView stamp="404" headingLevel="h1" title={t('sandbox.none')} text={t('sandbox.noneText')} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active style={{ padding: 24 }} />
      ) : (
        <Trade first={data} />
      )}
    </div>
  )
}

function Trade({ first }: { first: SandboxTrade }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [trade, setTrade] = useState(first)
  const play = useAction(async (act: SandboxActAct) => {
    const { method, number } = trade
    setTrade(await playSandboxPayer({ method, number, act }))
  })
  return (
    <div className={sandbox.card}>
      <h1>{payMethodLabels[trade.method][language]}</h1>
      <p>{trade.description}</p>
      <p className={`${styles.amount} numeric`}>{shownMoney(trade.amount)}</p>
      <p role="status">{t(`sandbox.state.${trade.state}`)}</p>
      <ErrorNote error={play.error} />
      {trade.state === 'open' &&
        unpaidActions.map((act) => (
          <Button
            key={act}
            block
            size="large"
            type={act === 'pay' ? 'primary' : 'default'}
            disabled={play.isRunning}
            onClick={() => void play.run(act)}
          >
            {t(`sandbox.act.${act}`)}
          </Button>
        ))}
      {trade.state === 'paid' && (
        <>
          <Button block disabled={play.isRunning} onClick={() => void play.run('notify')}>
            {t('sandbox.act.notify')}
          </Button>
          <ButtonLink block type="primary" to={paths.paySuccess}>
            {t('sandbox.back')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
