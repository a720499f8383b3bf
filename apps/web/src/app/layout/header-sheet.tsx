import { CloseOutlined, MenuOutlined } from '@ant-design/icons'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSessionToken } from '../../shared/session/session.ts'
import { openSignIn } from '../../shared/session/sign-in-dialog.ts'
import { SealLogo } from '../../shared/ui/brand/seal-logo.tsx'
import { lazyPart } from '../lazy-part.ts'
import { linksOf, type MenuEntry, type MenuLink } from '../site-menu.ts'
import { MenuItem } from './menu-item.tsx'
import styles from './site-header.module.css'

const SheetMember = lazyPart(() => import('./sheet-member.tsx').then((part) => part.SheetMember))

/** The menu of narrow screens: a sheet that comes down from the header. */
export function HeaderSheet({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const isMember = useSessionToken() !== null
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  useEffect(close, [pathname])
  return (
    <>
      <button
        type="button"
        className={`${styles.action} ${styles.opener}`}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <MenuOutlined />
      </button>
      {/* A press on the backdrop has the dialog itself as its target. */}
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={t('mainMenu')}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.sheetTop}>
          <SealLogo sizePx={34} />
          <button type="button" className={styles.action} aria-label={t('closeMenu')} onClick={close}>
            <CloseOutlined />
          </button>
        </div>
        {entries.map((entry) =>
          'group' in entry ? (
            <details key={entry.group} name="menu" className={styles.sheetGroup}>
              <summary>{t(`menu.${entry.group}`)}</summary>
              <Links links={linksOf([entry])} onLeave={close} />
            </details>
          ) : (
            <Links key={entry.page} links={[entry]} onLeave={close} />
          ),
        )}
        {isMember ? (
          <Suspense>
            <SheetMember onLeave={close} />
          </Suspense>
        ) : (
          <button
            type="button"
            className={styles.sheetSignIn}
            onClick={() => {
              close()
              openSignIn()
            }}
          >
            {t('signIn')}
          </button>
        )}
      </dialog>
    </>
  )
}

function Links({ links, onLeave }: { links: readonly MenuLink[]; onLeave: () => void }) {
  const { t } = useTranslation('site')
  return (
    <ul>
      {links.map(({ page, path }) => (
        <li key={page}>
          <MenuItem path={path} onClick={onLeave}>
            <strong>{t(`menu.${page}`)}</strong>
          </MenuItem>
        </li>
      ))}
    </ul>
  )
}
