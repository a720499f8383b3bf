import { extendGrant } from '@markwright/api-client/backoffice'
import type { Grant } from '@markwright/api-client/models/grant'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { readerZone, toLocalMinute } from '../../../../shared/lib/local-time.ts'
import { problemRule } from '../../../../shared/lib/problem-rule.ts'
import { saySuccess } from '../../../../shared/ui/say.ts'
import { localMinuteIn, toServerInstant } from '../../model/scheduled-time.ts'
import { FormDialog } from '../form-dialog.tsx'
import { ReasonField } from '../reason-field.tsx'

/** Lets a grant end at another time; null closes it. */
export function ExtendGrantDialog({
  grant,
  onDone,
  onClose,
}: {
  grant: Grant | null
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  return (
    <FormDialog<{ end: string; reason: string }>
      isOpen={grant !== null}
      title={t('grants.extendTitle')}
      confirmLabel={t('grants.extend')}
      initialValues={{ end: grant ? toLocalMinute(grant.endTime).replace(' ', 'T') : '' }}
      act={async ({ end, reason }) => {
        const endTime = toServerInstant(end)
        if (!grant || !endTime) return
        await extendGrant(grant.id, { endTime, reason: reason.trim() })
        onDone()
        saySuccess(t('grants.extended'))
      }}
      onClose={onClose}
    >
      <Form.Item
        name="end"
        label={t('grants.end')}
        extra={t('announcements.zone', { zone: readerZone() })}
        rules={[problemRule((text) => (text > localMinuteIn(0) ? null : t('grants.endMissing')))]}
      >
        <Input type="datetime-local" />
      </Form.Item>
      <ReasonField help={t('users.reasonHelp')} />
    </FormDialog>
  )
}
