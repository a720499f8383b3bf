import { CloseOutlined } from '@ant-design/icons'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import {
  type ChosenClass,
  chosenByClass,
  type ChosenGoods,
  itemName,
  nothingChosen,
  withClass,
  withGroup,
  withItem,
} from './chosen-goods.ts'
import styles from './goods-picker.module.css'

/** What has been chosen, by class; each can be given up, all of it too, and that be undone. */
export function ChosenList({ value, onChange }: { value: ChosenGoods; onChange: (value: ChosenGoods) => void }) {
  const { t } = useTranslation('classification')
  const [cleared, setCleared] = useState<ChosenGoods | null>(null)
  const classes = chosenByClass(value)
  return (
    <section className={styles.chosen} aria-label={t('picker.chosen')}>
      <div className={styles.chosenHead}>
        <h3>{t('picker.chosen')}</h3>
        {classes.length > 0 && (
          <button
            type="button"
            className={styles.quick}
            onClick={() => {
              setCleared(value)
              onChange(nothingChosen)
            }}
          >
            {t('picker.clear')}
          </button>
        )}
        {classes.length === 0 && cleared && (
          <button
            type="button"
            className={styles.quick}
            onClick={() => {
              onChange(cleared)
              setCleared(null)
            }}
          >
            {t('picker.undoClear')}
          </button>
        )}
      </div>
      <p role="status" className={styles.counts}>
        {classes.length === 0
          ? t('picker.nothing')
          : t('picker.counts', {
              classes: t('count.classes', { count: classes.length }),
              groups: t('count.groups', { count: value.groups.length }),
              items: t('count.items', { count: value.items.length, shown: value.items.length }),
            })}
      </p>
      {classes.map((each) => (
        <ClassChosen key={each.no} chosen={each} value={value} onChange={onChange} />
      ))}
    </section>
  )
}

function ClassChosen({
  chosen: { no, isWhole, groups, items },
  value,
  onChange,
}: {
  chosen: ChosenClass
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
}) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  return (
    <div className={styles.chosenClass}>
      <h4>{t('className', { no, name: niceClassName(no, language) })}</h4>
      <ul>
        {isWhole && <Tag text={t('picker.whole')} onRemove={() => onChange(withClass(value, no, false))} />}
        {groups.map((code) => (
          <Tag key={code} text={t('picker.group', { code })} onRemove={() => onChange(withGroup(value, code, false))} />
        ))}
        {items.map((item) => (
          <Tag key={item.id} text={itemName(item, language)} onRemove={() => onChange(withItem(value, item, false))} />
        ))}
      </ul>
    </div>
  )
}

function Tag({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('classification')
  return (
    <li className={styles.tag}>
      {text}
      <button type="button" aria-label={t('picker.remove', { name: text })} onClick={onRemove}>
        <CloseOutlined />
      </button>
    </li>
  )
}
