import { page } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'

const pageOf = (records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
const job = {
  id: '01920000-0000-7000-8000-000000000001',
  kind: 'send-email',
  queue: 'mail',
  state: 'failed',
  isStopping: false,
  progress: 0,
  runs: 6,
  reason: '任务执行失败，请稍后重试。',
  cause: 'connect ECONNREFUSED mail:25',
  requestId: 'request-0001',
  ownerPhone: null,
  mayRetry: true,
  mayCancel: false,
  createTime: '2026-11-25 09:00:00',
  startTime: '2026-11-25 09:00:01',
  finishTime: '2026-11-25 09:10:00',
  nextTime: null,
}
const operations = {
  attention: [],
  processes: [],
  registerVersion: 3,
  queues: [],
  providers: [],
  backups: [],
  storage: { databaseBytes: 5e8, diskBytes: 1e12, diskFreeBytes: 4e11 },
}

test('a site where all is well says so, and what is absent is described in words', async ({ open, server }) => {
  signInStaff(server)
  server.answer('/admin/manage/operations', { data: operations })
  await open('/manage/operations')
  await expect.element(page.getByText('没有需要处理的事项。')).toBeVisible()
  await expect.element(page.getByText('还没有备份，请在服务器上执行备份命令。')).toBeVisible()
  await expect.element(page.getByText('共 1.0 TB，可用 400 GB')).toBeVisible()
})

test('what needs attention says what it is about and leads to where it is dealt with', async ({ open, server }) => {
  signInStaff(server)
  const attention = [
    { kind: 'providerFails', isCritical: true, subject: 'sms: aliyun', count: null, detail: 'not delivered (BUSY)' },
    { kind: 'jobsFailed', isCritical: false, subject: null, count: 3, detail: null },
  ]
  server.answer('/admin/manage/operations', { data: { ...operations, attention } })
  server.answer('/admin/manage/jobs', { data: pageOf([job]) })
  await open('/manage/operations')
  const list = page.getByRole('list', { name: '需要处理' })
  await expect.element(list.getByText('最近一次调用“短信（阿里云）”失败。')).toBeVisible()
  await expect.element(list.getByText('not delivered (BUSY)')).toBeVisible()
  await list.getByRole('link', { name: '24 小时内失败的任务：3' }).click()
  await expect.element(page.getByText('connect ECONNREFUSED mail:25')).toBeVisible()
  expect(server.callsOf('/admin/manage/jobs')[0]!.query.get('state')).toBe('failed')
})

test('a job that failed is started again after a question', async ({ open, server }) => {
  signInStaff(server)
  let isFailed = true
  server.answer('/admin/manage/jobs', () => ({
    data: pageOf([isFailed ? job : { ...job, state: 'queued', reason: null, mayRetry: false, mayCancel: true }]),
  }))
  server.answer(`/admin/manage/jobs/${job.id}/retry`, () => {
    isFailed = false
    return { data: { ...job, state: 'queued', mayRetry: false } }
  })
  await open('/manage/operations?tab=jobs')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('dialog', { name: '重新开始这个任务？' }).getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('button', { name: '取消任务' })).toBeVisible()
  expect(server.callsOf(`/admin/manage/jobs/${job.id}/retry`)).toHaveLength(1)
})

test('what the server refuses is said in the question', async ({ open, server }) => {
  signInStaff(server)
  server.answer('/admin/manage/jobs', { data: pageOf([job]) })
  server.answer(`/admin/manage/jobs/${job.id}/retry`, {
    status: 409,
    code: 40910,
    msg: '该任务没有失败，无需重试，请刷新',
  })
  await open('/manage/operations?tab=jobs')
  await page.getByRole('button', { name: '重试' }).click()
  const dialog = page.getByRole('dialog', { name: '重新开始这个任务？' })
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect.element(dialog.getByText('该任务没有失败，无需重试，请刷新')).toBeVisible()
})
