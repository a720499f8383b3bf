import { createClientStatement } from '@markwright/api-client/hosting'
import { addDays } from '@markwright/domain/dates/calendar'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { clientStatementPath } from '../../../shared/lib/paths.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'

/** Days that a client usually has to pay. */
const TERM_DAYS = 30
const lastDay = () => addDays(homeToday(), TERM_DAYS)
type Values = { dueOn?: string; note?: string }

/** Bills a client for the chosen charges, or for all that are on no statement. */
export function StatementDialog({
  client,
  chargeIds,
  isOpen,
  onClose,
}: {
  client: { id: string; name: string } | null
  chargeIds: readonly string[]
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [dueOn] = useState(lastDay)
  // The same request again is the same statement.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t('statement.add')}
      confirmLabel={t('statement.confirm')}
      initialValues={{ dueOn }}
      act={async (values) => {
        const made = await createClientStatement({
          requestKey,
          clientId: client!.id,
          ...(chargeIds.length > 0 && { chargeIds: [...chargeIds] }),
          dueOn: values.dueOn || null,
          note: values.note?.trim() || null,
        })
        notifySuccess(t('statement.made', { number: made.number }))
        await refresh()
        await navigate(clientStatementPath(made.id))
      }}
      onClose={onClose}
      onClosed={() => setRequestKey(crypto.randomUUID())}
    >
      <p>
        {chargeIds.length > 0
          ? t('statement.ofChosen', { count: chargeIds.length, name: client?.name })
          : t('statement.ofAll', { name: client?.name })}
      </p>
      <Form.Item name="dueOn" label={t('statement.dueOn')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="note" label={t('statement.note')} extra={t('statement.noteHelp')}>
        <Input.TextArea maxLength={1000} rows={3} />
      </Form.Item>
    </FormDialog>
  )
}
