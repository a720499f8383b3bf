import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'

test('what a member typed is there again when the page is loaded anew, and not for another member', async ({
  open,
  server,
  signIn,
}) => {
  const quota = { used: 0, limit: 2, extraLeft: 0, resetAt: '2026-11-29 00:00:00', rowsAtOnce: 100 }
  server.answer('/common/query/bulk', { data: { records: [], total: 0, size: 10, current: 1, pages: 0, quota } })
  const list = page.getByRole('textbox', { name: '名称或号码，每行一个' })
  signIn({ id: 'first' })
  await open('/bulkQuery')
  await list.fill('知匠')
  await open('/bulkQuery')
  await expect.element(list).toHaveValue('知匠')

  signIn({ id: 'second', phone: '13800138001' })
  await open('/bulkQuery')
  await expect.element(list).toHaveValue('')

  signIn({ id: 'first' })
  await open('/bulkQuery')
  await expect.element(list).toHaveValue('知匠')
})
