import { type ReactNode, useId } from 'react'
import styles from './page-section.module.css'

/** A part of a marketing page, on white or on paper. */
export function PageSection({
  title,
  lead,
  ground = 'white',
  children,
}: {
  title: string
  lead?: string
  ground?: 'white' | 'paper'
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} data-ground={ground} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
