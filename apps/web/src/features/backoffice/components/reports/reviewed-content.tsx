import type { ReportClass } from '@markwright/api-client/models/reportClass'
import type { ReportContent } from '@markwright/api-client/models/reportContent'
import type { ReportQuestion } from '@markwright/api-client/models/reportQuestion'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportBasis } from '../../../../shared/reports/report-basis.tsx'
import { ReportClassSection } from '../../../../shared/reports/report-class-section.tsx'
import { ReportGrades } from '../../../../shared/reports/report-grades.tsx'
import styles from './review.module.css'

/** What a report says, with the reviewer's words where they belong. */
export function ReviewedContent({
  content,
  question,
  conclusion,
  renderComment,
}: {
  content: ReportContent
  question: ReportQuestion
  conclusion: ReactNode
  renderComment: (assessed: ReportClass) => ReactNode
}) {
  const { t } = useTranslation('reports')
  const marks = new Map(content.marks.map((mark) => [mark.id, mark]))
  return (
    <>
      <section className={styles.section}>
        <h2>{t('review.conclusion')}</h2>
        {conclusion}
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
          comment={renderComment(assessed)}
        />
      ))}
      <ReportBasis content={content} question={question} />
    </>
  )
}
