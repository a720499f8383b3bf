import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { barriersOf } from './barriers.ts'
import { expect, hitIds, nextFrames, test } from './site.ts'

/** An image turned, in other colours and with a side cut off. */
async function distorted(svg: Buffer): Promise<Buffer> {
  const turned = await sharp(svg)
    .resize(400, 400)
    .modulate({ hue: 140 })
    .rotate(15, { background: '#ffffff' })
    .png()
    .toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const part = { left: 0, top: 0, width: Math.floor(width * 0.94), height }
  return sharp(turned).extract(part).png().toBuffer()
}

/**
 * A distorted logo that finds several marks, as its filters need, and which image it was made of. The worker describes
 * the images of the register in the background.
 */
async function distortedLogo(request: APIRequestContext): Promise<{ png: Buffer; imageUrl: string }> {
  const found = await request.post('/common/query/search/v2', {
    data: { tradeMarkText: 'a', queryWay: 'match', pageSize: 100, country: ['CN'] },
  })
  const hits: { imageUrl: string | null }[] = (await found.json()).data.queryTmInfo
  const imageUrls = [...new Set(hits.flatMap(({ imageUrl }) => imageUrl ?? []))].slice(0, 12)
  const logos = await Promise.all(
    imageUrls.map(async (imageUrl) => ({ imageUrl, png: await distorted(await (await request.get(imageUrl)).body()) })),
  )
  const total = async ({ png }: { png: Buffer }): Promise<number> => {
    const data = { imgOriginalBase64: png.toString('base64'), pageSize: 1 }
    return (await (await request.post('/common/graph/search/v2', { data })).json()).data?.total ?? 0
  }
  let logo: (typeof logos)[number] | undefined
  const findLogo = async () => {
    for (const candidate of logos) if (!logo && (await total(candidate)) > 1) logo = candidate
    return logo
  }
  await expect.poll(findLogo, { timeout: 60_000 }).toBeDefined()
  return logo!
}

test('an image finds the marks that show it, says which parts agree, and its address opens the same', async ({
  page,
  open,
  request,
}) => {
  const { png, imageUrl } = await distortedLogo(request)
  await open('/imageSearch')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('请上传查询图片')

  await page.locator('input[type=file]').setInputFiles({ name: '图样.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('img', { name: '查询图片' })).toBeVisible()
  // Twice, as a double click, whose second press could fall beside the button when the answer moves it.
  for (const _ of [1, 2]) await page.getByRole('button', { name: '查询', exact: true }).press('Enter')
  await expect(page).toHaveURL(/#\/imageSearch\?imgFile=[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    /查找与该图片近似的图形，近似程度中以上 · 共 \d+ 条/,
  )
  // Who searches by the keyboard stays where they are.
  await expect(page.getByRole('button', { name: '查询', exact: true })).toBeFocused()

  await page
    .getByRole('button', { name: /的近似说明$/ })
    .first()
    .click()
  const panel = page.getByRole('region', { name: '近似说明' })
  await expect(panel).toContainText(/相近部分 1：\d+(\.\d)? 分/)
  await expect(panel.getByRole('img')).toHaveCount(2)
  const sources = await page
    .locator('[data-roving] img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  expect(sources.some((source) => source?.startsWith(imageUrl))).toBe(true)

  const ids = await hitIds(page)
  const calls: string[] = []
  page.on('request', (sent) => void (sent.url().endsWith('/common/graph/search/v2') && calls.push(sent.url())))
  await page.getByRole('complementary', { name: '筛选结果' }).locator('label').first().click()
  await expect(page).toHaveURL(/filter\./)
  await expect(page.getByRole('button', { name: /^取消筛选/ })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await nextFrames(page)
  expect(calls).toHaveLength(1)
  await page.goBack()

  await page.reload()
  await expect(page.getByRole('img', { name: '查询图片' })).toBeVisible()
  await expect.poll(() => hitIds(page)).toEqual(ids)
})

test('a part of the image is chosen by the keyboard, and what is refused says why', async ({
  page,
  open,
  request,
  setLanguage,
}) => {
  await setLanguage('en')
  const { png } = await distortedLogo(request)
  await open('/imageSearch?country=all')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: png })
  await expect(page.getByRole('alert')).toHaveText('This file format is not accepted.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This file format is not accepted.')

  await page.getByRole('button', { name: 'Another image' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('button', { name: 'Search a part only' }).click()
  const area = page.getByLabel('Selected part; use the arrow keys to move it')
  await area.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/imgFile=[\da-f-]{36}&crop=0\.1\d*,0\.1,0\.8,0\.8/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Figures similar to the image in all 43 jurisdictions',
  )
})

test('an address inside the own network is not requested', async ({ page, open }) => {
  await open('/imageSearch?similarGroup=0301')
  await expect(page.getByRole('region', { name: '类别' })).toBeVisible()
  await expect(page.getByRole('region', { name: '类似群' })).toHaveCount(0)
  await page.getByLabel('图片地址').fill('http://127.0.0.1:5432/logo.png')
  await page.getByRole('button', { name: '使用地址' }).click()
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('不能读取该地址：只支持公网上的 http 或 https 图片地址')).toBeVisible()
})

test('an image is one condition among others, searched at every office, and compared with what it found', async ({
  page,
  open,
  request,
}) => {
  const { png } = await distortedLogo(request)
  await open('/nPQ?c=AND,SBTP,similar,&c=NOT,SBMC,match,zzzzzz')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('请上传查询图片').first()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: '图样.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('img', { name: '第 1 个条件的图片' })).toBeVisible()
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('商标图样与所选图片近似')
  await page
    .getByRole('button', { name: /的近似说明$/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '近似说明' })).toContainText(/相近部分 1：\d+/)

  await page
    .getByRole('checkbox', { name: /^选择(?!本页)/ })
    .first()
    .check()
  await page.getByRole('button', { name: '与查询内容对比' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '两两近似程度' })).toBeVisible()
  await expect(page.getByRole('img', { name: '查询图片' }).first()).toBeVisible()
  const image = /image=([\da-f-]{36})/.exec(page.url())![1]

  await open(`/crossSearch?imgFile=${image}`)
  await expect(page.getByRole('status').filter({ hasText: /个国家\/地区/ })).toBeVisible()
  const office = page.getByRole('region', { name: '中国', exact: true })
  await expect(office.getByRole('listitem').first()).toBeVisible()
  expect(await barriersOf(page, { isStrict: true })).toEqual([])
  await office.getByRole('link', { name: /^查看全部/ }).click()
  await expect(page).toHaveURL(new RegExp(`/imageSearch\\?imgFile=${image}`))
})
