import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { openSignIn } from '../../session/sign-in-dialog.ts'

/** The two ways in, offered to a visitor where a page wants a member. */
export function SignInButtons() {
  const { t } = useTranslation('site')
  return (
    <>
      <Button type="primary" onClick={() => openSignIn()}>
        {t('signIn')}
      </Button>
      <Button onClick={() => openSignIn({ kind: 'register' })}>{t('register')}</Button>
    </>
  )
}
