import { payOrders, submitVoucher, useGetPaymentStatus } from '@markwright/api-client/payments'
import type { PaymentStart } from '@markwright/api-client/models/paymentStart'
import { parseMoney } from '@markwright/domain/money/amounts'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths, payPath, uploadSuccessPath } from '../../../shared/lib/paths.ts'
import { localToday } from '../../../shared/lib/local-time.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { rememberPaying } from '../../../shared/orders/tm-pay.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { arePayable, NotPayable } from './not-payable.tsx'
import styles from './payments.module.css'
import { TransferFacts } from './transfer-facts.tsx'
import { VoucherField, type VoucherFile } from './voucher-field.tsx'

/** Where to transfer how much, and the form for the proof; of orders that cannot be paid, how they stand. */
export function TransferOrders({ ids }: { ids: readonly string[] }) {
  const state = useGetPaymentStatus({ orderIds: ids.join(';') }, { query: { staleTime: 0, retry: false } })
  if (isUnknown(state.error) && !state.data) return <NoOrders paths={paths} />
  if (state.error && !state.data) return <ErrorView error={state.error} onRetry={() => void state.refetch()} />
  if (!state.data) return <Skeleton active paragraph={{ rows: 8 }} />
  return arePayable(state.data.orders) ? <ToTransfer ids={ids} /> : <NotPayable orders={state.data.orders} />
}

function ToTransfer({ ids }: { ids: readonly string[] }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['payment', ids.join(';'), 'corporate'],
    queryFn: () => payOrders({ orderIds: [...ids], method: 'corporate' }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data?.transfer) return <Skeleton active paragraph={{ rows: 8 }} />
  return <Transfer ids={ids} amount={data.amount} transfer={data.transfer} />
}

type Values = { payer: string; amount: string; date: string; file: VoucherFile | null }

function Transfer({
  ids,
  amount,
  transfer,
}: {
  ids: readonly string[]
  amount: string
  transfer: NonNullable<PaymentStart['transfer']>
}) {
  const { t } = useTranslation('payments')
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const submit = useAction(async ({ payer, amount: paid, date, file }: Values) => {
    await submitVoucher({ orderIds: [...ids], fileId: file!.id, payer: payer.trim(), amount: paid.trim(), date })
    rememberPaying([])
    await navigate(uploadSuccessPath(ids), { replace: true })
  })
  return (
    <>
      <TransferFacts amount={amount} transfer={transfer} />
      <section className={styles.form}>
        <h2>{t('voucher.title')}</h2>
        <Form<Values>
          form={form}
          layout="vertical"
          initialValues={{ payer: '', amount, date: localToday(), file: null }}
          onFinish={(values) => void submit.run(values)}
        >
          <Form.Item
            name="payer"
            label={t('voucher.payer')}
            rules={[{ required: true, whitespace: true, message: t('voucher.payerMissing') }]}
          >
            <Input maxLength={200} autoComplete="organization" />
          </Form.Item>
          <Form.Item
            name="amount"
            label={t('voucher.amount')}
            required
            rules={[
              {
                validator: (_rule, value: string | undefined) =>
                  parseMoney(value ?? '') ? Promise.resolve() : Promise.reject(new Error(t('voucher.amountWrong'))),
              },
            ]}
          >
            <Input maxLength={12} inputMode="decimal" prefix="RMB¥" />
          </Form.Item>
          <Form.Item
            name="date"
            label={t('voucher.date')}
            rules={[{ required: true, message: t('voucher.dateMissing') }]}
          >
            <Input type="date" max={localToday()} />
          </Form.Item>
          <Form.Item
            name="file"
            label={t('voucher.file')}
            rules={[{ required: true, message: t('voucher.fileMissing') }]}
          >
            <VoucherField />
          </Form.Item>
          <ErrorNote error={submit.error} act="submit" />
          <Button type="primary" size="large" htmlType="submit" loading={whenSlow(submit.isRunning)}>
            {t('voucher.submit')}
          </Button>{' '}
          <ButtonLink size="large" to={payPath(ids)}>
            {t('voucher.otherMethod')}
          </ButtonLink>
        </Form>
      </section>
    </>
  )
}
