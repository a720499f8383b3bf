import { BellOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { NoticePanel } from '../../features/notices/components/notice-panel.tsx'
import { useLatestNotices, useUnreadCount } from '../../features/notices/hooks/use-latest-notices.ts'
import { useMarkRead } from '../../features/notices/hooks/use-mark-read.ts'
import { HoverPanel } from './hover-panel.tsx'
import styles from './site-header.module.css'

/** Who crosses the bell on the way to the account menu has read nothing. */
const OPEN_DELAY_MS = 200

/** The newest notices, with a dot while any notice is unread. Leaving the list marks those in it as read (spec 1 §4). */
export function NoticeBell() {
  const { t } = useTranslation('notices')
  const { data, isError } = useLatestNotices()
  const { markRead } = useMarkRead()
  const unreadCount = useUnreadCount()
  const hasUnread = unreadCount > 0
  return (
    <HoverPanel
      align="end"
      openDelayMs={OPEN_DELAY_MS}
      label={hasUnread ? t('bellUnread') : t('title')}
      button={
        <span className={styles.bell} data-unread={hasUnread}>
          <BellOutlined />
        </span>
      }
      onClose={() => data && markRead(data.records)}
    >
      {(close) => <NoticePanel notices={data?.records} unreadCount={unreadCount} hasFailed={isError} onLeave={close} />}
    </HoverPanel>
  )
}
