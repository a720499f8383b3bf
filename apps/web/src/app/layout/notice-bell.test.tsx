import type { NoticePage } from '@markwright/api-client/models/noticePage'
import { page } from 'vitest/browser'
import { passTime, stopTime } from '../../../testing/clock.ts'
import { expect, test } from '../../../testing/site.tsx'

const LIST_PATH = '/lantern/messageLan/page'
const COUNT_PATH = '/lantern/messageLan/unreadCount'
const MARK_READ_PATH = '/lantern/messageLan/updateMessage'

const notices: NoticePage = {
  records: [
    {
      id: 'notice-1',
      messageTitle: '密码已修改',
      messageContent: '密码已修改的内容',
      createTime: '2026-11-20 10:00:00',
      isLook: 0,
      type: 'security',
      link: null,
    },
  ],
  total: 1,
  size: 10,
  current: 1,
  pages: 1,
}

test('while marking is refused the dot stays, and leaving the list marks again', async ({ open, server, signIn }) => {
  signIn()
  server.answer(LIST_PATH, { data: notices })
  server.answer(COUNT_PATH, { data: 1 })
  server.answer(MARK_READ_PATH, { code: 1, msg: '失败' })
  const unreadBell = page.getByRole('button', { name: '通知，有未读' })
  const notice = page.getByRole('heading', { name: '密码已修改' })
  const leaveList = async () => {
    await unreadBell.hover()
    await expect.element(notice).toBeVisible()
    await page.getByRole('contentinfo').hover()
    await expect.element(notice).not.toBeInTheDocument()
    return server.callsOf(MARK_READ_PATH).length
  }
  await open('/nowhere')
  await leaveList()
  await expect.poll(() => server.callsOf(MARK_READ_PATH).length).toBe(1)
  // The page marks again once it knows of the refusal, and only what is unread.
  await expect.poll(leaveList).toBeGreaterThan(1)
  await expect.element(unreadBell).toBeVisible()
})

test('the mouse that only crosses the bell opens nothing and marks nothing', async ({ open, server, signIn }) => {
  signIn()
  server.answer(LIST_PATH, { data: notices })
  server.answer(COUNT_PATH, { data: 1 })
  await open('/nowhere')
  const bell = page.getByRole('button', { name: '通知，有未读' })
  await expect.element(bell).toBeVisible()
  stopTime()
  const options = { pointerType: 'mouse', bubbles: true, relatedTarget: document.body }
  const send = (type: string) => bell.element().dispatchEvent(new PointerEvent(type, options))
  send('pointerover')
  await passTime(100)
  send('pointerout')
  await passTime(2000)
  expect(bell.element()).toHaveAttribute('aria-expanded', 'false')
  expect(server.callsOf(MARK_READ_PATH)).toEqual([])
  send('pointerover')
  await passTime(200)
  await expect.element(page.getByRole('heading', { name: '密码已修改' }), { interval: 0 }).toBeVisible()
})

for (const [language, bell, all] of [
  ['cn', '通知，有未读', ['全部通知（3 条未读）', '全部通知（2 条未读）']],
  ['en', 'Notices, some unread', ['All notices (3 unread)', 'All notices (2 unread)']],
] as const)
  test(`the dot is also for unread notices that the list does not show, which stay unread (${language})`, async ({
    open,
    server,
    setLanguage,
    signIn,
  }) => {
    setLanguage(language)
    signIn()
    let [unreadCount, isLook] = [3, 0]
    server.answer(LIST_PATH, () => ({
      data: { ...notices, total: 12, records: notices.records.map((notice) => ({ ...notice, isLook })) },
    }))
    server.answer(COUNT_PATH, () => ({ data: unreadCount }))
    server.answer(MARK_READ_PATH, ({ body }) => {
      const marked: string[] = JSON.parse(JSON.parse(body!).longList)
      unreadCount -= marked.length
      isLook = 1
      return { data: marked.length }
    })
    const notice = page.getByRole('heading', { name: '密码已修改' })
    const leaveList = async () => {
      await page.getByRole('contentinfo').hover()
      await expect.element(notice).not.toBeInTheDocument()
    }
    await open('/nowhere')
    const unreadBell = page.getByRole('button', { name: bell })
    await unreadBell.hover()
    await expect.element(page.getByRole('link', { name: all[0], exact: true })).toBeVisible()
    await leaveList()
    await expect.poll(() => server.callsOf(MARK_READ_PATH).length).toBe(1)
    await expect.poll(() => server.callsOf(COUNT_PATH).length).toBe(2)
    await unreadBell.hover()
    await expect.element(page.getByRole('link', { name: all[1], exact: true })).toBeVisible()
    await leaveList()
    expect(server.callsOf(MARK_READ_PATH)).toHaveLength(1)
  })

test('a visitor has no bell, and no notice is requested', async ({ open, server }) => {
  await open('/nowhere')
  await expect.element(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  expect([...server.callsOf(LIST_PATH), ...server.callsOf(COUNT_PATH)]).toEqual([])
})
