import { extendEntitlement } from '@markwright/api-client/backoffice'
import type { Entitlement } from '@markwright/api-client/models/entitlement'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { userZone, toLocalMinute } from '../../../shared/lib/local-time.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { localMinuteIn, toServerInstant } from '../../../shared/manage/scheduled-time.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'

/** Lets an entitlement end at another time; null closes it. */
export function ExtendEntitlementDialog({
  entitlement,
  onDone,
  onClose,
}: {
  entitlement: Entitlement | null
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['plans', 'backoffice'])
  return (
    <FormDialog<{ end: string; reason: string }>
      isOpen={entitlement !== null}
      title={t('entitlement.extendTitle')}
      confirmLabel={t('entitlement.extend')}
      initialValues={{ end: entitlement ? toLocalMinute(entitlement.endTime).replace(' ', 'T') : '' }}
      act={async ({ end, reason }) => {
        const endTime = toServerInstant(end)
        if (!entitlement || !endTime) return
        const { approval } = await extendEntitlement(entitlement.id, { endTime, reason: reason.trim() })
        onDone()
        notifySuccess(t(approval ? 'approval.sent' : 'entitlement.extended'))
      }}
      onClose={onClose}
    >
      <Form.Item
        name="end"
        label={t('entitlement.end')}
        extra={t('backoffice:announcements.zone', { zone: userZone() })}
        rules={[problemRule((text) => (text > localMinuteIn(0) ? null : t('entitlement.endMissing')))]}
      >
        <Input type="datetime-local" />
      </Form.Item>
      <ReasonField help={t('backoffice:users.reasonHelp')} />
    </FormDialog>
  )
}
