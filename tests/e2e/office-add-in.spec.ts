import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { signInAs } from './records.ts'
import { expect, test } from './site.ts'

const OFFICE = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js'

/** Stands in for Office: `selected` is a text or the formulas of cells; what is written is in `window.written`. */
async function inOffice(page: Page, host: 'Word' | 'Excel', selected: unknown, language = 'zh-CN') {
  await page.addInitScript(
    ({ host, selected, language }) => {
      const state = window as unknown as { selected: unknown; written: unknown[]; Office: object; Excel: object }
      state.selected = selected
      state.written = []
      const response = (callback: (result: object) => void, value?: unknown) => callback({ status: 'succeeded', value })
      state.Office = {
        CoercionType: { Text: 'text' },
        AsyncResultStatus: { Succeeded: 'succeeded' },
        context: {
          displayLanguage: language,
          document: {
            getSelectedDataAsync: (_: string, callback: (result: object) => void) => response(callback, state.selected),
            setSelectedDataAsync: (text: string, _: object, callback: (result: object) => void) => {
              state.written.push(text)
              response(callback)
            },
          },
        },
        onReady: (ready: (info: object) => void) => addEventListener('DOMContentLoaded', () => ready({ host })),
      }
      const range = () => ({
        load: () => undefined,
        worksheet: { load: () => undefined, name: 'Sheet1' },
        address: 'Sheet1!A1:B2',
        formulas: state.selected,
        cellCount: (state.selected as unknown[][]).flat().length,
        getCell: (row: number, column: number) => ({
          set values(rows: unknown[][]) {
            state.written.push([row, column, rows[0]?.[0]])
          },
        }),
      })
      state.Excel = {
        run: (work: (context: object) => Promise<unknown>) =>
          work({ workbook: { getSelectedRange: range }, sync: async () => undefined }),
      }
    },
    { host, selected, language },
  )
  await page.route(OFFICE, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/office/taskpane.html')
}

const written = (page: Page) => page.evaluate(() => (window as unknown as { written: unknown[] }).written)

/** A merchant ID with a key for translation. */
async function aKey(context: BrowserContext, request: APIRequestContext) {
  const { token } = await signInAs(context)
  const url = new URL('/admin/partner/key', process.env['SITE_URL']).href
  const headers = { authorization: `Bearer ${token}`, 'TENANT-ID': '4' }
  const made = await request.post(url, { headers, data: { name: 'Office', scopes: ['translation'] } })
  const { merchantId } = (await (await request.get(url, { headers })).json()).data
  return { merchant: merchantId as string, key: (await made.json()).data.secret as string }
}

async function enter(page: Page, { merchant, key }: { merchant: string; key: string }) {
  await page.getByLabel(/商户号|Merchant ID/).fill(merchant)
  await page.getByLabel(/请求密钥|Request key/).fill(key)
  await page.getByRole('button', { name: /^(保存|Save)$/ }).click()
}

test('a selection in Word is translated line by line and replaced', async ({ page, context, request }) => {
  const credentials = await aKey(context, request)
  await inOffice(page, 'Word', '一种电池\r\r隔膜')
  await page.getByRole('button', { name: '翻译所选内容' }).click()
  await expect(page.getByRole('status')).toHaveText('请先填写商户号和请求密钥。')
  await enter(page, credentials)
  await expect(page.getByRole('status')).toHaveText('已保存在这台设备上。')
  await expect(page.getByText('今日剩余 3,000 字符，字数包剩余 100,000 字')).toBeVisible()

  await page.getByRole('button', { name: '翻译所选内容' }).click()
  await expect(page.locator('#translation')).toContainText(/battery\n\n.+/i)
  const translation = await page.locator('#translation').textContent()
  await page.evaluate(() => Object.assign(window, { selected: '另一段' }))
  await page.getByRole('button', { name: '替换所选内容' }).click()
  await expect(page.getByRole('status')).toHaveText('选择的内容已经改变，请重新翻译。')
  expect(await written(page)).toEqual([])

  await page.evaluate(() => Object.assign(window, { selected: '一种电池\r\r隔膜' }))
  await page.getByRole('button', { name: '替换所选内容' }).click()
  await expect(page.getByRole('status')).toHaveText('已替换。')
  expect(await written(page)).toEqual([translation])
})

test('in Excel texts are translated; numbers and formulas are not touched', async ({ page, context, request }) => {
  const credentials = await aKey(context, request)
  const cells = [
    ['一种电池', 42],
    ['=A1', '隔膜'],
  ]
  await inOffice(page, 'Excel', cells, 'en-US')
  await enter(page, credentials)
  await expect(page.getByText('3,000 characters left today, 100,000 words left of packages')).toBeVisible()
  await page.getByRole('button', { name: 'Translate the selection' }).click()
  await expect(page.locator('#translation')).toContainText(/battery/i)
  const [first, second] = (await page.locator('#translation').textContent())!.split('\n')
  await page.getByRole('button', { name: 'Replace the selection' }).click()
  await expect(page.getByRole('status')).toHaveText('Replaced.')
  expect(await written(page)).toEqual([
    [0, 0, first],
    [1, 1, second],
  ])
})

test('a wrong key is refused in the language of Office', async ({ page }) => {
  await inOffice(page, 'Word', '一种电池', 'en-US')
  await enter(page, { merchant: 'M00000000001', key: 'rk_live_0' })
  await expect(page.getByRole('status')).toHaveText(/key/i)
  await expect(page.getByRole('status')).toHaveAttribute('data-kind', 'failure')
})

for (const [path, title] of [
  ['/Trados', 'Trados 等翻译工具'],
  ['/TradosWord', 'Word 翻译加载项'],
  ['/Excel', 'Excel 翻译加载项'],
] as const)
  test(`${path} shows what is free, and to a member what is left`, async ({ page, open, context, request }) => {
    await open(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('100,000 字免费插件翻译字数')).toBeVisible()
    await expect(page.getByRole('figure')).toHaveCount(3)
    await aKey(context, request)
    await page.reload()
    await expect(page.getByText('您还有 100,000 字免费插件翻译字数。')).toBeVisible()
  })
