import type { GoodsItem } from '@markwright/api-client/models/goodsItem'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classOfGroup } from '../../../shared/classification/chosen-goods.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './classification.module.css'
import { AddItem } from './add-item.tsx'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'

/** An item in both languages, with its number and what the table says of it; `aside` is behind it. It can be put on the list. */
export function ItemLine({ item, group, aside }: { item: GoodsItem; group: string; aside?: ReactNode }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const [first, second] = language === 'en' && item.en ? [item.en, item.cn] : [item.cn, item.en]
  return (
    <li className={styles.item}>
      <div className={styles.itemNames}>
        <span className={styles.itemName}>{first}</span>
        {second && <span className={styles.itemOther}>{second}</span>}
        <span className={styles.itemFacts}>
          {item.basicNo && <span className="numeric">{item.basicNo}</span>}
          {item.nonStandard && <span title={t('item.nationalNote')}>{t('item.national')}</span>}
          {item.severalClasses && <span title={t('item.severalNote')}>{t('item.several')}</span>}
          {aside}
        </span>
      </div>
      <span className={styles.itemActs}>
        <AddItem item={{ id: item.id, cn: item.cn, en: item.en, group, classNo: classOfGroup(group) }} />
        <CopyText text={first} />
      </span>
    </li>
  )
}
