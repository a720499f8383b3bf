import { LockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { MessageView } from './message-view.tsx'
import { SignInButtons } from '../controls/sign-in-buttons.tsx'

/** Shown where a visitor would find something of a member's. */
export function SignInView({ text }: { text: string }) {
  const { t } = useTranslation('site')
  return <MessageView stamp={<LockOutlined />} title={t('signInFirst')} text={text} actions={<SignInButtons />} />
}
