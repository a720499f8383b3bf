import { getListReconciliationsQueryKey, reconcilePayments } from '@markwright/api-client/backoffice'
import { OnlineMethod } from '@markwright/api-client/models/onlineMethod'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'
import { DayItem } from '../../../../shared/manage/money-fields.tsx'

const methods = Object.values(OnlineMethod)

/** Compares the bill of a day, or compares it again. */
export function ReconcileDay() {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button type="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('reconciliation.run')}
      </Button>
      <FormDialog<{ method: OnlineMethod; day: string }>
        isOpen={isOpen}
        title={t('reconciliation.run')}
        confirmLabel={t('reconciliation.submit')}
        initialValues={{ method: methods[0] }}
        act={async (values) => {
          await reconcilePayments(values)
          void queryClient.invalidateQueries({ queryKey: getListReconciliationsQueryKey() })
          notifySuccess(t('reconciliation.started'))
        }}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="method" label={t('order.method')}>
          <Select options={methods.map((value) => ({ value, label: payMethodLabels[value][language] }))} />
        </Form.Item>
        <DayItem name="day" label={t('reconciliation.day')} />
      </FormDialog>
    </>
  )
}
