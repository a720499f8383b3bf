import { CloseOutlined, MenuOutlined } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SealLogo } from '../../shared/ui/seal-logo.tsx'
import { SiteLink } from '../../shared/ui/site-link.tsx'
import type { MenuEntry } from '../site-menu.ts'
import styles from './site-header.module.css'

/** The menu of narrow screens: a sheet that comes down from the header. */
export function HeaderSheet({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  useEffect(close, [pathname])
  const links = entries.flatMap((entry) => ('group' in entry ? entry.links : [entry]))
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
        <ul>
          {links.map(({ page, path }) => (
            <li key={page}>
              <SiteLink to={path} onClick={close} aria-current={pathname === path ? 'page' : undefined}>
                <strong>{t(`menu.${page}`)}</strong>
                <span>{t(`menu.${page}Note`)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}
