import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import styles from './work-page.module.css'

/** A page to work on: its heading, what can be done with the whole, and the content. */
export const WorkPage = ({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) => (
  <div className={styles.page}>
    <PageTitle text={title} />
    <div className={styles.head}>
      <h1>{title}</h1>
      {actions}
    </div>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
)
