import { expect, test } from './site.ts'

test('without a connection what was typed stays, and the search runs once it is back', async ({
  page,
  context,
  open,
}) => {
  await open('/index')
  const name = page.getByPlaceholder(/输入商标名称/)
  await name.fill('华为')
  await context.setOffline(true)
  await expect(page.getByText('网络已断开。')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click()
  await expect(name).toHaveValue('华为')
  await expect(page.getByText('网络已断开。')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/tradeMarkText=%E5%8D%8E%E4%B8%BA/)
  await expect(page.getByText('网络已断开。')).toBeHidden()

  await test.step('a search on the page that is there waits for the connection, too', async () => {
    await context.setOffline(true)
    await open('/combinedQuery?tradeMarkText=翠湖')
    await expect(page.getByText('网络已断开。')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

test('a page whose code is out of reach is opened once the site answers', async ({ page, open }) => {
  await open('/index')
  await page.getByRole('radio', { name: '翻译' }).check()
  await page.getByRole('textbox', { name: /翻译/ }).fill('一种装置')
  // The device calls itself connected, but nothing comes through.
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click()
  await expect(page.getByText('网络已断开。')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /翻译/ })).toHaveValue('一种装置')
  await page.unroute('**/*')
  await expect(page).toHaveURL(/privacy/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/隐私/)
})
