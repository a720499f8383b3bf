import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { countryName } from '@markwright/domain/places/countries'
import { goodsByClass, goodsByNationalClass, type ListedGoods } from '@markwright/domain/marks/goods-list'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import styles from './goods-section.module.css'

/** Items of a class shown before it is unfolded; paper shows all. */
const ITEMS_FIRST = 24

/** Goods and services by class of Nice, then those of the office's own classes. */
export function GoodsSection({
  detail: { hit, goods, nationalGoods },
}: {
  detail: Pick<TrademarkDetail, 'goods' | 'nationalGoods'> & { hit: { country: string } }
}) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const className = (classNo: number) => t('classNamed', { no: classNo, name: niceClassName(classNo, language) })
  const nationalClass = (classNos: string[]) =>
    t('nationalClass', { no: classNos.join(t('separator')), office: countryName(hit.country, language) })
  return (
    <>
      {goodsByClass(goods, language).map(({ classNo, ...rest }) => (
        <ClassGoods key={classNo} title={className(classNo)} {...rest} />
      ))}
      {goodsByNationalClass(nationalGoods).map(({ classNos, ...rest }, index) => (
        <ClassGoods key={index} title={nationalClass(classNos)} {...rest} />
      ))}
    </>
  )
}

function ClassGoods({ title, groups, count }: { title: string } & ListedGoods) {
  const { t } = useTranslation('detail')
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = (place: number) => !isWhole && place >= ITEMS_FIRST
  return (
    <section className={styles.class}>
      <h3>
        {title} {count > 0 && <span>{t('itemCount', { count })}</span>}
      </h3>
      <div className={styles.groups}>
        {groups.map(({ group, items, first }) => (
          <div key={group} className={`${group ? styles.coded : ''} ${isFolded(first) ? styles.folded : ''}`}>
            {group && <span className={`${styles.code} numeric`}>{group}</span>}
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
