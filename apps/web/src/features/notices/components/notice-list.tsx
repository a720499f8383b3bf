import type { Notice } from '@markwright/api-client/models/notice'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { isUnread } from '../hooks/use-mark-read.ts'
import styles from './notice-list.module.css'

/** Title, content and time of each notice; `onFollow` is called when the member follows one to its page. */
export function NoticeList({ notices, onFollow }: { notices: readonly Notice[]; onFollow?: () => void }) {
  const { t } = useTranslation('notices')
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id} data-unread={isUnread(notice)}>
          <h2>
            {isUnread(notice) && <span className="visually-hidden">{t('unreadMark')}</span>}
            {notice.link ? (
              <SiteLink to={notice.link} onClick={onFollow}>
                {notice.messageTitle}
              </SiteLink>
            ) : (
              notice.messageTitle
            )}
          </h2>
          <p>{notice.messageContent}</p>
          <time className="numeric">{toLocalMinute(notice.createTime)}</time>
        </li>
      ))}
    </ul>
  )
}
