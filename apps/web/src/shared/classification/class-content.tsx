import { LeftOutlined } from '@ant-design/icons'
import { useListNiceClasses } from '@markwright/api-client/classification'
import type { NiceGroup } from '@markwright/api-client/models/niceGroup'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { type ChosenGoods, groupHint, isCovered, withGroup, withItem } from './chosen-goods.ts'
import styles from './goods-picker.module.css'
import { ItemBox } from './item-box.tsx'

/** What a class holds: its groups to choose, and their items. */
export function ClassContent({
  classNo,
  value,
  onChange,
  onBack,
  isItemsOnly = false,
}: {
  classNo: number | null
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
  onBack: () => void
  isItemsOnly?: boolean
}) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const { data, error, refetch } = useListNiceClasses(
    { classNo: classNo ?? 1 },
    { query: { enabled: classNo !== null, staleTime: Number.POSITIVE_INFINITY } },
  )
  if (classNo === null) return <p className={styles.hint}>{t('picker.openClass')}</p>
  const title = t('className', { no: classNo, name: niceClassName(classNo, language) })
  const groups = data?.[0]?.groups
  return (
    <section className={styles.content} aria-label={title}>
      <Button className={styles.back} size="small" icon={<LeftOutlined />} onClick={onBack}>
        {t('picker.allClasses')}
      </Button>
      <h3>{title}</h3>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      {groups?.length === 0 && <p className={styles.hint}>{t('picker.noGroups')}</p>}
      {groups && groups.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupRow
              key={group.code}
              group={group}
              classNo={classNo}
              value={value}
              onChange={onChange}
              isItemsOnly={isItemsOnly}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function GroupRow({
  group: { code, name, nameEn, items },
  classNo,
  value,
  onChange,
  isItemsOnly,
}: {
  group: NiceGroup
  classNo: number
  value: ChosenGoods
  onChange: (value: ChosenGoods) => void
  isItemsOnly: boolean
}) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const isWithClass = value.classes.includes(classNo)
  const shown = language === 'en' && nameEn ? nameEn : name
  return (
    <li>
      <div className={styles.group}>
        <label>
          {!isItemsOnly && (
            <input
              type="checkbox"
              checked={isCovered(value, { group: code, classNo })}
              disabled={isWithClass}
              onChange={(event) => onChange(withGroup(value, code, event.target.checked))}
            />
          )}
          <span className={`${styles.no} numeric`}>{code}</span>
          <span className={styles.name}>
            {shown}
            <span className={styles.other}>{groupHint({ nameEn, items }, language)}</span>
          </span>
        </label>
        <button type="button" className={styles.quick} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'picker.foldItems' : 'picker.showItems', { count: items.length })}
          <span className="visually-hidden"> {code}</span>
        </button>
      </div>
      {isOpen && (
        <ul className={styles.items}>
          {items.map((item) => (
            <ItemBox
              key={item.id}
              item={{ id: item.id, cn: item.cn, en: item.en, group: code, classNo }}
              part={item.part}
              value={value}
              onChange={(chosen, isChosen) => onChange(withItem(value, chosen, isChosen))}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
