import type { Report } from '@markwright/api-client/models/report'
import { useTranslation } from 'react-i18next'
import { ReportBasis } from '../../../shared/reports/report-basis.tsx'
import { ReportClassSection } from '../../../shared/reports/report-class-section.tsx'
import { ReportGrades } from '../../../shared/reports/report-grades.tsx'
import styles from './reports.module.css'

/** What a delivered report says. */
export function ReportResult({ report: { content, conclusion, reviewer, question } }: { report: Report }) {
  const { t } = useTranslation('reports')
  if (!content) return null
  const marks = new Map(content.marks.map((mark) => [mark.id, mark]))
  return (
    <>
      <section className={styles.conclusion}>
        <h2>{t('content.conclusion')}</h2>
        <p className={styles.words}>{conclusion}</p>
        {reviewer && <p className={styles.note}>{t('content.reviewer', { name: reviewer })}</p>}
      </section>
      <section className={styles.section}>
        <h2>{t('content.grades')}</h2>
        <ReportGrades classes={content.classes} />
      </section>
      {content.classes.map((assessed) => (
        <ReportClassSection
          key={assessed.class}
          assessed={assessed}
          marks={marks}
          question={question}
          comment={
            assessed.comment && (
              <div className={styles.comment}>
                <h3>{t('content.comment')}</h3>
                <p className={styles.words}>{assessed.comment}</p>
              </div>
            )
          }
        />
      ))}
      <ReportBasis content={content} question={question} />
    </>
  )
}
