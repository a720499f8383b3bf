import type { Similarity } from '@markwright/api-client/models/similarity'
import { comparedField, segmentsOf } from './span-layout.ts'
import styles from './spans.module.css'

/** A found name within a list, with the parts underlined that made it a hit. */
export function MarkedName({
  name,
  similarity,
  field,
}: {
  name: string
  similarity?: Similarity
  field: 'name' | 'nameOther'
}) {
  if (!similarity || comparedField(similarity.spans) !== field) return name
  const segments = segmentsOf(
    name,
    similarity.spans.filter((span) => span.field === field),
  )
  return segments.map(({ text, start, span }) =>
    span && span.kind !== 'added' ? (
      <mark key={start} className={`${styles.part} ${styles[span.kind]}`} style={{ background: 'none' }}>
        {text}
      </mark>
    ) : (
      <span key={start}>{text}</span>
    ),
  )
}
