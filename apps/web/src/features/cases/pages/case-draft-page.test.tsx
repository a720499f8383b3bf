import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const text = (cn: string) => ({ cn, en: cn })
const field = { help: null, isOptional: false, when: null, max: 300, lines: null, picker: null, options: [] }
const draft = (version: number, facts: string) => ({
  id: 'd',
  productType: 16,
  typeName: text('撤销连续三年不使用'),
  title: '',
  createTime: '2026-11-29 10:00:00',
  updateTime: '2026-11-29 10:00:00',
  version,
  type: {
    productType: 16,
    version: 1,
    name: text('撤销连续三年不使用'),
    steps: [
      {
        code: 'reasons',
        label: text('理由'),
        fields: [{ ...field, name: 'facts', type: 'text', label: text('事实') }],
      },
    ],
    documents: [],
    forms: [],
  },
  content: { facts },
})

test.beforeEach(({ server }) => server.answer('/trademark/case/types', { data: [] }))

const DRAFT = '/trademark/case/draft/d'
const facts = page.getByLabelText('事实')

test('what another window has saved is shown beside the own text, and nothing is saved before one is chosen', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  const saved: object[] = []
  server.answer(DRAFT, ({ method, body }) => {
    if (method === 'GET') return { data: draft(1, '旧') }
    const sent = JSON.parse(body!) as { version: number; content: { facts: string } }
    saved.push(sent)
    return sent.version === 1
      ? { status: 409, code: 40900, msg: '内容已被修改', data: { draft: draft(2, '别处的') } }
      : { data: draft(sent.version + 1, sent.content.facts) }
  })
  await open('/personalCenter/caseDraft?id=d')
  await facts.fill('这里的')
  const conflict = page.getByRole('alert')
  await expect.element(conflict).toHaveTextContent('这里的')
  await expect.element(conflict).toHaveTextContent('别处的')
  expect(saved).toEqual([{ version: 1, content: { facts: '这里的' } }])
  await conflict.getByRole('button', { name: '保留本窗口的内容' }).click()
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  expect(saved.at(-1)).toEqual({ version: 2, content: { facts: '这里的' } })
  await expect.element(facts).toHaveValue('这里的')
})

test('a save that failed can be repeated, and the text stays', async ({ open, server, signIn }) => {
  signIn()
  let isDown = true
  server.answer(DRAFT, ({ method }) =>
    method === 'GET'
      ? { data: draft(1, '') }
      : isDown
        ? { status: 503, code: 1, msg: '服务暂时不可用' }
        : { data: draft(2, '这里的') },
  )
  await open('/personalCenter/caseDraft?id=d')
  await facts.fill('这里的')
  await expect.element(page.getByRole('alert')).toHaveTextContent('服务暂时不可用')
  isDown = false
  await page.getByRole('button', { name: '重新保存' }).click()
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  await expect.element(facts).toHaveValue('这里的')
})

test('a draft that is gone says so and leads to the list', async ({ open, server, signIn }) => {
  signIn()
  server.answer(DRAFT, { status: 404, code: 40400, msg: '内容不存在' })
  await open('/personalCenter/caseDraft?id=d')
  await expect.element(page.getByRole('heading', { name: '没有这份草稿' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '我的案件' }).last()).toBeVisible()
})

const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: '隐私' })

/** Answers the draft and keeps what is saved, the oldest first. */
function answerDraft(server: StubServer, first: ReturnType<typeof draft>) {
  const saved: { content: Record<string, unknown> }[] = []
  server.answer(DRAFT, ({ method, body }) => {
    if (method === 'GET') return { data: first }
    const sent = JSON.parse(body!) as { version: number; content: typeof first.content }
    saved.push(sent)
    return { data: { ...first, version: sent.version + 1, content: sent.content } }
  })
  return saved
}

test('what was typed just before the page is left is saved', async ({ open, server, signIn }) => {
  signIn()
  const saved = answerDraft(server, draft(1, ''))
  await open('/personalCenter/caseDraft?id=d')
  await facts.fill('刚写的')
  await elsewhere.click()
  await expect.poll(() => saved).toEqual([{ version: 1, content: { facts: '刚写的' } }])
})

test('a page whose text could not be saved is left only after a confirmation', async ({ open, server, signIn }) => {
  signIn()
  server.answer(DRAFT, ({ method }) =>
    method === 'GET' ? { data: draft(1, '') } : { status: 503, code: 1, msg: '服务暂时不可用' },
  )
  await open('/personalCenter/caseDraft?id=d')
  await facts.fill('这里的')
  await expect.element(page.getByRole('alert')).toHaveTextContent('服务暂时不可用')
  await elsewhere.click()
  await page.getByRole('dialog').getByRole('button', { name: '继续填写' }).click()
  await expect.element(facts).toHaveValue('这里的')
})

const marksDraft = (marks: object[], max = 50) => {
  const whole = draft(1, '')
  const marksField = { ...field, max, name: 'marks', type: 'marks', label: text('商标') }
  return {
    ...whole,
    type: { ...whole.type, steps: [{ code: 'marks', label: text('商标'), fields: [marksField] }] },
    content: { marks } as never,
  }
}
const numbers = page.getByLabelText('商标', { exact: true })

test('numbers are added with what the register has; the rest beyond the maximum stays in the field', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  const saved = answerDraft(server, marksDraft([], 2))
  server.answer('/trademark/case/marks', {
    data: [{ number: '101', name: '云澜', classes: [9], applicant: null, expiresOn: null, renewalStatus: null }],
  })
  await open('/personalCenter/caseDraft?id=d')
  await numbers.fill('101；102, 103 101')
  await page.getByRole('button', { name: '添加' }).click()
  await expect.element(page.getByRole('group', { name: '101 · 云澜' })).toBeVisible()
  await expect.element(page.getByText('登记簿数据中没有 102')).toBeVisible()
  await expect.element(page.getByText('最多 2 个商标，未添加：103')).toBeVisible()
  await expect
    .poll(() => saved.at(-1)?.content['marks'])
    .toEqual([
      { number: '101', name: '云澜', classes: [9] },
      { number: '102', name: '', classes: [] },
    ])
})

test('classes that cannot be read count as none, and what was typed stays', async ({ open, server, signIn }) => {
  signIn()
  const saved = answerDraft(server, marksDraft([{ number: '101', name: '', classes: [9] }]))
  await open('/personalCenter/caseDraft?id=d')
  const classes = page.getByLabelText('类别')
  await classes.fill('9；35 ')
  await expect.poll(() => saved.at(-1)?.content['marks']).toMatchObject([{ classes: [9, 35] }])
  await classes.fill('9;99')
  await expect.poll(() => saved.at(-1)?.content['marks']).toMatchObject([{ classes: [] }])
  await expect.element(classes).toHaveValue('9;99')
  await expect.element(classes).toHaveAttribute('aria-invalid', 'true')
})

test('marks of an owner are selected from a list, except those that cannot be renewed', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  const whole = marksDraft([], 2)
  whole.type.steps[0]!.fields[0]!.picker = 'renewals' as never
  const saved = answerDraft(server, whole)
  const window = { opens: '2026-01-01', due: '2027-01-01', graceEnd: '2027-07-01', state: 'open' }
  const renewal = { validdate: '2027-01-01', oneYearBefore: '', sixMonthAfter: '', status: '正常续展', today: '' }
  const row = (number: string, changes: object = {}) => ({
    number,
    name: '云澜',
    classes: [9],
    applicant: '云澜公司',
    ended: false,
    international: false,
    renewal,
    window,
    caseNo: null,
    ...changes,
  })
  const records = [row('101'), row('102', { caseNo: 'C1' }), row('103', { ended: true }), row('104'), row('105')]
  server.answer('/trademark/renewal/page', ({ query }) => {
    expect(query.get('keyword')).toBe('云澜公司')
    return { data: { records, total: 5, size: 10, current: 1, pages: 1 } }
  })
  await open('/personalCenter/caseDraft?id=d')
  await page.getByRole('button', { name: '从注册人的商标中选择' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('请输入注册人名称或商标号')).toBeVisible()
  await dialog.getByLabelText('注册人名称全称，或商标号').fill('云澜公司')
  await dialog.getByRole('button', { name: '查找' }).click()
  await expect.element(dialog.getByText('已在案件 C1 中')).toBeVisible()
  for (const number of ['102', '103']) await expect.element(dialog.getByLabelText(`选择商标 ${number}`)).toBeDisabled()
  for (const number of ['101', '104', '105']) await dialog.getByLabelText(`选择商标 ${number}`).click()
  await expect.element(dialog.getByText('最多 2 个。')).toBeVisible()
  await dialog.getByRole('button', { name: '添加' }).click()
  const mark = { name: '云澜', classes: [9] }
  await expect
    .poll(() => saved.at(-1)?.content['marks'])
    .toEqual([
      { number: '101', ...mark },
      { number: '104', ...mark },
    ])
})
