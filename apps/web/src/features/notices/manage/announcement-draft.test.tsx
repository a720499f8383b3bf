import type { Announcement } from '@markwright/api-client/models/announcement'
import { page } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'

const ID = '01920000-0000-7000-8000-000000000001'
const ADDRESS = '/admin/manage/announcements'
const announcement: Announcement = {
  id: ID,
  titleCn: '维护',
  titleEn: 'Maintenance',
  contentCn: '周日维护。',
  contentEn: 'On Sunday.',
  link: null,
  audience: { kind: 'all' },
  status: 'draft',
  scheduledTime: null,
  sentTime: null,
  receivers: 0,
  readers: 0,
  author: 'Li Lei',
  version: 1,
  createTime: '2026-11-25 10:00:00',
}

test('what was typed into an announcement names the version that it changes, also when a colleague has saved since', async ({
  open,
  server,
}) => {
  signInStaff(server)
  let stored = announcement
  const versions: unknown[] = []
  server.answer(ADDRESS, () => ({ data: { records: [stored], total: 1, size: 20, current: 1, pages: 1 } }))
  server.answer(`${ADDRESS}/${ID}`, ({ method, body }) => {
    if (method !== 'PUT') return { data: stored }
    versions.push(JSON.parse(body!).version)
    return { status: 409, code: 40900, msg: '内容已被修改，请刷新后重试' }
  })
  await open(`/manage/notices?id=${ID}`)
  const title = page.getByLabelText('标题').first()
  await title.fill('维护通知')
  stored = { ...announcement, titleCn: '停机维护', version: 2 }
  await open('/manage/articles')
  await open(`/manage/notices?id=${ID}`)
  await expect.element(title).toHaveValue('维护通知')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect.element(page.getByText('内容已被修改，请刷新后重试')).toBeVisible()
  expect(versions).toEqual([1])
  await page.getByRole('button', { name: /放\s?弃|丢\s?弃/ }).click()
  await expect.element(title).toHaveValue('停机维护')
})
