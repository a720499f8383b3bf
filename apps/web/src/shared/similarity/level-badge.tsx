import type { SimilarityLevel } from '@markwright/api-client/models/similarityLevel'
import { useTranslation } from 'react-i18next'
import styles from './level-badge.module.css'

const levels = ['low', 'middle', 'high', 'identical'] as const satisfies SimilarityLevel[]

/** How similar a mark is: by word, by number, by the count of bars and by the depth of the ink, never by hue alone. */
export function LevelBadge({ level, score }: { level: SimilarityLevel; score?: number }) {
  const { t } = useTranslation('similarity')
  const rank = levels.findIndex((each) => each === level)
  return (
    <span className={`${styles.badge} ${styles[level]}`}>
      <span className={styles.bars} aria-hidden="true">
        {levels.map((each, index) => (
          <i key={each} data-full={index <= rank || undefined} style={{ height: 5 + index * 3 }} />
        ))}
      </span>
      {t(`level.${level}`)}
      {score !== undefined && <span className="numeric">{formatScore(score)}</span>}
    </span>
  )
}

/** One decimal at most, and none where it is nought. */
export const formatScore = (score: number) => String(Math.round(score * 10) / 10)
