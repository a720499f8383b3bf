import { PlusOutlined } from '@ant-design/icons'
import { useListArticleDrafts } from '@markwright/api-client/backoffice'
import { ArticleCategory } from '@markwright/api-client/models/articleCategory'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { ArticleRecordStatus } from '@markwright/api-client/models/articleRecordStatus'
import { useTranslation } from 'react-i18next'
import { manageArticlePath, manageRegistrationsPath, paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ArticleState } from '../components/articles/article-state.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../hooks/use-may.ts'

const categories = Object.values(ArticleCategory)
const states = Object.values(ArticleRecordStatus)

/** Articles in every state, last changed first. */
export function ArticlesPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const address = useListAddress()
  const may = useMay()
  const keyword = address.text('keyword').trim()
  const category = address.choice('category', categories)
  const status = address.choice('status', states)
  const answer = useListArticleDrafts(
    {
      current: address.page,
      size: address.size,
      ...(keyword && { keyword }),
      ...(category && { category }),
      ...(status && { status }),
    },
    { query: listQuery },
  )
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
      <Filters>
        <FilterSearch address={address} name="keyword" label={t('articles.search')} />
        <FilterChoice
          address={address}
          name="category"
          label={t('articles.category')}
          values={categories}
          none={t('list.any')}
          wordFor={(value) => t(`articles.categories.${value}`)}
        />
        <FilterChoice
          address={address}
          name="status"
          label={t('articles.state')}
          values={states}
          none={t('list.any')}
          wordFor={(value) => t(`articles.status.${value}`)}
        />
      </Filters>
      <RecordList
        label={t('menu.articles')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('articles.none'),
          text: keyword || category || status ? t('list.noneFound') : t('articles.noneText'),
        }}
      />
    </WorkPage>
  )
}
