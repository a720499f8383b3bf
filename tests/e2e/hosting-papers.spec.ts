import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Page } from '@playwright/test'
import { gif, pdf, pngOf } from '../support/sample-files.ts'
import { postToPortfolio, signInAs } from './records.ts'
import { excessWidth, expect, type Language, pageShown, test } from './site.ts'

const texts = {
  cn: {
    menu: '托管平台',
    documents: '文件资料',
    agents: '代理机构',
    overview: '概览',
    certificates: '资质证书',
    upload: '上传文件',
    title: '标题',
    expiresOn: /^到期日/,
    fileRefused: '图片格式错误',
    uploaded: '文件已上传',
    soon: '90 天内到期',
    replace: '上传“委托书甲”的新版本',
    replaceAct: '上传新版本',
    replaced: '新版本已上传',
    history: '历史版本',
    former: '下载第 1 版',
    todo: (day: string) => `青松科技有限公司的代理委托书 将于 ${day} 到期`,
    open: '查看“委托书甲”',
    remove: '删除“委托书甲”',
    removeAct: /^删\s?除$/,
    removed: '文件已删除',
    none: '还没有文件',
    addAgent: '添加第一个代理',
    name: '名称',
    save: /^保\s?存$/,
    agentSaved: '代理已保存',
    choose: '选择“高新证书”',
    assign: '指定代理',
    assignOk: /^确\s?定$/,
    assigned: '已处理 1 件',
    rights: '查看“松林代理所”代理的资质证书 1 件',
    acting: '负责代理',
    removeAgent: '删除“松林代理所”',
    used: '正代理 1 件权利',
    detach: '删除并解除',
    agentRemoved: '代理已删除',
    noAgents: '还没有代理',
    sort: '排序',
    byName: '按名称',
    keyword: '关键词',
    saveView: '存为视图',
    viewName: '视图名称',
    openWith: '打开列表时使用',
    viewSaved: '视图已保存',
    views: '已存视图',
    asDefault: '高新（默认）',
    update: '更新“高新”',
    more: '“高新”的更多操作',
    rename: '重命名',
    deleteItem: '删除',
    viewRemoved: '视图已删除',
    noneFound: '没有符合条件的权利',
    showAll: '查看全部',
  },
  en: {
    menu: 'Portfolio',
    documents: 'Documents',
    agents: 'Agents',
    overview: 'Overview',
    certificates: 'Certificates',
    upload: 'Upload a document',
    title: 'Title',
    expiresOn: /^Day of expiry/,
    fileRefused: 'This file format is not accepted.',
    uploaded: 'Document uploaded',
    soon: 'Expires within 90 days',
    replace: 'Upload a new version of “委托书甲”',
    replaceAct: 'Upload new version',
    replaced: 'New version uploaded',
    history: 'Former versions',
    former: 'Download version 1',
    todo: (day: string) => `Power of attorney of 青松科技有限公司 Expires on ${day}`,
    open: 'Open “委托书甲”',
    remove: 'Delete “委托书甲”',
    removeAct: 'Delete',
    removed: 'Document deleted',
    none: 'No documents yet',
    addAgent: 'Add the first agent',
    name: 'Name',
    save: 'Save',
    agentSaved: 'Agent saved',
    choose: 'Select “高新证书”',
    assign: 'Assign agent',
    assignOk: 'Assign',
    assigned: 'Done',
    rights: 'Certificate for which “松林代理所” acts: 1',
    acting: 'Acting agent',
    removeAgent: 'Delete “松林代理所”',
    used: 'acts for 1 right',
    detach: 'Delete and detach',
    agentRemoved: 'Agent deleted',
    noAgents: 'No agents yet',
    sort: 'Sort',
    byName: 'By name',
    keyword: 'Keyword',
    saveView: 'Save as view',
    viewName: 'Name of the view',
    openWith: 'Open the list with it',
    viewSaved: 'View saved',
    views: 'Saved views',
    asDefault: '高新 (default)',
    update: 'Update “高新”',
    more: 'More for “高新”',
    rename: 'Rename',
    deleteItem: 'Delete',
    viewRemoved: 'View deleted',
    noneFound: 'Nothing matches',
    showAll: 'Show all',
  },
}

/** A field that must be filled in has a star before its name. */
const fieldOf = (name: string) => new RegExp(`^(\\* ?)?${name}$`)

const goTo = async (page: Page, words: (typeof texts)[Language], name: string) => {
  await page.getByRole('navigation', { name: words.menu, exact: true }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await pageShown(page)
}

async function prepare(token: string) {
  await postToPortfolio(token, '/applicant', { type: 'Organization', applicantName: '青松科技有限公司' })
  await postToPortfolio(token, '/portfolio', { kind: 'certificate', office: 'CN', number: 'GR1', title: '高新证书' })
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const) {
  test(`a document of an applicant is uploaded, replaced, recalled before it expires and deleted (${language}, ${width} px)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    test.slow()
    const words = texts[language]
    await setLanguage(language)
    await page.setViewportSize({ width, height: 900 })
    await prepare((await signInAs(context, { name: '知产部' })).token)
    const day = addDays(todayIn(HOME_ZONE, new Date()), 5)
    const drawer = page.getByRole('dialog')
    const choose = (name: string, buffer: Buffer) =>
      drawer.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

    await open('/hostingPlatforms/home')
    await goTo(page, words, words.documents)
    await page.getByRole('button', { name: words.upload, exact: true }).click()
    await drawer.getByRole('textbox', { name: fieldOf(words.title) }).fill('委托书甲')
    await drawer.getByLabel(words.expiresOn).fill(day)
    // The content decides; what was typed stays.
    await choose('委托书.pdf', gif)
    await drawer.getByRole('button', { name: words.upload, exact: true }).click()
    await expect(drawer.getByText(words.fileRefused).first()).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: fieldOf(words.title) })).toHaveValue('委托书甲')
    await choose('委托书.pdf', pdf)
    await drawer.getByRole('button', { name: words.upload, exact: true }).click()
    await expect(page.getByText(words.uploaded)).toBeVisible()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('main').getByText(words.soon).first()).toBeVisible()
    expect(await excessWidth(page)).toBe(0)

    await page.getByRole('button', { name: words.replace, exact: true }).click()
    await choose('新委托书.png', pngOf(20, 20))
    await drawer.getByLabel(words.expiresOn).fill(day)
    await drawer.getByRole('button', { name: words.replaceAct, exact: true }).click()
    await expect(page.getByText(words.replaced)).toBeVisible()
    await expect(drawer).toBeHidden()

    await goTo(page, words, words.overview)
    await expect(page.getByText(words.todo(day))).toBeVisible()
    expect(await excessWidth(page)).toBe(0)
    await page.getByRole('link', { name: words.open, exact: true }).click()
    await expect(drawer.getByRole('heading', { name: words.history })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: words.former, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('委托书.pdf')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    await page.getByRole('button', { name: words.remove, exact: true }).click()
    await drawer.getByRole('button', { name: words.removeAct, exact: true }).click()
    await expect(page.getByText(words.removed)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
  })

  test(`an agent is named on a right, leads to it, and is deleted from it (${language}, ${width} px)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    test.slow()
    const words = texts[language]
    await setLanguage(language)
    await page.setViewportSize({ width, height: 900 })
    await prepare((await signInAs(context)).token)
    const drawer = page.getByRole('dialog')

    await open('/hostingPlatforms/institution')
    await page.getByRole('button', { name: words.addAgent }).click()
    await drawer.getByRole('textbox', { name: fieldOf(words.name) }).fill('松林代理所')
    await drawer.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.agentSaved)).toBeVisible()
    await expect(drawer).toBeHidden()

    await goTo(page, words, words.certificates)
    await page.getByRole('checkbox', { name: words.choose }).check()
    await page.getByRole('button', { name: words.assign }).click()
    await drawer.getByRole('combobox').fill('松林')
    await page.getByTitle('松林代理所', { exact: true }).last().click()
    await drawer.getByRole('button', { name: words.assignOk, exact: true }).click()
    await expect(page.getByText(words.assigned, { exact: true }).first()).toBeVisible()

    await goTo(page, words, words.agents)
    expect(await excessWidth(page)).toBe(0)
    await page.getByRole('link', { name: words.rights, exact: true }).click()
    await expect(page).toHaveURL(/qualifications\?agentId=/)
    await page.getByRole('link', { name: '高新证书', exact: true }).click()
    await expect(page.getByRole('main').getByText(words.acting, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: '松林代理所', exact: true }).click()

    await page.getByRole('button', { name: words.removeAgent, exact: true }).click()
    await expect(drawer.getByText(words.used)).toBeVisible()
    await drawer.getByRole('button', { name: words.detach, exact: true }).click()
    await expect(page.getByText(words.agentRemoved)).toBeVisible()
    await open('/hostingPlatforms/institution')
    await expect(page.getByRole('heading', { name: words.noAgents })).toBeVisible()
  })

  test(`a list is saved as a view, opens with it, and the view is changed and deleted (${language}, ${width} px)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    test.slow()
    const words = texts[language]
    await setLanguage(language)
    await page.setViewportSize({ width, height: 900 })
    await prepare((await signInAs(context)).token)
    const dialog = page.getByRole('dialog')
    const right = page.getByRole('main').getByRole('link', { name: '高新证书', exact: true })
    const choose = async (field: string, option: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).click()
      await page.getByTitle(option, { exact: true }).last().click()
    }

    await open('/hostingPlatforms/qualifications?keyword=%E9%AB%98%E6%96%B0')
    await choose(words.sort, words.byName)
    await page.getByRole('button', { name: words.saveView, exact: true }).click()
    await dialog.getByRole('textbox', { name: words.viewName }).fill('高新')
    await dialog.getByRole('checkbox', { name: words.openWith }).check()
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.viewSaved)).toBeVisible()

    // Another browser of the same member opens the list as the view has it.
    await open('/hostingPlatforms/home')
    await goTo(page, words, words.certificates)
    await expect(page).toHaveURL(/keyword=.*sort=title.*view=/)
    await expect(right).toBeVisible()
    await expect(page.getByTitle(words.asDefault, { exact: true })).toBeVisible()
    expect(await excessWidth(page)).toBe(0)

    const search = page.getByRole('searchbox', { name: words.keyword })
    await search.fill('无此证书')
    await search.press('Enter')
    await expect(page.getByRole('heading', { name: words.noneFound })).toBeVisible()
    await page.getByRole('button', { name: words.update, exact: true }).click()
    await expect(page.getByRole('button', { name: words.update, exact: true })).toBeHidden()
    await page.getByRole('button', { name: words.showAll, exact: true }).click()
    await expect(right).toBeVisible()
    await choose(words.views, words.asDefault)
    await expect(page.getByRole('heading', { name: words.noneFound })).toBeVisible()

    await page.getByRole('button', { name: words.more, exact: true }).click()
    await page.getByRole('menuitem', { name: words.rename, exact: true }).click()
    await dialog.getByRole('textbox', { name: words.viewName }).fill('旧的')
    await dialog.getByRole('button', { name: words.rename, exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: words.more.replace('高新', '旧的'), exact: true }).click()
    await page.getByRole('menuitem', { name: words.deleteItem, exact: true }).click()
    await dialog.getByRole('button', { name: words.removeAct, exact: true }).click()
    await expect(page.getByText(words.viewRemoved)).toBeVisible()
    await expect(page.getByRole('combobox', { name: words.views, exact: true })).toBeHidden()
  })
}
