import { DownOutlined, UserOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HoverPanel } from './hover-panel.tsx'
import { MemberLinks, MemberName } from './member-links.tsx'
import { NoticeBell } from './notice-bell.tsx'
import styles from './site-header.module.css'

/** What a member has in the header: notices, and the menu of the account. */
export function MemberArea() {
  const { t } = useTranslation('site')
  return (
    <>
      <NoticeBell />
      <div className={styles.member}>
        <HoverPanel
          align="end"
          button={
            <>
              <UserOutlined />
              <span className="visually-hidden">{t('memberMenu')}</span>
              <MemberName />
              <DownOutlined className={styles.arrow} />
            </>
          }
        >
          {(close) => (
            <ul className={styles.memberLinks}>
              <MemberLinks onLeave={close} />
            </ul>
          )}
        </HoverPanel>
      </div>
    </>
  )
}
