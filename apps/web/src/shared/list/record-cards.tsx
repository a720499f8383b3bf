import { Checkbox } from 'antd'
import styles from './list.module.css'
import type { Column } from './column.ts'
import type { RecordChoice } from './record-choice.ts'

/** Records on a narrow screen: what the table has side by side stands one below the other. */
export const RecordCards = <Row extends { id: string }>({
  label,
  rows,
  columns: [head, ...others],
  choice,
}: {
  label: string
  rows: Row[]
  columns: readonly Column<Row>[]
  choice?: RecordChoice<Row> | undefined
}) => (
  <ul aria-label={label} className={styles.cards}>
    {rows.map((row) => (
      <li key={row.id}>
        <div className={styles.cardHead}>
          {choice && <CardBox row={row} choice={choice} />}
          <div>{head?.render(row)}</div>
        </div>
        <dl>
          {others
            .map(({ key, title, render }) => ({ key, title, shown: render(row) }))
            // What a record does not have, such as an action, takes no line.
            .filter(({ shown }) => shown !== null && shown !== undefined && shown !== false && shown !== '')
            .map(({ key, title, shown }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
        </dl>
      </li>
    ))}
  </ul>
)

function CardBox<Row extends { id: string }>({
  row,
  choice: { chosen, onChoose, labelOf, isOffered },
}: {
  row: Row
  choice: RecordChoice<Row>
}) {
  return (
    <Checkbox
      aria-label={labelOf(row)}
      checked={chosen.includes(row.id)}
      disabled={isOffered !== undefined && !isOffered(row)}
      onChange={({ target }) => onChoose(target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))}
    />
  )
}
