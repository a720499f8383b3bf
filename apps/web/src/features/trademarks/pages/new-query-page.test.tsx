import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import { createSearchResult, SEARCH_PATH } from '../../../../testing/search-result.ts'

test('a link with special characters in a condition is searched without them, and says so', async ({
  open,
  server,
}) => {
  server.answer('/common/query/countries', { data: [] })
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  await open('/nPQ?c=AND,SBMC,similar,H%26M')
  await expect.element(page.getByText('“H&M”含有特殊字符，已按“H M”检索。')).toBeVisible()
  await expect
    .poll(() => server.callsOf(SEARCH_PATH).map(({ body }) => JSON.parse(body!).conditions))
    .toEqual([[expect.objectContaining({ field: 'SBMC', value: 'H M' })]])
})
