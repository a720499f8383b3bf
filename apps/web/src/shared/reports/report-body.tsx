import type { ReportClass } from '@markwright/api-client/models/reportClass'
import type { ReportContent } from '@markwright/api-client/models/reportContent'
import type { ReportQuestion } from '@markwright/api-client/models/reportQuestion'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SimilarImages } from './similar-images.tsx'
import { ReportBasis } from './report-basis.tsx'
import { ReportClassSection } from './report-class-section.tsx'
import styles from './report-content.module.css'
import { ReportGrades } from './report-grades.tsx'

/** What a report says below its conclusion; `renderComment` gives a reviewer's words on a class, or where they are typed. */
export function ReportBody({
  content,
  question,
  renderComment,
}: {
  content: ReportContent
  question: ReportQuestion
  renderComment: (assessed: ReportClass) => ReactNode
}) {
  const { t } = useTranslation('reports')
  const marks = new Map(content.marks.map((mark) => [mark.id, mark]))
  return (
    <>
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
      {content.image && (
        <section className={styles.section}>
          <h2>{t('content.images')}</h2>
          <SimilarImages image={content.image} />
        </section>
      )}
      <ReportBasis content={content} question={question} />
    </>
  )
}
