import type { PatentParagraph } from '@markwright/api-client/models/patentParagraph'
import { Fragment, type ReactNode } from 'react'
import { spansWithin, type Spans } from '../marked-text.tsx'
import styles from '../patents.module.css'
import { Formula } from './formula.tsx'

type Inserted = Pick<PatentParagraph, 'text' | 'formulas' | 'images'>

/**
 * Shows a stretch [from, to) of a text, with its formulas and images in their places; `plain` shows what is between
 * them. One with a mark within it is marked as a whole.
 */
export const withInserts = (
  { text, formulas, images }: Inserted,
  marks: Spans,
  plain: (from: number, to: number) => ReactNode,
): ((from: number, to: number) => ReactNode) => {
  const inserts = [...formulas, ...images].toSorted((a, b) => a.start - b.start)
  if (inserts.length === 0) return plain
  return (from, to) => {
    const parts: ReactNode[] = []
    let at = from
    for (const insert of inserts) {
      const { start, end } = insert
      if (start < at || end > to) continue
      const own = text.slice(start, end)
      const shown =
        'mathml' in insert ? (
          <Formula mathml={insert.mathml} text={own} isFirst={start === from} />
        ) : (
          <img
            className={styles.textImage}
            src={insert.url}
            alt={own.replaceAll(/^\[|\]$/g, '')}
            width={insert.width ?? undefined}
            height={insert.height ?? undefined}
            loading="lazy"
          />
        )
      const Around = spansWithin(marks, start, end).length > 0 ? 'mark' : Fragment
      parts.push(
        <Fragment key={start}>
          {plain(at, start)}
          <Around>{shown}</Around>
        </Fragment>,
      )
      at = end
    }
    return (
      <>
        {parts}
        {plain(at, to)}
      </>
    )
  }
}
