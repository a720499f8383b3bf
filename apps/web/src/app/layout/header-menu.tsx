import { DownOutlined } from '@ant-design/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SiteLink } from '../../shared/ui/site-link.tsx'
import type { MenuEntry, MenuLink } from '../site-menu.ts'
import styles from './site-header.module.css'

/** Spec 1 §2.4. */
const CLOSE_DELAY_MS = 50

export function HeaderMenu({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={'group' in entry ? entry.group : entry.page}>
          {'group' in entry ? (
            <Submenu title={t(`menu.${entry.group}`)} links={entry.links} />
          ) : (
            <SiteLink
              to={entry.path}
              className={styles.entry}
              aria-current={pathname === entry.path ? 'page' : undefined}
            >
              {t(`menu.${entry.page}`)}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Opens under the pointer, and by key or touch as a disclosure; Esc closes it. */
function Submenu({ title, links }: { title: string; links: MenuLink[] }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<number>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isCurrent = links.some(({ path }) => path === pathname)

  useEffect(() => () => window.clearTimeout(timer.current), [])

  const open = () => {
    window.clearTimeout(timer.current)
    setIsOpen(true)
  }
  const closeSoon = () => {
    timer.current = window.setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS)
  }
  return (
    <div
      style={{ display: 'flex' }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closeSoon()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => (event.detail === 0 || !isOpen ? setIsOpen(!isOpen) : undefined)}
      >
        {title}
        <DownOutlined style={{ fontSize: 10 }} />
      </button>
      <ul id={id} className={styles.submenu} hidden={!isOpen}>
        {links.map(({ page, path }) => (
          <li key={page}>
            <SiteLink to={path} onClick={() => setIsOpen(false)} aria-current={pathname === path ? 'page' : undefined}>
              <strong>{t(`menu.${page}`)}</strong>
              <span>{t(`menu.${page}Note`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
