import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { openSignIn } from '../session/sign-in-dialog.ts'
import { MessageView } from './message-view.tsx'

/** Stands where a visitor would find something of a member's. */
export function SignInView({ text }: { text: string }) {
  const { t } = useTranslation('site')
  return (
    <MessageView
      stamp={<LockOutlined />}
      title={t('signInFirst')}
      text={text}
      actions={
        <>
          <Button type="primary" onClick={() => openSignIn()}>
            {t('signIn')}
          </Button>
          <Button onClick={() => openSignIn({ kind: 'register' })}>{t('register')}</Button>
        </>
      }
    />
  )
}
