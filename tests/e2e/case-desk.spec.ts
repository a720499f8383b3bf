import { randomInt, randomUUID } from 'node:crypto'
import { inDatabase } from '../support/members.ts'
import { insertRow } from '../support/insert-row.ts'
import { buildMember } from '../support/members.ts'
import { buildPaidOrder } from '../support/paid-order.ts'
import { buildStaff } from '../support/staff.ts'
import { barriersOf } from './barriers.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }
const pool = { query: (statement: string, values: unknown[]) => inDatabase(database, statement, values) }

const texts = {
  cn: {
    page: '全选本页',
    choose: (number: string) => `选择案件 ${number}`,
    claim: '认领',
    done: (count: number) => `已完成 ${count} 个案件`,
    left: (count: number) => `${count} 个案件没有完成，仍为选中状态：`,
    assign: /^转\s?交$/,
    to: '转交给',
    file: '登记递交',
    number: (number: string) => `官方编号：${number}`,
    missing: '请填写官方编号',
    tooMany: /粘贴了 5 个编号，而从这里开始只有 4 个案件/,
    notPaid: '订单既未支付也未挂账，或正在退款，不能递交',
    cancel: /^取\s?消$/,
    request: '要求补充文件',
    document: '代理委托书',
    notice: '中文通知',
    send: /^发\s?送$/,
    exportChosen: '导出所选案件',
    workload: '工作量',
    figure: (name: string, count: number) => `${name}，近 7 日递交：${count}`,
    calendar: '全部期限日历',
    filed: '已递交',
  },
  en: {
    page: 'Select all on this page',
    choose: (number: string) => `Select case ${number}`,
    claim: 'Claim',
    done: (count: number) => (count === 1 ? '1 case is done' : `${count} cases are done`),
    left: (count: number) =>
      count === 1
        ? '1 case could not be done and stays selected:'
        : `${count} cases could not be done and stay selected:`,
    assign: 'Hand over',
    to: 'To',
    file: 'Record as filed',
    number: (number: string) => `Office number of ${number}`,
    missing: 'Please enter the office number',
    tooMany: /You pasted 5 numbers, but there are 4 cases from here on/,
    notPaid: 'The order is neither paid nor on account, or is being refunded, so that the case cannot be filed.',
    cancel: 'Cancel',
    request: 'Request documents',
    document: 'Power of attorney',
    notice: 'Notice in Chinese',
    send: 'Send',
    exportChosen: 'Export selected',
    workload: 'Workload',
    figure: (name: string, count: number) => `${name}, Filed in the last 7 days: ${count}`,
    calendar: 'All deadlines (calendar)',
    filed: 'Filed',
  },
} as const

/** A case of a member that can be filed; gives its number. */
async function aReadyCase(member: { id: string }): Promise<{ id: string; number: string; orderId: string }> {
  const orderId = await buildPaidOrder(pool, member, (below) => randomInt(below), [{ serviceFen: 100, officialFen: 0 }])
  // What the office charges today was paid.
  await pool.query(
    `UPDATE service_order_item SET content = jsonb_set(content, '{officialFees}', (
       SELECT jsonb_agg(jsonb_build_object('office', office, 'code', code, 'name', jsonb_build_object('cn', name_cn, 'en', name_en),
         'currency', currency, 'minor', amount_minor, 'fen', amount_minor, 'validFrom', valid_from, 'rate', NULL, 'rateOn', NULL))
       FROM official_fee WHERE office = 'CN' AND code = 'trademark.reissue'))
     WHERE order_id = $1`,
    [orderId],
  )
  const number = `C2026${String(randomInt(10 ** 10)).padStart(10, '0')}`
  const id = randomUUID()
  await insertRow(pool.query, 'trademark_case', {
    id,
    number,
    account_id: member.id,
    order_id: orderId,
    draft_id: randomUUID(),
    product_type: 29,
    definition_version: 1,
    content: JSON.stringify({ marks: [{ number: '12345678', name: '云澜', classes: [9] }], reason: 'lost' }),
    state: 'ready',
  })
  return { id, number, orderId }
}

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`several cases are claimed, handed over, filed and returned at once (${language}, ${width} pixels)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await buildMember(database)
    const made = [
      await aReadyCase(member),
      await aReadyCase(member),
      await aReadyCase(member),
      await aReadyCase(member),
    ]
    const cases = made.toSorted((a, b) => (a.number < b.number ? -1 : 1))
    const [staff, colleague] = [await buildStaff(database, ['reviewer']), await buildStaff(database, ['reviewer'])]
    await context.addInitScript((token) => sessionStorage.setItem('staff', token), staff.token)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const looksRight = async () => {
      await animationsEnd(page)
      expect(await excessWidth(page)).toBe(0)
      expect(await barriersOf(page)).toEqual([])
    }
    const box = (number: string) => main.getByRole('checkbox', { name: word.choose(number) })

    await open(`/manage/cases?keyword=${member.phone}`)
    await main.getByRole('checkbox', { name: word.page }).check()
    await looksRight()
    await main.getByRole('button', { name: word.claim, exact: true }).click()
    await expect(main.getByText(word.done(4))).toBeVisible()
    await expect(main.getByText(staff.name, { exact: true }).first()).toBeVisible()

    await main.getByRole('checkbox', { name: word.page }).check()
    await main.getByRole('button', { name: word.assign, exact: true }).click()
    await dialog.getByRole('combobox', { name: word.to }).fill(colleague.name)
    await expect(page.getByTitle(colleague.name, { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: word.assign }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(colleague.name, { exact: true }).first()).toBeVisible()

    // One of them is being refunded.
    await inDatabase(database, `UPDATE service_order SET refund_status = 'requested' WHERE id = $1`, [
      cases[1]!.orderId,
    ])
    await main.getByRole('checkbox', { name: word.page }).check()
    await main.getByRole('button', { name: word.file }).click()
    const first = dialog.getByRole('textbox', { name: word.number(cases[0]!.number) })
    const paste = (text: string) =>
      first.evaluate((input, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    await paste('A1\nA2\nA3\nA4\nA5\n')
    await expect(dialog.getByText(word.tooMany)).toBeVisible()
    await expect(first).toHaveValue('')
    await paste('A1\r\nA2\r\n\r\nA4\r\n')
    await dialog.getByRole('button', { name: word.file }).click()
    await expect(dialog.getByText(word.missing)).toBeVisible()
    await dialog.getByRole('textbox', { name: word.number(cases[2]!.number) }).fill('A3')
    await animationsEnd(page)
    expect(await barriersOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: word.file }).click()
    await expect(dialog.getByText(word.notPaid)).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(1)
    await expect(dialog.getByRole('textbox', { name: word.number(cases[1]!.number) })).toHaveValue('A2')
    await dialog.getByRole('button', { name: word.cancel }).click()
    await expect(main.getByText(word.left(1))).toBeVisible()
    for (const [at, { number }] of cases.entries()) await expect(box(number)).toBeChecked({ checked: at === 1 })
    await expect(main.getByText('A4', { exact: true })).toBeVisible()
    await looksRight()

    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: word.exportChosen }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await main.getByRole('button', { name: word.request }).click()
    await dialog.getByRole('checkbox', { name: word.document }).check()
    await expect(dialog.getByLabel(word.notice)).toHaveValue(/\{documents\}/)
    await animationsEnd(page)
    expect(await barriersOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: word.send }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(word.done(1))).toBeVisible()

    const calendar = page.waitForEvent('download')
    await main.getByRole('button', { name: word.calendar }).click()
    expect((await calendar).suggestedFilename()).toMatch(/\.ics$/)
    await main.getByRole('link', { name: word.workload }).click()
    await expect(main.getByRole('link', { name: word.figure(colleague.name, 3) })).toBeVisible()
    await looksRight()
    await main.getByRole('link', { name: word.figure(colleague.name, 3) }).click()
    await expect(main.getByText(word.filed, { exact: true }).first()).toBeVisible()
    for (const at of [0, 2, 3]) await expect(main.getByRole('link', { name: cases[at]!.number })).toBeVisible()
    await expect(main.getByRole('link', { name: cases[1]!.number })).toHaveCount(0)
    await page.reload()
    await expect(main.getByRole('link', { name: cases[0]!.number })).toBeVisible()

    // One alone, with the text as its member gets it.
    await open(`/manage/case?id=${(await aReadyCase(member)).id}`)
    await main.getByRole('button', { name: word.request }).click()
    await dialog.getByRole('checkbox', { name: word.document }).check()
    await expect(dialog.getByText('- 代理委托书')).toBeVisible()
    await animationsEnd(page)
    expect(await barriersOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: word.send }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText('- 代理委托书')).toBeVisible()
  })
