import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { categories, newsPath, type NewsQuestion } from '../model/news-address.ts'
import styles from './category-tabs.module.css'

/** The categories of articles, as links, so that each list can be opened and shared. */
export function CategoryTabs({ question: { category, keyword } }: { question: NewsQuestion }) {
  const { t } = useTranslation('content')
  return (
    <nav aria-label={t('news.categories')}>
      <ul className={styles.tabs}>
        {[null, ...categories].map((each) => (
          <li key={each}>
            <SiteLink to={newsPath({ category: each, keyword })} aria-current={each === category ? 'true' : undefined}>
              {each ? t(`category.${each}`) : t('news.everything')}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
