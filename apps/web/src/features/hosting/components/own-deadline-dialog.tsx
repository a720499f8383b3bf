import { addOwnDeadline, changeHostingDeadline } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'

type Values = { title: string; dueOn: string; note?: string }

/** Enters a deadline that no rule gives, or changes one that was entered. */
export function OwnDeadlineDialog({
  itemId,
  deadline = null,
  isOpen,
  onClose,
}: {
  itemId: string
  deadline?: HostingDeadline | null
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t(deadline ? 'deadlines.editTitle' : 'deadlines.add')}
      confirmLabel={t('save')}
      initialValues={deadline ? { title: deadline.name, dueOn: deadline.dueOn, note: deadline.note ?? '' } : {}}
      act={async ({ title, dueOn, note }) => {
        const own = { title: title.trim(), dueOn, note: note?.trim() || null }
        await (deadline
          ? changeHostingDeadline(deadline.id, { version: deadline.version, ...own })
          : addOwnDeadline({ itemId, ...own }))
        notifySuccess(t('deadlines.saved'))
        await refresh()
      }}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={t('deadlines.ownTitle')}
        rules={[{ required: true, whitespace: true, message: t('deadlines.ownTitleMissing') }]}
      >
        <Input maxLength={200} placeholder={t('deadlines.ownTitleHelp')} />
      </Form.Item>
      <Form.Item
        name="dueOn"
        label={t('deadlines.dueOn')}
        rules={[{ required: true, message: t('deadlines.dayMissing') }]}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="note" label={t('field.note')}>
        <Input.TextArea maxLength={2000} rows={3} />
      </Form.Item>
    </FormDialog>
  )
}
