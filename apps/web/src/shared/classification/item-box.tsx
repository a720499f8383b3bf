import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { type ChosenGoods, type ChosenItem, isCovered } from './chosen-goods.ts'
import styles from './goods-picker.module.css'

/** An item to choose, in both languages. */
export function ItemBox({
  item,
  part,
  hasGroup = false,
  value,
  onChange,
}: {
  item: ChosenItem
  part: string | null
  hasGroup?: boolean
  value: ChosenGoods
  onChange: (item: ChosenItem, isChosen: boolean) => void
}) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const covered = isCovered(value, item)
  const [first, second] = language === 'en' && item.en ? [item.en, item.cn] : [item.cn, item.en]
  return (
    <li>
      <label className={styles.item} title={covered ? t('picker.covered') : undefined}>
        <input
          type="checkbox"
          checked={covered || value.items.some(({ id }) => id === item.id)}
          disabled={covered}
          onChange={(event) => onChange(item, event.target.checked)}
        />
        <span className={styles.name}>
          {first}
          {second && <span className={styles.other}>{second}</span>}
        </span>
        {(hasGroup || part) && (
          <span className={`${styles.place} numeric`}>
            {hasGroup && item.group}
            {part && t('part', { label: part })}
          </span>
        )}
      </label>
    </li>
  )
}
