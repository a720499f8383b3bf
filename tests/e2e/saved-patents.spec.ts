import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { inDatabase } from '../support/members.ts'
import { signInAs } from './records.ts'
import { signInDialog } from './sign-in.ts'
import { expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
/** Publications of the demonstration register, and the one that the test adds. */
const resultsOf = (word: string) =>
  `/patentSearch/list?mode=advanced&expr=${encodeURIComponent(`TI:battery OR TI:${word}`)}`

const texts = {
  cn: {
    save: '保存检索',
    watch: /新数据中有符合条件的专利时/,
    ok: /^保\s?存$/,
    saved: '检索已保存',
    watched: '提醒中',
    hits: /^1 件新结果$/,
    select: /^选择/,
    add: /加入清单$/,
    newName: '新清单的名称',
    confirm: /^加\s?入$/,
    added: '已将 2 件专利加入“散热”',
    lists: '专利清单',
    note: /的备注$/,
    noteSave: /^保\s?存$/,
    down: /^下移/,
    export: '导出全部',
    exportAct: /^导\s?出$/,
    remove: /^从清单移除/,
    removeAct: /^移\s?除$/,
  },
  en: {
    save: 'Save search',
    watch: /Notify me on the site/,
    ok: 'Save',
    saved: 'Search saved',
    watched: 'Watched',
    hits: /^1 new result$/,
    select: /^Select/,
    add: /to list$/,
    newName: 'Name of the new list',
    confirm: 'Add',
    added: '2 publications added to “散热”',
    lists: 'Patent lists',
    note: /^Note on/,
    noteSave: 'Save',
    down: /^Move .* down$/,
    export: 'Export all',
    exportAct: 'Export',
    remove: /^Remove .* from the list$/,
    removeAct: 'Remove',
  },
}

/** A publication as an import would bring it. */
async function aNewPublication(word: string): Promise<string> {
  const number = String(randomInt(10 ** 8, 10 ** 9))
  const publicId = `CN${number}A`
  await inDatabase(
    database,
    `INSERT INTO patent (public_id, country, number, kind, publication_key, type, titles, language, family_key,
       priority_key, content_hash, published_on, demonstration)
     VALUES ($1, 'CN', $2, 'A', $3, 'invention', jsonb_build_object('zh', $4::text), 'zh', $1, $1, '\\x00', '2026-11-20', true)`,
    [publicId, number, `CN${number}`, `一种散热结构 ${word}`],
  )
  return publicId
}

const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`a saved search brings what is new, and what is found goes into a list (${language}, ${width} px)`, async ({
    page,
    open,
    setLanguage,
    context,
  }) => {
    const words = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await setLanguage(language)
    const word = `w${randomInt(10 ** 8)}`
    await open(resultsOf(word))
    await page.getByRole('button', { name: words.save }).click()
    await expect(signInDialog(page)).toBeVisible()
    await signInAs(context)
    await page.reload()

    await page.getByRole('button', { name: words.save }).click()
    await page.getByRole('checkbox', { name: words.watch }).check()
    await page.getByRole('dialog').getByRole('button', { name: words.ok }).click()
    await expect(page.getByRole('link', { name: words.saved })).toBeVisible()
    const checks = page.getByRole('article').getByRole('checkbox', { name: words.select })
    await checks.nth(0).check()
    await checks.nth(1).check()
    await page.getByRole('button', { name: words.add }).click()
    await page.getByRole('textbox', { name: words.newName }).fill('散热')
    await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click()
    await expect(page.getByText(words.added)).toBeVisible()

    const publicId = await aNewPublication(word)
    await page.getByRole('link', { name: words.saved }).click()
    await expect(page.getByText(words.watched, { exact: true }).first()).toBeVisible()
    await expect
      .poll(
        async () => {
          await page.reload()
          await expect(page.getByText(words.watched, { exact: true }).first()).toBeVisible()
          return page.getByRole('link', { name: words.hits }).isVisible()
        },
        { timeout: 120_000 },
      )
      .toBe(true)
    expect(await excessOf(page)).toBe(0)
    await page.getByRole('link', { name: words.hits }).click()
    await expect(page.getByText(publicId, { exact: true })).toBeVisible()
    expect(await excessOf(page)).toBe(0)

    await page.getByRole('navigation').getByRole('link', { name: words.lists, exact: true }).click()
    await page.getByRole('link', { name: '散热', exact: true }).click()
    const items = page.locator('ol').getByRole('listitem')
    const first = await items.first().getByRole('link').textContent()
    await items.first().getByRole('button', { name: words.note }).click()
    await items.first().getByRole('textbox').fill('与权利要求 1 接近')
    await items.first().getByRole('button', { name: words.noteSave }).click()
    await expect(items.first().getByText('与权利要求 1 接近')).toBeVisible()
    await items.first().getByRole('button', { name: words.down }).focus()
    await page.keyboard.press('Enter')
    await expect(items.nth(1)).toContainText('与权利要求 1 接近')
    await expect(items.nth(1).getByRole('link')).toHaveText(first ?? '')
    expect(await excessOf(page)).toBe(0)
    await page.getByRole('button', { name: words.export }).click()
    await page.getByRole('dialog').getByRole('radio', { name: /^CSV/ }).check()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: words.exportAct, exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await items.first().getByRole('button', { name: words.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.removeAct }).click()
    await expect(items).toHaveCount(1)
  })
