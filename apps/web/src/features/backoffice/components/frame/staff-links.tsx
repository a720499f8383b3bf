import {
  AuditOutlined,
  ExperimentOutlined,
  CalendarOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  LogoutOutlined,
  NotificationOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { Staff } from '@markwright/api-client/models/staff'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { SealLogo } from '../../../../shared/ui/seal-logo.tsx'
import { SiteLink } from '../../../../shared/ui/site-link.tsx'
import { LanguageButton } from './language-button.tsx'
import styles from './side-menu.module.css'

const entries = [
  { key: 'users', path: paths.manageUsers, icon: <TeamOutlined /> },
  { key: 'trials', path: paths.manageTrials, icon: <ExperimentOutlined /> },
  { key: 'announcements', path: paths.manageNotices, icon: <NotificationOutlined /> },
  { key: 'articles', path: paths.manageArticles, icon: <FileTextOutlined /> },
  { key: 'reports', path: paths.manageReports, icon: <FileSearchOutlined /> },
  { key: 'calendar', path: paths.manageCalendar, icon: <CalendarOutlined /> },
  { key: 'outbox', path: paths.manageOutbox, icon: <InboxOutlined /> },
  { key: 'audit', path: paths.manageAudit, icon: <AuditOutlined /> },
] as const

/** Pages that belong to an entry of the menu without being it. */
const within: Readonly<Record<string, string>> = {
  [paths.manageArticle]: paths.manageArticles,
  [paths.manageRegistrations]: paths.manageArticles,
  [paths.manageReport]: paths.manageReports,
}

/** Where staff can go, and who is signed in. `onFollow` is told when a link is followed. */
export function StaffLinks({
  staff,
  onSignOut,
  onFollow,
}: {
  staff: Staff
  onSignOut: () => Promise<void>
  onFollow?: () => void
}) {
  const { t } = useTranslation(['backoffice', 'site'])
  const { pathname } = useLocation()
  const current = within[pathname] ?? pathname
  const shown = entries.filter(({ key }) => key !== 'outbox' || staff.delivery === 'outbox')
  return (
    <>
      <div className={styles.brand}>
        <SealLogo sizePx={32} />
        <span>
          {t('site:brandShort')}
          <small>{t('title')}</small>
        </span>
      </div>
      <nav aria-label={t('menu.label')}>
        <ul>
          {shown.map(({ key, path, icon }) => (
            <li key={key}>
              <SiteLink to={path} onClick={onFollow} aria-current={current === path ? 'page' : undefined}>
                {icon}
                {t(`menu.${key}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <p className={styles.who}>
          {staff.name}
          <small>{t(`role.${staff.role}`)}</small>
        </p>
        <LanguageButton />
        <SiteLink to={paths.home} onClick={onFollow}>
          <HomeOutlined />
          {t('menu.site')}
        </SiteLink>
        <button type="button" onClick={() => void onSignOut()}>
          <LogoutOutlined />
          {t('menu.signOut')}
        </button>
      </div>
    </>
  )
}
