import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, ScrollRestoration, type UIMatch, useLocation, useNavigation } from 'react-router'
import { SignInHost } from '../../features/identity/sign-in-host.tsx'
import { useUserChanges } from '../../shared/session/current-user.ts'
import type { LoadingFlag } from '../loading-flag.ts'
import { traitsOf, usePageTraits, useTransparentHeader } from '../page-traits.ts'
import { OfflineNote } from '../../shared/ui/feedback/offline-note.tsx'
import { SavedOutlet } from './saved-outlet.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'

export function SiteLayout({ loadingFlag }: { loadingFlag: LoadingFlag }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const { isActivity = false } = usePageTraits()
  const isBehindHeader = useTransparentHeader()
  const turn = useUserChanges()
  const { state } = useNavigation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)

  // A user who does not see the page hears that it changed, and goes on from its top.
  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true })
    shownPath.current = pathname
  }, [pathname])

  return (
    <div className={styles.site}>
      {/* A link to #main would be an address of the router. */}
      <button type="button" className={`${styles.skip} no-print`} onClick={() => main.current?.focus()}>
        {t('skipToContent')}
      </button>
      {!isActivity && <SiteHeader />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-busy={state !== 'idle'}
        className={`${styles.main} ${isBehindHeader ? styles.behindHeader : ''}`}
      >
        <SavedOutlet key={turn} />
      </main>
      <SiteFooter />
      <LoadingOverlay flag={loadingFlag} />
      <SignInHost />
      <OfflineNote />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

// Every address that was typed has the same key; its place is stored by the address instead. A page that is stored alive has
// one place however one comes to it.
function scrollKey({ key, pathname, search }: Location, matches: UIMatch[]): string {
  if (traitsOf(matches).keepAlive) return pathname
  return key === 'default' ? pathname + search : key
}
