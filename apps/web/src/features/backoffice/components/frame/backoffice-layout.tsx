import { useGetStaff } from '@markwright/api-client/backoffice'
import { Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { forgetInput } from '../../../../shared/session/unsaved-input.ts'
import { ErrorView } from '../../../../shared/ui/feedback/error-view.tsx'
import { OfflineNote } from '../../../../shared/ui/feedback/offline-note.tsx'
import { useStaffPresence } from '../../hooks/use-staff-presence.ts'
import styles from './backoffice-layout.module.css'
import { PermittedPage } from './permitted-page.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SideMenu } from './side-menu.tsx'
import { StaffSignIn, StaffSignInAgain } from './staff-sign-in.tsx'

/** How long the server's word on who is signed in is regarded as true. */
const FRESH_MS = 60_000

/** Frame of the back office. Anyone who is not signed in does so here, and finds the page that the address names. */
export function BackofficeLayout() {
  const { t } = useTranslation('site')
  const { isSignedIn, isSuspended, hasLapsed, signOut } = useStaffPresence()
  const isPhone = usePhoneWidth()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  const {
    data: staff,
    error,
    refetch,
  } = useGetStaff({ query: { enabled: isSignedIn, staleTime: FRESH_MS, refetchOnWindowFocus: true } })

  // A user who does not see the page hears that it changed, and goes on from its top.
  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true })
    shownPath.current = pathname
    forgetInput()
  }, [pathname])

  if (!isSignedIn && !isSuspended) return <StaffSignIn hasLapsed={hasLapsed} />
  const Menu = isPhone ? PhoneBar : SideMenu
  return (
    <div className={styles.frame}>
      {/* A link to #main would be an address of the router. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skipToContent')}
      </button>
      {staff && <Menu staff={staff} onSignOut={signOut} />}
      <main id="main" ref={main} tabIndex={-1} aria-busy={state !== 'idle'} className={styles.main}>
        {staff && <PermittedPage key={staff.id} staff={staff} />}
        {!staff && error && <ErrorView error={error} onRetry={() => void refetch()} />}
        {!staff && !error && <Skeleton active className={styles.waiting} />}
      </main>
      <OfflineNote />
      <StaffSignInAgain isOpen={isSuspended} />
      <ScrollRestoration />
    </div>
  )
}
