import { DownOutlined } from '@ant-design/icons'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { lazyPart } from '../lazy-part.ts'
import type { MenuEntry, MenuLink } from '../site-menu.ts'
import { HoverPanel } from './hover-panel.tsx'
import { MenuItem } from './menu-item.tsx'
import styles from './site-header.module.css'

const SiteCode = lazyPart(() => import('./site-code.tsx').then((part) => part.SiteCode))

export function HeaderMenu({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation('site')
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={'group' in entry ? entry.group : entry.page}>
          {'group' in entry ? (
            <Submenu title={t(`menu.${entry.group}`)} links={entry.links} />
          ) : (
            <MenuItem path={entry.path} className={styles.entry}>
              {t(`menu.${entry.page}`)}
            </MenuItem>
          )}
        </li>
      ))}
    </ul>
  )
}

function Submenu({ title, links }: { title: string; links: MenuLink[] }) {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  return (
    <HoverPanel
      isCurrent={links.some(({ path }) => path.split('?')[0] === pathname)}
      button={
        <>
          {title}
          <DownOutlined className={styles.arrow} />
        </>
      }
    >
      {(close) => (
        <div className={styles.submenu}>
          <ul>
            {links.map(({ page, path }) => (
              <li key={page}>
                <MenuItem path={path} onClick={close}>
                  <strong>{t(`menu.${page}`)}</strong>
                  <span>{t(`menu.${page}Note`)}</span>
                </MenuItem>
              </li>
            ))}
          </ul>
          <figure className={styles.code}>
            <Suspense fallback={<div className={styles.codeImage} />}>
              <SiteCode />
            </Suspense>
          </figure>
        </div>
      )}
    </HoverPanel>
  )
}
