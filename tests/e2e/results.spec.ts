import { expect, hitIds, nextFrames, test, totalShown, WIDE } from './site.ts'

test('filters', async ({ page, open }) => {
  await open(WIDE)
  await test.step('a filter leaves as many hits as its list has promised', async () => {
    const facets = page.getByRole('complementary', { name: '筛选结果' })
    const value = facets.getByRole('group', { name: '国家/地区' }).locator('label').first()
    const promised = Number((await value.locator('span').last().textContent())!.replaceAll(',', ''))
    const all = await totalShown(page)
    expect(promised).toBeLessThan(all)

    await value.click()
    await expect(page).toHaveURL(/filter\.country=\w+/)
    await expect.poll(() => totalShown(page)).toBe(promised)
    const tag = page.getByRole('group', { name: '已用的筛选条件' }).getByRole('button')
    await expect(tag).toHaveCount(1)
    await tag.click()
    await expect.poll(() => totalShown(page)).toBe(all)
    await expect(page).not.toHaveURL(/filter/)
  })
  await test.step('filters add up and are cleared together', async () => {
    const facets = page.getByRole('complementary', { name: '筛选结果' })
    const all = await totalShown(page)
    await facets.getByRole('group', { name: '国家/地区' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/filter\.country/)
    await facets.getByRole('group', { name: '状态' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/filter\.tmstatuscode/)
    await expect.poll(() => totalShown(page)).toBeLessThan(all)
    await page.getByRole('button', { name: '清除全部筛选' }).click()
    await expect.poll(() => totalShown(page)).toBe(all)
  })
})

test('an address gives another browser the same answer, filter and page included', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await open(`${WIDE}&size=28`)
  await page.getByRole('group', { name: '国家/地区' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/filter\.country/)
  await page.getByRole('combobox', { name: '排序' }).click()
  await page.getByTitle('申请日期：新到旧').click()
  await expect(page).toHaveURL(/sort=-appDate/)
  const dates = () =>
    page
      .locator('tbody tr[data-roving]')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('td.day')?.textContent ?? ''))
  const areSorted = async () => (await dates()).every((day, index, all) => index === 0 || day <= all[index - 1]!)
  await expect.poll(areSorted).toBe(true)
  const firstPage = await hitIds(page)
  await page.getByTitle('2', { exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  // While the page is fetched it may show none.
  await expect.poll(async () => (await hitIds(page)).filter((id) => !firstPage.includes(id))).not.toEqual([])
  expect(await areSorted()).toBe(true)
  const ids = await hitIds(page)

  const other = await browser.newContext({ baseURL })
  const stranger = await other.newPage()
  await stranger.goto(page.url())
  await expect.poll(() => hitIds(stranger)).toEqual(ids)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    (await page.getByRole('heading', { level: 1 }).textContent())!,
  )
  await other.close()
})

test('what is done with a table of hits', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await test.step('back and forward walk through what was requested', async () => {
    await open('/combinedQuery?tradeMarkText=华为')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('「华为」')
    const field = page.getByRole('textbox', { name: '商标名称' })
    await field.fill('NIKE')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('「NIKE」')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('「华为」')
    await expect(field).toHaveValue('华为')
    await page.goForward()
    await expect(field).toHaveValue('NIKE')
  })
  await test.step('the link of a search can be copied', async () => {
    await open('/combinedQuery?tradeMarkText=华为')
    await page.getByRole('button', { name: '复制链接' }).click()
    await expect(page.getByRole('button', { name: '链接已复制' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
  await test.step('hidden columns stay hidden', async () => {
    const column = (name: string) => page.getByRole('columnheader', { name }).first()
    await expect(column('申请人')).toBeVisible()
    await page.getByRole('button', { name: '显示的列' }).click()
    await page.getByRole('checkbox', { name: '申请人' }).uncheck()
    await page.getByRole('checkbox', { name: '代理机构' }).check()
    await expect(page.getByRole('columnheader', { name: '申请人' })).toHaveCount(0)
    await page.reload()
    await expect(column('代理机构')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: '申请人' })).toHaveCount(0)
  })
  await test.step('a press on a date column sorts by it', async () => {
    await open('/combinedQuery?tradeMarkText=华为&country=all&degree=low')
    const header = page.getByRole('columnheader', { name: '申请日期' }).first()
    await header.click()
    await expect(page).toHaveURL(/sort=-appDate/)
    // The address is there before the table, and the next press depends on what the table shows.
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await header.click()
    await expect(page).toHaveURL(/sort=appDate/)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await header.click()
    await expect(page).not.toHaveURL(/sort/)
  })
})

test('another page starts at the top of the list, another view stays where one is', async ({ page, open }) => {
  await open(`${WIDE}&size=28`)
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await page.getByTitle('2', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByTitle('2', { exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('cards show the same hits, and their images move nothing when they arrive', async ({ page, open }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let release = () => {}
  const areReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/common/query/image/**', async (route) => {
    await areReleased
    await route.continue()
  })
  await open(WIDE)
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  const inTable = await hitIds(page)
  await page.getByTitle('图文').click()
  await expect(page).toHaveURL(/view=cards/)
  await expect.poll(() => hitIds(page)).toEqual(inTable)
  await page.evaluate(() =>
    Object.assign(window, { shiftsBefore: (window as unknown as { shifts: number[] }).shifts.length }),
  )
  release()
  await expect
    .poll(() =>
      page.locator('[data-roving] img').evaluateAll((images) => {
        const inSight = (images as HTMLImageElement[]).filter(
          (image) => image.getBoundingClientRect().top < window.innerHeight,
        )
        return inSight.length > 0 && inSight.every(({ complete }) => complete)
      }),
    )
    .toBe(true)
  await nextFrames(page)
  const shifted = await page.evaluate(() => {
    const { shifts, shiftsBefore } = window as unknown as { shifts: number[]; shiftsBefore: number }
    return shifts.slice(shiftsBefore).reduce((sum, value) => sum + value, 0)
  })
  expect(shifted).toBeLessThan(0.02)
})

test('on paper every column of the table is on the sheet, and names are whole', async ({ page, open }) => {
  // As wide as an A4 sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await open('/combinedQuery?tradeMarkText=NIKE&country=all&degree=low')
  const table = page.getByRole('table', { name: '查询结果' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('search')).toBeHidden()
  const widths = await table.evaluate((element) => ({
    table: element.getBoundingClientRect().right,
    name: element.querySelector('tbody a')!.getBoundingClientRect(),
    badge: element.querySelector('tbody td:nth-of-type(3)')!.getBoundingClientRect().left,
  }))
  expect(widths.table).toBeLessThanOrEqual(718)
  expect(widths.name.width).toBeGreaterThan(24)
  expect(widths.name.height).toBeLessThan(30)
  expect(widths.name.right).toBeLessThanOrEqual(widths.badge)
})

test('hits fit beside the filters, without them, and as cards where a table does not fit', async ({ page, open }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await open(WIDE)
  await expect(page.getByRole('list', { name: '查询结果' })).toBeVisible()
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    await nextFrames(page)
    expect(
      await table.evaluate((element) => element.getBoundingClientRect().width - element.parentElement!.clientWidth),
      `${width} pixels`,
    ).toBeLessThanOrEqual(0)
  }
})
