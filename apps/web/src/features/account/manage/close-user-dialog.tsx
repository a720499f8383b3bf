import { closeUser } from '@markwright/api-client/backoffice'
import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'

/** Says what closing an account deletes and what stays, and requires its phone, since it cannot be undone. */
export function CloseUserDialog({
  user,
  isOpen,
  onDone,
  onClose,
}: {
  user: UserRecord
  isOpen: boolean
  onDone: (changed: UserRecord) => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  return (
    <FormDialog<{ reason: string; phone: string }>
      isOpen={isOpen}
      title={t('users.closeTitle', { phone: user.phone })}
      confirmLabel={t('users.close')}
      isDanger
      act={async ({ reason, phone }) => {
        onDone(await closeUser(user.id, { reason: reason.trim(), phone: phone.trim() }))
        notifySuccess(t('users.closed'))
      }}
      onClose={onClose}
    >
      <p>{t('users.closeEnds')}</p>
      <p>{t('users.closeDeletes')}</p>
      <p>{t('users.closeKeeps')}</p>
      <p style={{ marginBottom: 16 }}>{t('users.closeFinal')}</p>
      <ReasonField help={t('users.reasonHelp')} hasFocus />
      <Form.Item
        name="phone"
        label={t('users.closePhone', { phone: user.phone })}
        rules={[
          {
            validator: async (_, typed: string | undefined) => {
              if (typed?.trim() !== user.phone) throw new Error(t('users.closeOtherPhone'))
            },
          },
        ]}
      >
        <Input autoComplete="off" inputMode="tel" maxLength={40} />
      </Form.Item>
    </FormDialog>
  )
}
