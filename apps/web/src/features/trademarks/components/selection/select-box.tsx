import styles from './select-box.module.css'
import { useSelect } from '../../hooks/use-select.ts'
import { type Selected, useSelection } from '../../model/selection.ts'

/** Puts one mark aside, or several at once. */
export function SelectBox({ marks, label }: { marks: readonly Selected[]; label: string }) {
  const select = useSelect()
  const selected = useSelection()
  const chosen = marks.filter(({ id }) => selected.some((each) => each.id === id)).length
  const isAll = marks.length > 0 && chosen === marks.length
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isAll}
        aria-label={label}
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !isAll
        }}
        onChange={({ target }) => select(marks, target.checked)}
      />
    </label>
  )
}
