import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { NormalizedNote } from '../../../shared/ui/normalized-note.tsx'
import { PageTitle } from '../../../shared/ui/page-title.tsx'
import { QueryForm } from '../components/query/query-form.tsx'
import { QuestionSaveBar } from '../components/builder/question-save-bar.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { SuccessRate } from '../components/results/success-rate.tsx'
import { useSearchAddress } from '../hooks/use-search-address.ts'
import { useTrademarkSearch } from '../hooks/use-trademark-search.ts'
import { normalizeQuestion } from '../model/normalize-question.ts'
import { problemsOf, titleText } from '../model/question.ts'
import { readQuestion, readSearch, searchPath } from '../model/search-address.ts'

/** The combined query and, once something is requested, its answer. Everything that is requested is in the address. */
export function CombinedQueryPage() {
  const { t } = useTranslation(['query', 'results'])
  const [parameters] = useSearchParams()
  const read = readSearch(parameters)
  const normalized = read && normalizeQuestion(read.question)
  // An address with an invalid query is shown in the form to be corrected.
  const search =
    read && normalized && problemsOf(normalized.question).length === 0
      ? { ...read, question: normalized.question }
      : null
  const answer = useTrademarkSearch(search)

  const layout = read?.view.layout ?? null
  const { ask, look } = useSearchAddress({ search, layout, answer, pathOf: searchPath })
  return (
    <>
      <PageTitle text={search ? t('results:pageTitle', { text: titleText(search.question) }) : t('title')} />
      <QueryForm
        requested={search?.question ?? null}
        initial={normalized?.question ?? readQuestion(parameters)}
        isBusy={answer.isFetching && !answer.result}
        onSearch={ask}
      />
      {search && normalized && <NormalizedNote changes={normalized.changes} />}
      {search && (
        <QuestionSaveBar key={`save ${searchPath({ question: search.question })}`} question={search.question}>
          <SuccessRate question={search.question} />
        </QuestionSaveBar>
      )}
      {search && <SearchResults search={search} answer={answer} onView={look} />}
    </>
  )
}
