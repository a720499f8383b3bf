import { addClientCharge, changeClientCharge, useListPortfolio } from '@markwright/api-client/hosting'
import type { ClientCharge } from '@markwright/api-client/models/clientCharge'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { useDebouncedValue } from '../../../shared/lib/use-debounced-value.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SearchSelect } from '../components/party-select.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { MoneyField } from './money-field.tsx'

type Values = { clientId?: string; itemId?: string; title: string; chargedOn: string; amount: string; cost?: string }

/** Charges a client for a service, or changes a charge that is on no statement. */
export function ChargeDialog({
  charge,
  clients,
  clientId,
  isOpen,
  onClose,
}: {
  charge: ClientCharge | null
  clients: readonly { value: string; label: string }[]
  /** That of the list, where it shows one. */
  clientId: string | null
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  const [form] = Form.useForm<Values>()
  const [today] = useState(homeToday)
  const initial = charge
    ? { title: charge.title, chargedOn: charge.chargedOn, amount: charge.amount, cost: charge.cost ?? '' }
    : { ...(clientId !== null && { clientId }), chargedOn: today }
  return (
    <FormDialog<Values>
      form={form}
      isOpen={isOpen}
      title={t(charge ? 'charge.edit' : 'charge.add')}
      confirmLabel={t('save')}
      initialValues={initial}
      onValuesChange={({ clientId: chosen }) => {
        if (chosen !== undefined) form.resetFields(['itemId'])
      }}
      act={async ({ clientId: client, itemId, title, chargedOn, amount, cost }) => {
        const own = { title: title.trim(), chargedOn, amount, cost: cost?.trim() || null }
        await (charge
          ? changeClientCharge(charge.id, { version: charge.version, ...own })
          : addClientCharge({ clientId: client!, itemId: itemId ?? null, ...own }))
        notifySuccess(t('charge.saved'))
        await refresh()
      }}
      onClose={onClose}
    >
      {!charge && (
        <>
          <Form.Item
            name="clientId"
            label={t('client')}
            rules={[{ required: true, message: t('charge.clientMissing') }]}
          >
            <SearchSelect options={clients} none={t('charge.chooseClient')} />
          </Form.Item>
          <Form.Item noStyle dependencies={['clientId']}>
            {({ getFieldValue }) => <RightField clientId={getFieldValue('clientId') as string | undefined} />}
          </Form.Item>
        </>
      )}
      <Form.Item
        name="title"
        label={t('charge.title')}
        rules={[{ required: true, whitespace: true, message: t('charge.titleMissing') }]}
      >
        <Input maxLength={200} placeholder={t('charge.titleHelp')} />
      </Form.Item>
      <Form.Item name="chargedOn" label={t('charge.day')} rules={[{ required: true, message: t('charge.dayMissing') }]}>
        <Input type="date" />
      </Form.Item>
      <MoneyField name="amount" label={t('charge.amount')} />
      <MoneyField name="cost" label={t('charge.cost')} help={t('charge.costHelp')} isOptional />
    </FormDialog>
  )
}

/** A right of the client, found by its name or number; none where the service is for none. */
function RightField({ clientId }: { clientId: string | undefined }) {
  const { t } = useTranslation('billing')
  const [typed, setTyped] = useState('')
  const keyword = useDebouncedValue(typed.trim())
  const { data, isFetching } = useListPortfolio(
    { clientId: clientId ?? '', keyword: keyword || undefined, size: 20 },
    { query: { enabled: Boolean(clientId) } },
  )
  return (
    <Form.Item name="itemId" label={t('charge.right')} extra={t('charge.rightHelp')}>
      <Select
        allowClear
        disabled={!clientId}
        loading={isFetching}
        placeholder={t('charge.noRight')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        notFoundContent={isFetching ? null : t('charge.noRightFound')}
        options={data?.records.map(({ id, title, number }) => ({ value: id, label: `${title} · ${number}` })) ?? []}
      />
    </Form.Item>
  )
}
