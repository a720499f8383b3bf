import { MenuOutlined } from '@ant-design/icons'
import type { Staff } from '@markwright/api-client/models/staff'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './side-menu.module.css'
import { StaffLinks } from './staff-links.tsx'

/** The menu of narrow screens: a bar, and a drawer behind it. */
export function PhoneBar({ staff, onSignOut }: { staff: Staff; onSignOut: () => void }) {
  const { t } = useTranslation(['backoffice', 'site'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className={`${styles.bar} no-print`}>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('site:openMenu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <MenuOutlined />
      </button>
      <span className={styles.barTitle}>{t('title')}</span>
      <Drawer
        open={isOpen}
        placement="left"
        size={280}
        closable={false}
        aria-label={t('menu.label')}
        styles={{ body: { padding: 0 } }}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.sheet}>
          <StaffLinks staff={staff} onSignOut={onSignOut} onFollow={() => setIsOpen(false)} />
        </div>
      </Drawer>
    </header>
  )
}
