import { page, userEvent } from 'vitest/browser'
import { passTime, stopTime } from '../../../testing/clock.ts'
import { createSearchResult, SEARCH_PATH } from '../../../testing/search-result.ts'
import { expect, test } from '../../../testing/site.tsx'

test.beforeEach(({ server }) => server.answer('/common/query/countries', { data: [] }))

const response = { data: createSearchResult() }
const overlay = page.getByText('正在加载…')
const nameField = page.getByRole('textbox', { name: '商标名称' })
const heading = page.getByRole('heading', { level: 1 })

test('a search that is answered within 0.3 seconds shows no overlay', async ({ open, server }) => {
  server.answer(SEARCH_PATH, response)
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  const before = server.callsOf(SEARCH_PATH).length
  const release = server.hold(SEARCH_PATH, response)
  await nameField.fill('NIKE')
  stopTime()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.callsOf(SEARCH_PATH).length, { interval: 0 }).toBe(before + 1)
  await passTime(290)
  await expect.element(overlay).not.toBeInTheDocument()
  release()
  await expect.element(heading, { interval: 0 }).toHaveTextContent(/「NIKE」.*共/)
  await passTime(400)
  await expect.element(overlay).not.toBeInTheDocument()
})

test('a slow search shows the overlay, is sent once however often one presses, and ends with its page', async ({
  open,
  server,
}) => {
  const release = server.hold(SEARCH_PATH, response)
  await open('/combinedQuery')
  await nameField.fill('NIKE')
  await userEvent.keyboard('{Enter}')
  await expect.element(overlay).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(heading).toHaveTextContent(/共/)
  await expect.element(overlay).not.toBeInTheDocument()
  expect(server.callsOf(SEARCH_PATH)).toHaveLength(1)

  server.hold(SEARCH_PATH, response)
  await nameField.fill('云澜')
  await userEvent.keyboard('{Enter}')
  await expect.element(overlay).toBeVisible()
  await page.getByRole('link', { name: '数据范围' }).first().click()
  await expect.element(overlay).not.toBeInTheDocument()
})

test('another question need not wait for the answer to the last one', async ({ open, server }) => {
  server.hold(SEARCH_PATH, response)
  await open('/combinedQuery')
  await nameField.fill('NIKE')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.callsOf(SEARCH_PATH)).toHaveLength(1)
  await nameField.fill('云澜')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('「云澜」')
  // The heading shows the query of the URL, which changes before the request is sent.
  await expect.poll(() => server.callsOf(SEARCH_PATH).at(-1)!.body).toContain('云澜')
})
