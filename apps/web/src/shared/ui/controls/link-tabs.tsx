import type { ReactNode } from 'react'
import styles from './link-tabs.module.css'
import { SiteLink } from './site-link.tsx'

/** Views of a page side by side, as links, so that each can be opened and shared. */
export function LinkTabs<Key extends string>({
  label,
  tabs,
  current,
  className,
  state,
}: {
  label: string
  tabs: readonly { key: Key; path: string; text: ReactNode }[]
  current: Key
  className?: string | undefined
  /** Goes along in the history, such as the list from which one came. */
  state?: unknown
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.tabs}>
        {tabs.map(({ key, path, text }) => (
          <li key={key}>
            <SiteLink to={path} state={state} aria-current={key === current ? 'page' : undefined}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
