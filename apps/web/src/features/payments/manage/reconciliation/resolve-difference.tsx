import {
  getListReconciliationDifferencesQueryKey,
  getListReconciliationsQueryKey,
  resolveDifference,
} from '@markwright/api-client/backoffice'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'

/** Says how a difference was resolved. */
export function ResolveDifference({ id }: { id: string }) {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('reconciliation.resolve')}
      </Button>
      <FormDialog<{ note: string }>
        isOpen={isOpen}
        title={t('reconciliation.resolve')}
        confirmLabel={t('reconciliation.resolve')}
        act={async ({ note }) => {
          await resolveDifference(id, { note: note.trim() })
          void queryClient.invalidateQueries({ queryKey: getListReconciliationDifferencesQueryKey() })
          void queryClient.invalidateQueries({ queryKey: getListReconciliationsQueryKey() })
          notifySuccess(t('reconciliation.resolved'))
        }}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item
          name="note"
          label={t('reconciliation.note')}
          rules={[{ required: true, whitespace: true, message: t('reconciliation.noteMissing') }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </FormDialog>
    </>
  )
}
