import ExcelJS from 'exceljs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { realData } from '../support/real-data.ts'
import { expect, hitIds, test } from './site.ts'

test.skip(!process.env['SITE_HAS_REAL_RECORDS'], 'the real data does not lie beside the checkout')

/** A real specimen as somebody else would file it: in one other colour, turned by 15°, with a side cut off. */
async function distortedSpecimen(name: string): Promise<Buffer> {
  const recoloured = await sharp(realData('trademarks', 'images', 'iponz', name)!)
    .toColourspace('srgb')
    .tint({ r: 20, g: 60, b: 200 })
    .png()
    .toBuffer()
  const turned = await sharp(recoloured).rotate(15, { background: '#ffffff' }).png().toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const part = { left: 0, top: 0, width: Math.floor(width * 0.94), height }
  return sharp(turned).extract(part).png().toBuffer()
}

const texts = {
  cn: {
    search: '查询',
    explain: 'Gentle Monster 的近似说明',
    explanation: '近似说明',
    filter: '服装鞋帽',
    figures: /查找与该图片近似的图形/,
    select: '选择 ',
    selected: '已选的商标',
    compare: '对比',
    pairs: '两两近似程度',
    overlap: '共同的商品/服务',
    export: '导出',
    file: /^商标-.*\.xlsx$/,
    mark: '商标文字',
    preview: '免费预览',
    searched: /件商标中检索，数据截至/,
    risks: '主要风险',
  },
  en: {
    search: 'Search',
    explain: 'Why Gentle Monster is similar',
    explanation: 'Why this mark is similar',
    filter: 'Clothing and footwear',
    figures: /Figures similar to the image/,
    select: 'Select ',
    selected: 'Selected marks',
    compare: 'Compare',
    pairs: 'Similarity of each pair',
    overlap: 'Goods and services in common',
    export: 'Export',
    file: /^trademarks-.*\.xlsx$/,
    mark: 'Text of the mark',
    preview: 'Free preview',
    searched: /marks searched, data as of/,
    risks: 'Greatest risks',
  },
} as const

for (const language of ['cn', 'en'] as const) {
  test(`a mark is cleared against real ones by name, image and element code, in ${language}`, async ({
    page,
    open,
    setLanguage,
  }) => {
    const text = texts[language]
    await setLanguage(language)

    // By name: five applications of one applicant, and why they are similar. What fills the page comes after them.
    await open('/combinedQuery?tradeMarkText=Gentle Monsta&country=NZ')
    await expect
      .poll(async () => (await hitIds(page)).slice(0, 5).toSorted())
      .toEqual(['1239817', '1240416', '1241401', '1241460', '1246776'].map((no) => `NZ_${no}`))
    await page
      .getByRole('button', { name: new RegExp(text.explain, 'i') })
      .first()
      .click()
    await expect(page.getByRole('region', { name: text.explanation })).toContainText(/MONST/i)
    await page.getByRole('checkbox', { name: text.filter }).check()
    await expect.poll(async () => (await hitIds(page))[0]).toBe('NZ_1246776')
    await page.getByRole('checkbox', { name: new RegExp(`^${text.select}.*gentle`, 'i') }).check()

    // By image: a real specimen of another mark, turned, recoloured and cut.
    await open('/imageSearch?country=NZ')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await distortedSpecimen('1228922.jpg') })
    await page.getByRole('button', { name: text.search, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.figures)
    await expect.poll(async () => (await hitIds(page))[0], { timeout: 30_000 }).toBe('NZ_1228922')
    await page.locator('[data-roving]').first().getByRole('checkbox').check()

    // By element code: a person of the European register.
    await open('/combinedQuery?vienna=2.1.9&country=EU')
    await expect.poll(() => hitIds(page)).toEqual(['EU_018222204'])

    // Both that were put aside, side by side and as a file.
    const bar = page.getByRole('region', { name: text.selected })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar
        .getByRole('button', { name: text.export })
        .click()
        .then(() => page.getByRole('dialog').getByRole('button', { name: text.export }).click()),
    ])
    expect(download.suggestedFilename()).toMatch(text.file)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await readFile(await download.path())) as never)
    const names = workbook.worksheets[0]!.getColumn(1).values
    expect(JSON.stringify(names)).toMatch(/gentle monster.*dreamzzz/i)
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: text.compare }).click()
    await expect(page.getByRole('heading', { level: 2, name: text.pairs })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: text.overlap })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /gentle monster|dreamzzz/i })).toHaveCount(4)

    // What is in the way in mainland China.
    await open('/analysisReport')
    await page.getByLabel(text.mark).fill('Gentle Monsta')
    await page.getByRole('checkbox', { name: /\b25\b/ }).check()
    await page.getByRole('button', { name: text.preview }).click()
    await expect(page.getByRole('heading', { name: text.risks })).toBeVisible()
    await expect(page.getByText(text.searched).first()).toBeVisible()
  })
}
