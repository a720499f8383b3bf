import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const BULK = '/common/query/bulk'
const quota = { used: 0, limit: 2, extraLeft: 0, resetAt: '2026-11-29 00:00:00', rowsAtOnce: 100 }

for (const { language, list, classes, note, numbers, start } of [
  {
    language: 'cn',
    list: '名称或号码，每行一个',
    classes: '类别号',
    note: '类别只限定名称，号码在所有类别中查找。',
    numbers: '号码',
    start: '开始查询',
  },
  {
    language: 'en',
    list: 'Names or numbers, one per line',
    classes: 'Classes',
    note: 'Classes narrow names only; numbers are looked for in every class.',
    numbers: 'Numbers',
    start: 'Start',
  },
] as const)
  test(`classes narrow names only, and are not sent with numbers (${language})`, async ({
    open,
    server,
    setLanguage,
    signIn,
  }) => {
    setLanguage(language)
    signIn()
    server.answer(BULK, ({ method }) =>
      method === 'POST'
        ? { status: 400, code: 1, msg: 'refused' }
        : { data: { records: [], total: 0, size: 10, current: 1, pages: 0, quota } },
    )
    await open('/bulkQuery')
    const field = page.getByRole('textbox', { name: classes, exact: true })
    await field.fill('09')
    await expect.element(page.getByText(note)).toBeVisible()
    await page.getByText(numbers, { exact: true }).click()
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(page.getByText(note)).not.toBeInTheDocument()

    await page.getByRole('textbox', { name: list }).fill('12345678')
    await page.getByRole('button', { name: start, exact: true }).click()
    const orders = () => server.callsOf(BULK).filter(({ method }) => method === 'POST')
    await expect.poll(orders).toHaveLength(1)
    const order: unknown = JSON.parse(orders()[0]!.body!)
    expect(order).toMatchObject({ kind: 'number', entries: ['12345678'] })
    expect(order).not.toHaveProperty('classify')
  })
