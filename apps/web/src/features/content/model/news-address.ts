import { ArticleCategory } from '@markwright/api-client/models/articleCategory'
import { paths } from '../../../app/paths.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'

export const categories = Object.values(ArticleCategory)

/** What the list of articles is requested; without a category all of them. */
export type NewsQuestion = { category: ArticleCategory | null; keyword: string; page: number }

const KEYWORD_LENGTH_MAX = 100

/** The address of a list, without what is at its default. */
export function newsPath({ category, keyword, page }: Partial<NewsQuestion>): string {
  const parameters = new URLSearchParams()
  if (category) parameters.set('type', category)
  if (keyword?.trim()) parameters.set('keyword', keyword.trim())
  if (page && page > 1) parameters.set('current', String(page))
  return parameters.size > 0 ? `${paths.news}?${parameters}` : paths.news
}

/** What cannot be understood is left out. */
export const readNewsAddress = (parameters: URLSearchParams): NewsQuestion => ({
  category: categories.find((category) => category === parameters.get('type')) ?? null,
  keyword: (parameters.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH_MAX),
  page: pageNumber(parameters.get('current')),
})
