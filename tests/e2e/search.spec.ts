import { expect, hitIds, test, totalShown } from './site.ts'

test('a visitor finds similar marks, sees why they are similar and reads a record', async ({ page, open }) => {
  await open('/')
  await expect(page).toHaveURL(/#\/entrance$/)
  await expect(page).toHaveTitle(/知匠/)
  await page.getByRole('textbox', { name: '商标名称' }).fill('华为')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/#\/combinedQuery\?tradeMarkText=/)
  const sentence = page.getByRole('heading', { level: 1 })
  await expect(sentence).toContainText('在中国的全部 45 类中查找与「华为」近似的名称，近似程度中以上')
  await expect(sentence).toContainText(/共 \d+ 条/)
  await expect(page).toHaveTitle(/华为 的查询结果/)

  const near = page.getByRole('row', { name: /华威/ }).first()
  await near.getByRole('button', { name: '华威 的近似说明' }).click()
  const panel = page.getByRole('region', { name: '近似说明' })
  await expect(panel.locator('[data-side=query]')).toContainText('华')
  await expect(panel.locator('[data-side=found]')).toContainText('威')
  await expect(panel.locator('[data-kind=sound]')).toHaveCount(2)
  await expect(panel).toContainText(/规则 [A-Z]\d+/)
  await expect(panel).toContainText(/引擎版本 [\d.]+/)
  await expect(panel).toContainText('不构成任何官方机构的决定')
  // One line for each pair of parts.
  await expect(panel.locator('line')).toHaveCount(2)

  await near.getByRole('link', { name: /华威/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '华威' })).toBeVisible()
  await expect(page.getByText('演示数据').first()).toBeVisible()
  await page.getByRole('button', { name: '返回结果' }).click()
  await expect(sentence).toContainText('「华为」')
})

test('an English user changes the language and searches everywhere', async ({ page, open }) => {
  await open('/combinedQuery')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/#\/index$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trademark search that explains itself')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('language')!))).toEqual({ lang: 'en' })

  await page.getByRole('link', { name: 'NIKE' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Names similar to “NIKE” in all 43 jurisdictions, all 45 classes, medium similarity or higher',
  )
  await page.getByRole('button', { name: 'Why NYKE is similar' }).first().click()
  await expect(page.getByRole('region', { name: 'Why this mark is similar' })).toContainText(
    'Assessed by published criteria; not a decision of an office',
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a browser that prefers English is answered in English, and a link may request a language', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const language = page.locator('html')
  await page.goto('/')
  await expect(language).toHaveAttribute('lang', 'en')
  await page.goto('/?lang=cn#/combinedQuery')
  await expect(language).toHaveAttribute('lang', 'zh-CN')
  await expect(page).toHaveURL(/\/#\/combinedQuery$/)
  await page.reload()
  await expect(language).toHaveAttribute('lang', 'zh-CN')
  await page.goto('/#/combinedQuery?lang=en')
  await expect(language).toHaveAttribute('lang', 'en')
  await context.close()
})

test('each criterion requests what it says', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为&country=all')
  const number = (await page.getByRole('row').nth(1).getByRole('cell').nth(4).textContent())!.trim()
  const [id] = await hitIds(page)

  await page.getByRole('radio', { name: '申请号', exact: true }).check()
  await page.getByRole('textbox', { name: '申请号' }).fill(`${number};99999999`)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`查找申请号 ${number};99999999`)
  await expect.poll(() => hitIds(page)).toContain(id)
  // Numbers are not compared, so there is nothing to explain.
  await expect(page.getByRole('button', { name: /近似说明/ })).toHaveCount(0)

  await page.getByRole('radio', { name: '申请人', exact: true }).check()
  await page.getByRole('textbox', { name: '申请人名称' }).fill('示例')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('查找「示例」申请的商标')
  await expect(page.getByRole('row', { name: /示例/ }).first()).toBeVisible()
})

test('a column of numbers is pasted as a list', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/combinedQuery')
  await page.getByRole('radio', { name: '注册号', exact: true }).check()
  await page.evaluate(() => navigator.clipboard.writeText('12345678\r\n23456789;\nG1234567\n'))
  const field = page.getByRole('textbox', { name: '注册号' })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field).toHaveValue('12345678;23456789;G1234567')
})

test('conditions narrow the answer, and resetting takes them back', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/共 \d+ 条/)
  await page.getByRole('button', { name: '类别 全部 45 类' }).click()
  const drawer = page.getByRole('dialog', { name: '查询条件' })
  await drawer.getByRole('checkbox', { name: /^09/ }).check()
  await expect(drawer.getByRole('textbox', { name: '类别号' })).toHaveValue('09')
  await drawer.getByRole('textbox', { name: '类别号' }).fill('9;35')
  await expect(drawer.getByRole('checkbox', { name: /^35/ })).toBeChecked()
  await drawer.getByRole('button', { name: '全部 43 个' }).click()
  await drawer.getByRole('button', { name: '查询', exact: true }).click()

  await expect(page).toHaveURL(/country=all&classify=9;35/)
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('在全部 43 个国家/地区的第 9、35 类中查找')
  await page.getByRole('button', { name: '恢复默认' }).first().click()
  await expect(page.getByText('条件已修改，点“查询”生效')).toBeVisible()
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page).toHaveURL(/tradeMarkText=[^&]+$/)
})

test('where the chosen classes have few hits, those of other classes are below', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为&classify=13')
  const others = page.getByRole('region', { name: /^其他类别的结果（\d+ 条）$/ })
  await expect(others).toBeVisible()
  await expect(page.getByText('所选类别结果较少')).toBeVisible()
  expect(await totalShown(page)).toBeLessThan(5)
  await others
    .getByRole('button', { name: /的近似说明$/ })
    .first()
    .click()
  await expect(others.getByRole('region', { name: '近似说明' })).toBeVisible()
  await others.getByRole('link', { name: '查询全部类别' }).click()
  await expect(page).not.toHaveURL(/classify/)
  await expect(others).toBeHidden()
  expect(await totalShown(page)).toBeGreaterThan(0)
})

test('a change of degree searches at once', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('近似程度中以上')
  await page.getByRole('radio', { name: '低', exact: true }).check()
  await expect(page).toHaveURL(/degree=low/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('近似程度低以上')
})
