import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { defaultQuery, problemsOf, withCriterion } from '../../model/query.ts'
import { searchPath } from '../../model/search-address.ts'
import { CriterionField } from './criterion-field.tsx'
import { CriterionTabs } from './criterion-tabs.tsx'

/** The short way to a search: one criterion, everything else at its default. */
export function SearchBox() {
  const navigate = useNavigate()
  const [query, setQuery] = useState(defaultQuery)
  const [problem, setProblem] = useState<SearchProblem>()
  const change = (next: typeof query) => {
    setQuery(next)
    setProblem(undefined)
  }
  const ask = (requested: typeof query) => {
    const [first] = problemsOf(requested)
    setProblem(first)
    if (!first) void navigate(searchPath({ query: requested }))
  }
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask(query)
      }}
    >
      <CriterionTabs value={query.criterion} onChange={(criterion) => change(withCriterion(query, criterion))} />
      <CriterionField
        criterion={query.criterion}
        value={query.text}
        onChange={(text) => change({ ...query, text })}
        problem={problem}
        onNormalized={(text) => ask({ ...query, text })}
      />
    </form>
  )
}
