import { page } from 'vitest/browser'
import { createDeadline, createRightDetail } from '../../../../testing/rights.ts'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const ITEM = '/custody/portfolio/1'

function serve(server: StubServer, item: object) {
  server.answer('/custody/client', { data: [] })
  server.answer('/custody/applicant/list', { data: [] })
  server.answer('/custody/agent/page', { data: { records: [], total: 0, size: 100, current: 1, pages: 0 } })
  server.answer('/custody/change/page', { data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
  server.answer(ITEM, { data: item })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('a right that is not there is not an error of the site', async ({ open, server, signIn }) => {
  signIn()
  server.answer('/custody/portfolio/2', { status: 404, code: 1, msg: '没有' })
  await open('/hostingPlatforms/item?id=2')
  await expect.element(page.getByRole('heading', { name: '没有这件权利' })).toBeVisible()
})

test('each disagreement has a sign and is settled; what was kept is said to be', async ({ open, server, signIn }) => {
  signIn()
  const register = { expiresOn: '2028-01-05', owner: '乙公司' }
  serve(server, createRightDetail({ version: 4, differences: ['expiresOn'], register }))
  server.answer(`${ITEM}/difference`, () => {
    serve(server, createRightDetail({ version: 5, expiresOn: '2028-01-05', register }))
    return { data: null }
  })
  await open('/hostingPlatforms/item?id=1')
  await expect.element(page.getByText('有 1 项与登记簿不一致，请逐项决定。')).toBeVisible()
  await expect.element(row('到期日').getByText('登记簿为“2028-01-05”')).toBeInTheDocument()
  await expect.element(row('权利人').getByText('已决定保留我的')).toBeVisible()
  await page.getByRole('button', { name: '采用登记簿的到期日' }).click()
  await expect.element(page.getByText('与登记簿没有待处理的不一致。')).toBeVisible()
  const [sent] = server.callsOf(`${ITEM}/difference`)
  expect(JSON.parse(sent!.body!)).toEqual({ version: 4, field: 'expiresOn', choice: 'take' })
})

test('a reader changes nothing', async ({ open, server, signIn }) => {
  signIn()
  serve(
    server,
    createRightDetail({
      role: 'reader',
      differences: ['expiresOn'],
      changeTime: '2026-11-20 08:00:00',
      changes: [{ field: 'state', from: 'pending', to: 'live' }],
      register: { expiresOn: '2028-01-05' },
      deadlines: [createDeadline({ role: 'reader' })],
    }),
  )
  await open('/hostingPlatforms/item?id=1')
  await expect.element(page.getByText('法律状态：申请中 → 有效')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /答复审查意见/ })).toBeVisible()
  for (const name of ['编辑资料', '删除', '采用登记簿的到期日', '已阅', '添加期限', '标为完成：答复审查意见'])
    await expect.element(page.getByRole('main').getByRole('button', { name, exact: true })).not.toBeInTheDocument()
})

test('what is not known of deadlines is said in words', async ({ open, server, signIn }) => {
  signIn()
  serve(
    server,
    createRightDetail({
      kind: 'patent',
      office: 'BR',
      register: null,
      registerPath: null,
      gaps: [{ kind: 'annuity', gap: 'office', years: [] }],
    }),
  )
  await open('/hostingPlatforms/patentDetail?id=1')
  await expect.element(page.getByText(/尚不掌握该国家\/地区的年费规则/)).toBeVisible()
  await expect.element(page.getByText(/登记簿中没有这个号码，无法对照/)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '各年度年费' }))
    .toHaveAttribute('href', '#/annualFeeDetail?id=1')
})

test('a change that somebody else was faster with shows what is there now', async ({ open, server, signIn }) => {
  signIn()
  serve(server, createRightDetail({ deadlines: [createDeadline()] }))
  server.answer('/custody/deadline/d1', () => {
    serve(server, createRightDetail({ deadlines: [createDeadline({ version: 2, dueOn: '2031-09-09' })] }))
    return { status: 409, code: 61001, msg: '内容已被修改，请刷新后重试' }
  })
  await open('/hostingPlatforms/item?id=1')
  await page.getByRole('button', { name: '标为完成：答复审查意见' }).click()
  await expect.element(page.getByText('内容已被修改，请刷新后重试')).toBeVisible()
  await expect.element(page.getByText('2031-09-09')).toBeVisible()
})
