import { useListPatentMatches } from '@markwright/api-client/patents'

/** Where the texts of a publication match an expression; nothing without one. */
export function useMarks(id: string, expr: string | null) {
  const { data = [] } = useListPatentMatches({ id, expr: expr ?? '' }, { query: { enabled: Boolean(expr) } })
  return (field: 'title' | 'abstract' | 'claims' | 'description', language: string, at: number | null = null) =>
    data
      .filter((match) => match.field === field && match.language === language && (at === null || match.at === at))
      .map(({ start, end }) => [start, end] as const)
}
