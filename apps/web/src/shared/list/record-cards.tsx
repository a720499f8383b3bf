import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
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
  <>
    {choice && <PageBox rows={rows} choice={choice} />}
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
  </>
)

const offeredOf = <Row,>(rows: readonly Row[], { isOffered }: RecordChoice<Row>) =>
  rows.filter((row) => isOffered === undefined || isOffered(row))

/** Chooses what a page has. */
function PageBox<Row extends { id: string }>({ rows, choice }: { rows: readonly Row[]; choice: RecordChoice<Row> }) {
  const { t } = useTranslation('site')
  const ids = offeredOf(rows, choice).map(({ id }) => id)
  const others = choice.chosen.filter((id) => !ids.includes(id))
  const count = ids.filter((id) => choice.chosen.includes(id)).length
  return (
    <Checkbox
      className={styles.pageBox}
      checked={count > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      disabled={ids.length === 0}
      onChange={({ target }) => choice.onChoose(target.checked ? [...others, ...ids] : others)}
    >
      {t('selectPage')}
    </Checkbox>
  )
}

function CardBox<Row extends { id: string }>({ row, choice }: { row: Row; choice: RecordChoice<Row> }) {
  const { chosen, onChoose, labelOf } = choice
  return (
    <Checkbox
      aria-label={labelOf(row)}
      checked={chosen.includes(row.id)}
      disabled={offeredOf([row], choice).length === 0}
      onChange={({ target }) => onChoose(target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))}
    />
  )
}
