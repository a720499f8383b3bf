import { getArticle, getGetArticleUrl } from '@markwright/api-client/content'
import { skipToken, useQuery } from '@tanstack/react-query'

/** An article. It is requested by POST, so the generated client has no query for it; null sends no request. */
export const useArticle = (id: string | null) =>
  useQuery({
    queryKey: [getGetArticleUrl(), id],
    queryFn: id === null ? skipToken : ({ signal }) => getArticle({ id }, { signal }),
  })
