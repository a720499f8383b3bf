import { useGetCurrentUser } from '@markwright/api-client/account'
import type { IdentityVerification } from '@markwright/api-client/models/identityVerification'
import type { Ticket } from '@markwright/api-client/models/ticket'
import { maskPhone } from '@markwright/domain/people/phone'
import { Button, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SmsCodeField } from '../../../shared/human-check/sms-code-field.tsx'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

type VerifyProps = {
  verify: (proof: IdentityVerification) => Promise<Ticket>
  onVerified: (ticket: string) => void
}

/** The member shows that the phone of the account is at hand; `verify` turns the code into a ticket for one change. */
export function VerifyStep(props: VerifyProps) {
  const { data: member, error, refetch } = useGetCurrentUser()
  if (member) return <VerifyForm phone={member.phone} {...props} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <Skeleton active />
}

function VerifyForm({ phone, verify, onVerified }: VerifyProps & { phone: string }) {
  const { t } = useTranslation('account')
  const requestHumanCheck = useHumanCheck()
  const [sentBy, setSentBy] = useState<string | null>(null)
  const next = useAction(async ({ code }: { code: string }) => {
    // A code that came before the page was loaded anew is still good.
    const captchaVerification = sentBy ?? (await requestHumanCheck())
    if (captchaVerification === null) return
    const { token } = await verify({ captchaVerification, smsCode: code })
    onVerified(token)
  })
  return (
    <Form layout="vertical" validateTrigger="onBlur" onFinish={(values) => void next.run(values)}>
      <p style={{ marginBottom: 16 }} className="numeric">
        {t('verify.text', { phone: maskPhone(phone) })}
      </p>
      <SmsCodeField scene="verify" phone={() => phone} onSent={setSentBy} />
      <ErrorNote error={next.error} />
      <Button type="primary" htmlType="submit" loading={whenSlow(next.isRunning)}>
        {t('next')}
      </Button>
    </Form>
  )
}
