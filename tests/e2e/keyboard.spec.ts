import { expect, hitIds, test } from './site.ts'

const focusedHit = '[data-roving]:focus'

for (const view of ['table', 'cards'] as const)
  test(`hits are walked, explained and opened by key alone (${view})`, async ({ page, open }) => {
    await open(`/combinedQuery?tradeMarkText=华为&country=all&degree=low&view=${view}`)
    await expect(page.locator('[data-roving]').first()).toBeVisible()
    // Not those of the section below the degree, which is a group of its own.
    const ids = await page
      .locator('[data-roving]')
      .first()
      .evaluate((hit) =>
        Array.from(hit.closest('table, ul')!.querySelectorAll('[data-roving]'), (each) =>
          each.getAttribute('data-roving'),
        ),
      )
    await page.locator('[data-roving][tabindex="0"]').first().focus()
    const idOf = () => page.locator(focusedHit).getAttribute('data-roving')
    await expect.poll(idOf).toBe(ids[0])

    await page.keyboard.press(view === 'table' ? 'ArrowDown' : 'ArrowRight')
    await expect.poll(idOf).toBe(ids[1])
    await expect(page.locator(focusedHit)).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('End')
    await expect.poll(idOf).toBe(ids.at(-1))
    await page.keyboard.press('Home')
    await expect.poll(idOf).toBe(ids[0])
    await page.keyboard.press(view === 'table' ? 'ArrowDown' : 'ArrowRight')

    await page.keyboard.press('Space')
    await expect(page.getByRole('region', { name: '近似说明' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: '近似说明' })).toHaveCount(0)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`query/detail\\?id=${ids[1]}`))
    await expect(page.getByRole('button', { name: '返回结果' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/combinedQuery/)
  })

test('a slash leads to the search field, Esc empties it and then leaves it', async ({ page, open }) => {
  await open('/combinedQuery?tradeMarkText=华为')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('textbox', { name: '商标名称' })
  await expect(field).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(field).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(field).not.toBeFocused()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(focusedHit)).toHaveAttribute('data-roving', (await hitIds(page))[0]!)
})

test('the first stop of the Tab key skips to the content', async ({ page, open }) => {
  await open('/trademarkSearch')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(/trademarkSearch$/)
})

test('the group of the menu opens by key and closes by Esc', async ({ page, open }) => {
  await open('/supportCountry')
  const group = page.getByRole('button', { name: '商标服务' })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /综合查询/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(group).toBeFocused()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

test('the classes are one stop of the Tab key, walked by arrows', async ({ page, open }) => {
  await open('/combinedQuery')
  const first = page.getByRole('checkbox', { name: /^01/ })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('checkbox', { name: /^02/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^02/ })).toBeChecked()
  await page.keyboard.press('End')
  await expect(page.getByRole('checkbox', { name: /^45/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^\d\d/ }).and(page.locator(':focus'))).toHaveCount(0)
})
