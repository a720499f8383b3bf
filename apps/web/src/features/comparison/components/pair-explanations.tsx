import type { Comparison } from '@markwright/api-client/models/comparison'
import { useTranslation } from 'react-i18next'
import { ExplanationPanel } from '../../../shared/similarity/explanation-panel.tsx'
import styles from './comparison.module.css'
import { pairAnchor } from './pair-anchor.ts'
import { useMarkName } from './use-mark-name.ts'

/** Why each pair is as near as it is, the nearest first. */
export function PairExplanations({ comparison: { marks, matrix, engineVersion } }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const nameOf = useMarkName()
  const label = (id: string) => {
    const hit = marks.find((mark) => mark.hit.id === id)?.hit
    return hit ? `${nameOf(hit)} (${hit.country} ${hit.appNo})` : id
  }
  const nearestFirst = matrix.toSorted((one, other) => (other.similarity?.score ?? 0) - (one.similarity?.score ?? 0))
  return (
    <section className={styles.section} aria-labelledby="why">
      <h2 id="why">{t('why')}</h2>
      {nearestFirst.map((pair) => (
        <article key={pairAnchor(pair)} id={pairAnchor(pair)} tabIndex={-1} className={styles.pair}>
          <h3>{t('pair', { a: label(pair.a), b: label(pair.b) })}</h3>
          {pair.similarity ? (
            <ExplanationPanel
              query={pair.nameA ?? ''}
              name={pair.nameB}
              similarity={pair.similarity}
              engineVersion={engineVersion}
            />
          ) : (
            <p className={styles.note}>
              {pair.nameA === null || pair.nameB === null ? t('noNameText') : t('notNearText')}
            </p>
          )}
        </article>
      ))}
    </section>
  )
}
