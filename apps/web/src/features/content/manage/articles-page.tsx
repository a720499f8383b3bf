import { PlusOutlined } from '@ant-design/icons'
import { useListArticleDrafts } from '@markwright/api-client/backoffice'
import { ArticleCategory } from '@markwright/api-client/models/articleCategory'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { ArticleRecordStatus } from '@markwright/api-client/models/articleRecordStatus'
import { useTranslation } from 'react-i18next'
import { manageArticlePath, manageRegistrationsPath, paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ArticleState } from './article-state.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'

const categories = Object.values(ArticleCategory)
const states = Object.values(ArticleRecordStatus)

/** Articles in every state, last changed first. */
export function ArticlesPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const list = useListRequest({ keyword: 'text', category: categories, status: states })
  const may = useMay()
  const result = useListArticleDrafts(list.request, { query: listQuery })
  const titleOf = ({ titleCn, titleEn }: ArticleRecord) => {
    const [own, other] = language === 'cn' ? [titleCn, titleEn] : [titleEn, titleCn]
    return own || other || t('articles.untitled')
  }
  const columns: Column<ArticleRecord>[] = [
    {
      key: 'title',
      title: t('articles.title'),
      render: (article) => <SiteLink to={manageArticlePath(article.id)}>{titleOf(article)}</SiteLink>,
    },
    { key: 'category', title: t('articles.category'), render: (each) => t(`articles.categories.${each.category}`) },
    { key: 'state', title: t('articles.state'), render: (each) => <ArticleState status={each.status} /> },
    { key: 'published', title: t('articles.published'), render: (each) => <Instant at={each.publishTime} /> },
    { key: 'changed', title: t('articles.changed'), render: (each) => <Instant at={each.updateTime} /> },
    {
      key: 'reads',
      title: t('articles.reads'),
      render: (each) => <span className="numeric">{each.readCount.toLocaleString('en')}</span>,
    },
    {
      key: 'registrations',
      title: t('articles.registrations'),
      render: (each) =>
        each.category === 'activity' ? (
          <SiteLink
            to={manageRegistrationsPath(each.id)}
            className="numeric"
            aria-label={t('registrations.of', { count: each.registrations, title: titleOf(each) })}
          >
            {each.registrations}
          </SiteLink>
        ) : (
          '—'
        ),
    },
  ]
  return (
    <WorkPage
      title={t('menu.articles')}
      actions={
        may('articles.edit') && (
          <ButtonLink type="primary" icon={<PlusOutlined />} to={paths.manageArticle}>
            {t('articles.new')}
          </ButtonLink>
        )
      }
    >
      <ManagedList
        label={t('menu.articles')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('articles.search')} />
            <FilterChoice
              name="category"
              label={t('articles.category')}
              values={categories}
              wordFor={(value) => t(`articles.categories.${value}`)}
            />
            <FilterChoice
              name="status"
              label={t('articles.state')}
              values={states}
              wordFor={(value) => t(`articles.status.${value}`)}
            />
          </>
        }
        empty={{ title: t('articles.none'), text: t('articles.noneText') }}
      />
    </WorkPage>
  )
}
