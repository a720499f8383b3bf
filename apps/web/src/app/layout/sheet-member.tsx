import { MemberLinks, MemberName } from './member-links.tsx'
import styles from './site-header.module.css'

/** The member's part of the sheet. */
export const SheetMember = ({ onLeave }: { onLeave: () => void }) => (
  <section className={styles.sheetMember}>
    <MemberName />
    <ul>
      <MemberLinks onLeave={onLeave} />
    </ul>
  </section>
)
