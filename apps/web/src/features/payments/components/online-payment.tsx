import type { OnlineMethod } from '@markwright/api-client/models/onlineMethod'
import type { PaymentDraftScene } from '@markwright/api-client/models/paymentDraftScene'
import type { PaymentStart } from '@markwright/api-client/models/paymentStart'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useCountdown } from '../../../shared/lib/use-countdown.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import styles from './payments.module.css'

/** A page that was left open requests no more codes by itself. */
const RENEWALS_MAX = 4

export type BeginPayment = (method: OnlineMethod, scene: PaymentDraftScene) => Promise<PaymentStart>

/**
 * A payment by one method: a code that counts down and is replaced when it has expired, or a page of the provider.
 * Another method is another payment; the server closes the one before.
 */
export function OnlinePayment({
  subject,
  begin,
  method,
  scene,
  isSandbox,
}: {
  /** What is paid. */
  subject: string
  begin: BeginPayment
  method: OnlineMethod
  scene: PaymentDraftScene
  isSandbox: boolean
}) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payment', subject, method, scene, round],
    queryFn: () => begin(method, scene),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  const name = payMethodLabels[method][language]
  return (
    <div className={styles.code}>
      {data ? (
        <Started
          key={data.codeUrl ?? data.payUrl}
          started={data}
          name={name}
          isRenewing={isFetching}
          isSandbox={isSandbox}
          mayRenew={round < RENEWALS_MAX}
          onRenew={() => setRound((before) => before + 1)}
        />
      ) : (
        <div className={styles.blank}>
          <Spin />
          <span className="visually-hidden">{t('pay.preparing')}</span>
        </div>
      )}
    </div>
  )
}

function Started({
  started: { amount, qrBase64, codeUrl, payUrl, secondsLeft: seconds },
  name,
  isRenewing,
  isSandbox,
  mayRenew,
  onRenew,
}: {
  started: PaymentStart
  name: string
  isRenewing: boolean
  isSandbox: boolean
  mayRenew: boolean
  onRenew: () => void
}) {
  const { t } = useTranslation('payments')
  const { secondsLeft, start } = useCountdown()
  const startNow = useEffectEvent(start)
  useEffect(() => startNow(seconds ?? 0), [seconds])
  const isOver = secondsLeft === 0
  const renew = useEffectEvent(onRenew)
  useEffect(() => {
    if (isOver && mayRenew) renew()
  }, [isOver, mayRenew])
  const left = secondsLeft ?? seconds ?? 0
  const payerPage = codeUrl ?? payUrl
  return (
    <>
      <p className={`${styles.amount} numeric`}>{shownMoney(amount)}</p>
      {qrBase64 && (
        <>
          <img
            src={`data:image/png;base64,${qrBase64}`}
            alt={t('pay.code', { method: name })}
            className={isOver || isRenewing ? styles.old : undefined}
          />
          <p>{t('pay.scan', { method: name })}</p>
        </>
      )}
      {payUrl && !qrBase64 && (
        <Button type="primary" size="large" href={payUrl} disabled={isOver}>
          {t('pay.open', { method: name })}
        </Button>
      )}
      <p role="timer" className={`${styles.note} numeric`}>
        {isOver
          ? t('pay.expired')
          : t('pay.left', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
      </p>
      {isOver && (
        <Button loading={isRenewing} onClick={onRenew}>
          {t('pay.renew')}
        </Button>
      )}
      {isSandbox && payerPage && !isOver && (
        <p className={styles.note}>
          {t('pay.sandbox')}{' '}
          <a href={payerPage} target="_blank" rel="noreferrer">
            {t('pay.playPayer')}
          </a>
        </p>
      )}
    </>
  )
}
