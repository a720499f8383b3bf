import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionToken } from '../../shared/session/session.ts'
import { openSignIn } from '../../shared/session/sign-in-dialog.ts'
import { lazyPart } from '../lazy-part.ts'
import styles from './site-header.module.css'

const MemberArea = lazyPart(() => import('./member-area.tsx').then((part) => part.MemberArea))

/** A visitor signs in here; a member finds notices and account. */
export function HeaderSession() {
  const { t } = useTranslation('site')
  if (useSessionToken() === null)
    return (
      <button type="button" className={styles.signIn} onClick={() => openSignIn()}>
        {t('signIn')}
      </button>
    )
  return (
    <div className={styles.session}>
      <Suspense>
        <MemberArea />
      </Suspense>
    </div>
  )
}
