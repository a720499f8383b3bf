import type { TrademarkDetailGoodsItem } from '@markwright/api-client/models/trademarkDetailGoodsItem'
import { findNiceClass } from '@markwright/domain/nice-classes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { type GoodsClass, goodsByClass } from '../../model/goods-list.ts'
import styles from './goods-section.module.css'

/** Items of a class shown before it is unfolded; paper shows all. */
const ITEMS_FIRST = 24

export function GoodsSection({ goods }: { goods: readonly TrademarkDetailGoodsItem[] }) {
  return goodsByClass(goods, useLanguage()).map((each) => <ClassGoods key={each.classNo} {...each} />)
}

function ClassGoods({ classNo, groups, count }: GoodsClass) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const name = findNiceClass(classNo)
  const isFolded = (place: number) => !isWhole && place >= ITEMS_FIRST
  return (
    <section className={styles.class}>
      <h3>
        {t('classNamed', { no: classNo, name: (language === 'cn' ? name?.zh : name?.en) ?? '' })}{' '}
        <span>{t('itemCount', { count })}</span>
      </h3>
      <div className={styles.groups}>
        {groups.map(({ group, items, first }) => (
          <div key={group} className={`${styles.group} ${isFolded(first) ? styles.folded : ''}`}>
            <span className={`${styles.code} numeric`}>{group}</span>
            <ul className={styles.items}>
              {items.map((item, index) => (
                <li key={index} className={isFolded(first + index) ? styles.folded : ''}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {count > ITEMS_FIRST && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('foldItems') : t('allItems', { count })}
        </button>
      )}
    </section>
  )
}
