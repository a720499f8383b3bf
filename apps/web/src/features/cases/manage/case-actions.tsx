import {
  assignCase,
  getGetManagedCaseQueryKey,
  getListManagedCasesQueryKey,
  moveCase,
} from '@markwright/api-client/backoffice'
import type { CaseEvent } from '@markwright/api-client/models/caseEvent'
import type { ManagedCase } from '@markwright/api-client/models/managedCase'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { FeeChanges } from './fee-changes.tsx'
import { RequestDialog } from './request-dialog.tsx'

const withReason: ReadonlySet<CaseEvent> = new Set(['refuse', 'withdraw'])
const withNumber: ReadonlySet<CaseEvent> = new Set(['file', 'accept'])
type Values = { reason?: string; officeNumber?: string; feeAgreed?: boolean }

/** What staff can do with a case in its state. */
export function CaseActions({ found }: { found: ManagedCase }) {
  const { t } = useTranslation('cases')
  const queryClient = useQueryClient()
  const [event, setEvent] = useState<CaseEvent | null>(null)
  const { id, version } = found
  const show = (changed: ManagedCase) => {
    queryClient.setQueryData(getGetManagedCaseQueryKey(id), changed)
    void queryClient.invalidateQueries({ queryKey: getListManagedCasesQueryKey() })
  }
  const assign = useAction(async () => show(await assignCase(id, { version, isMine: !found.isMine })))
  return (
    <>
      <Flex gap={8} wrap>
        <Button disabled={assign.isRunning} onClick={() => void assign.run()}>
          {t(found.isMine ? 'manage.release' : 'manage.claim')}
        </Button>
        {found.events.map((each) => (
          <Button
            key={each}
            aria-haspopup="dialog"
            danger={each === 'refuse' || each === 'withdraw'}
            onClick={() => setEvent(each)}
          >
            {t(`manage.event.${each}`)}
          </Button>
        ))}
      </Flex>
      <ErrorNote error={assign.error} act="change" />
      {event === 'requestDocuments' && (
        <RequestDialog
          found={found}
          act={async (reason) => {
            show(await moveCase(id, { version, event, reason }))
            notifySuccess(t('manage.moved'))
          }}
          onClose={() => setEvent(null)}
        />
      )}
      {event && event !== 'requestDocuments' && (
        <FormDialog<Values>
          isOpen
          title={t(`manage.event.${event}`)}
          confirmLabel={t(`manage.event.${event}`)}
          act={async ({ reason, officeNumber, feeAgreed }) => {
            show(
              await moveCase(id, {
                version,
                event,
                ...(reason && { reason: reason.trim() }),
                ...(officeNumber && { officeNumber: officeNumber.trim() }),
                ...(feeAgreed && { feeAgreed }),
              }),
            )
            notifySuccess(t('manage.moved'))
          }}
          onClose={() => setEvent(null)}
        >
          <p style={{ marginBottom: 16 }}>{t(`manage.eventText.${event}`)}</p>
          {withNumber.has(event) && (
            <Form.Item name="officeNumber" label={t('list.officeNumber')} extra={t('manage.officeNumberHelp')}>
              <Input maxLength={50} autoComplete="off" />
            </Form.Item>
          )}
          {withReason.has(event) && <ReasonField help={t('manage.reasonHelp')} hasFocus />}
          {event === 'file' && <FeeChanges changes={found.feeChanges} fallen={found.fallenFee} />}
        </FormDialog>
      )}
    </>
  )
}
