import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { categories, newsPath, type NewsQuery } from '../model/news-address.ts'

/** The categories of articles. */
export function CategoryTabs({ query: { category, keyword } }: { query: NewsQuery }) {
  const { t } = useTranslation('content')
  return (
    <LinkTabs
      label={t('news.categories')}
      current={category ?? 'all'}
      tabs={[
        { key: 'all', path: newsPath({ category: null, keyword }), text: t('news.everything') },
        ...categories.map((key) => ({ key, path: newsPath({ category: key, keyword }), text: t(`category.${key}`) })),
      ]}
    />
  )
}
