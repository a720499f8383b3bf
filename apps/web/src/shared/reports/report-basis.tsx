import type { ReportContent } from '@markwright/api-client/models/reportContent'
import type { ReportQuestion } from '@markwright/api-client/models/reportQuestion'
import { useTranslation } from 'react-i18next'
import styles from './report-content.module.css'

/** What a report is based on, and what it cannot know. */
export function ReportBasis({ content, question }: { content: ReportContent; question: ReportQuestion }) {
  const { t } = useTranslation('reports')
  const { basis, wellKnown, limits } = content
  const facts: [string, string | null][] = [
    [t('content.applicant'), question.applicant],
    [t('content.queryDate'), basis.queryDate],
    [t('content.dataDate'), basis.dataDate],
    [t('content.offices'), t('content.officesText')],
    [t('content.marksSearched'), basis.marksSearched.toLocaleString('en')],
    [t('content.dataVersion'), String(basis.dataVersion)],
    [t('content.engineVersion'), basis.engineVersion],
    [t('content.parameterVersion'), basis.parameterVersion],
    [t('content.calibrated'), t('content.notCalibrated')],
  ]
  return (
    <>
      {wellKnown.length > 0 && (
        <section className={styles.class}>
          <h2>{t('content.wellKnown')}</h2>
          <p>{wellKnown.join(' · ')}</p>
          <p className={styles.faint}>{t('content.wellKnownNote')}</p>
        </section>
      )}
      <section className={styles.class}>
        <h2>{t('content.basis')}</h2>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <section className={styles.class}>
        <h2>{t('content.limits')}</h2>
        <ol className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
