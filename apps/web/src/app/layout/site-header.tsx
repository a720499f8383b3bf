import { HEADER_FIXED_AFTER_PX } from '@markwright/domain/site/header-limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../shared/i18n/language.ts'
import { SealLogo } from '../../shared/ui/brand/seal-logo.tsx'
import { SiteLink } from '../../shared/ui/controls/site-link.tsx'
import { useTransparentHeader } from '../page-traits.ts'
import { logoPath } from '../../shared/lib/paths.ts'
import { siteMenus } from '../site-menu.ts'
import { HeaderMenu } from './header-menu.tsx'
import { HeaderSession } from './header-session.tsx'
import { HeaderSheet } from './header-sheet.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './site-header.module.css'

export function SiteHeader() {
  const { t } = useTranslation('site')
  const menu = siteMenus[useLanguage()]
  const isTransparent = useTransparentHeader()
  const isFixed = useIsScrolledBeyond(HEADER_FIXED_AFTER_PX)
  const state = isFixed ? styles.fixed : isTransparent ? styles.transparent : ''
  return (
    <header
      className={`${styles.header} ${state}`}
      data-state={isFixed ? 'fixed' : isTransparent ? 'transparent' : 'plain'}
    >
      <div className={styles.bar}>
        <SiteLink to={logoPath} className={styles.brand} aria-label={t('logoLabel')}>
          <SealLogo sizePx={34} />
          <span className={styles.name}>
            {t('brandShort')} <span>{t('brandOther')}</span>
          </span>
        </SiteLink>
        <nav aria-label={t('mainMenu')}>
          <HeaderMenu entries={menu} />
        </nav>
        <div className={styles.actions}>
          <LanguageSwitch />
          <HeaderSession />
          <HeaderSheet entries={menu} />
        </div>
      </div>
    </header>
  )
}

function useIsScrolledBeyond(distancePx: number): boolean {
  const [isBeyond, setIsBeyond] = useState(false)
  useEffect(() => {
    const look = () => setIsBeyond(window.scrollY > distancePx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [distancePx])
  return isBeyond
}
