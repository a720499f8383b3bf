import type { ReactNode } from 'react'
import styles from './record-opener.module.css'

/** Names a record and opens what is known of it beside the list. */
export const RecordOpener = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
    {children}
  </button>
)
