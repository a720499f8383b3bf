import type { ContrastItem } from '@markwright/api-client/models/contrastItem'
import { useTranslation } from 'react-i18next'
import styles from './contrast.module.css'
import { DiffView } from './diff-view.tsx'
import { StateTag } from './state-tag.tsx'

/** Values of both sides, a row for each, under the name of a field where it has one. */
export function ContrastTable({ rows, label }: { rows: readonly (ContrastItem & { name?: string })[]; label: string }) {
  const { t } = useTranslation('contrast')
  const hasNames = rows.some(({ name }) => name !== undefined)
  const cell = ({ state, left, right, parts }: ContrastItem, side: 'left' | 'right') => {
    const value = side === 'left' ? left : right
    if (value === null) return <span className={styles.note}>—</span>
    return state === 'differs' ? <DiffView parts={parts} only={side} /> : value
  }
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {hasNames && <th scope="col">{t('field')}</th>}
          <th scope="col">{t('side.left')}</th>
          <th scope="col">{t('side.right')}</th>
          <th scope="col">{t('verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.name ?? `${at} ${row.left ?? ''} ${row.right ?? ''}`} data-state={row.state}>
            {hasNames && <th scope="row">{row.name}</th>}
            <td data-label={t('side.left')}>{cell(row, 'left')}</td>
            <td data-label={t('side.right')}>{cell(row, 'right')}</td>
            <td>
              <StateTag state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
