import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './select-box.module.css'
import { useSelect } from '../../hooks/use-select.ts'
import { type Selected, SELECTED_MAX, useSelection } from '../../model/selection.ts'

/** Puts a mark aside. Where there is no room for another one, the box cannot be ticked and says why. */
export function SelectBox({ mark, label }: { mark: Selected; label: string }) {
  const { t } = useTranslation('selection')
  const id = useId()
  const select = useSelect()
  const selected = useSelection()
  const isSelected = selected.some((each) => each.id === mark.id)
  const reason = !isSelected && selected.length >= SELECTED_MAX ? t('full', { count: SELECTED_MAX }) : undefined
  return (
    <label className={styles.box} title={reason}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={label}
        disabled={reason !== undefined}
        aria-describedby={reason && id}
        onChange={({ target }) => select([mark], target.checked)}
      />
      {reason && (
        <span id={id} className="visually-hidden">
          {reason}
        </span>
      )}
    </label>
  )
}
