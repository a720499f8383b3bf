import { DIALOG_AUTO_OPEN_MS } from '@markwright/domain/people/sign-in-limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { loadTexts } from '../../shared/i18n/later-texts.ts'
import { beginPage } from '../../shared/session/own-data.ts'
import { sessionToken } from '../../shared/session/session.ts'
import { closeSignIn, openSignIn, useSignInRequest } from '../../shared/session/sign-in-dialog.ts'
import { notifyError } from '../../shared/ui/feedback/notify.ts'
import { requestInAddress } from './model/auto-open.ts'

/** Opens the sign-in dialog wherever it is requested, whose code comes with the first request. */
export function SignInHost() {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const request = useSignInRequest()
  const isWanted = request !== null
  const [Dialog, setDialog] = useState<typeof import('./sign-in-dialog.tsx').SignInDialog>()

  useEffect(() => {
    if (!isWanted) return
    Promise.all([import('./sign-in-dialog.tsx'), loadTexts(['humanCheck', 'identity'])]).then(
      ([{ SignInDialog }]) => setDialog(() => SignInDialog),
      () => {
        closeSignIn()
        notifyError(t('error.load.title'))
      },
    )
  }, [isWanted, t])

  // Spec 1 §2.3: with each navigation the cookie is looked at again.
  useEffect(beginPage, [pathname])
  useAutoOpen()

  return Dialog && <Dialog request={request} onClose={closeSignIn} />
}

/** Spec 1 §2.4. Only the address counts with which the site was loaded. */
function useAutoOpen() {
  const { search } = useLocation()
  const [requested] = useState(() => requestInAddress(new URLSearchParams(search)))
  useEffect(() => {
    if (!requested) return
    const timer = setTimeout(() => {
      if (sessionToken() === null) openSignIn(requested)
    }, DIALOG_AUTO_OPEN_MS)
    return () => clearTimeout(timer)
  }, [requested])
}
