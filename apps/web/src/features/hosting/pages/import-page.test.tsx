import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const INSPECT = '/custody/portfolio/import/inspect'
const IMPORT = '/custody/portfolio/import'
const ID = '11111111-1111-4111-8111-111111111111'
const pageOf = (records: object[], total = records.length) => ({ records, total, size: 20, current: 1, pages: 1 })
const made = {
  id: ID,
  fileName: '资产.csv',
  rowCount: 4,
  state: 'completed',
  jobId: '22222222-2222-4222-8222-222222222222',
  progress: 100,
  added: 1,
  changed: 0,
  unchanged: 1,
  refused: 2,
  createTime: '2026-11-30 08:00:00',
  finishTime: '2026-11-30 08:00:05',
}
const table = {
  id: ID,
  fileName: '资产.csv',
  columns: ['号', '申请号', '名称', ''],
  rows: [
    ['A1', '77000001', '云托', ''],
    ['A2', '77000001', '云澜', ''],
  ],
  rowCount: 4,
  mapping: [
    { column: 1, field: 'number' },
    { column: 2, field: 'title' },
  ],
}

function serve(server: StubServer) {
  server.answer('/custody/client', { data: [] })
  server.answer('/custody/import/page', { data: pageOf([]) })
  server.answer(INSPECT, { data: table })
  server.answer(IMPORT, { data: made })
  server.answer(`/custody/import/${ID}`, { data: made })
  server.answer(`/custody/import/${ID}/refused`, { data: pageOf([]) })
}
async function chooseFile(file = new File(['x'], '资产.csv')) {
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible()
  await page.elementLocator(document.querySelector('input[type=file]')!).upload(file)
}
const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
async function choose(name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByTitle(option, { exact: true }).last().click()
}

test('the columns of a table are matched before it is imported', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  await open('/hostingPlatforms/import')
  await expect.element(page.getByText('还没有导入过')).toBeVisible()
  await chooseFile()
  // What the rows repeat is shown once.
  await expect.element(row('申请号')).toHaveTextContent('申请号77000001号码（必填）')
  await expect.element(row('名称').first()).toHaveTextContent('云托 · 云澜')
  await expect.element(page.getByText('第 4 列（无列名）')).toBeVisible()

  const start = page.getByRole('button', { name: '导入 4 行' })
  await expect.element(start).toBeDisabled()
  await expect.element(page.getByText('请选择国家/地区所在的列，或在选项中指定国家/地区。')).toBeVisible()
  await choose('表中没有写类型的行', '商标')
  await choose('表中没有写国家/地区的行', '中国')
  await expect.element(start).toBeEnabled()

  // A field comes from one column.
  await choose('“号”列导入为', '号码（必填）')
  await expect.element(row('77000001')).toHaveTextContent('不导入')
  await choose('“号”列导入为', '不导入')
  await expect.element(page.getByText('请选择号码所在的列。')).toBeVisible()
  await choose('“申请号”列导入为', '号码（必填）')
  await start.click()
  await expect.poll(() => window.location.hash).toBe(`#/hostingPlatforms/import?id=${ID}`)
  expect(JSON.parse(server.callsOf(IMPORT)[0]!.body!)).toEqual({
    id: ID,
    mapping: table.mapping,
    kind: 'mark',
    office: 'CN',
    clientId: null,
  })
})

test('a file that is no table is refused, and a table that is gone is to be uploaded again', async ({
  open,
  server,
  signIn,
}) => {
  serve(server)
  signIn()
  await open('/hostingPlatforms/import')
  await chooseFile(new File(['x'], 'x.png'))
  await expect.element(page.getByText('请上传 XLSX、XLS 或 CSV 文件。')).toBeVisible()
  expect(server.callsOf(INSPECT)).toEqual([])
  server.answer(INSPECT, { code: 61030, msg: '无法读取文件' })
  await chooseFile()
  await expect.element(page.getByText('无法读取文件')).toBeVisible()
  server.answer(INSPECT, { data: table })
  await chooseFile()
  await choose('表中没有写类型的行', '商标')
  await choose('表中没有写国家/地区的行', '中国')
  server.answer(IMPORT, { status: 404, code: 1, msg: '没有' })
  await page.getByRole('button', { name: '导入 4 行' }).click()
  await expect.element(page.getByText('这张表格上传已久，请重新上传。')).toBeVisible()
  await page.getByRole('button', { name: '换一个文件' }).click()
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible()
})

test('every problem of a refused row is named, with its column and what it says', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(`/custody/import/${ID}/refused`, {
    data: pageOf([
      {
        row: 3,
        problems: [
          { column: '国家', field: 'office', value: 'Atlantis', reason: '没有这个国家或地区：“Atlantis”' },
          { column: '申请号', field: 'number', value: '', reason: '缺少号码' },
        ],
      },
      { row: 5, problems: [{ column: null, field: null, value: null, reason: '资产最多 20000 件' }] },
    ]),
  })
  await open(`/hostingPlatforms/import?id=${ID}`)
  await expect.element(page.getByText('共 2 行')).toBeVisible()
  await expect.element(row('Atlantis')).toHaveTextContent('第 3 行国家Atlantis没有这个国家或地区：“Atlantis”')
  await expect.element(row('缺少号码')).toHaveTextContent('第 3 行申请号空缺少号码')
  await expect.element(row('20000')).toHaveTextContent('第 5 行——资产最多 20000 件')
  await expect
    .element(page.getByRole('link', { name: '下载未导入的行' }))
    .toHaveAttribute('href', `/custody/import/${ID}/refusedFile?lang=cn`)
})

test('an import is watched until it is done, and can be stopped', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  const running = { ...made, state: 'active', progress: 40, added: 1, unchanged: 0, refused: 0, finishTime: null }
  server.answer(`/custody/import/${ID}`, { data: running })
  server.answer(`/common/job/${made.jobId}`, { data: true })
  await open(`/hostingPlatforms/import?id=${ID}`)
  await expect.element(page.getByText('导入中 · 4 行')).toBeVisible()
  await page.getByRole('button', { name: '停止导入' }).click()
  server.answer(`/custody/import/${ID}`, { data: { ...running, state: 'cancelled' } })
  await page.getByRole('dialog').getByRole('button', { name: '停止导入' }).click()
  await expect.element(page.getByText(/再次导入同一文件即可继续/)).toBeVisible()
  expect(server.callsOf(`/common/job/${made.jobId}`)[0]!.method).toBe('DELETE')
})

test('an import of somebody else is not there', async ({ open, server, signIn }) => {
  serve(server)
  signIn()
  server.answer(`/custody/import/${ID}`, { status: 404, code: 1, msg: '没有' })
  await open(`/hostingPlatforms/import?id=${ID}`)
  await expect.element(page.getByRole('heading', { name: '没有这次导入' })).toBeVisible()
})
