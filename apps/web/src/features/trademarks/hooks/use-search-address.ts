import { useNavigate } from 'react-router'
import { defaultView, type ResultView } from '../model/search-address.ts'

/**
 * What a page of answers does with its address, which holds all that is requested. `ask` runs another query, or the same
 * once more after it failed; `look` shows another page, order or filter of the answer.
 */
export function useSearchAddress<Query>({
  search,
  layout,
  answer,
  pathOf,
}: {
  /** Null while nothing is requested. */
  search: { query: Query; view: ResultView } | null
  /** In which the next answer is shown. */
  layout: ResultView['layout']
  answer: { error: unknown; retry: () => void }
  pathOf: (search: { query: Query; view?: ResultView }) => string
}) {
  const navigate = useNavigate()
  const ask = (query: Query) => {
    const isSame = search !== null && pathOf({ query }) === pathOf({ query: search.query })
    if (isSame && answer.error) answer.retry()
    else if (!isSame) void navigate(pathOf({ query, view: { ...defaultView, layout } }))
  }
  const look = (view: ResultView) => {
    if (!search) return
    const isSamePage = view.page === search.view.page && view.size === search.view.size
    void navigate(pathOf({ query: search.query, view }), { preventScrollReset: isSamePage })
  }
  return { ask, look }
}
