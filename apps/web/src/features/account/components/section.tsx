import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A part of a page of the personal center. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  )
}
