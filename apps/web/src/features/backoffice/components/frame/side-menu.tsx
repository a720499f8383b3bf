import type { Staff } from '@markwright/api-client/models/staff'
import styles from './side-menu.module.css'
import { StaffLinks } from './staff-links.tsx'

/** The menu of wide screens, which stays in sight. */
export const SideMenu = ({ staff, onSignOut }: { staff: Staff; onSignOut: () => void }) => (
  <aside className={`${styles.side} no-print`}>
    <StaffLinks staff={staff} onSignOut={onSignOut} />
  </aside>
)
