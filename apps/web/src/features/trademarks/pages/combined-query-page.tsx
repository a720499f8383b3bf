import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/page-title.tsx'
import { QueryForm } from '../components/query/query-form.tsx'
import { SaveBar } from '../components/builder/save-bar.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { useTrademarkSearch } from '../hooks/use-trademark-search.ts'
import { problemsOf, type Question } from '../model/question.ts'
import { defaultView, readQuestion, readSearch, type ResultView, searchPath } from '../model/search-address.ts'

/** The combined query and, once something is asked, its answer. Everything that is asked stands in the address. */
export function CombinedQueryPage() {
  const { t } = useTranslation(['query', 'results'])
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const read = readSearch(parameters)
  // An address that asks what cannot be asked is put before the reader to be mended.
  const search = read && problemsOf(read.question).length === 0 ? read : null
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
      <PageTitle text={search ? t('results:pageTitle', { text: search.question.text }) : t('title')} />
      <QueryForm
        asked={search?.question ?? null}
        initial={read?.question ?? readQuestion(parameters)}
        isBusy={answer.isFetching && !answer.result}
        onAsk={ask}
      />
      {search && <SaveBar key={`save ${searchPath({ question: search.question })}`} question={search.question} />}
      {search && <SearchResults search={search} answer={answer} onView={look} />}
    </>
  )
}
