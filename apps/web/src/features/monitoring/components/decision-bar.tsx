import { monitorVerdictLabels } from '@markwright/domain/marks/monitor-labels'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import type { HitDecisions } from '../hooks/use-hit-decisions.ts'
import styles from './monitoring.module.css'
import { verdicts } from './verdict-control.tsx'

/** Decides upon all hits that are picked, and takes the last decision back. */
export function DecisionBar({ total, decisions }: { total: number; decisions: HitDecisions }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const [isByButton, setIsByButton] = useState(false)
  const { picked, decided, isRunning } = decisions
  const decide = (verdict: (typeof verdicts)[number] | null) => {
    setIsByButton(true)
    decisions.decide(verdict)
  }
  return (
    <div className={`${styles.decisions} no-print`} role="group" aria-label={t('hits.many')}>
      <Checkbox
        checked={picked.length === total}
        indeterminate={picked.length > 0 && picked.length < total}
        onChange={({ target }) => decisions.pickAll(target.checked)}
      >
        {t('hits.pickAll')}
      </Checkbox>
      {picked.length > 0 && (
        <>
          <span role="status">{t('hits.picked', { count: picked.length })}</span>
          {verdicts.map((verdict, at) => (
            <Button
              key={verdict}
              size="small"
              disabled={isRunning}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => decide(verdict)}
            >
              {monitorVerdictLabels[verdict][language]}
            </Button>
          ))}
          <Button size="small" disabled={isRunning} aria-keyshortcuts="0" onClick={() => decide(null)}>
            {t('hits.undoDecision')}
          </Button>
          <span className={styles.keys}>{t('hits.keys')}</span>
        </>
      )}
      {picked.length === 0 && decided && (
        <>
          <span role="status">
            {decided.verdict === null
              ? t('hits.tookBack', { count: decided.count })
              : t('hits.decided', { count: decided.count, verdict: monitorVerdictLabels[decided.verdict][language] })}
          </span>
          {/* The button that was pressed has gone with its selection: anyone who uses the keyboard goes on here. */}
          <Button size="small" autoFocus={isByButton} disabled={isRunning} onClick={() => decisions.undo()}>
            {t('hits.undo')}
          </Button>
        </>
      )}
      <ErrorNote error={decisions.error} />
    </div>
  )
}
