import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useMemberPage } from '../../../shared/session/session.ts'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from './personal-center.module.css'

const pages = [
  'account',
  'productService',
  'myServer',
  'myOrder',
  'cases',
  'myMembers',
  'myInvoice',
  'trademarkLog',
  'patentLog',
  'translationLog',
  'savedQueries',
  'patentSearches',
  'patentLists',
  'exports',
  'partnerApi',
  'certification',
  'addresses',
  'contacts',
  'notices',
] as const

/** On phones the menu is wider than the screen. */
const bringIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The frame of the personal center: a side menu, which on phones lies above the page. */
export function PersonalCenter() {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  if (!useMemberPage())
    return (
      <WorkPage title={t('title')}>
        <SignInView text={t('signInText')} />
      </WorkPage>
    )
  return (
    <div className={styles.center}>
      <nav aria-label={t('title')} className={styles.menu}>
        <ul>
          {pages.map((page) => (
            <li key={page} ref={pathname === paths[page] ? bringIntoView : null}>
              <SiteLink to={paths[page]} aria-current={pathname === paths[page] ? 'page' : undefined}>
                {t(`menu.${page}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}
