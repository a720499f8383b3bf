import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { NormalizedNote } from '../../../shared/ui/feedback/normalized-note.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { QueryBuilder } from '../components/builder/query-builder.tsx'
import { QuerySaveBar } from '../components/builder/query-save-bar.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { useSearchAddress } from '../hooks/use-search-address.ts'
import { useTrademarkSearch } from '../hooks/use-trademark-search.ts'
import { combinedProblems } from '../model/condition-rows.ts'
import { normalizeFormQuery } from '../model/normalize-query.ts'
import { parseQuery, readSearch, type Search, searchPath } from '../model/search-address.ts'

/** A query of several conditions joined by and, or and not; all of it is in the address. */
export function NewQueryPage() {
  const { t } = useTranslation(['queries', 'results'])
  const [parameters] = useSearchParams()
  const read = readSearch(parameters)
  const normalized = read && read.query.conditions.length > 0 ? normalizeFormQuery(read.query) : null
  const initial = normalized?.query ?? parseQuery(parameters)
  const search: Search | null =
    read && normalized && combinedProblems(normalized.query).length === 0 ? { ...read, query: normalized.query } : null
  const result = useTrademarkSearch(search)

  const layout = read?.view.layout ?? null
  const { ask, look } = useSearchAddress({ search, layout, answer: result, pathOf: searchPath })
  return (
    <>
      <PageTitle text={search ? t('builder.resultTitle') : t('builder.title')} />
      <QueryBuilder
        requested={search?.query ?? null}
        initial={initial}
        shown={result.result?.queryImage}
        isBusy={result.isFetching && !result.result}
        onSearch={ask}
      />
      {search && normalized && <NormalizedNote changes={normalized.changes} />}
      {search && <QuerySaveBar key={`save ${searchPath({ query: search.query })}`} query={search.query} />}
      {search && <SearchResults search={search} answer={result} onView={look} />}
    </>
  )
}
