import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import { useTranslation } from 'react-i18next'
import { useHitDecisions } from '../hooks/use-hit-decisions.ts'
import { DecisionBar } from './decision-bar.tsx'
import { HitItem } from './hit-item.tsx'
import { HitPicker } from './hit-picker.tsx'
import styles from './monitoring.module.css'

/** A page of hits, decided upon singly or many at once. */
export function HitList({
  hits,
  hasMonitor,
  isBusy,
  onDecided,
}: {
  hits: readonly MonitorHit[]
  /** Whether the monitor of each is reported. */
  hasMonitor: boolean
  isBusy: boolean
  onDecided: (hits: readonly MonitorHit[]) => void
}) {
  const { t } = useTranslation('monitoring')
  const decisions = useHitDecisions(hits, onDecided)
  return (
    <>
      <DecisionBar total={hits.length} decisions={decisions} />
      <ul className={styles.hits} aria-busy={isBusy}>
        {hits.map((hit) => (
          <HitItem
            key={hit.id}
            hit={hit}
            hasMonitor={hasMonitor}
            picker={
              <HitPicker
                id={hit.id}
                name={hit.mark.name ?? hit.mark.nameOther ?? t('hits.figure')}
                decisions={decisions}
              />
            }
            onMarked={(marked) => {
              onDecided([marked])
              decisions.forget()
            }}
          />
        ))}
      </ul>
    </>
  )
}
