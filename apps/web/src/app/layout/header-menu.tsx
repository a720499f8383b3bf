import { DownOutlined } from '@ant-design/icons'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { loadTexts } from '../../shared/i18n/later-texts.ts'
import { lazyPart } from '../lazy-part.ts'
import { linksOf, type MenuEntry, type MenuGroup } from '../site-menu.ts'
import { HoverPanel } from './hover-panel.tsx'
import { isShown, MenuItem } from './menu-item.tsx'
import styles from './site-header.module.css'

const MenuNote = lazyPart(async () => {
  const [part] = await Promise.all([import('./menu-note.tsx'), loadTexts(['menu'])])
  return part.MenuNote
})
const SiteCode = lazyPart(() => import('./site-code.tsx').then((part) => part.SiteCode))

export function HeaderMenu({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation('site')
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={'group' in entry ? entry.group : entry.page}>
          {'group' in entry ? (
            <Submenu entry={entry} />
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

function Submenu({ entry }: { entry: MenuGroup }) {
  const { t } = useTranslation('site')
  const location = useLocation()
  return (
    <HoverPanel
      isCurrent={linksOf([entry]).some(({ path }) => isShown(path, location))}
      button={
        <>
          {t(`menu.${entry.group}`)}
          <DownOutlined className={styles.arrow} />
        </>
      }
    >
      {(close) => (
        <div className={styles.submenu}>
          <div className={styles.parts}>
            {entry.parts.map(({ part, links }) => (
              <div key={part}>
                {part && <p className={styles.part}>{t(`menu.part.${part}`)}</p>}
                <ul>
                  {links.map(({ page, path }) => (
                    <li key={page}>
                      <MenuItem path={path} onClick={close}>
                        <strong>{t(`menu.${page}`)}</strong>
                        <Suspense>
                          <MenuNote page={page} />
                        </Suspense>
                      </MenuItem>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
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
