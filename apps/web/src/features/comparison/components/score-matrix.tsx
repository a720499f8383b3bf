import type { Comparison } from '@markwright/api-client/models/comparison'
import { useTranslation } from 'react-i18next'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import styles from './comparison.module.css'
import { pairAnchor } from './pair-anchor.ts'
import { useMarkName } from './use-mark-name.ts'

/** How near each is to each; a cell leads to its explanation. */
export function ScoreMatrix({ comparison: { marks, matrix } }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const nameOf = useMarkName()
  const pairOf = (one: string, other: string) =>
    matrix.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  const label = (at: number) => `${nameOf(marks[at]!.hit)} · ${marks[at]!.hit.country} ${marks[at]!.hit.appNo}`
  return (
    <section className={styles.section} aria-labelledby="matrix">
      <h2 id="matrix">{t('matrix')}</h2>
      <p className={styles.note}>{t('matrixNote')}</p>
      <div className={styles.scroll} role="group" aria-labelledby="matrix" tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {marks.map(({ hit }, at) => (
                <th key={hit.id} scope="col">
                  {label(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {marks.map(({ hit }, row) => (
              <tr key={hit.id}>
                <th scope="row">{label(row)}</th>
                {marks.map(({ hit: other }, column) => {
                  const pair = pairOf(hit.id, other.id)
                  if (row === column || !pair)
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
                        aria-label={`${t('why')}${t('colon')}${t('pair', { a: label(row), b: label(column) })}`}
                        onClick={() => document.getElementById(pairAnchor(pair))?.focus()}
                      >
                        {pair.similarity ? (
                          <LevelBadge level={pair.similarity.level} score={pair.similarity.score} />
                        ) : pair.nameA === null || pair.nameB === null ? (
                          t('noName')
                        ) : (
                          t('notNear')
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
