import type { GazetteIssueOverview } from '@markwright/api-client/models/gazetteIssueOverview'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import styles from './gazette.module.css'

/** What an issue holds: notices by kind, and marks by class as columns that narrow the list when pressed. */
export function GazetteOverview({
  overview: { issueNo, counts, classes },
  classNo,
  onClass,
}: {
  overview: GazetteIssueOverview
  classNo: number | null
  onClass: (classNo: number | null) => void
}) {
  const { t } = useTranslation('gazette')
  const language = useLanguage()
  const most = Math.max(1, ...classes.map(({ count }) => count))
  const nameOf = (no: number) => niceClassName(no, language)
  return (
    <section className={styles.overview} aria-label={t('overview', { issue: issueNo })}>
      <dl className={styles.counts}>
        {counts.map(({ type, typeName, count }) => (
          <div key={type}>
            <dt>{typeName}</dt>
            <dd className="numeric">{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.classes} role="group" aria-label={t('byClass')}>
        {classes.map(({ class: no, count }) => (
          <button
            key={no}
            type="button"
            className={styles.column}
            aria-pressed={no === classNo}
            aria-label={t('classCount', { no, name: nameOf(no), count })}
            title={t('classCount', { no, name: nameOf(no), count })}
            onClick={() => onClass(no === classNo ? null : no)}
          >
            <span className={styles.stem}>
              <span style={{ height: `${Math.max(4, (count * 100) / most)}%` }} />
            </span>
            <span className="numeric">{no}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
