import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const answerForms = (server: StubServer) => {
  server.answer('/patent/search/coverage', {
    data: { publications: 0, demonstration: 0, indexed: 0, encoder: null, rows: [] },
  })
  server.answer('/product/plan/usage', { data: [] })
}

test('what was typed into one search is still there after a look at another', async ({ open, server }) => {
  answerForms(server)
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

test('a pasted column of numbers becomes a list, and one that is too long leads to the batch search', async ({
  open,
  server,
}) => {
  answerForms(server)
  await open('/PS?mode=simple')
  const field = page.getByRole('textbox', { name: '公开（公告）号' })
  const submit = page.getByRole('search').getByRole('button', { name: /检索$/ })
  const paste = async (numbers: readonly string[]) => {
    await field.fill('')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', numbers.join('\r\n'))
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  await paste(['CN112345678A', 'CN112345679A'])
  await expect.element(field).toHaveValue('CN112345678A;CN112345679A')
  await expect.element(submit).toBeEnabled()
  const many = Array.from({ length: 101 }, (_, at) => `CN${110_000_000 + at}A`)
  await paste(many)
  await expect.element(page.getByRole('alert')).toHaveTextContent('一栏最多 100 个号码，当前为 101 个')
  await expect.element(submit).toBeDisabled()
  await page.getByRole('link', { name: '用批量检索查找这些号码' }).click()
  await expect.element(page.getByRole('textbox', { name: '申请号或公开号' })).toHaveValue(many.join('\n'))
  await expect.element(page.getByRole('radio', { name: '公开号', exact: true })).toBeChecked()
})
