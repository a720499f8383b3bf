import type { SimilarityComponents } from '@markwright/api-client/models/similarityComponents'
import { useTranslation } from 'react-i18next'
import styles from './component-bars.module.css'
import { formatScore } from './level-badge.tsx'

const components = ['text', 'phonetic', 'visual', 'semantic'] as const

/** One bar for each way in which marks can be similar, from 0 to 100; a dash where it says nothing about the pair. */
export function ComponentBars({ values }: { values: SimilarityComponents }) {
  const { t } = useTranslation('similarity')
  return (
    <dl className={styles.bars}>
      {components.map((component) => {
        const value = values[component]
        return (
          <div key={component} className={styles.row}>
            <dt>{t(`component.${component}`)}</dt>
            <dd aria-hidden="true" className={styles.track}>
              <div className={styles.fill} style={{ width: `${value ?? 0}%` }} />
            </dd>
            <dd className={`${styles.value} numeric ${value === undefined ? styles.absent : ''}`}>
              {value === undefined ? (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="visually-hidden">{t('notComparable')}</span>
                </>
              ) : (
                formatScore(value)
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
