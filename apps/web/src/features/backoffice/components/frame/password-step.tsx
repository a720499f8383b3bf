import { signInStaff } from '@markwright/api-client/backoffice'
import { ApiError } from '@markwright/api-client/fetch'
import type { StaffChallenge } from '@markwright/api-client/models/staffChallenge'
import { getGetSiteQueryOptions } from '@markwright/api-client/operations'
import { PASSWORD_MAX } from '@markwright/domain/people/password'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useHumanCheck } from '../../../../shared/human-check/use-human-check.tsx'
import { obfuscatePassword } from '../../../../shared/session/password-cipher.ts'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'

/** After some failures a person must show that one is there. */
const HUMAN_CHECK_WANTED = 428

type Values = { username: string; password: string }

/** Requests name and password; dispatches what the second step needs. `refusal` is why that step led back here. */
export function PasswordStep({
  refusal,
  onChallenge,
}: {
  refusal: ApiError | null
  onChallenge: (challenge: StaffChallenge) => void
}) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const requestHumanCheck = useHumanCheck()
  const { mutate, error, isIdle, isPending } = useMutation({
    mutationFn: async ({ username, password }: Values) => {
      const { passwordKey } = await queryClient.fetchQuery(getGetSiteQueryOptions())
      const attempt = { username: username.trim(), password: obfuscatePassword(password, passwordKey) }
      try {
        return await signInStaff(attempt)
      } catch (refusal) {
        if (!(refusal instanceof ApiError) || refusal.status !== HUMAN_CHECK_WANTED) throw refusal
        const captchaVerification = await requestHumanCheck()
        return captchaVerification === null ? null : signInStaff({ ...attempt, captchaVerification })
      }
    },
    onSuccess: (challenge) => challenge && onChallenge(challenge),
  })
  return (
    <Form<Values> layout="vertical" requiredMark={false} disabled={isPending} onFinish={(values) => mutate(values)}>
      <ErrorNote error={error ?? (isIdle ? refusal : null)} />
      <Form.Item
        name="username"
        label={t('signIn.name')}
        rules={[{ required: true, whitespace: true, message: t('signIn.nameMissing') }]}
      >
        <Input autoFocus autoComplete="username" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('signIn.password')}
        rules={[{ required: true, message: t('signIn.passwordMissing') }]}
      >
        <Input type="password" autoComplete="current-password" maxLength={PASSWORD_MAX} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={whenSlow(isPending)}>
        {t('signIn.next')}
      </Button>
    </Form>
  )
}
