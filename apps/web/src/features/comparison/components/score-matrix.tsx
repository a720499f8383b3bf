import type { Comparison } from '@markwright/api-client/models/comparison'
import { useTranslation } from 'react-i18next'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import styles from './comparison.module.css'
import { pairAnchor } from './pair-anchor.ts'
import { useComparedLabels } from './use-mark-name.ts'

/** How similar each is to each; a cell leads to its explanation. */
export function ScoreMatrix({ comparison }: { comparison: Comparison }) {
  const { matrix } = comparison
  const { t } = useTranslation('comparison')
  const compared = useComparedLabels(comparison)
  const pairOf = (one: string, other: string) =>
    matrix.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  return (
    <section className={styles.section} aria-labelledby="matrix">
      <h2 id="matrix">{t('matrix')}</h2>
      <p className={styles.note}>{t(comparison.sought?.queryImage ? 'matrixNoteImage' : 'matrixNote')}</p>
      <div className={styles.scroll} role="group" aria-labelledby="matrix" tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {compared.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compared.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {compared.map((other) => {
                  const pair = pairOf(id, other.id)
                  if (id === other.id || !pair)
                    return (
                      <td key={other.id} className={styles.self}>
                        —
                      </td>
                    )
                  return (
                    <td key={other.id}>
                      <button
                        type="button"
                        className={styles.score}
                        aria-label={`${t('why')}${t('colon')}${t('pair', { a: label, b: other.label })}`}
                        onClick={() => document.getElementById(pairAnchor(pair))?.focus()}
                      >
                        {pair.similarity ? (
                          <LevelBadge level={pair.similarity.level} score={pair.similarity.score} />
                        ) : pair.nameA === null || pair.nameB === null ? (
                          t('noName')
                        ) : (
                          t('notSimilar')
                        )}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
