import type { ArticlePage } from '@markwright/api-client/models/articlePage'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const LIST_PATH = '/admin/article/getArticleList'

const articles: ArticlePage = {
  records: [
    {
      id: '019a0000-0000-7000-8000-000000000001',
      title: '新规',
      summary: '三处变化',
      coverUrl: null,
      category: 'law',
      publishTime: '2026-11-20 10:00:00',
      author: '知匠',
      readCount: 3,
      lang: 'cn',
    },
  ],
  total: 1,
  size: 10,
  current: 1,
  pages: 1,
}

test('a list that does not come is reported, and a retry succeeds', async ({ open, server }) => {
  server.answer(LIST_PATH, () => {
    throw new TypeError('Failed to fetch')
  })
  await open('/TD')
  await expect.element(page.getByRole('alert')).toHaveTextContent('通信异常')
  server.answer(LIST_PATH, { data: articles })
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('article').first()).toBeVisible()
})
