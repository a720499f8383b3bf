import type { Annuity } from '@markwright/api-client/models/annuity'
import type { AnnuityFee } from '@markwright/api-client/models/annuityFee'
import type { HostingDeadlineState } from '@markwright/api-client/models/hostingDeadlineState'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubResponse, StubServer } from '../../../../testing/stub-server.ts'

const LIST = '/custody/annualFee/page'
const fee: AnnuityFee = {
  known: true,
  gap: null,
  currency: 'JPY',
  official: '18300',
  officialCny: '915.00',
  rate: '0.05',
  service: '120.00',
  total: '1035.00',
  lines: [
    { kind: 'annuity', name: '年费', amount: '9150', validFrom: '2022-04-01', source: '官方公告' },
    { kind: 'surcharge', name: '滞纳金', amount: '9150', validFrom: '2022-04-01', source: '官方公告' },
  ],
}
const unknownFee = (gap: AnnuityFee['gap']): AnnuityFee => ({
  ...fee,
  known: false,
  gap,
  currency: null,
  official: null,
  officialCny: null,
  rate: null,
  service: null,
  total: null,
  lines: [],
})
let count = 0
function annuity(title: string, rest: Partial<Annuity> = {}, state: HostingDeadlineState = 'open'): Annuity {
  count += 1
  return {
    deadline: {
      id: `01936a00-0000-7000-8000-${String(count).padStart(12, '0')}`,
      itemId: '01936a00-0000-7000-8000-00000000000a',
      itemTitle: title,
      itemNumber: 'JP2019000123',
      itemKind: 'patent',
      office: 'JP',
      clientId: null,
      clientName: null,
      role: 'owner',
      kind: 'annuity',
      name: '第 4 年年费',
      year: 4,
      opensOn: null,
      dueOn: '2026-12-20',
      graceEnd: '2027-06-20',
      state,
      decision: 'undecided',
      note: null,
      doneOn: null,
      orderNo: null,
      law: null,
      version: 1,
    },
    fee,
    stage: 'open',
    registrationNumber: null,
    hasReceipt: false,
    ...rest,
  }
}
const pageOf = (records: unknown[]) => ({ data: { records, total: records.length, current: 1, size: 20, pages: 1 } })
const answer = (server: StubServer, annuities: readonly Annuity[]) => {
  server.answer('/custody/client', { data: [] })
  server.answer(LIST, pageOf([...annuities]))
}

test('a fee is shown in both currencies, with its lines, and one that is not known says why', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  answer(server, [
    annuity('轴承', {}, 'grace'),
    annuity('齿轮', { fee: unknownFee('lapsed') }, 'lapsed'),
    annuity('螺栓', { fee: unknownFee('claims') }),
  ])
  await open('/hostingPlatforms/annualFee')
  await expect.element(page.getByText('RMB¥1,035.00')).toBeVisible()
  await expect.element(page.getByText(/含滞纳金 .*9,150$/)).toBeVisible()
  await expect.element(page.getByText('宽限期至 2027-06-20')).toBeVisible()
  await expect.element(page.getByText('宽限期已过，无法缴纳')).toBeVisible()
  await expect.element(page.getByText('费用未知：请先填写权利要求项数')).toBeVisible()
  await page.getByRole('button', { name: '“轴承”第 4 年年费的费用明细' }).click()
  await expect.element(page.getByRole('dialog').getByText('1 JPY = 0.05 元')).toBeVisible()
  expect(server.calls.find(({ path }) => path === LIST)?.query.get('stage')).toBe('open')
})

test('giving up is confirmed, and what is refused is named', async ({ open, server, signIn }) => {
  signIn()
  answer(server, [annuity('轴承')])
  server.answer('/custody/deadline/decide', {
    data: { done: 0, refused: [{ id: 'x', title: '轴承', reason: '该期限正在缴费，不能修改' }] },
  })
  await open('/hostingPlatforms/annualFee/bs')
  await page.getByRole('checkbox', { name: '选择“轴承”第 4 年年费' }).click()
  await page.getByRole('button', { name: /^放\s?弃$/ }).click()
  const isSent = () => server.calls.some(({ path }) => path === '/custody/deadline/decide')
  await expect.element(page.getByText(/1 项将标记为放弃/)).toBeVisible()
  expect(isSent()).toBe(false)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^放\s?弃$/ })
    .click()
  await expect.element(page.getByText('该期限正在缴费，不能修改')).toBeVisible()
})

for (const [address, path, title] of [
  ['/hostingPlatforms/annualFee', LIST, '没有待办的年费'],
  ['/hostingPlatforms/annualFee/bs', LIST, '没有待办的年费'],
  ['/hostingPlatforms/myAnnualFee', LIST, '没有待下单的年费'],
  ['/hostingPlatforms/decisions', '/custody/decision/page', '还没有询问链接'],
  ['/hostingPlatforms/trademark/bs', '/custody/deadline/page', '没有待续展的商标'],
  ['/hostingPlatforms/myRenewal', '/custody/deadline/page', '没有待续展的商标'],
  ['/hostingPlatforms/myAnnualFeeOrder', '/order/order/getOrderAnnuityPage', '还没有年费订单'],
  ['/hostingPlatforms/myRenewalOrder', '/order/order/getOrderCasePage', '还没有续展订单'],
  ['/hostingPlatforms/platformPay', '/order/order/getOrderAnnuityPage', '没有待付款的订单'],
] as const)
  test(`${address} says that it is empty, and that reading has failed`, async ({ open, server, signIn }) => {
    signIn()
    answer(server, [])
    for (const other of ['/custody/deadline/page', '/order/order/getOrderCasePage', '/trademark/case/page'])
      server.answer(other, pageOf([]))
    let reply: StubResponse = { status: 500, code: 1, msg: '系统繁忙' }
    server.answer(path, () => reply)
    await open(address)
    await expect.element(page.getByRole('button', { name: /重\s?试/ })).toBeVisible()
    reply = pageOf([])
    await page.getByRole('button', { name: /重\s?试/ }).click()
    await expect.element(page.getByText(title)).toBeVisible()
  })

test('an order is placed once it is agreed to, with the price that was shown', async ({ open, server, signIn }) => {
  signIn()
  const kept = annuity('轴承')
  answer(server, [kept])
  server.answer('/custody/annualFee/quote', {
    data: {
      items: [{ id: kept.deadline.id, title: '轴承 · JP · 4', fee }],
      refused: [{ id: 'x', title: '齿轮', reason: '无法报价' }],
      official: '915.00',
      service: '120.00',
      total: '1035.00',
    },
  })
  server.answer('/custody/annualFee/order', { code: 60202, msg: '价格有误，请核对后重新提交' })
  await open('/hostingPlatforms/myAnnualFee')
  await page.getByRole('button', { name: '全部下单（1）' }).click()
  await expect.element(page.getByText('以下 1 项无法下单')).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect.element(page.getByText('请先同意服务条款')).toBeVisible()
  const orders = () => server.calls.filter(({ path }) => path === '/custody/annualFee/order')
  expect(orders()).toEqual([])
  await page.getByRole('checkbox', { name: /我已阅读/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect.element(page.getByText('价格有误，请核对后重新提交')).toBeVisible()
  expect(JSON.parse(orders()[0]!.body!)).toMatchObject({ ids: [kept.deadline.id], total: '1035.00', agree: true })
})

test('a link that does not hold says so, and one that does takes decisions of those that can be decided', async ({
  open,
  server,
}) => {
  const items = ['甲', '乙'].map((title, at) => ({
    id: `01936a00-0000-7000-8000-0000000000b${at}`,
    title,
    number: 'CN1',
    office: 'CN',
    name: '第 7 年年费',
    dueOn: '2026-12-20',
    graceEnd: null,
    state: 'open',
    decision: at === 0 ? 'asked' : 'keep',
    isFixed: at === 1,
    fee: null,
  }))
  const asked = { ownerName: '云澜公司', note: '请决定', expireTime: '2099-01-01 00:00:00', items }
  server.answer('/custody/decision/read', ({ body }) =>
    body?.includes('good') ? { data: asked } : { code: 61021, msg: '链接无效' },
  )
  server.answer('/custody/decision/answer', {
    data: { ...asked, items: items.map((item) => ({ ...item, decision: 'keep' })) },
  })
  await open('/hostingPlatforms/decision#bad')
  await expect.element(page.getByText('该链接已失效')).toBeVisible()
  await open('/hostingPlatforms/decision')
  await expect.element(page.getByText('该链接已失效')).toBeVisible()
  await open('/hostingPlatforms/decision#good')
  await expect.element(page.getByText('云澜公司 请您决定以下 2 项权利是维持还是放弃')).toBeVisible()
  await expect.element(page.getByText('已办理，不能更改')).toBeVisible()
  await page.getByLabelText('您的姓名或单位').fill('王经理')
  await page.getByRole('button', { name: '提交决定' }).click()
  await expect.element(page.getByText('请至少对一项作出决定')).toBeVisible()
  await page.getByRole('radiogroup').getByText('维持', { exact: true }).click()
  await page.getByRole('button', { name: '提交决定' }).click()
  await expect.element(page.getByText(/您的决定已保存/)).toBeVisible()
  const sent = server.calls.find(({ path }) => path === '/custody/decision/answer')!
  expect(JSON.parse(sent.body!).decisions).toEqual([{ id: items[0]!.id, decision: 'keep' }])
})
