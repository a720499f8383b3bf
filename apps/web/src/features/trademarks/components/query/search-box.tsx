import type { SearchProblem } from '@markwright/domain/search-problem'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { defaultQuestion, problemsOf, withCriterion } from '../../model/question.ts'
import { searchPath } from '../../model/search-address.ts'
import { CriterionField } from './criterion-field.tsx'
import { CriterionTabs } from './criterion-tabs.tsx'

/** The short way to a search: one criterion, everything else at its default. */
export function SearchBox() {
  const navigate = useNavigate()
  const [question, setQuestion] = useState(defaultQuestion)
  const [problem, setProblem] = useState<SearchProblem>()
  const change = (next: typeof question) => {
    setQuestion(next)
    setProblem(undefined)
  }
  const ask = (requested: typeof question) => {
    const [first] = problemsOf(requested)
    setProblem(first)
    if (!first) void navigate(searchPath({ question: requested }))
  }
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask(question)
      }}
    >
      <CriterionTabs value={question.criterion} onChange={(criterion) => change(withCriterion(question, criterion))} />
      <CriterionField
        criterion={question.criterion}
        value={question.text}
        onChange={(text) => change({ ...question, text })}
        problem={problem}
        onNormalized={(text) => ask({ ...question, text })}
      />
    </form>
  )
}
