import { readFile } from 'node:fs/promises'
import { workbookRows } from '../support/workbook-rows.ts'
import { barriersOf } from './barriers.ts'
import { signInAs } from './records.ts'
import { animationsEnd, atEachWidth, excessWidth, expect, pageShown, test } from './site.ts'

const words = {
  cn: {
    importTable: '导入表格',
    columnsTitle: '对应各列',
    titleAs: '“名称”列导入为',
    skip: '不导入',
    titleField: '名称',
    titleWarning: /没有选择名称列/,
    needKind: '请选择类型所在的列，或在选项中指定类型。',
    kind: '表中没有写类型的行',
    certificate: '资质证书',
    start: '导入 5 行',
    completed: /已完成 · 5 行/,
    outcomes: { added: '新增', changed: '更改', unchanged: '无变化', refused: '未导入' },
    refused: '未导入的行',
    row: (row: number) => `第 ${row} 行`,
    reasons: ['没有这个国家或地区：“亚特兰蒂斯”', '日期不存在'],
    download: '下载未导入的行',
    again: '再导入一个文件',
    history: '导入记录',
    template: '下载模板',
    certificates: '资质证书',
    choose: (title: string) => `选择“${title}”`,
    export: /^导\s?出$/,
    selected: '所选的 1 件',
    all: /列表中的全部 3 件/,
    file: /^下\s?载$/,
    close: /关闭|Close/,
    everything: '全部权利',
    create: '生成链接',
    once: /链接只显示这一次/,
    revoke: /撤销“全部权利”的订阅链接/,
    revokeAct: /^撤\s?销$/,
    noFeeds: '还没有订阅链接',
    usual: /您还没有修改，目前使用默认方案/,
    editGeneral: '修改通用方案',
    days: '提前天数',
    weekly: '每周',
    weekday: '星期',
    friday: '周五',
    emails: '其他收件人',
    save: /^保\s?存$/,
    general: '提前 60、7 天 · 每周五 · 站内通知 · 账号邮箱 · 邮件至 li@example.com',
    asGeneral: /^通用方案：提前 60、7 天/,
    make: '为“青松集团”单独设置提醒方案',
    on: '开启提醒',
    off: '不提醒',
    giveUp: '“青松集团”恢复通用方案',
    giveUpAct: '恢复通用方案',
  },
  en: {
    importTable: 'Import a table',
    columnsTitle: 'Match the columns',
    titleAs: 'Import “名称” as',
    skip: 'Do not import',
    titleField: 'Title',
    titleWarning: /No column is the title/,
    needKind: 'Choose the column of the kind, or a kind among the options.',
    kind: 'Kind of rows that state none',
    certificate: 'Certificates',
    start: 'Import 5 rows',
    completed: /Completed · 5 rows/,
    outcomes: { added: 'Added', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
    refused: 'Refused rows',
    row: (row: number) => `Row ${row}`,
    reasons: ['There is no country “亚特兰蒂斯”.', 'There is no such day.'],
    download: 'Download the refused rows',
    again: 'Import another file',
    history: 'Earlier imports',
    template: 'Download the template',
    certificates: 'Certificates',
    choose: (title: string) => `Select “${title}”`,
    export: 'Export',
    selected: 'The selected right',
    all: /All 3 in the list/,
    file: 'Download',
    close: /关闭|Close/,
    everything: 'All rights',
    create: 'Create the link',
    once: /It is shown only once/,
    revoke: /Revoke the link of “All rights”/,
    revokeAct: 'Revoke',
    noFeeds: 'No links yet',
    usual: /these are the default settings/,
    editGeneral: 'Edit the general plan',
    days: 'Days before',
    weekly: 'Weekly',
    weekday: 'Day of the week',
    friday: 'Friday',
    emails: 'Other recipients',
    save: 'Save',
    general: '60, 7 days before · every Friday · notice on the site · e-mail to the account · e-mail to li@example.com',
    asGeneral: /^General plan: 60, 7 days before/,
    make: 'Give “青松集团” a plan of its own',
    on: 'Send reminders',
    off: 'No reminders',
    giveUp: 'Use the general plan for “青松集团”',
    giveUpAct: 'Use the general plan',
  },
}

const table = [
  ['国家', '证书编号', '名称', '到期日', '客户'],
  ['中国', 'GR2024001', '高新技术企业证书', '2030-12-31', '青松集团'],
  ['亚特兰蒂斯', 'GR2024002', '质量管理体系认证', '2030-06-30', '青松集团'],
  ['中国', 'GR2024003', '环境管理体系认证', '2030年6月30日', ''],
  ['中国', 'GR2024004', '信息安全认证', '31.02.2030', ''],
  ['中国', 'GR2024005', '专精特新企业证书', '2031/1/31', ''],
]

for (const language of ['cn', 'en'] as const)
  test(`a table is imported, exported, watched by a calendar and reminded of (${language}, 390 px)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    test.slow()
    const word = words[language]
    await setLanguage(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(context, { name: '知产部', email: 'office@example.com' })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const looksRight = (what: string) =>
      atEachWidth(page, [390, 1440], async (width) => {
        await pageShown(page)
        await animationsEnd(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await excessWidth(page), `${what}, ${width} pixels`).toBe(0)
        expect(await barriersOf(page), `${what}, ${width} pixels`).toEqual([])
      })
    const downloaded = async (act: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act()])
      return workbookRows(await readFile(await download.path()))
    }
    const upload = () =>
      page.locator('input[type=file]').setInputFiles({
        name: '证书.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(table.map((row) => row.join(',')).join('\n')),
      })
    const choose = async (name: string, option: string) => {
      await main.getByRole('combobox', { name, exact: true }).click()
      await page.getByTitle(option, { exact: true }).last().click()
    }
    const importTable = async () => {
      await upload()
      await expect(main.getByRole('heading', { name: word.columnsTitle })).toBeVisible()
      await choose(word.kind, word.certificate)
      await main.getByRole('button', { name: word.start }).click()
      await expect(main.getByText(word.completed)).toBeVisible()
    }
    const expectOutcomes = async (counts: Record<keyof typeof word.outcomes, number>) => {
      for (const [outcome, count] of Object.entries(counts))
        await expect(
          main
            .locator('dl > div')
            .filter({ has: page.getByText(word.outcomes[outcome as 'added'], { exact: true }) })
            .locator('dd'),
        ).toHaveText(String(count))
    }

    await open('/hostingPlatforms/home')
    await main.getByRole('link', { name: word.importTable }).first().click()
    const titles = await downloaded(() => main.getByRole('link', { name: word.template }).click())
    expect(titles[0]).toContain(language === 'cn' ? '申请号' : 'Application no.')

    await upload()
    await expect(main.getByText(word.needKind)).toBeVisible()
    await expect(main.getByRole('button', { name: word.start })).toBeDisabled()
    await choose(word.titleAs, word.skip)
    await expect(main.getByText(word.titleWarning)).toBeVisible()
    // What was chosen outlasts a reload.
    await page.reload()
    await expect(main.getByText(word.titleWarning)).toBeVisible()
    await looksRight('columns')
    await choose(word.titleAs, word.titleField)
    await choose(word.kind, word.certificate)
    await main.getByRole('button', { name: word.start }).click()
    await expect(main.getByText(word.completed)).toBeVisible()
    const resultUrl = page.url()
    await page.reload()
    await expectOutcomes({ added: 3, changed: 0, unchanged: 0, refused: 2 })
    await expect(page).toHaveURL(resultUrl)
    const bad = main.getByRole('list', { name: word.refused }).getByRole('listitem')
    await expect(bad).toHaveCount(2)
    for (const [at, row, value] of [
      [0, 3, '亚特兰蒂斯'],
      [1, 5, '31.02.2030'],
    ] as const) {
      await expect(bad.nth(at)).toContainText(word.row(row))
      await expect(bad.nth(at)).toContainText(value)
      await expect(bad.nth(at)).toContainText(word.reasons[at]!)
    }
    await looksRight('result')
    const refused = await downloaded(() => main.getByRole('link', { name: word.download }).click())
    expect(refused.map((row) => row.slice(0, 2))).toEqual([0, 2, 4].map((row) => table[row]!.slice(0, 2)))

    await main.getByRole('link', { name: word.again }).click()
    await importTable()
    await expectOutcomes({ added: 0, changed: 0, unchanged: 3, refused: 2 })
    await main.getByRole('link', { name: word.again }).click()
    await expect(main.getByRole('list', { name: word.history }).getByRole('listitem')).toHaveCount(2)
    await looksRight('imports')

    await open('/hostingPlatforms/qualifications')
    const exported = async () => {
      await dialog.getByRole('button', { name: word.export, exact: true }).click()
      const rows = await downloaded(() => dialog.getByRole('link', { name: word.file, exact: true }).click())
      await dialog.getByRole('button', { name: word.close }).first().click()
      await expect(dialog).toHaveCount(0)
      return rows
    }
    await main.getByRole('button', { name: word.export, exact: true }).click()
    expect((await exported()).slice(1).flat()).toEqual(expect.arrayContaining(['GR2024001', 'GR2024003', 'GR2024005']))
    await main.getByRole('checkbox', { name: word.choose('高新技术企业证书') }).check()
    await main.getByRole('button', { name: word.export, exact: true }).first().click()
    await expect(dialog.getByText(word.all)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: word.selected })).toBeChecked()
    const [head, ...rows] = await exported()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('GR2024001')
    expect(head).toHaveLength(new Set(head).size)

    await open('/hostingPlatforms/feeds')
    await main.getByRole('button', { name: word.create }).click()
    await expect(main.getByText(word.once)).toBeVisible()
    await looksRight('feeds')
    const url = (await main.getByText(/calendar\.ics\?token=/).textContent())!
    // The address of the site under test is not the one that it names in links.
    const feed = `${process.env['SITE_URL']!}${url.slice(url.indexOf('/custody/'))}`
    const calendar = await fetch(feed)
    expect(calendar.status).toBe(200)
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(3)
    await main.getByRole('button', { name: word.revoke }).click()
    await dialog.getByRole('button', { name: word.revokeAct, exact: true }).click()
    await expect(main.getByText(word.noFeeds)).toBeVisible()
    expect((await fetch(feed)).status).toBe(404)

    await open('/hostingPlatforms/reminders')
    await expect(main.getByText(word.usual)).toBeVisible()
    await main.getByRole('button', { name: word.editGeneral }).click()
    const days = dialog.getByRole('combobox', { name: word.days })
    for (let left = 4; left > 0; left--) await days.press('Backspace')
    await days.pressSequentially('60,7,')
    await days.press('Tab')
    await dialog.getByText(word.weekly, { exact: true }).click()
    await dialog.getByRole('combobox', { name: word.weekday }).click()
    await page.getByTitle(word.friday, { exact: true }).last().click()
    await dialog.getByRole('textbox', { name: word.emails }).fill('li@example')
    await dialog.getByRole('button', { name: word.save, exact: true }).click()
    await expect(dialog.getByText(/li@example(：|:)/).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: word.emails }).fill('li@example.com')
    await dialog.getByRole('button', { name: word.save, exact: true }).click()
    await expect(main.getByText(word.general, { exact: true })).toBeVisible()
    await expect(main.getByText(word.asGeneral)).toBeVisible()
    await looksRight('reminders')
    await main.getByRole('button', { name: word.make }).click()
    await dialog.getByRole('checkbox', { name: word.on }).uncheck()
    await dialog.getByRole('button', { name: word.save, exact: true }).click()
    await expect(main.getByText(word.off, { exact: true })).toBeVisible()
    await main.getByRole('button', { name: word.giveUp }).click()
    await dialog.getByRole('button', { name: word.giveUpAct, exact: true }).click()
    await expect(main.getByText(word.asGeneral)).toBeVisible()
    await page.reload()
    await expect(main.getByText(word.general, { exact: true })).toBeVisible()
  })
