import { FileSearchOutlined } from '@ant-design/icons'
import { useListArticles } from '@markwright/api-client/content'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Hero } from '../../../shared/ui/layout/hero.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { ArticleCard } from '../components/article-card.tsx'
import { CategoryTabs } from '../components/category-tabs.tsx'
import { newsPath, readNewsAddress } from '../model/news-address.ts'
import styles from './news-page.module.css'

const SIZE = 10

/** The journal: what was published, by category and by word. The address holds what is requested. */
export function NewsPage() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const navigate = useNavigate()
  const query = readNewsAddress(useSearchParams()[0])
  const { category, keyword, page } = query
  const list = useRef<HTMLElement>(null)
  const { data, error, isPlaceholderData, refetch } = useListArticles(
    {
      current: page,
      size: SIZE,
      lang: language,
      ...(category && { type: category }),
      ...(keyword && { keyword }),
    },
    // The page may be out of sight for longer than answers are stored otherwise.
    { query: { placeholderData: keepPreviousData, gcTime: Number.POSITIVE_INFINITY } },
  )
  const goTo = (next: number) => {
    list.current?.scrollIntoView()
    void navigate(newsPath({ ...query, page: next }))
  }
  return (
    <>
      <PageTitle text={t('news.title')} />
      <Hero title={t('news.title')} text={t('news.text')}>
        <search>
          <KeywordSearch
            value={keyword}
            size="large"
            className={styles.search}
            label={t('news.search')}
            button={t('news.find')}
            onSearch={(text) => void navigate(newsPath({ category, keyword: text }))}
          />
        </search>
      </Hero>
      <section ref={list} className={styles.news} aria-label={t('news.list')}>
        <CategoryTabs query={query} />
        <p role="status" className={styles.count}>
          {data && t('news.count', { count: data.total })}
        </p>
        {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />}
        {data?.records.length === 0 && (
          <MessageView
            stamp={<FileSearchOutlined />}
            title={keyword || category ? t('news.noneFound') : t('news.none')}
            text={keyword || category ? t('news.noneFoundText') : t('news.noneText')}
            actions={(keyword || category) && <ButtonLink to={paths.news}>{t('news.showAll')}</ButtonLink>}
          />
        )}
        {data && data.records.length > 0 && (
          <ul className={styles.cards} aria-busy={isPlaceholderData}>
            {data.records.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
        {data && <Pager total={data.total} page={page} size={SIZE} onChange={goTo} />}
      </section>
    </>
  )
}
