import type { Page } from '@playwright/test'
import { barriersOf } from './barriers.ts'
import { expect, test } from './site.ts'

async function expectNoBarrier(page: Page) {
  expect(await barriersOf(page)).toEqual([])
}

test('one goes from the menu to a class, a group and the groups to be searched with it', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/entrance')
  await page.getByRole('button', { name: '商标服务' }).click()
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: /商品分类/ })
    .click()
  await page.getByRole('link', { name: /日化用品/ }).click()
  await page.getByText('类别标题和注释').click()
  await expect(page.getByText('第三类主要包括不含药物的梳洗用制剂。')).toBeVisible()
  await page.getByRole('link', { name: '0301 肥皂' }).click()
  await expect(page.getByText('1.本类似群与0306类似；')).toBeVisible()
  await expect(page.getByText('类似 · 本群注释')).toBeVisible()
  await page.getByRole('button', { name: '复制 洗衣粉' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('洗衣粉')
  await page.getByRole('button', { name: '清单：洗衣粉' }).click()
  await expect(page.getByRole('button', { name: '清单：洗衣粉' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: '选商品 1 项已选' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: '0306 化妆品' }).click()
  await expect(page.getByText('类似 · 对方注释')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '0306 化妆品' })).toBeVisible()
})

test('a word finds items in both languages; what is not found leads to a suggestion', async ({
  page,
  open,
  setLanguage,
}) => {
  await setLanguage('en')
  await open('/PQ?id=3')
  const search = page.getByRole('searchbox', { name: /Name of goods/ })
  await search.fill('cosmetics')
  await search.press('Enter')
  await expect(page.getByText('2 items found')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Narrow by class' })
    .getByRole('link', { name: /Class 35/ })
    .click()
  await expect(page.getByText('retail of cosmetics')).toBeVisible()
  await expect(page.getByText('One item found')).toBeVisible()
  await search.fill('soaps and so forth')
  await search.press('Enter')
  await page.getByRole('link', { name: 'Suggest classes for it' }).click()
  const result = page.getByRole('region', { name: 'Suggested classes' })
  await expect(result.getByRole('heading').first()).toContainText('Class 3 Cosmetics and cleaning')
  await expect(result.getByText('soap', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Describe your goods or services')).toHaveValue('soaps and so forth')
  await expectNoBarrier(page)
  await page.getByLabel('Describe your goods or services').fill('  ')
  await page.getByRole('button', { name: 'Suggest classes' }).click()
  await expect(page.getByRole('alert')).toHaveText('Describe the goods or services first.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('goods are chosen by class, group and item, given up and undone', async ({ page, open }) => {
    await open('/PQ?id=3&view=list')
    const chosen = page.getByRole('region', { name: '已选' })
    await page.getByRole('button', { name: /^日化用品/ }).click()
    await page.getByRole('button', { name: /展开 2 项 0301/ }).click()
    await page.getByRole('checkbox', { name: /肥皂 soap/ }).check()
    await page.getByRole('checkbox', { name: '0306 化妆品' }).check()
    await page.getByRole('button', { name: '返回类别' }).click()
    await page.getByRole('checkbox', { name: /选择第 45 类/ }).check()
    await page.getByRole('textbox', { name: /查找项目/ }).fill('零售')
    await page.getByRole('checkbox', { name: /化妆品零售/ }).check()
    await expect(chosen.getByRole('status')).toHaveText('3 个类别，其中整群 1 个类似群，单项 2 项')
    await page.reload()
    await expect(chosen.getByText('整个类别')).toBeVisible()
    await expectNoBarrier(page)
    await chosen.getByRole('button', { name: '移除 肥皂' }).click()
    await expect(chosen.getByText('肥皂')).toHaveCount(0)
    await chosen.getByRole('button', { name: '清空', exact: true }).click()
    await expect(chosen.getByText('还没有选择')).toBeVisible()
    await chosen.getByRole('button', { name: '撤销清空' }).click()
    await expect(chosen.getByRole('status')).toHaveText('3 个类别，其中整群 1 个类似群，单项 1 项')
    await page.getByRole('link', { name: '在这些类别中查商标' }).click()
    await expect(page).toHaveURL(/combinedQuery\?classify=03;35;45/)
  })
})

test('figurative elements are found in the tree and by word; a sixth code is refused', async ({ page, open }) => {
  await open('/PQ?id=3&view=vienna')
  await page.getByRole('button', { name: '1 的下一级' }).press('Enter')
  await page.getByRole('button', { name: '1.3 的下一级' }).press('Enter')
  for (const name of [/^1 天体/, /^1\.3 太阳 Sun$/, /^1\.3\.2 /, /^1\.10 /])
    await page.getByRole('checkbox', { name }).check()
  await expect(page.getByText('已选 4 个，最多 5 个')).toBeVisible()
  await expectNoBarrier(page)
  await page.evaluate(() => localStorage.setItem('vienna-codes', '["1","1.3","1.3.2","2.1","3.1"]'))
  await page.reload()
  await page.getByRole('textbox', { name: /图形名称或编码/ }).fill('clouds')
  await page.getByRole('checkbox', { name: /^1\.10 / }).click()
  await expect(page.getByRole('alert')).toHaveText('图形要素编码最多选择 5 个，请先移除一个')
  await page.getByRole('button', { name: '移除 2.1' }).click()
  await page.getByRole('checkbox', { name: /^1\.10 / }).check()
  await expect(page.getByRole('button', { name: '复制编码 1;1.3;1.3.2;3.1;1.10' })).toBeVisible()
})
