import type { ComparedPair } from '@markwright/api-client/models/comparedPair'
import type { Comparison } from '@markwright/api-client/models/comparison'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import type { Similarity } from '@markwright/api-client/models/similarity'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'
import { ExplanationPanel } from '../../../shared/similarity/explanation-panel.tsx'
import { ImageExplanation } from '../../../shared/similarity/image-explanation.tsx'
import styles from './comparison.module.css'
import { pairAnchor } from './pair-anchor.ts'
import { useComparedLabels } from './use-mark-name.ts'

/** Why each pair is as near as it is, the nearest first. */
export function PairExplanations({ comparison }: { comparison: Comparison }) {
  const { marks, sought, matrix, engineVersion } = comparison
  const { t } = useTranslation('comparison')
  const compared = useComparedLabels(comparison)
  const label = (id: string) => compared.find((each) => each.id === id)?.label ?? id
  const nearestFirst = matrix.toSorted((one, other) => (other.similarity?.score ?? 0) - (one.similarity?.score ?? 0))
  return (
    <section className={styles.section} aria-labelledby="why">
      <h2 id="why">{t('why')}</h2>
      {nearestFirst.map((pair) => (
        <article key={pairAnchor(pair)} id={pairAnchor(pair)} tabIndex={-1} className={styles.pair}>
          <h3>{t('pair', { a: label(pair.a), b: label(pair.b) })}</h3>
          {pair.similarity ? (
            <PairExplanation
              pair={pair}
              similarity={pair.similarity}
              hit={marks.find(({ hit }) => hit.id === pair.b)?.hit}
              image={sought?.queryImage}
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

/** By names, by pictures, or by both. */
function PairExplanation({
  pair,
  similarity,
  hit,
  image,
  engineVersion,
}: {
  pair: ComparedPair
  similarity: Similarity
  hit: TrademarkHit | undefined
  image: QueryImage | undefined
  engineVersion: string
}) {
  const isByPicture = image !== undefined && hit !== undefined && similarity.regions !== undefined
  const isByName = !isByPicture || similarity.spans.length > 0
  return (
    <>
      {isByName && (
        <ExplanationPanel
          query={pair.nameA ?? ''}
          name={pair.nameB}
          similarity={similarity}
          engineVersion={engineVersion}
        />
      )}
      {isByPicture && (
        <ImageExplanation
          image={image}
          hit={hit}
          similarity={similarity}
          engineVersion={engineVersion}
          isVerdictElsewhere={isByName}
        />
      )}
    </>
  )
}
