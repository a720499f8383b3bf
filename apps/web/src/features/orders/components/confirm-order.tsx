import { useListAddresses } from '@markwright/api-client/addresses'
import { useListContacts } from '@markwright/api-client/account'
import { useGetQuote } from '@markwright/api-client/catalogue'
import { ApiError } from '@markwright/api-client/fetch'
import { createOrder } from '@markwright/api-client/orders'
import type { Quote } from '@markwright/api-client/models/quote'
import type { User } from '@markwright/api-client/models/user'
import { ClockCircleOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form, Input, Select, Skeleton } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { payPath, paths, paySuccessPath } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useCountdown } from '../../../shared/lib/use-countdown.ts'
import { OrderItems, OrderTotals } from '../../../shared/orders/order-items.tsx'
import { rememberPaying } from '../../../shared/orders/tm-pay.ts'
import { userSource } from '../../../shared/orders/user-source.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './confirm-order.module.css'

const LIST_MAX = 100
/** What costs nothing is complete at once. */
const PENDING = 0

type Values = { contactId?: string; addressId?: string; remark?: string; agree?: boolean }

/** The price before it is ordered: what is bought, by whom, and under which agreement. */
export function ConfirmOrder({ quoteId, member }: { quoteId: string; member: User }) {
  const { data, error, dataUpdatedAt, refetch } = useGetQuote(quoteId, {
    query: { retry: false, enabled: quoteId !== '' },
  })
  const isGone = quoteId === '' || (error instanceof ApiError && error.status === 404)
  if (isGone) return <ExpiredQuote />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return <QuoteForm key={member.id} quote={data} readAt={dataUpdatedAt} />
}

function ExpiredQuote() {
  const { t } = useTranslation('orders')
  return (
    <MessageView
      stamp={<ClockCircleOutlined />}
      title={t('confirm.expired')}
      text={t('confirm.expiredText')}
      actions={
        <ButtonLink type="primary" to={paths.services}>
          {t('confirm.choose')}
        </ButtonLink>
      }
    />
  )
}

function QuoteForm({ quote, readAt }: { quote: Quote; readAt: number }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const { isOver, minutesLeft } = useTimeLeft(quote, readAt)
  const contacts = useListContacts({ current: 1, size: LIST_MAX })
  const addresses = useListAddresses({ current: 1, size: LIST_MAX })
  const order = useAction(async ({ contactId, addressId, remark, agree = false }: Values) => {
    const source = userSource()
    // A quote is ordered once: sent again, the same order is answered.
    const placed = await createOrder({
      quoteId: quote.quoteId,
      agree,
      requestId: `quote-${quote.quoteId}`,
      ...(contactId && { contactId }),
      ...(addressId && { addressId }),
      ...(remark?.trim() && { remark: remark.trim() }),
      ...(source && { userSource: source }),
    })
    rememberPaying([placed.orderId])
    const isPending = placed.status === PENDING
    await navigate(isPending ? payPath([placed.orderId]) : paySuccessPath([placed.orderId]), { replace: true })
  })
  if (isOver) return <ExpiredQuote />
  return (
    <>
      <OrderItems items={quote.items} />
      <OrderTotals {...quote} />
      <Form<Values> form={form} layout="vertical" className={styles.form} onFinish={(values) => void order.run(values)}>
        <div className={styles.fields}>
          <Form.Item name="contactId" label={t('confirm.contact')} extra={t('confirm.contactNote')}>
            <Select
              allowClear
              loading={contacts.isLoading}
              placeholder={t('confirm.none')}
              options={(contacts.data?.records ?? []).map(({ id, name, phone }) => ({
                value: id,
                label: `${name} · ${phone}`,
              }))}
            />
          </Form.Item>
          <Form.Item name="addressId" label={t('confirm.address')} extra={t('confirm.addressNote')}>
            <Select
              allowClear
              loading={addresses.isLoading}
              placeholder={t('confirm.none')}
              options={(addresses.data?.records ?? []).map((address) => ({
                value: address.id,
                label: `${address.region.join(' ')} ${address.detail} · ${address.recipient}`,
              }))}
            />
          </Form.Item>
        </div>
        <Form.Item name="remark" label={t('confirm.remark')}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
        <Form.Item
          name="agree"
          valuePropName="checked"
          rules={[
            {
              validator: (_rule, isTicked: boolean | undefined) =>
                isTicked ? Promise.resolve() : Promise.reject(new Error(t('confirm.agreeMissing'))),
            },
          ]}
        >
          <Checkbox>
            <Trans
              t={t}
              i18nKey="confirm.agree"
              components={{ a: <a href={`#${paths.term}`} target="_blank" rel="noreferrer" /> }}
            />
          </Checkbox>
        </Form.Item>
        <ErrorNote error={order.error} act="submit" />
        <div className={styles.submit}>
          <Button type="primary" size="large" htmlType="submit" loading={whenSlow(order.isRunning)}>
            {t('confirm.submit')}
          </Button>
          <span className={styles.note}>
            {t('confirm.valid', { time: toLocalMinute(quote.expireTime), count: minutesLeft })}
          </span>
        </div>
      </Form>
    </>
  )
}

/** How long the price still holds, whatever the time of this machine is; `readAt` is when that was read, in milliseconds. */
function useTimeLeft({ secondsLeft: seconds }: Quote, readAt: number) {
  const { secondsLeft, start } = useCountdown()
  const startNow = useEffectEvent(start)
  useEffect(() => startNow(Math.max(0, seconds - (Date.now() - readAt) / 1000)), [seconds, readAt])
  return { isOver: secondsLeft === 0, minutesLeft: Math.ceil((secondsLeft ?? 60) / 60) }
}
