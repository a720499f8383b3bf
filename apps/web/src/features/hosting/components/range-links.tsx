import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './hosting.module.css'

/** Links to the same page with another range of days. */
export const RangeLinks = ({
  label,
  current,
  links,
}: {
  label: string
  current: string | null
  links: readonly { key: string; text: string; path: string }[]
}) => (
  <nav aria-label={label} className={styles.ranges}>
    {links.map(({ key, text, path }) => (
      <SiteLink key={key} to={path} aria-current={key === current || undefined} className={styles.range}>
        {text}
      </SiteLink>
    ))}
  </nav>
)
