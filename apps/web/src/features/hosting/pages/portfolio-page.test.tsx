import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import { createRight } from '../../../../testing/rights.ts'
import type { StubServer } from '../../../../testing/stub-server.ts'

const LIST = '/custody/portfolio/page'
const pageOf = (records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })

function serve(server: StubServer) {
  server.answer('/custody/client', { data: [] })
  server.answer('/custody/applicant/list', { data: [] })
  server.answer('/custody/agent/page', { data: pageOf([]) })
  server.answer('/custody/portfolio/view', { data: [] })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('a list without rights says where to begin', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([]) })
  await open('/hostingPlatforms/trademark')
  await expect.element(page.getByRole('heading', { name: '还没有托管的商标' })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '从申请人带入' }))
    .toHaveAttribute('href', '#/hostingPlatforms/applicants')
})

test('filters that nothing matches can be left', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, ({ query }) => ({ data: pageOf(query.has('keyword') ? [] : [createRight()]) }))
  await open('/hostingPlatforms/trademark?keyword=无&state=live')
  await expect.element(page.getByRole('heading', { name: '没有符合条件的权利' })).toBeVisible()
  await page.getByRole('button', { name: '查看全部' }).click()
  await expect.element(page.getByRole('link', { name: '云托' })).toBeVisible()
  expect(window.location.hash).toBe('#/hostingPlatforms/trademark')
})

test('a list that cannot be read can be tried again', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { status: 500, code: 1, msg: '系统繁忙' })
  await open('/hostingPlatforms/patents')
  await expect.element(page.getByText('系统繁忙')).toBeVisible()
  server.answer(LIST, { data: pageOf([createRight({ kind: 'patent', title: '轴承' })]) })
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('link', { name: '轴承' })).toBeVisible()
})

test('a value that the register contradicts has a sign, and a period of grace is told from one that is over', async ({
  open,
  server,
  signIn,
}) => {
  serve(server)
  signIn()
  const next = { id: 'd', kind: 'renewal', name: '续展', dueOn: '2026-11-01', graceEnd: '2027-05-01' }
  server.answer(LIST, {
    data: pageOf([
      createRight({ id: '1', title: '甲', differences: ['state'], nextDeadline: { ...next, state: 'grace' } }),
      createRight({ id: '2', title: '乙', nextDeadline: { ...next, state: 'lapsed' } }),
    ]),
  })
  await open('/hostingPlatforms/trademark')
  await expect.element(row('甲').getByText('与登记簿不一致', { exact: true })).toBeInTheDocument()
  await expect.element(row('甲').getByText('宽限期内')).toBeVisible()
  await expect.element(row('乙').getByText('宽限期已过')).toBeVisible()
  await expect.element(row('乙').getByText('与登记簿不一致', { exact: true })).not.toBeInTheDocument()
})

test('every right that an act is refused for is named', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, {
    data: pageOf([
      createRight({ id: '1', title: '甲' }),
      createRight({ id: '2', title: '乙' }),
      createRight({ id: '3', title: '丙', role: 'reader' }),
    ]),
  })
  server.answer('/custody/portfolio/bulk', {
    data: { done: 1, refused: [{ id: '2', title: '乙', reason: '该期限正在缴费，不能修改' }] },
  })
  await open('/hostingPlatforms/trademark')
  await expect.element(page.getByRole('checkbox', { name: '选择“丙”' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '选择“甲”' }).click()
  await page.getByRole('checkbox', { name: '选择“乙”' }).click()
  await page
    .getByRole('region', { name: '对所选进行操作' })
    .getByRole('button', { name: /删\s?除/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s?除/ })
    .click()
  const result = page.getByRole('dialog').filter({ hasText: '处理结果' })
  await expect.element(result).toHaveTextContent('成功 1 件，未处理 1 件')
  await expect.element(result).toHaveTextContent('乙该期限正在缴费，不能修改')
  expect(server.callsOf('/custody/portfolio/bulk').map(({ body }) => JSON.parse(body!) as object)).toEqual([
    { ids: ['1', '2'], act: 'delete' },
  ])
})

test('a number that no register has is added with a name', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(LIST, { data: pageOf([]) })
  server.answer('/custody/portfolio', ({ body }) =>
    'title' in (JSON.parse(body!) as object)
      ? { data: { ...createRight({ id: '9', title: '云托' }), inRegister: false } }
      : { status: 400, code: 40000, msg: '请填写此项', data: { field: 'title' } },
  )
  server.answer('/custody/portfolio/9', { status: 404, code: 1, msg: '没有' })
  await open('/hostingPlatforms/trademark')
  await page.getByRole('button', { name: '按号码添加' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('申请号').fill('77000009')
  await dialog.getByRole('button', { name: /^添\s?加$/ }).click()
  await expect.element(dialog.getByText(/登记簿中没有这个号码/)).toBeVisible()
  await dialog.getByLabelText('商标名称').fill('云托')
  await dialog.getByRole('button', { name: /^添\s?加$/ }).click()
  await expect.poll(() => window.location.hash).toBe('#/hostingPlatforms/item?id=9')
})

test('the list is exported as it is filtered, or what is selected', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  const jobId = '22222222-2222-4222-8222-222222222222'
  server.answer(LIST, { data: { ...pageOf([createRight({ id: '1', title: '甲' })]), total: 2001 } })
  server.answer('/custody/portfolio/export', { data: { jobId } })
  server.answer(`/common/job/${jobId}`, {
    data: { id: jobId, state: 'completed', progress: 100, result: { fileId: 'f' } },
  })
  await open('/hostingPlatforms/trademark?state=live&sort=title')
  const start = page.getByRole('dialog').getByRole('button', { name: '导出', exact: true })
  await page.getByRole('main').getByRole('button', { name: '导出' }).click()
  await page.getByRole('radio', { name: /PDF/ }).click()
  await expect.element(page.getByText(/报告最多 2,000 件/)).toBeVisible()
  await expect.element(start).toBeDisabled()
  await page.getByRole('radio', { name: /XLSX/ }).click()
  await start.click()
  await expect.element(page.getByRole('link', { name: '下载' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('checkbox', { name: '选择“甲”' }).click()
  await page.getByRole('region', { name: '对所选进行操作' }).getByRole('button', { name: '导出' }).click()
  await expect.element(page.getByRole('radio', { name: '所选的 1 件' })).toBeChecked()
  await start.click()
  await expect.element(page.getByRole('link', { name: '下载' })).toBeVisible()
  const sent = server.callsOf('/custody/portfolio/export').map(({ body }) => JSON.parse(body!) as object)
  expect(sent).toEqual([
    { format: 'xlsx', kind: 'mark', sort: 'title', state: 'live' },
    { format: 'xlsx', kind: 'mark', sort: 'title', ids: ['1'] },
  ])
})

const view = (values: object) => ({
  id: 'v1',
  kind: 'mark',
  name: '美国',
  filters: { office: 'US' },
  sort: 'title',
  columns: ['owner'],
  isDefault: false,
  version: 1,
  ...values,
})
const lastList = (server: StubServer) => server.calls.findLast(({ path }) => path === LIST)!.query

test('a list opens with its default view, and only where nothing else was requested', async ({
  open,
  server,
  signIn,
}) => {
  serve(server)
  signIn()
  server.answer('/custody/portfolio/view', { data: [view({ isDefault: true })] })
  server.answer(LIST, { data: pageOf([createRight()]) })
  await open('/hostingPlatforms/trademark')
  await expect.element(page.getByRole('columnheader', { name: '权利人' })).toBeVisible()
  await expect.element(page.getByTitle('美国（默认）')).toBeVisible()
  // The list was requested once, as the view has it.
  expect(server.calls.filter(({ path }) => path === LIST)).toHaveLength(1)
  expect([lastList(server).get('office'), lastList(server).get('sort')]).toEqual(['US', 'title'])
  await open('/hostingPlatforms/trademark?keyword=云')
  await expect.poll(() => lastList(server).get('keyword')).toBe('云')
  expect(lastList(server).get('office')).toBeNull()
})

test('a view that was changed can be updated, and one that somebody else has changed is refused', async ({
  open,
  server,
  signIn,
}) => {
  serve(server)
  signIn()
  server.answer('/custody/portfolio/view', { data: [view({})] })
  server.answer('/custody/portfolio/view/v1', { status: 409, code: 61001, msg: '内容已被修改，请刷新后重试' })
  server.answer(LIST, { data: pageOf([createRight()]) })
  await open('/hostingPlatforms/trademark?view=v1&office=US&sort=office')
  await page.getByRole('button', { name: '更新“美国”' }).click()
  await expect.element(page.getByText('内容已被修改，请刷新后重试')).toBeVisible()
  const sent = server.calls.findLast(({ method }) => method === 'PUT')!
  expect(JSON.parse(sent.body!)).toMatchObject({ version: 1, filters: { office: 'US' }, sort: 'office' })
})

test('views that cannot be read leave the list as it is', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer('/custody/portfolio/view', { status: 500, code: 1, msg: '系统繁忙' })
  server.answer(LIST, { data: pageOf([createRight()]) })
  await open('/hostingPlatforms/trademark')
  await expect.element(page.getByText('已存视图暂时无法读取。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '云托' })).toBeVisible()
})
