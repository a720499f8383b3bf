import { askForDecision } from '@markwright/api-client/hosting'
import type { DecisionRequest } from '@markwright/api-client/models/decisionRequest'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { ASKED_MAX } from '../model/annuities.ts'
import { DialogFoot } from './dialog-foot.tsx'
import { MadeLink } from './made-link.tsx'

type Values = { note?: string; email?: string }

/** Makes a link by which a client decides, and shows it to be copied; `onClose` says whether one was made. */
export function AskDialog({
  ids,
  isOpen,
  onClose,
}: {
  ids: readonly string[]
  isOpen: boolean
  onClose: (isMade: boolean) => void
}) {
  const { t } = useTranslation('annuities')
  const refresh = useRefresh()
  const [made, setMade] = useState<DecisionRequest | null>(null)
  const [form] = Form.useForm<Values>()
  const ask = useFormAction(form, async ({ note, email }: Values) => {
    setMade(await askForDecision({ ids: [...ids], note: note?.trim() || null, email: email?.trim() || null }))
    await refresh()
  })
  const close = () => {
    if (!ask.isRunning) onClose(made !== null)
  }
  return (
    <Modal
      open={isOpen}
      title={t('ask.title')}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={close}
      afterClose={() => {
        setMade(null)
        ask.forgive()
      }}
    >
      {made ? (
        <>
          <MadeLink
            title={t('ask.made')}
            text={made.email ? t('ask.sent', { email: made.email }) : t('ask.copyText')}
            url={made.url}
            copyLabel={t('ask.copy')}
          />
          <Button type="primary" style={{ marginTop: 16 }} onClick={close}>
            {t('ask.close')}
          </Button>
        </>
      ) : (
        <Form<Values> form={form} layout="vertical" onFinish={(values) => void ask.run(values)}>
          <p style={{ marginBottom: 14 }}>{t('ask.text', { count: ids.length })}</p>
          {ids.length > ASKED_MAX && (
            <Alert type="error" showIcon title={t('ask.max', { max: ASKED_MAX })} style={{ marginBottom: 14 }} />
          )}
          <Form.Item name="note" label={t('ask.note')}>
            <Input.TextArea rows={3} maxLength={1000} placeholder={t('ask.noteHelp')} />
          </Form.Item>
          <Form.Item
            name="email"
            label={t('ask.email')}
            extra={t('ask.emailHelp')}
            rules={[{ type: 'email', message: t('ask.emailWrong') }]}
          >
            <Input type="email" maxLength={100} autoComplete="off" />
          </Form.Item>
          <ErrorNote error={ask.error} />
          <DialogFoot label={t('ask.act')} isBusy={ask.isRunning || ids.length > ASKED_MAX} onClose={close} />
        </Form>
      )}
    </Modal>
  )
}
