import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './list.module.css'

/** The filters of a list, above it. */
export function Filters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <div role="search" aria-label={t('list.filters')} className={styles.filters}>
      {children}
    </div>
  )
}
