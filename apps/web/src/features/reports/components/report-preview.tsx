import type { ReportPreview as Preview } from '@markwright/api-client/models/reportPreview'
import { useTranslation } from 'react-i18next'
import { LevelCounts } from '../../../shared/reports/level-counts.tsx'
import { SimilarImages } from '../../../shared/reports/similar-images.tsx'
import { ReportMarkLine } from '../../../shared/reports/report-mark-line.tsx'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import styles from './reports.module.css'

/** What can be reported without a report: how much is in the way, and the greatest risks. */
export function ReportPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('reports')
  const { dataDate, marksSearched, counts, classes, risks, quota } = preview
  return (
    <section className={styles.preview} aria-live="polite">
      <h2>{t('preview.title')}</h2>
      <p className={styles.note}>
        {t('preview.searched', {
          marks: marksSearched.toLocaleString('en'),
          date: dataDate ?? t('preview.unknownDate'),
        })}
        {' · '}
        {t('preview.quota', { used: quota.used, limit: quota.limit })}
      </p>
      <h3>{t('preview.counts')}</h3>
      <ul className={styles.classes}>
        <li>
          <b>{t('preview.together')}</b>
          <LevelCounts counts={counts} />
        </li>
        {classes.map((each) => (
          <li key={each.class}>
            <b>{t('classShort', { no: each.class })}</b>
            <LevelCounts counts={each.counts} />
            {each.grounds > 0 && (
              <span>
                {t('preview.grounds')} <b className="numeric">{each.grounds}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
      <h3>{t('preview.risks')}</h3>
      {risks.length === 0 && <p>{t('preview.noRisks')}</p>}
      <ol className={styles.risks}>
        {risks.map((mark) => (
          <li key={mark.id}>
            <ReportMarkLine mark={mark} />
            <LevelBadge level={mark.level} score={mark.score} />
          </li>
        ))}
      </ol>
      {preview.image && (
        <>
          <h3>{t('content.images')}</h3>
          <SimilarImages image={preview.image} />
        </>
      )}
      <h3>{t('preview.full')}</h3>
      <ul className={styles.full}>
        {t('preview.fullItems')
          .split(';')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </section>
  )
}
