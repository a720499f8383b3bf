import { RightOutlined } from '@ant-design/icons'
import { niceClasses, niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { useRovingFocus } from '../lib/use-roving-focus.ts'
import { chosenByClass, type ChosenGoods, withClass } from './chosen-goods.ts'
import styles from './goods-picker.module.css'

/** The 45 classes, or those of `classes`: each can be chosen as a whole or looked into. */
export function ClassList({
  value,
  onChange,
  open,
  onOpen,
  isItemsOnly = false,
  classes,
}: {
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
  open: number | null
  onOpen: (no: number) => void
  isItemsOnly?: boolean
  classes: readonly number[] | null
}) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const listed = niceClasses.filter(({ no }) => classes === null || classes.includes(no))
  const { groupProps, itemProps } = useRovingFocus(isItemsOnly ? `open ${listed[0]?.no}` : String(listed[0]?.no))
  const chosen = new Map(chosenByClass(value).map((each) => [each.no, each]))
  return (
    <ul className={styles.classes} aria-label={t('picker.classes')} {...groupProps}>
      {listed.map(({ no }) => {
        const name = niceClassName(no, language)
        const part = chosen.get(no)
        const number = <span className={`${styles.no} numeric`}>{String(no).padStart(2, '0')}</span>
        const count = part && !part.isWhole ? part.groups.length + part.items.length : 0
        return (
          <li key={no} className={styles.class} data-open={no === open || undefined}>
            {isItemsOnly ? (
              number
            ) : (
              <label>
                <input
                  type="checkbox"
                  checked={part?.isWhole ?? false}
                  aria-label={t('picker.wholeClass', { no, name })}
                  onChange={(event) => onChange(withClass(value, no, event.target.checked))}
                  {...itemProps(String(no))}
                />
                {number}
              </label>
            )}
            <button type="button" aria-expanded={no === open} onClick={() => onOpen(no)} {...itemProps(`open ${no}`)}>
              <span className={styles.name}>{name}</span>
              {count > 0 && <span className={`${styles.count} numeric`}>{count}</span>}
              <RightOutlined aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
