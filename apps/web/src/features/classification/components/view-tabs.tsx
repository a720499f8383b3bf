import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { useGoodsList } from '../hooks/goods-list.ts'
import { classificationPath, type View, views } from '../model/classification-address.ts'
import styles from './classification.module.css'

/** What can be done with the classification. */
export function ViewTabs({ view }: { view: View }) {
  const { t } = useTranslation('classification')
  const [{ classes, groups, items }] = useGoodsList()
  const count = classes.length + groups.length + items.length
  const shownCount = count > 0 && (
    <span className={`${styles.tabCount} numeric`}>
      {count}
      <span className="visually-hidden"> {t('list.chosen')}</span>
    </span>
  )
  return (
    <LinkTabs
      label={t('views')}
      className={styles.tabs}
      current={view}
      tabs={views.map((key) => ({
        key,
        path: classificationPath({ view: key }),
        text: (
          <>
            {t(`view.${key}`)} {key === 'list' && shownCount}
          </>
        ),
      }))}
    />
  )
}
