import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { useGoodsList } from '../hooks/goods-list.ts'
import { classificationPath, type View, views } from '../model/classification-address.ts'
import styles from './classification.module.css'

/** What can be done with the classification, as links, so that each can be opened and shared. */
export function ViewTabs({ view }: { view: View }) {
  const { t } = useTranslation('classification')
  const [{ classes, groups, items }] = useGoodsList()
  const count = classes.length + groups.length + items.length
  return (
    <nav aria-label={t('views')}>
      <ul className={styles.tabs}>
        {views.map((each) => (
          <li key={each}>
            <SiteLink to={classificationPath({ view: each })} aria-current={each === view ? 'page' : undefined}>
              {t(`view.${each}`)}{' '}
              {each === 'list' && count > 0 && (
                <span className={`${styles.tabCount} numeric`}>
                  {count}
                  <span className="visually-hidden"> {t('list.chosen')}</span>
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
