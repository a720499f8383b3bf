import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/page-title.tsx'
import { QueryBuilder } from '../components/builder/query-builder.tsx'
import { SaveBar } from '../components/builder/save-bar.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { useTrademarkSearch } from '../hooks/use-trademark-search.ts'
import { combinedProblems } from '../model/condition-rows.ts'
import type { Question } from '../model/question.ts'
import { defaultView, readQuestion, readSearch, type ResultView, searchPath } from '../model/search-address.ts'

/** A query of several conditions joined by and, or and not; all of it stands in the address. */
export function NewQueryPage() {
  const { t } = useTranslation(['queries', 'results'])
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const read = readSearch(parameters)
  const isCombined = read !== null && read.question.conditions.length > 0
  const initial = isCombined ? read.question : readQuestion(parameters)
  const search = isCombined && combinedProblems(read.question).length === 0 ? read : null
  const answer = useTrademarkSearch(search)

  const ask = (question: Question) => {
    const isSame = search !== null && searchPath({ question }) === searchPath({ question: search.question })
    if (isSame && answer.error) answer.retry()
    else if (!isSame)
      void navigate(searchPath({ question, view: { ...defaultView, layout: read?.view.layout ?? null } }))
  }
  const look = (view: ResultView) => {
    if (!search) return
    const isSamePage = view.page === search.view.page && view.size === search.view.size
    void navigate(searchPath({ question: search.question, view }), { preventScrollReset: isSamePage })
  }
  return (
    <>
      <PageTitle text={search ? t('builder.resultTitle') : t('builder.title')} />
      <QueryBuilder
        key={searchPath({ question: initial })}
        asked={search?.question ?? null}
        initial={initial}
        isBusy={answer.isFetching && !answer.result}
        onAsk={ask}
      />
      {search && <SaveBar key={`save ${searchPath({ question: search.question })}`} question={search.question} />}
      {search && <SearchResults search={search} answer={answer} onView={look} />}
    </>
  )
}
