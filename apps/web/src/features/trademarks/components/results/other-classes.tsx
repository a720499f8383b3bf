import type { OtherClasses as Found } from '@markwright/api-client/models/otherClasses'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import styles from './search-results.module.css'

/** Hits outside the chosen classes as a list of their own, below the few that these have. */
export function OtherClasses({
  found: { total, hits },
  allPath,
  children,
}: {
  found: Found
  /** The same query of every class. */
  allPath: string
  /** The list of the hits. */
  children: ReactNode
}) {
  const { t } = useTranslation('results')
  const id = useId()
  return (
    <section className={styles.others} aria-labelledby={id}>
      <div className={styles.othersHead}>
        <h2 id={id}>{t('otherClasses.title', { count: total, total: total.toLocaleString('en') })}</h2>
        {total > hits.length && <p>{t('otherClasses.first', { count: hits.length })}</p>}
        <SiteLink to={allPath}>{t('otherClasses.all')}</SiteLink>
      </div>
      {children}
    </section>
  )
}
