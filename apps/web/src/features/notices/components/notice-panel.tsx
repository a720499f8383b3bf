import type { Notice } from '@markwright/api-client/models/notice'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './notice-panel.module.css'

/** What the bell shows. `notices` is undefined while they are fetched, or where they cannot be. */
export function NoticePanel({
  notices,
  unreadCount,
  hasFailed,
  onLeave,
}: {
  notices: readonly Notice[] | undefined
  /** Of all notices, also of those that are not shown. */
  unreadCount: number
  hasFailed: boolean
  onLeave: () => void
}) {
  const { t } = useTranslation(['notices', 'site'])
  return (
    <section className={styles.panel} aria-label={t('title')}>
      {notices && notices.length > 0 && <NoticeList notices={notices} onFollow={onLeave} />}
      {notices?.length === 0 && <p className={styles.empty}>{t('none')}</p>}
      {hasFailed && <p className={styles.empty}>{t('site:error.noAnswer')}</p>}
      <SiteLink to={paths.notices} className={styles.all} onClick={onLeave}>
        {unreadCount > 0 ? t('allUnread', { count: unreadCount }) : t('all')}
      </SiteLink>
    </section>
  )
}
