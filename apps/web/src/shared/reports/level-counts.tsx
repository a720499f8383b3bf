import type { ReportLevelCounts } from '@markwright/api-client/models/reportLevelCounts'
import { useTranslation } from 'react-i18next'
import styles from './report-content.module.css'

const levels = ['identical', 'high', 'middle', 'low'] as const

/** How many marks there are of each level; those of which there are none are left out. */
export function LevelCounts({ counts }: { counts: ReportLevelCounts }) {
  const { t } = useTranslation('similarity')
  const some = levels.filter((level) => counts[level] > 0)
  if (some.length === 0) return <span className={styles.faint}>0</span>
  return (
    <span className={styles.counts}>
      {some.map((level) => (
        <span key={level} data-level={level}>
          {t(`level.${level}`)} <b className="numeric">{counts[level]}</b>
        </span>
      ))}
    </span>
  )
}
