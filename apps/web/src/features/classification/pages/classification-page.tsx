import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { BrowseView } from '../components/browse-view.tsx'
import { GoodsListView } from '../components/goods-list-view.tsx'
import { SuggestView } from '../components/suggest-view.tsx'
import { TableState } from '../components/table-state.tsx'
import { ViennaView } from '../components/vienna-view.tsx'
import { ViewTabs } from '../components/view-tabs.tsx'
import { GoodsListContext, useSavedGoodsList } from '../hooks/goods-list.ts'
import { readClassificationAddress } from '../model/classification-address.ts'

/** Goods and services by class and similar group, and the figurative elements: browse, find, choose, be advised. */
export function ClassificationPage() {
  const { t } = useTranslation('classification')
  const query = readClassificationAddress(useSearchParams()[0])
  const { view, text } = query
  const list = useSavedGoodsList()
  return (
    <GoodsListContext value={list}>
      <WorkPage title={t('title')} lead={t('lead')}>
        <ViewTabs view={view} />
        <TableState key={view} kind={view === 'vienna' ? 'vienna' : 'nice'} />
        {view === 'browse' && <BrowseView query={query} />}
        {view === 'list' && <GoodsListView />}
        {view === 'suggest' && <SuggestView key={text} text={text} />}
        {view === 'vienna' && <ViennaView />}
      </WorkPage>
    </GoodsListContext>
  )
}
