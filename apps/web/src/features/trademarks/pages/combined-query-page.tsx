import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { NormalizedNote } from '../../../shared/ui/feedback/normalized-note.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { QueryForm } from '../components/query/query-form.tsx'
import { QuerySaveBar } from '../components/builder/query-save-bar.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { SuccessRate } from '../components/results/success-rate.tsx'
import { useSearchAddress } from '../hooks/use-search-address.ts'
import { useTrademarkSearch } from '../hooks/use-trademark-search.ts'
import { normalizeFormQuery } from '../model/normalize-query.ts'
import { problemsOf, titleText } from '../model/query.ts'
import { parseQuery, readSearch, type Search, searchPath } from '../model/search-address.ts'

/** The combined query and, once something is requested, its answer. Everything that is requested is in the address. */
export function CombinedQueryPage() {
  const { t } = useTranslation(['query', 'results'])
  const [parameters] = useSearchParams()
  const read = readSearch(parameters)
  const normalized = read && normalizeFormQuery(read.query)
  // An address with an invalid query is shown in the form to be corrected.
  const search: Search | null =
    read && normalized && problemsOf(normalized.query).length === 0 ? { ...read, query: normalized.query } : null
  const result = useTrademarkSearch(search)

  const layout = read?.view.layout ?? null
  const { ask, look } = useSearchAddress({ search, layout, answer: result, pathOf: searchPath })
  return (
    <>
      <PageTitle text={search ? t('results:pageTitle', { text: titleText(search.query) }) : t('title')} />
      <QueryForm
        requested={search?.query ?? null}
        initial={normalized?.query ?? parseQuery(parameters)}
        isBusy={result.isFetching && !result.result}
        onSearch={ask}
      />
      {search && normalized && <NormalizedNote changes={normalized.changes} />}
      {search && (
        <QuerySaveBar key={`save ${searchPath({ query: search.query })}`} query={search.query}>
          <SuccessRate query={search.query} />
        </QuerySaveBar>
      )}
      {search && <SearchResults search={search} answer={result} onView={look} />}
    </>
  )
}
