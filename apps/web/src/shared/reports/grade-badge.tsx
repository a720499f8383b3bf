import type { ReportGrade } from '@markwright/api-client/models/reportGrade'
import styles from './report-content.module.css'

/** A grade from A to D, told by its letter and not by its colour alone; `advice` stands beside it. */
export const GradeBadge = ({ grade, advice }: { grade: ReportGrade; advice?: string }) => (
  <span className={styles.grade} data-grade={grade}>
    <b>{grade}</b>
    {advice}
  </span>
)
