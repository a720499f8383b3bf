import { page, userEvent } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import { createSearchResult, SEARCH_PATH } from '../../../../testing/search-result.ts'

test.beforeEach(({ server }) => server.answer('/common/query/countries', { data: [] }))

const nameField = page.getByRole('textbox', { name: '商标名称' })

test('a special character is pointed at, and no search is sent', async ({ open, server }) => {
  await open('/combinedQuery')
  await nameField.fill('华为@云')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('第 3 个字符为“@”')
  expect(page.getByRole('alert').element().querySelector('mark')).toHaveTextContent(/^@$/)
  await expect.element(nameField).toHaveAttribute('aria-invalid', 'true')
  const { selectionStart, selectionEnd } = nameField.element() as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([2, 3])
  expect(server.callsOf(SEARCH_PATH)).toHaveLength(0)
  await nameField.fill('华为云')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('several problems are listed on top, each leading to its field', async ({ open }) => {
  await open('/combinedQuery')
  await page.getByRole('textbox', { name: '类别号' }).fill('03;99')
  await page.getByRole('button', { name: '清空' }).first().click()
  await page.getByRole('button', { name: '查询', exact: true }).first().click()
  const summary = page.getByRole('alert').filter({ hasText: '有 3 处需要修改' })
  await expect.element(summary).toBeVisible()
  await expect.element(summary.getByRole('button', { name: '请输入查询内容' })).toBeVisible()
  await summary.getByRole('button', { name: /99/ }).click()
  await expect.element(page.getByRole('region', { name: '类别' })).toHaveFocus()
})

test('the name without its special characters is searched at one press, by keyboard as well', async ({
  open,
  server,
}) => {
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  await open('/combinedQuery')
  await nameField.fill("DR. MARTEN'S")
  await userEvent.keyboard('{Enter}')
  const offer = page.getByRole('button', { name: '检索“DR MARTENS”' })
  await expect.element(offer).toBeVisible()
  // Past the button that empties the field and the one that searches.
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(offer).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('「DR MARTENS」')
  await expect.element(nameField).toHaveValue('DR MARTENS')
  await expect
    .poll(() => server.callsOf(SEARCH_PATH).map(({ body }) => body))
    .toEqual([expect.stringContaining('"DR MARTENS"')])
})

test('a name of which nothing would be left has nothing to offer', async ({ open }) => {
  await open('/combinedQuery')
  await nameField.fill('&&')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^检索/ })).not.toBeInTheDocument()
})

test('a link with special characters is searched without them, and says so', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  await open('/combinedQuery?tradeMarkText=H%26M')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('「H M」')
  await expect.element(page.getByText('“H&M”含有特殊字符，已按“H M”检索。')).toBeVisible()
  await expect.element(nameField).toHaveValue('H M')
})

test('an address with an invalid query is shown in the form to be corrected', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  await open('/combinedQuery?tradeMarkText=%40')
  await expect.element(page.getByRole('alert')).toHaveTextContent('第 1 个字符')
  await nameField.fill('华为')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('「华为」')
})

test('a single problem that is out of sight is listed on top', async ({ open }) => {
  await open('/combinedQuery?tradeMarkText=NIKE&classify=99')
  await page.getByRole('alert').filter({ hasText: '有 1 处需要修改' }).getByRole('button', { name: /99/ }).click()
  await expect.element(page.getByRole('region', { name: '类别' })).toHaveFocus()
})

test('what was typed and not searched is still there after the page is loaded anew', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  await open('/combinedQuery')
  await nameField.fill('华为')
  await open('/combinedQuery')
  await expect.element(nameField).toHaveValue('华为')
  await nameField.fill('华为云')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('「华为云」')
  await open('/combinedQuery')
  await expect.element(nameField).toHaveValue('')
})

test('an address with a query is shown instead of what was typed before', async ({ open }) => {
  await open('/combinedQuery')
  await nameField.fill('华为')
  await open('/combinedQuery?tradeMarkText=NIKE&classify=99')
  await expect.element(nameField).toHaveValue('NIKE')
})
