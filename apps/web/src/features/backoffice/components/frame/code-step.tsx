import { useConfirmStaffSignIn } from '@markwright/api-client/backoffice'
import type { ApiError } from '@markwright/api-client/fetch'
import type { StaffChallenge } from '@markwright/api-client/models/staffChallenge'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { beginStaffSession } from '../../../../shared/session/staff-session.ts'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'
import { Enrolment } from './enrolment.tsx'
import styles from './staff-sign-in.module.css'

const CODE_LENGTH = 6
/** The ticket of the first step is spent or too old (contract §16). */
const STALE_TICKET = 10203

/**
 * Requests the one-time password; the first time it shows how to set up an authenticator before. Goes back to the first
 * step, with what the server said, where that has to be done again.
 */
export function CodeStep({
  challenge,
  onBack,
}: {
  challenge: StaffChallenge
  onBack: (refusal: ApiError | null) => void
}) {
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<{ code: string }>()
  const { ticket, enrolment } = challenge
  const { mutate, error, isPending } = useConfirmStaffSignIn({
    mutation: {
      onSuccess: ({ access_token }) => beginStaffSession(access_token),
      onError: (refusal) => {
        if (refusal.code === STALE_TICKET) return onBack(refusal)
        form.resetFields()
        form.focusField('code')
      },
    },
  })
  return (
    <div className={styles.step}>
      {enrolment && <Enrolment enrolment={enrolment} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) => mutate({ data: { ticket, code } })}
      >
        <ErrorNote error={error} />
        <Form.Item
          name="code"
          label={t('signIn.code')}
          extra={t('signIn.codeHelp')}
          getValueFromEvent={(event: React.ChangeEvent<HTMLInputElement>) => event.target.value.replaceAll(/\D/g, '')}
          rules={[{ required: true, len: CODE_LENGTH, message: t('signIn.codeMissing') }]}
          validateTrigger="onSubmit"
        >
          <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={CODE_LENGTH} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={whenSlow(isPending)} disabled={isPending}>
          {t('signIn.confirm')}
        </Button>
        <Button type="link" block onClick={() => onBack(null)}>
          {t('signIn.back')}
        </Button>
      </Form>
    </div>
  )
}
