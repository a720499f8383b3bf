import { readFile } from 'node:fs/promises'
import { signInAs } from './records.ts'
import { expect, test } from './site.ts'

const texts = {
  cn: {
    area: '原文',
    translate: '翻译',
    source: '一种轴承，包括内圈1和外圈2，厚度为3.5mm。',
    draft: '草稿译文',
    edit: '修改第 1 句的译文',
    save: '保存',
    choose: '选择文件',
    start: '开始翻译',
    done: '已完成',
    download: '下载 TXT',
    file: '轴承.txt',
    log: '翻译记录',
  },
  en: {
    area: 'Text to translate',
    translate: 'Translate',
    source: 'A bearing comprises an inner ring 1 and an outer ring 2 with a thickness of 3.5 mm.',
    draft: 'Draft',
    edit: 'Correct the translation of sentence 1',
    save: 'Save',
    choose: 'Choose a file',
    start: 'Translate',
    done: 'Done',
    download: 'Download TXT',
    file: 'bearing.txt',
    log: 'Translation log',
  },
}

for (const language of ['cn', 'en'] as const)
  test(`a text is translated, corrected, and the next one uses the correction (${language})`, async ({
    page,
    open,
    setLanguage,
  }) => {
    const words = texts[language]
    await setLanguage(language)
    await signInAs(page.context())
    await open('/PT')
    const area = page.getByRole('textbox', { name: words.area, exact: true })
    await area.fill(words.source)
    await area.press('Control+Enter')
    await expect(page.getByTestId('translation')).toContainText('3.5')
    await expect(page.getByText(words.draft, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.edit }).click()
    const corrected = language === 'cn' ? 'A bearing with rings 1, 2 of 3.5 mm.' : '轴承具有圈1、圈2，厚3.5mm。'
    await page.getByRole('textbox', { name: words.edit }).fill(corrected)
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByTestId('translation')).toHaveText(corrected)
    await area.fill(`${words.source}\n`)
    await page.getByRole('button', { name: words.translate, exact: true }).click()
    await expect(page.getByTestId('translation')).toHaveText(corrected)
  })

test('a document says its words, is translated and downloaded, and is in the log (phone)', async ({
  page,
  open,
  setLanguage,
}) => {
  const words = texts.cn
  await page.setViewportSize({ width: 390, height: 844 })
  await setLanguage('cn')
  await signInAs(page.context())
  await open('/PT?tab=documents')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.choose }).click()
  await (
    await chooser
  ).setFiles({ name: words.file, mimeType: 'text/plain', buffer: Buffer.from(`${words.source}\n所述轴承用于电机。`) })
  const card = page.getByRole('article', { name: words.file })
  await card.getByRole('button', { name: words.start }).click()
  await expect(card.getByText(words.done)).toBeVisible({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: words.download }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('3.5')
  expect(text.trim().split('\n')).toHaveLength(2)
  await open('/personalCenter/tLog')
  await page.getByRole('link', { name: words.file }).click()
  await expect(page.getByRole('list').filter({ hasText: '所述轴承用于电机。' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

const directions = [
  ['zh-cn_en-us', '中文 → 英文', '一种阀门，包括阀座7和阀芯8。'],
  ['en-us_zh-cn', '英文 → 中文', 'A valve comprises a valve seat 7 and a valve core 8.'],
  ['zh-cn_ja-jp', '中文 → 日文', '一种阀门，包括阀座7和阀芯8。'],
  ['ja-jp_zh-cn', '日文 → 中文', '弁座7と弁体8とを備える弁である。'],
] as const

test('texts and documents are translated in all four directions', async ({ page, open }) => {
  await signInAs(page.context())
  const languages = { zh: '中文', en: '英文', ja: '日文' } as Record<string, string>
  await open('/PT')
  for (const [direction, , text] of directions) {
    await page.getByRole('combobox', { name: '原文语言' }).click()
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: languages[direction.slice(0, 2)]! })
      .filter({ visible: true })
      .click()
    const target = page.getByRole('combobox', { name: '译文语言' })
    await target.click()
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: languages[direction.slice(6, 8)]! })
      .filter({ visible: true })
      .click()
    await page.getByRole('textbox', { name: '原文', exact: true }).fill(text)
    await page.getByRole('button', { name: '翻译', exact: true }).click()
    const result = page.getByTestId('translation')
    await expect(result).toHaveAttribute('lang', direction.slice(6, 8))
    await expect(result).toContainText('7')
    await expect(result).not.toHaveText(text)
  }
  await open('/PT?tab=documents')
  for (const [direction, label, text] of directions) {
    const name = `${direction}.txt`
    const chooser = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: /选择文件|换一个文件/ })
      .first()
      .click()
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const card = page.getByRole('article', { name })
    await card.getByRole('combobox', { name: '翻译方向' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: label }).filter({ visible: true }).click()
    await card.getByRole('button', { name: '开始翻译' }).click()
    await expect(card.getByText('已完成')).toBeVisible({ timeout: 60_000 })
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: '下载 TXT' }).click()
    const translated = await readFile(await (await download).path(), 'utf8')
    expect(translated).toMatch(/7.*8|8.*7/s)
    expect(translated.trim()).not.toBe(text)
  }
})

for (const language of ['cn', 'en'] as const)
  test(`a patent is read beside its translation, which is there when it is opened again (${language})`, async ({
    page,
    open,
    setLanguage,
    request,
  }) => {
    await setLanguage(language)
    await signInAs(page.context())
    const country = language === 'cn' ? 'US' : 'CN'
    const found = await request.post('/patent/search/simple', { data: { country: [country], size: 1 } })
    const { data } = (await found.json()) as { data: { records: { id: string }[] } }
    await open(`/patentSearch/detail?id=${data.records[0]!.id}`)
    await page.getByRole('link', { name: language === 'cn' ? '双语对照' : 'Bilingual' }).click()
    const claim = page.getByRole('listitem', { name: language === 'cn' ? '权利要求 1' : 'Claim 1', exact: true })
    await expect(claim).toBeVisible()
    const pending = claim.getByText(language === 'cn' ? '尚未翻译' : 'Not translated yet')
    await expect(pending).toBeVisible()
    const translate = page.getByRole('button', { name: language === 'cn' ? '翻译这一部分' : 'Translate this part' })
    await translate.first().click()
    await expect(pending).toBeHidden()
    await expect(claim.locator(`[lang=${language === 'cn' ? 'zh' : 'en'}]`).first()).not.toBeEmpty()
    await page.reload()
    await expect(claim).toBeVisible()
    await expect(page.getByText(language === 'cn' ? '草稿译文' : 'Draft', { exact: true }).first()).toBeVisible()
    await expect(pending).toBeHidden()
  })

test('source and translation are beside each other where there is room', async ({ page, open }) => {
  await signInAs(page.context())
  await page.setViewportSize({ width: 1024, height: 900 })
  await open('/PT')
  const area = page.getByRole('textbox', { name: '原文', exact: true })
  await area.fill('一种轴承，包括内圈1和外圈2。')
  await area.press('Control+Enter')
  const target = page.getByTestId('translation')
  await expect(target).toBeVisible()
  const [source, translated] = [(await area.boundingBox())!, (await target.boundingBox())!]
  expect(translated.x).toBeGreaterThan(source.x + source.width)
  expect(Math.abs(translated.y - source.y)).toBeLessThan(2)
  await page.setViewportSize({ width: 390, height: 900 })
  expect((await target.boundingBox())!.y).toBeGreaterThan((await area.boundingBox())!.y)
})
