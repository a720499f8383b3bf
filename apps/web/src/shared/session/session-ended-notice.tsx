import { Button } from 'antd'
import i18next from 'i18next'
import { notifications } from '../ui/feedback/notify-by-message.tsx'
import { memberSession, onSession, sessionToken } from './session.ts'
import { onSignInRequest, openSignIn } from './sign-in-dialog.ts'

const KEY = 'session-ended'

export function showSessionEnded() {
  if (sessionToken() !== null) return
  const stopListening = () => stops.forEach((stop) => stop())
  const close = () => notifications.destroy(KEY)
  const stops = [onSession(() => sessionToken() !== null && close()), onSignInRequest(close)]
  notifications.warning({
    key: KEY,
    title: i18next.t('site:sessionEnded.title'),
    description: i18next.t('site:sessionEnded.text'),
    actions: (
      <Button type="primary" onClick={() => openSignIn({ kind: memberSession.isSuspended() ? 'resume' : 'signIn' })}>
        {i18next.t('site:sessionEnded.signIn')}
      </Button>
    ),
    closable: { 'aria-label': i18next.t('site:sessionEnded.close') },
    duration: false,
    // On a phone it would cover the query on top.
    placement: 'bottomRight',
    onClose: stopListening,
  })
}
