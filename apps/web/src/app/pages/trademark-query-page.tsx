import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ClassificationPage } from '../../features/classification/pages/classification-page.tsx'
import { RaisedSearch } from '../../features/trademarks/components/query/raised-search.tsx'
import { Hero } from '../../shared/ui/layout/hero.tsx'
import { PageTitle } from '../../shared/ui/layout/page-title.tsx'

/** What the specification puts at `/PQ` (spec 1 §2.2): the goods and services at number 3, else the plain query. */
export function TrademarkQueryPage() {
  const [search] = useSearchParams()
  return search.get('id') === '3' ? <ClassificationPage /> : <PlainQuery />
}

function PlainQuery() {
  const { t } = useTranslation(['site', 'menu'])
  return (
    <>
      <PageTitle text={t('menu.trademarkQuery')} />
      <Hero title={t('menu.trademarkQuery')} text={t('menu:trademarkQuery')}>
        <RaisedSearch />
      </Hero>
    </>
  )
}
