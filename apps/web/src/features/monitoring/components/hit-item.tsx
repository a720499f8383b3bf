import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import { countryName } from '@markwright/domain/places/countries'
import { monitorEventLabels } from '@markwright/domain/marks/monitor-labels'
import { Skeleton } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OPPOSITION, StartCase } from '../../../shared/cases/start-case.tsx'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ExplanationPanel } from '../../../shared/similarity/explanation-panel.tsx'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { Flag } from '../../../shared/ui/brand/flag.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { DeadlineNote } from './deadline-note.tsx'
import styles from './monitoring.module.css'
import { VerdictControl } from './verdict-control.tsx'

const ImageReason = lazy(async () => ({ default: (await import('./image-reason.tsx')).ImageReason }))

/** Whether the opposition period of a mark of mainland China still runs. */
const canOppose = ({ kind, deadline, mark }: MonitorHit) =>
  mark.country === 'CN' && kind !== 'renewal' && kind !== 'grace' && deadline !== null && deadline.daysLeft >= 0

/** One hit: what has happened to which record, why it is similar, until when one can act, and what is decided. */
export function HitItem({
  hit,
  hasMonitor,
  picker,
  onMarked,
}: {
  hit: MonitorHit
  /** Whether the name of the monitor is reported. */
  hasMonitor: boolean
  /** Picks it among others. */
  picker?: ReactNode
  onMarked: (hit: MonitorHit) => void
}) {
  const { t } = useTranslation(['monitoring', 'site'])
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { mark, change, monitorText } = hit
  const { similarity } = mark
  const name = mark.name ?? mark.nameOther ?? t('hits.figure')
  const applicant = language === 'cn' ? (mark.applicantCn ?? mark.applicantEn) : (mark.applicantEn ?? mark.applicantCn)
  return (
    <li className={styles.hit} data-ignored={hit.verdict === 'ignore' || undefined}>
      <div className={styles.facts}>
        {picker}
        <span className={styles.image}>
          {mark.thumbUrl && <img src={mark.thumbUrl} alt="" loading="lazy" decoding="async" />}
        </span>
        <div>
          <div className={styles.head}>
            <SiteLink to={trademarkDetailPath(mark.id)} className={styles.mark}>
              {[mark.name, mark.nameOther].filter(Boolean).join(' / ') || t('hits.figure')}
            </SiteLink>
            <span className={styles.kind}>{monitorEventLabels[hit.kind][language]}</span>
            {similarity && <LevelBadge level={similarity.level} score={similarity.score} />}
            {similarity && (monitorText || similarity.regions) && (
              <button
                type="button"
                className={styles.why}
                aria-expanded={isOpen}
                aria-label={t('hits.whyOf', { name })}
                onClick={() => setIsOpen(!isOpen)}
              >
                {t('hits.why')}
              </button>
            )}
          </div>
          <div className={styles.line}>
            <span className={styles.office}>
              <Flag code={mark.country} />
              {countryName(mark.country, language)}
            </span>
            <span className="numeric">{mark.appNo}</span>
            {mark.classes.length > 0 && <span>{t('hits.classes', { classes: mark.classes.join(', ') })}</span>}
            <span>{mark.statusText}</span>
            {applicant && <span>{applicant}</span>}
          </div>
          <div className={styles.line}>
            {change && <span>{t('hits.change', { before: change.before || '—', after: change.after || '—' })}</span>}
            <DeadlineNote hit={hit} />
            {canOppose(hit) && (
              <StartCase
                productType={OPPOSITION}
                mark={{ number: mark.appNo, name: mark.name, classes: mark.classes }}
                facts={{ respondent: mark.applicantCn ?? mark.applicantEn }}
                label={t('hits.oppose')}
                size="small"
              />
            )}
            <span className={styles.total}>{t('hits.found', { time: toLocalMinute(hit.foundTime) })}</span>
            {hasMonitor && <span className={styles.total}>{hit.monitorName}</span>}
            {mark.demonstration && <span className={styles.total}>{t('site:demonstration')}</span>}
          </div>
        </div>
      </div>
      <VerdictControl hit={hit} name={name} onMarked={onMarked} />
      {isOpen && similarity?.regions && (
        <div className={styles.panel}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 3 }} />}>
            <ImageReason hit={hit} similarity={similarity} />
          </Suspense>
        </div>
      )}
      {isOpen && similarity && monitorText && (
        <div className={styles.panel}>
          <ExplanationPanel
            query={monitorText}
            name={mark.name}
            nameOther={mark.nameOther}
            similarity={similarity}
            engineVersion={hit.engineVersion ?? ''}
          />
        </div>
      )}
    </li>
  )
}
