import styles from './list.module.css'
import type { Column } from './column.ts'

/** Records on a narrow screen: what the table has side by side stands one below the other. */
export const RecordCards = <Row extends { id: string }>({
  label,
  rows,
  columns: [head, ...others],
}: {
  label: string
  rows: Row[]
  columns: readonly Column<Row>[]
}) => (
  <ul aria-label={label} className={styles.cards}>
    {rows.map((row) => (
      <li key={row.id}>
        <div className={styles.cardHead}>{head?.render(row)}</div>
        <dl>
          {others.map(({ key, title, render }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{render(row)}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
