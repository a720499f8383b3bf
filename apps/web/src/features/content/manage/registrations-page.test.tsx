import type { RegistrationRecord } from '@markwright/api-client/models/registrationRecord'
import type { StaffRole } from '@markwright/domain/people/staff-permissions'
import { page } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const ARTICLE_PATH = '/admin/manage/articles/a1'
const LIST_PATH = `${ARTICLE_PATH}/registrations`

const registrationOf = (id: string, name: string): RegistrationRecord => ({
  id,
  name,
  phone: '13800138000',
  company: null,
  email: null,
  remark: null,
  source: null,
  createTime: '2026-11-22 09:30:00',
})

/** An activity that 张三 and 李四 have registered for; what is deleted is gone from the list. */
function answerActivity(server: StubServer, role: StaffRole) {
  signInStaff(server, [role])
  server.answer(ARTICLE_PATH, { data: { titleCn: '讲座', titleEn: 'Lecture' } })
  let records = [registrationOf('r1', '张三'), registrationOf('r2', '李四')]
  server.answer(LIST_PATH, ({ method }) => {
    if (method === 'GET') return { data: { records, total: records.length, size: 20, current: 1, pages: 1 } }
    const { length } = records
    records = []
    return { data: length }
  })
  server.answer(`${LIST_PATH}/r1`, () => {
    records = records.filter(({ id }) => id !== 'r1')
    return { data: true }
  })
}

const deletionsOf = (server: StubServer) =>
  server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

for (const [language, words] of [
  [
    'cn',
    {
      one: '删除',
      oneTitle: '删除 张三 的报名？',
      all: '全部删除',
      allTitle: '删除这个活动的全部报名？',
      count: /现有 1 条报名/,
      none: '还没有人报名',
    },
  ],
  [
    'en',
    {
      one: 'Delete',
      oneTitle: 'Delete the registration of 张三?',
      all: 'Delete all',
      allTitle: 'Delete all registrations for this event?',
      count: /One registration/,
      none: 'Nobody has registered yet',
    },
  ],
] as const)
  test(`one registration and then all of them are deleted, each after a question (${language})`, async ({
    open,
    server,
    setLanguage,
  }) => {
    answerActivity(server, 'content')
    setLanguage(language)
    await open('/manage/registrations?id=a1')
    const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await rowOf('张三').getByRole('button', { name: words.one, exact: true }).click()
    const one = page.getByRole('dialog', { name: words.oneTitle })
    await expect.element(one).toBeVisible()
    expect(deletionsOf(server)).toEqual([])
    await one.getByRole('button', { name: words.one, exact: true }).click()
    await expect.element(rowOf('张三')).not.toBeInTheDocument()
    await expect.element(rowOf('李四')).toBeVisible()

    await page.getByRole('button', { name: words.all, exact: true }).click()
    const all = page.getByRole('dialog', { name: words.allTitle })
    await expect.element(all.getByText(words.count)).toBeVisible()
    await all.getByRole('button', { name: words.all, exact: true }).click()
    await expect.element(page.getByText(words.none)).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: words.all, exact: true })).not.toBeInTheDocument()
    expect(deletionsOf(server)).toEqual([`${LIST_PATH}/r1`, LIST_PATH])
  })

test('who may only read registrations is offered no deletion', async ({ open, server }) => {
  answerActivity(server, 'support')
  await open('/manage/registrations?id=a1')
  await expect.element(page.getByRole('row', { name: /张三/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /删除/ })).not.toBeInTheDocument()
})
