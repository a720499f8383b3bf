import type { ArticlePage } from '@markwright/api-client/models/articlePage'
import { page } from 'vitest/browser'
import { createSearchResult, SEARCH_PATH } from '../../testing/search-result.ts'
import { expect, test } from '../../testing/site.tsx'

const COUNT_PATH = '/common/analytics/pv'
const noArticles: ArticlePage = { records: [], total: 0, size: 10, current: 1, pages: 0 }

test('each page is counted once by its path alone, and nothing depends on it', async ({ open, server }) => {
  server.answer(COUNT_PATH, () => {
    throw new TypeError('Failed to fetch')
  })
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  server.answer('/common/query/countries', { data: [] })
  server.answer('/admin/article/getArticleList', { data: noArticles })
  await open('/combinedQuery?tradeMarkText=secret')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  window.location.hash = '#/TD?keyword=secret'
  await expect.element(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible()
  await page.getByRole('navigation', { name: '文章类别' }).getByRole('link', { name: '法规' }).click()
  await expect.poll(() => window.location.hash).toMatch(/type=law/)
  window.location.hash = '#/'
  await expect.poll(() => window.location.hash).toBe('#/entrance')
  await expect.element(page.getByRole('heading', { level: 1, name: '商标近不近' })).toBeVisible()
  await expect
    .poll(() => server.callsOf(COUNT_PATH).map(({ body }) => JSON.parse(body!)))
    .toEqual([{ path: '/combinedQuery' }, { path: '/TD' }, { path: '/entrance' }])
})
