import { useListCaseStaff } from '@markwright/api-client/backoffice'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import type { BulkDialogProps } from './use-bulk-change.ts'

/** Hands the selected cases over to somebody else of the staff. */
export function BulkAssignDialog({ isOpen, cases, bulk, onClose }: BulkDialogProps) {
  const { t } = useTranslation('caseDesk')
  const staff = useListCaseStaff()
  const offered = (staff.data ?? []).filter(({ isActive }) => isActive)
  return (
    <FormDialog<{ assigneeId: string }>
      isOpen={isOpen}
      title={t('assign.title', { count: cases.length })}
      confirmLabel={t('assign.confirm')}
      act={({ assigneeId }) => bulk.run({ change: 'assign', assigneeId })}
      onClose={onClose}
    >
      <BulkOutcome outcome={bulk.outcome} />
      <ErrorNote error={staff.error} />
      <Form.Item name="assigneeId" label={t('assign.to')} rules={[{ required: true, message: t('assign.toMissing') }]}>
        <Select
          loading={staff.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </FormDialog>
  )
}
