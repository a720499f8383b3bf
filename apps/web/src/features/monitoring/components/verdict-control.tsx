import { markMonitorHit } from '@markwright/api-client/monitoring'
import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import type { MonitorVerdict } from '@markwright/api-client/models/monitorVerdict'
import { monitorVerdictLabels } from '@markwright/domain/marks/monitor-labels'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './monitoring.module.css'

export const verdicts = ['ignore', 'watch', 'oppose'] as const satisfies MonitorVerdict[]

/** What is to become of a hit; the same choice again takes it back. */
export function VerdictControl({
  hit,
  name,
  onMarked,
}: {
  hit: MonitorHit
  name: string
  onMarked: (hit: MonitorHit) => void
}) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const note = typed === null ? hit.note : typed.trim() || null
  const mark = useAction(async (verdict: MonitorVerdict | null) => {
    onMarked(await markMonitorHit(hit.id, { verdict, note }))
    setTyped(null)
  })
  return (
    <div className={styles.verdict}>
      <div role="group" aria-label={t('hits.decide', { name })}>
        {verdicts.map((verdict) => {
          const isChosen = hit.verdict === verdict
          return (
            <Button
              key={verdict}
              size="small"
              type={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              disabled={mark.isRunning}
              onClick={() => void mark.run(isChosen ? null : verdict)}
            >
              {monitorVerdictLabels[verdict][language]}
            </Button>
          )
        })}
      </div>
      {hit.verdictBy && hit.verdictTime && (
        <span className={styles.faint}>
          {t('hits.by', { name: hit.verdictBy, time: toLocalMinute(hit.verdictTime) })}
        </span>
      )}
      {typed === null ? (
        <>
          {hit.note && <p className={styles.noteText}>{hit.note}</p>}
          <Button size="small" type="link" onClick={() => setTyped(hit.note ?? '')}>
            {t(hit.note ? 'hits.editNote' : 'hits.addNote')}
          </Button>
        </>
      ) : (
        <form
          className={styles.noteForm}
          onSubmit={(event) => {
            event.preventDefault()
            void mark.run(hit.verdict)
          }}
        >
          <Input.TextArea
            autoFocus
            rows={2}
            maxLength={500}
            value={typed}
            aria-label={t('hits.note')}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
          />
          <div className={styles.buttons}>
            <Button size="small" type="primary" htmlType="submit" loading={mark.isRunning}>
              {t('hits.saveNote')}
            </Button>
            <Button size="small" onClick={() => setTyped(null)}>
              {t('hits.cancel')}
            </Button>
          </div>
        </form>
      )}
      <ErrorNote error={mark.error} />
    </div>
  )
}
