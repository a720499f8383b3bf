import { getListProductsQueryKey, publishProduct, withdrawProduct } from '@markwright/api-client/backoffice'
import type { ManagedProduct } from '@markwright/api-client/models/managedProduct'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { toServerInstant } from '../../../shared/manage/scheduled-time.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'

/** Publishes a product as it is drafted, or withdraws it, at once or from a time on; null closes it. */
export function PublishDialog({
  published,
  onClose,
}: {
  published: { product: ManagedProduct; withdraws: boolean } | null
  onClose: () => void
}) {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const name = published?.product.product.productName[language]
  const withdraws = published?.withdraws ?? false
  return (
    <FormDialog<{ reason: string; time?: string }>
      isOpen={published !== null}
      title={t(withdraws ? 'product.withdrawTitle' : 'product.publishTitle', { name })}
      confirmLabel={t(withdraws ? 'product.withdraw' : 'product.publish')}
      isDanger={withdraws}
      act={async ({ reason, time }) => {
        const { id, version } = published!.product
        const publication = {
          version,
          reason: reason.trim(),
          effectiveTime: time ? toServerInstant(time) : null,
        }
        await (withdraws ? withdrawProduct(id, publication) : publishProduct(id, publication)).finally(
          () => void queryClient.invalidateQueries({ queryKey: getListProductsQueryKey() }),
        )
        notifySuccess(t(withdraws ? 'product.withdrawn' : 'product.published'))
      }}
      onClose={onClose}
    >
      <p style={{ marginBottom: 16 }}>{t(withdraws ? 'product.withdrawText' : 'product.publishText')}</p>
      <Form.Item name="time" label={t('product.from')} extra={t('product.fromHelp')}>
        <Input type="datetime-local" />
      </Form.Item>
      <ReasonField help={t('product.reasonHelp')} />
    </FormDialog>
  )
}
