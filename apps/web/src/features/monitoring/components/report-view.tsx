import type { MonitorCount } from '@markwright/api-client/models/monitorCount'
import type { MonitorReport } from '@markwright/api-client/models/monitorReport'
import {
  monitorEventLabels,
  monitorTypeLabels,
  monitorVerdictLabels,
  similarityLevelLabels,
} from '@markwright/domain/marks/monitor-labels'
import { useTranslation } from 'react-i18next'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { DeadlineNote } from './deadline-note.tsx'
import { HitItem } from './hit-item.tsx'
import styles from './monitoring.module.css'

type Labels = Record<string, Record<'cn' | 'en', string>>

/** A report in figures, with the deadlines that still run and the first hits in its order. */
export function ReportView({ report, onChanged }: { report: MonitorReport; onChanged: () => void }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const { monitor, total, deadlines, hits } = report
  return (
    <>
      <h2 className={styles.watchedMark}>{monitor.name}</h2>
      <p className={styles.total}>
        {[monitorTypeLabels[monitor.type][language], monitor.content].filter(Boolean).join(' · ')}
      </p>
      {monitor.image && <img src={monitor.image} alt="" className={styles.watched} />}
      <p className={styles.total}>
        {t('report.stamp', {
          data: report.dataVersion,
          engine: report.engineVersion,
          time: toLocalMinute(report.createTime),
        })}
      </p>
      <p role="status" style={{ marginTop: 16 }}>
        <strong>{t('report.total', { count: total, shown: total.toLocaleString('en') })}</strong>
      </p>
      {total > 0 && (
        <>
          <div className={styles.figures}>
            <Counts title={t('report.kinds')} counts={report.byKind} labels={monitorEventLabels} />
            <Counts title={t('report.levels')} counts={report.byLevel} labels={similarityLevelLabels} />
            <Counts title={t('report.verdicts')} counts={report.byVerdict} labels={monitorVerdictLabels} />
          </div>
          {report.byDay.length > 1 && <Days counts={report.byDay} />}
        </>
      )}
      <section className={styles.part}>
        <h2>{t('report.deadlines')}</h2>
        {deadlines.length === 0 ? (
          <p>{t('report.noDeadlines')}</p>
        ) : (
          <ul className={styles.deadlines}>
            {deadlines.map((hit) => (
              <li key={hit.id}>
                <DeadlineNote hit={hit} />
                <SiteLink to={trademarkDetailPath(hit.mark.id)}>{hit.mark.name ?? hit.mark.appNo}</SiteLink>
                <span className={styles.total}>{hit.mark.appNo}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part}>
        <h2>{t('report.hits')}</h2>
        {hits.length === 0 && <p>{t('report.none')}</p>}
        {hits.length < total && (
          <p className={styles.total}>{t(`report.first.${report.sort}`, { count: hits.length })}</p>
        )}
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <HitItem key={hit.id} hit={hit} hasMonitor={false} onMarked={onChanged} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Counts({ title, counts, labels }: { title: string; counts: readonly MonitorCount[]; labels: Labels }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  if (counts.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {counts.map(({ value, count }) => (
          <div key={value} style={{ display: 'contents' }}>
            <dt>{labels[value]?.[language] ?? t('report.open')}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Days({ counts }: { counts: readonly MonitorCount[] }) {
  const { t } = useTranslation('monitoring')
  const most = Math.max(...counts.map(({ count }) => count))
  return (
    <section>
      <h3>{t('report.days')}</h3>
      <ul className={styles.days}>
        {counts.map(({ value, count }) => (
          <li
            key={value}
            title={t('report.day', { day: value, count })}
            style={{ height: `${Math.max(4, (100 * count) / most)}%` }}
          >
            <span className="visually-hidden">{t('report.day', { day: value, count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
