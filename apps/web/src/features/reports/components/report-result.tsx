import type { Report } from '@markwright/api-client/models/report'
import { useTranslation } from 'react-i18next'
import { ReportBody } from '../../../shared/reports/report-body.tsx'
import styles from './reports.module.css'

/** What a delivered report says. */
export function ReportResult({ report: { content, conclusion, reviewer, question } }: { report: Report }) {
  const { t } = useTranslation('reports')
  if (!content) return null
  return (
    <>
      <section className={styles.conclusion}>
        <h2>{t('content.conclusion')}</h2>
        <p className={styles.words}>{conclusion}</p>
        {reviewer && <p className={styles.note}>{t('content.reviewer', { name: reviewer })}</p>}
      </section>
      <ReportBody
        content={content}
        question={question}
        renderComment={({ comment }) =>
          comment && (
            <div className={styles.comment}>
              <h3>{t('content.comment')}</h3>
              <p className={styles.words}>{comment}</p>
            </div>
          )
        }
      />
    </>
  )
}
