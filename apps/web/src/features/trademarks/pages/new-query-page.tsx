import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { NormalizedNote } from '../../../shared/ui/normalized-note.tsx'
import { PageTitle } from '../../../shared/ui/page-title.tsx'
import { QueryBuilder } from '../components/builder/query-builder.tsx'
import { QuestionSaveBar } from '../components/builder/question-save-bar.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { useSearchAddress } from '../hooks/use-search-address.ts'
import { useTrademarkSearch } from '../hooks/use-trademark-search.ts'
import { combinedProblems } from '../model/condition-rows.ts'
import { normalizeQuestion } from '../model/normalize-question.ts'
import { readQuestion, readSearch, searchPath } from '../model/search-address.ts'

/** A query of several conditions joined by and, or and not; all of it is in the address. */
export function NewQueryPage() {
  const { t } = useTranslation(['queries', 'results'])
  const [parameters] = useSearchParams()
  const read = readSearch(parameters)
  const normalized = read && read.question.conditions.length > 0 ? normalizeQuestion(read.question) : null
  const initial = normalized?.question ?? readQuestion(parameters)
  const search =
    read && normalized && combinedProblems(normalized.question).length === 0
      ? { ...read, question: normalized.question }
      : null
  const answer = useTrademarkSearch(search)

  const layout = read?.view.layout ?? null
  const { ask, look } = useSearchAddress({ search, layout, answer, pathOf: searchPath })
  return (
    <>
      <PageTitle text={search ? t('builder.resultTitle') : t('builder.title')} />
      <QueryBuilder
        requested={search?.question ?? null}
        initial={initial}
        shown={answer.result?.queryImage}
        isBusy={answer.isFetching && !answer.result}
        onSearch={ask}
      />
      {search && normalized && <NormalizedNote changes={normalized.changes} />}
      {search && (
        <QuestionSaveBar key={`save ${searchPath({ question: search.question })}`} question={search.question} />
      )}
      {search && <SearchResults search={search} answer={answer} onView={look} />}
    </>
  )
}
