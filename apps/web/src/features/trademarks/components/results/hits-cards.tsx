import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { LevelBadge } from '../../../../shared/similarity/level-badge.tsx'
import { useHitKeys } from '../../hooks/use-hit-keys.ts'
import {
  DemonstrationLabel,
  ExplanationToggle,
  fromResults,
  HitName,
  OfficeLabel,
  StatusLabel,
  useApplicantName,
} from './hit-parts.tsx'
import styles from './hits-cards.module.css'
import { SelectBox } from '../selection/select-box.tsx'
import { MarkImage } from './mark-image.tsx'

/** Hits as a gallery; an explanation takes a row of its own below the card. */
export function HitsCards({
  hits,
  labelsDemonstration,
  label,
  explain,
}: {
  hits: readonly TrademarkHit[]
  labelsDemonstration: boolean
  /** What the list is called where it is not that of all hits. */
  label?: string | undefined
  explain: (hit: TrademarkHit) => React.ReactNode
}) {
  const { t } = useTranslation(['results', 'selection'])
  const applicantName = useApplicantName()
  const { isOpen, toggle, groupProps, hitProps } = useHitKeys(hits, fromResults)
  return (
    <ul className={styles.cards} aria-label={label ?? t('hits')} {...groupProps}>
      {hits.map((hit) => (
        <Fragment key={hit.id}>
          <li className={styles.card} data-open={isOpen(hit.id) || undefined} {...hitProps(hit)}>
            <MarkImage hit={hit} className={styles.image} />
            <div className={styles.named}>
              <div>
                <HitName hit={hit} />
              </div>
              <SelectBox mark={hit} label={t('selection:selectMark', { name: hit.name ?? hit.appNo })} />
            </div>
            {hit.similarity && (
              <div className={styles.top}>
                <LevelBadge level={hit.similarity.level} score={hit.similarity.score} />
                <ExplanationToggle isOpen={isOpen(hit.id)} onToggle={() => toggle(hit)} name={hit.name} />
              </div>
            )}
            <div className={styles.facts}>
              <div>
                <OfficeLabel code={hit.country} />
                <span className="numeric">{hit.appNo}</span>
              </div>
              <div>
                <StatusLabel hit={hit} />
                {hit.classes.length > 0 && (
                  <span className="numeric">{t('classList', { classes: hit.classes.join(t('separator')) })}</span>
                )}
              </div>
              <div>
                <span className={styles.applicant}>{applicantName(hit)}</span>
              </div>
              {labelsDemonstration && hit.demonstration && (
                <div>
                  <DemonstrationLabel />
                </div>
              )}
            </div>
          </li>
          {isOpen(hit.id) && <li className={styles.explanation}>{explain(hit)}</li>}
        </Fragment>
      ))}
    </ul>
  )
}
