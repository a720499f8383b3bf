import type { ReactNode } from 'react'
import styles from './message-view.module.css'

/** Says why there is nothing to show, and what to do next. `stamp` is an icon or a short word. */
export function MessageView({
  stamp,
  title,
  text,
  actions,
  children,
  isAlert = false,
  headingLevel: Heading = 'h2',
}: {
  stamp: ReactNode
  title: string
  text?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  isAlert?: boolean
  headingLevel?: 'h1' | 'h2'
}) {
  return (
    <div className={styles.view} role={isAlert ? 'alert' : undefined}>
      <div className={styles.stamp} aria-hidden="true">
        {stamp}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
