import type { Grade } from '@markwright/api-client/models/grade'
import styles from './grade-badge.module.css'

/** A grade from A to D by its letter, its words and its ground, never by hue alone. */
export const GradeBadge = ({ grade, words }: { grade: Grade; words: string }) => (
  <span className={styles.badge} data-grade={grade}>
    <b>{grade}</b> {words}
  </span>
)
