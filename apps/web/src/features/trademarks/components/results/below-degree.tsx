import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../model/query.ts'
import styles from './search-results.module.css'

/** The most similar marks that do not reach the chosen degree, apart from the hits that do. */
export function BelowDegree({
  degree,
  count,
  isAlone,
  children,
}: {
  degree: Query['degree']
  count: number
  /** Whether no mark reaches the degree. */
  isAlone: boolean
  /** The list of the marks. */
  children: ReactNode
}) {
  const { t } = useTranslation('results')
  const id = useId()
  return (
    <section className={`${styles.others} ${isAlone ? '' : styles.below}`} aria-labelledby={id}>
      <div className={styles.othersHead}>
        <h2 id={id}>{t('belowDegree.title', { degree: t(`degreeName.${degree}`) })}</h2>
        <p>{t(isAlone ? 'belowDegree.alone' : 'belowDegree.text', { count })}</p>
      </div>
      {children}
    </section>
  )
}
