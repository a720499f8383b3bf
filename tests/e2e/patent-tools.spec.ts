import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import JSZip from 'jszip'
import sharp from 'sharp'
import { applicationPdf } from '../support/patent-application.ts'
import { signInAs } from './records.ts'
import { atEachWidth, excessWidth, expect, test, widthsFor } from './site.ts'

const texts = {
  cn: {
    drawing: '说明书附图',
    description: '说明书',
    partOf: (no: number) => `第 ${no} 页的归属`,
    enlarge: (no: number) => `放大第 ${no} 页`,
    done: '每一页都已有归属。',
    cutPage: (no: number) => `切分第 ${no} 页`,
    addCut: '添加切线',
    cutUp: '切线 1 上移一行',
    section: (no: number, section: number) => `第 ${no} 页第 ${section} 段的归属`,
    open: '还有 5 页需要您决定归属。',
    scan: /可能是扫描件/,
    make: '生成 PDF',
    result: '拆分结果',
    missing: '没有页面：说明书附图',
    zip: '全部下载（ZIP）',
    limits: /72–300 dpi，不超过 165 × 245 mm/,
    ok: /符合要求/,
    noImage: /notes\.png 不是 JPG、PNG 或 TIFF/,
    broken: /无法识别这个文件/,
  },
  en: {
    drawing: 'Drawings',
    description: 'Description',
    partOf: (no: number) => `Part of page ${no}`,
    enlarge: (no: number) => `Enlarge page ${no}`,
    done: 'Every page is assigned.',
    cutPage: (no: number) => `Cut page ${no}`,
    addCut: 'Add a cut',
    cutUp: 'Move cut 1 up a line',
    section: (no: number, section: number) => `Part of page ${no}, section ${section}`,
    open: '5 pages need your decision.',
    scan: /may be a scan/,
    make: 'Make the PDFs',
    result: 'The parts',
    missing: 'No pages for: Drawings',
    zip: 'Download all (ZIP)',
    limits: /72–300 dpi, at most 165 × 245 mm/,
    ok: /Within the limits/,
    noImage: /notes\.png is not JPG, PNG or TIFF/,
    broken: /neither a PDF nor a DOCX/,
  },
}

const pdf = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('main input[type=file]').setInputFiles(file)

async function unzipped(download: Download) {
  const zip = await JSZip.loadAsync(await readFile(await download.path()))
  return Object.keys(zip.files).toSorted()
}

for (const language of ['cn', 'en'] as const)
  test(`an application is split after its boundary is corrected by keys (${language})`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    const words = texts[language]
    const widths = widthsFor(language, [390, 1280])
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await signInAs(context)
    await setLanguage(language)
    await open('/SPB')
    await choose(page, pdf('scan.pdf', await applicationPdf({ isScan: true })))
    await expect(page.getByText(words.scan)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words.open })).toBeVisible()
    await expect(page.getByRole('button', { name: words.make })).toBeDisabled()

    // What cannot be read takes nothing away from what is shown.
    await choose(page, pdf('garbage.pdf', 'no PDF at all'))
    await expect(page.getByText(words.broken)).toBeVisible()
    await expect(page.getByText(words.scan)).toBeVisible()

    await choose(page, pdf('申请文件.pdf', await applicationPdf()))
    await expect(page.getByText(words.scan)).toBeHidden()
    await expect(page.getByText(words.broken)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    await atEachWidth(page, widths, async (width) => {
      expect(await excessWidth(page), `${width} pixels`).toBe(0)
    })

    await page.getByRole('button', { name: words.enlarge(4) }).focus()
    await page.keyboard.press('ArrowRight')
    const last = page.getByRole('button', { name: words.enlarge(5) })
    await expect(last).toBeFocused()
    await page.keyboard.press('2')
    const card = page.getByRole('listitem').filter({ has: last })
    await expect(card.getByTitle(`2 ${words.description}`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.make }).click()
    await expect(page.getByRole('heading', { name: words.result })).toBeFocused()
    await expect(page.getByText(words.missing)).toBeVisible()

    await page.getByRole('button', { name: words.cutPage(4) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.addCut }).click()
    await dialog.getByRole('button', { name: words.cutUp }).click()
    await expect(dialog.getByRole('combobox', { name: words.section(4, 2) })).toBeVisible()
    await atEachWidth(page, widths, async (width) => {
      expect(await excessWidth(page), `${width} pixels`).toBe(0)
    })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('combobox', { name: words.section(4, 2) })).toBeVisible()

    await last.focus()
    await page.keyboard.press('3')
    await expect(page.getByRole('heading', { name: words.result })).toBeHidden()
    await page.getByRole('button', { name: words.make }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.zip }).click(),
    ])
    expect(download.suggestedFilename()).toBe('申请文件.zip')
    expect(await unzipped(download)).toEqual(
      ['权利要求书.pdf', '说明书.pdf', '说明书附图.pdf', '说明书摘要.pdf', '摘要附图.pdf'].toSorted(),
    )
  })

for (const language of ['cn', 'en'] as const)
  test(`drawings are compressed, and what is none is named (${language}, phone)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    const words = texts[language]
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(context)
    await setLanguage(language)
    await open('/patentCPC')
    const drawing = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="100%" height="100%" fill="white"/><circle cx="1500" cy="1000" r="700" fill="none" stroke="black" stroke-width="12"/></svg>',
      ),
    )
      .png()
      .toBuffer()
    await choose(page, png('图1.png', drawing))
    const row = page.getByRole('row', { name: /图1\.tif/ })
    await expect(row).toContainText(words.ok)
    await expect(page.getByText(words.limits)).toBeVisible()
    await choose(page, png('notes.png', Buffer.from('no image')))
    await expect(page.getByText(words.noImage)).toBeVisible()
    await choose(page, png('图1.png', drawing))
    await expect(row).toHaveCount(2)
    expect(await excessWidth(page)).toBe(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.zip }).click(),
    ])
    expect(await unzipped(download)).toEqual(['图1 (2).tif', '图1.tif'])
  })
