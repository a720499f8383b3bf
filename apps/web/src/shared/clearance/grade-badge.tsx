import type { Grade } from '@markwright/api-client/models/grade'
import { useTranslation } from 'react-i18next'
import styles from './grade-badge.module.css'

/** A grade by its letter, its words and its ground, never by hue alone. */
export function GradeBadge({ grade, rate }: { grade: Grade; rate?: number }) {
  const { t } = useTranslation('clearance')
  return (
    <span className={styles.badge} data-grade={grade}>
      <b>{grade}</b> {t(`grade.${grade}`)}
      {rate !== undefined && <span className="numeric">{t('percent', { rate })}</span>}
    </span>
  )
}
