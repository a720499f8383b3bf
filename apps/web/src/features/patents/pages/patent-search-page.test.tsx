import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

test('what was typed into one search is still there after a look at another', async ({ open, server }) => {
  server.answer('/patent/search/coverage', {
    data: { publications: 0, demonstration: 0, indexed: 0, encoder: null, rows: [] },
  })
  server.answer('/product/plan/usage', { data: [] })
  const described = page.getByRole('textbox', { name: '技术方案或公开号' })
  const numbers = page.getByRole('textbox', { name: '申请号或公开号' })
  await open('/PS')
  await described.fill('一种带均衡电路的电池包')
  await page.getByRole('link', { name: '批量检索' }).click()
  await numbers.fill('CN112345678A')
  await page.getByRole('link', { name: '语义检索' }).click()
  await expect.element(described).toHaveValue('一种带均衡电路的电池包')
  await page.getByRole('link', { name: '批量检索' }).click()
  await expect.element(numbers).toHaveValue('CN112345678A')
})
