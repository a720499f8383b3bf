import { collectClientCharges } from '@markwright/api-client/hosting'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SearchSelect } from '../components/party-select.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { MoneyField } from './money-field.tsx'

type Values = { clientId: string; serviceFee: string }

/** Charges a client for the annuities that were paid for its rights. */
export function CollectDialog({
  clients,
  clientId,
  isOpen,
  onClose,
}: {
  clients: readonly { value: string; label: string }[]
  clientId: string | null
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t('collect.title')}
      confirmLabel={t('collect.confirm')}
      initialValues={{ ...(clientId !== null && { clientId }), serviceFee: '0' }}
      act={async (values) => {
        const { added } = await collectClientCharges(values)
        notifySuccess(added === 0 ? t('collect.none') : t('collect.added', { count: added }))
        await refresh()
      }}
      onClose={onClose}
    >
      <p>{t('collect.text')}</p>
      <Form.Item name="clientId" label={t('client')} rules={[{ required: true, message: t('charge.clientMissing') }]}>
        <SearchSelect options={clients} none={t('charge.chooseClient')} />
      </Form.Item>
      <MoneyField name="serviceFee" label={t('collect.fee')} help={t('collect.feeHelp')} />
    </FormDialog>
  )
}
