import { ApiError } from '@markwright/api-client/fetch'
import { orderAnnuities, quoteAnnuities } from '@markwright/api-client/hosting'
import type { AnnuityQuote } from '@markwright/api-client/models/annuityQuote'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { shownMoney } from '../../../shared/lib/money.ts'
import { payAnnuitiesPath, paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { rememberPaying } from '../../../shared/orders/tm-pay.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { knownFee } from '../model/annuities.ts'
import { AT_ONCE } from '../model/bulk.ts'
import styles from './annuities.module.css'
import hosting from './hosting.module.css'

/** The price has changed, or something cannot be ordered any more. */
const CHANGED = [60202, 61020]

/** The price of the selected annuities, the agreement and the order; it leads to the payment. */
export function OrderAnnuities({
  ids,
  isOpen,
  onClose,
}: {
  ids: readonly string[]
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('annuities')
  return (
    <SideDrawer subject={ids} isOpen={isOpen} title={t('order.title')} widthPx={560} onClose={onClose}>
      {(chosen) =>
        chosen.length > AT_ONCE ? (
          <Alert type="error" showIcon title={t('order.limit', { max: AT_ONCE })} />
        ) : (
          <Quote key={chosen.join(';')} ids={chosen} />
        )
      }
    </SideDrawer>
  )
}

function Quote({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('annuities')
  const { data, error, refetch } = useQuery({
    queryKey: ['annuity-quote', ids],
    queryFn: ({ signal }) => quoteAnnuities({ ids: [...ids] }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      <ul aria-label={t('order.items')}>
        {data.items.map(({ id, title, fee }) => {
          const known = knownFee(fee)
          return (
            <li key={id} className={styles.line}>
              <strong>{title}</strong>
              <strong className="numeric">{shownMoney(fee.total ?? '0.00')}</strong>
              {known && (
                <p>
                  {t('feeOf.official')} {shownMoney(known.official, known.currency)}
                  {known.rate !== null &&
                    ` ${t('feeOf.converted', { amount: shownMoney(known.officialCny), rate: known.rate })}`}{' '}
                  · {t('feeOf.serviceShort')} {shownMoney(known.service)}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {data.refused.length > 0 && (
        <Alert
          type="warning"
          style={{ marginTop: 16 }}
          title={t('order.refused', { count: data.refused.length })}
          description={
            <ul>
              {data.refused.map(({ id, title, reason }) => (
                <li key={id}>
                  <strong>{title}</strong> <span className={hosting.faint}>{reason}</span>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {data.items.length === 0 ? (
        <p style={{ marginTop: 16 }}>{t('order.nothing')}</p>
      ) : (
        <OrderForm quote={data} onChanged={refetch} />
      )}
    </>
  )
}

function OrderForm({ quote, onChanged }: { quote: AnnuityQuote; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('annuities')
  const navigate = useNavigate()
  const refresh = useRefresh()
  // Sent again after an answer that was lost, it is the same order.
  const [requestKey] = useState(() => crypto.randomUUID())
  const order = useAction(async () => {
    try {
      const ids = quote.items.map(({ id }) => id)
      const { orderId } = await orderAnnuities({ requestKey, ids, total: quote.total, agree: true })
      rememberPaying([orderId], { isOfAnnuities: true })
      void refresh()
      await navigate(payAnnuitiesPath([orderId]))
    } catch (error) {
      if (error instanceof ApiError && CHANGED.includes(error.code)) await onChanged()
      throw error
    }
  })
  return (
    <Form layout="vertical" onFinish={() => void order.run()}>
      <dl className={styles.totals}>
        <dt>{t('order.official')}</dt>
        <dd className="numeric">{shownMoney(quote.official)}</dd>
        <dt>{t('order.service')}</dt>
        <dd className="numeric">{shownMoney(quote.service)}</dd>
        <dt>{t('order.total')}</dt>
        <dd className={`${styles.total} numeric`}>{shownMoney(quote.total)}</dd>
      </dl>
      <Form.Item
        name="agree"
        valuePropName="checked"
        style={{ marginTop: 16 }}
        rules={[
          {
            validator: (_rule, isTicked: boolean | undefined) =>
              isTicked ? Promise.resolve() : Promise.reject(new Error(t('order.agreeMissing'))),
          },
        ]}
      >
        <Checkbox>
          <Trans
            t={t}
            i18nKey="order.agree"
            components={{
              a: <a href={`#${paths.term}`} target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }} />,
            }}
          />
        </Checkbox>
      </Form.Item>
      <ErrorNote error={order.error} act="submit" />
      <Button type="primary" size="large" htmlType="submit" loading={whenSlow(order.isRunning)}>
        {t('order.submit')}
      </Button>
    </Form>
  )
}
