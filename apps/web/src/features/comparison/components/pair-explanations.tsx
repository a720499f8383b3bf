import type { Comparison } from '@markwright/api-client/models/comparison'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'
import { MatchExplanation } from '../../../shared/similarity/match-explanation.tsx'
import styles from './comparison.module.css'
import { pairAnchor } from './pair-anchor.ts'
import { useComparedLabels } from './use-mark-name.ts'

/** Why each pair is as similar as it is, the most similar first. */
export function PairExplanations({ comparison }: { comparison: Comparison }) {
  const { marks, sought, matrix, engineVersion } = comparison
  const { t } = useTranslation('comparison')
  const compared = useComparedLabels(comparison)
  const label = (id: string) => compared.find((each) => each.id === id)?.label ?? id
  const hitOf = (id: string) => marks.find((mark) => mark.hit.id === id)?.hit
  const nearestFirst = matrix.toSorted((one, other) => (other.similarity?.score ?? 0) - (one.similarity?.score ?? 0))
  return (
    <section className={styles.section} aria-labelledby="why">
      <h2 id="why">{t('why')}</h2>
      {nearestFirst.map((pair) => {
        const hit = hitOf(pair.b)
        const upper = hitOf(pair.a)
        return (
          <article key={pairAnchor(pair)} id={pairAnchor(pair)} tabIndex={-1} className={styles.pair}>
            <h3>{t('pair', { a: label(pair.a), b: label(pair.b) })}</h3>
            {pair.similarity && hit ? (
              <MatchExplanation
                query={pair.nameA ?? ''}
                image={sought?.queryImage}
                hit={hit}
                name={pair.nameB}
                similarity={pair.similarity}
                engineVersion={engineVersion}
                sides={upper && { upper: numberOf(upper), lower: numberOf(hit) }}
              />
            ) : (
              <p className={styles.note}>
                {pair.nameA === null || pair.nameB === null ? t('noNameText') : t('notNearText')}
              </p>
            )}
          </article>
        )
      })}
    </section>
  )
}

const numberOf = ({ country, appNo }: TrademarkHit) => `${country} ${appNo}`
