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
    speak,
  }) => {
    const words = texts[language]
    await speak(language)
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

test('a document says its words, is translated and downloaded, and stands in the log (phone)', async ({
  page,
  open,
  speak,
}) => {
  const words = texts.cn
  await page.setViewportSize({ width: 390, height: 844 })
  await speak('cn')
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
