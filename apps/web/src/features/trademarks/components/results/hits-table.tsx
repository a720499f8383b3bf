import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { type CSSProperties, Fragment, memo, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../../shared/lib/use-element-size.ts'
import { useHitKeys } from '../../hooks/use-hit-keys.ts'
import type { ColumnName } from '../../model/result-columns.ts'
import type { Sort } from '../../model/search-address.ts'
import { fromResults } from './hit-parts.tsx'
import { HitRow } from './hit-row.tsx'
import styles from './hits-table.module.css'

const SELECT_PX = 36
const widthsPx: Record<ColumnName | 'mark', number> = {
  mark: 182,
  similarity: 136,
  office: 108,
  appNo: 100,
  regNo: 132,
  classes: 54,
  similarGroups: 130,
  status: 100,
  applicant: 132,
  appDate: 104,
  trialDate: 104,
  regDate: 104,
  expiryDate: 104,
  agent: 180,
}
const sortable = ['appDate', 'regDate', 'expiryDate'] as const
type Sortable = (typeof sortable)[number]

/**
 * Hits as a table; an explanation opens below its row. Not of Ant Design, whose table takes three times as long to draw
 * a page of hits. Where the columns do not fit, the table scrolls sideways and its head does not stick.
 */
export function HitsTable({
  hits,
  labelsDemonstration,
  label,
  columns,
  sort,
  onSort,
  explain,
  stickyTopPx,
}: {
  hits: readonly TrademarkHit[]
  /** Whether each invented record is labelled as one; not where the page says it of all. */
  labelsDemonstration: boolean
  /** What the list is called where it is not that of all hits. */
  label?: string | undefined
  columns: readonly ColumnName[]
  sort: Sort
  onSort: (sort: Sort) => void
  explain: (hit: TrademarkHit) => ReactNode
  stickyTopPx: number
}) {
  const { t } = useTranslation(['results', 'selection'])
  const scroll = useRef<HTMLDivElement>(null)
  const { widthPx: visiblePx } = useElementSize(scroll)
  const { isOpen, toggle, groupProps, hitProps } = useHitKeys(hits, fromResults)
  const shown = ['mark', ...columns] as const
  const neededPx = shown.reduce((sum, name) => sum + widthsPx[name], SELECT_PX)
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      data-wide={neededPx > visiblePx || undefined}
      style={{ '--sticky-top': `${stickyTopPx}px`, '--visible-width': `${visiblePx}px` } as CSSProperties}
    >
      <table className={styles.table} style={{ minWidth: neededPx }} {...groupProps}>
        <caption className="visually-hidden">{label ?? t('hits')}</caption>
        <colgroup>
          <col className="no-print" style={{ width: SELECT_PX }} />
          {shown.map((name) => (
            <col key={name} style={{ width: widthsPx[name] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="no-print">
              <span className="visually-hidden">{t('selection:select')}</span>
            </th>
            {shown.map((name) => (
              <HeadCell key={name} name={name} title={t(`column.${name}`)} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <Fragment key={hit.id}>
              <HitRow
                hit={hit}
                labelsDemonstration={labelsDemonstration}
                columns={columns}
                isOpen={isOpen(hit.id)}
                onToggle={toggle}
                rowProps={hitProps(hit)}
              />
              {isOpen(hit.id) && (
                <tr>
                  <td colSpan={shown.length + 1}>
                    <div className={styles.explanation}>{explain(hit)}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const orders = { descending: 'descending', ascending: 'ascending' } as const

const HeadCell = memo(function HeadCell({
  name,
  title,
  sort,
  onSort,
}: {
  name: ColumnName | 'mark'
  title: string
  sort: Sort
  onSort: (sort: Sort) => void
}) {
  if (!isSortable(name)) return <th scope="col">{title}</th>
  const order = sort === name ? orders.ascending : sort === `-${name}` ? orders.descending : undefined
  // The latest first, then the earliest, then as they came.
  const next: Sort = order === undefined ? `-${name}` : order === 'descending' ? name : 'score'
  return (
    <th scope="col" aria-sort={order ?? 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {title}
        <span className={styles.arrows} aria-hidden="true">
          <CaretUpFilled data-on={order === 'ascending' || undefined} />
          <CaretDownFilled data-on={order === 'descending' || undefined} />
        </span>
      </button>
    </th>
  )
})

const isSortable = (name: string): name is Sortable => sortable.some((each) => each === name)
