import { page } from 'vitest/browser'
import { createHit, createSearchResult, parseQuery, SEARCH_PATH } from '../../../../../testing/search-result.ts'
import { expect, test } from '../../../../../testing/site.tsx'

test.beforeEach(({ server }) => server.answer('/common/query/countries', { data: [] }))

const heading = page.getByRole('heading', { level: 1 })
const alert = page.getByRole('alert')

test('an empty result offers wider searches', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { data: createSearchResult({ total: 0 }) })
  await open('/combinedQuery?tradeMarkText=qxzvjkwq&classify=13')
  await expect.element(page.getByRole('heading', { name: '没有找到符合条件的商标' })).toBeVisible()
  await page.getByRole('link', { name: '不限类别' }).click()
  await expect.poll(() => window.location.hash).not.toMatch(/classify/)
  await expect.element(heading).toHaveTextContent('全部 45 类')
  await expect.poll(() => parseQuery(server.callsOf(SEARCH_PATH).at(-1)!).classify).toBeUndefined()
})

test('a lower degree that has hits is one press away', async ({ open, server }) => {
  const hint = {
    code: 20303,
    zh: '当前相似度暂无数据；相似度为“低”时有 7 条',
    en: '…',
    degree: 'low',
    total: 7,
  } as const
  server.answer(SEARCH_PATH, (call) => ({
    data:
      parseQuery(call).degree === 'high'
        ? createSearchResult({ total: 0, aiData: { hint, otherClasses: null, belowDegree: null } })
        : createSearchResult(),
  }))
  await open('/combinedQuery?tradeMarkText=华为&degree=high')
  await expect.element(page.getByText('当前相似度暂无数据')).toBeVisible()
  await page.getByRole('link', { name: '改查近似程度“低”' }).click()
  await expect.element(heading).toHaveTextContent(/近似程度低以上.*共/)
})

test('marks below the chosen degree are in a section of their own, behind the hits and not counted', async ({
  open,
  server,
}) => {
  const similarity = { ...createHit(1).similarity!, score: 31, level: 'none' } as const
  const belowDegree = { hits: [createHit(20_000_001, { name: '华唯', similarity }), createHit(20_000_002)] }
  const aiData = { hint: null, otherClasses: null, belowDegree }
  server.answer(SEARCH_PATH, { data: createSearchResult({ total: 2, aiData }) })
  await open('/combinedQuery?tradeMarkText=华为&degree=high')
  await expect.element(heading).toHaveTextContent('共 2 条')
  const section = page.getByRole('region', { name: '未达近似程度“高”的商标' })
  await expect.element(section.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(section.getByText('以下 2 件未达到，相同字母较多或更近似者在前')).toBeVisible()
  await expect.element(section.getByText('低以下')).toBeVisible()
  await section.getByRole('button', { name: '华唯 的近似说明' }).click()
  await expect.element(section.getByText('包含相同的文字').first()).toBeVisible()
})

test('where no mark reaches the degree, the closest ones stand without a word that nothing matches', async ({
  open,
  server,
}) => {
  const belowDegree = { hits: [createHit(20_000_001, { name: '华唯' })] }
  const aiData = { hint: null, otherClasses: null, belowDegree }
  server.answer(SEARCH_PATH, { data: createSearchResult({ total: 0, aiData }) })
  await open('/combinedQuery?tradeMarkText=华为&degree=high')
  await expect.element(page.getByText('没有商标达到所选近似程度')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '没有找到符合条件的商标' })).not.toBeInTheDocument()
})

test('a verdict sums up the hits, and those that ended are hidden by one press', async ({ open, server }) => {
  const isvalid = [
    { value: '1', label: '有效', count: 7 },
    { value: '0', label: '无效', count: 3 },
  ]
  server.answer(SEARCH_PATH, () => {
    const answer = createSearchResult({ total: 10 })
    return { data: { ...answer, screening: { ...answer.screening, isvalid } } }
  })
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(page.getByText(/^7 件有效，最接近 [\d.]+ 分/)).toBeVisible()
  await page.getByRole('checkbox', { name: '只看有效' }).click()
  await expect.poll(() => window.location.hash).toContain('filter.isvalid=1')
  await page.getByRole('checkbox', { name: '只看有效' }).click()
  await expect.poll(() => window.location.hash).not.toContain('isvalid')
})

test('used up searches are explained', async ({ open, server }) => {
  server.answer(SEARCH_PATH, { code: 20302, msg: '今日查询次数已用完，请明天再来' })
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(alert).toHaveTextContent('今日查询次数已用完，请明天再来')
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument()
})

test('searches that run out are announced, those that do not are not', async ({ open, server }) => {
  const answerWith = (left: number) => {
    const quota = { used: 100 - left, limit: 100, extraLeft: 0, resetAt: '2026-11-22 00:00:00' }
    server.answer(SEARCH_PATH, { data: createSearchResult({ quota }) })
  }
  answerWith(60)
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await expect.element(page.getByText(/今天还可以查询 \d+ 次/)).not.toBeInTheDocument()
  answerWith(12)
  await open('/combinedQuery?tradeMarkText=NIKE')
  await expect.element(page.getByText(/今天还可以查询 12 次（11-22 00:00 重新计数）/)).toBeVisible()
})

test('a failure is shown in the words of the server with its trace id, and a retry succeeds', async ({
  open,
  server,
}) => {
  server.answer(SEARCH_PATH, { status: 500, code: 1, msg: '系统繁忙，请稍后重试' })
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(alert).toHaveTextContent('系统繁忙，请稍后重试')
  await expect.element(alert).toHaveTextContent('trace-1')
  server.answer(SEARCH_PATH, { data: createSearchResult() })
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(heading).toHaveTextContent('「华为」')
})

test('a lost connection is reported as such', async ({ open, server }) => {
  server.answer(SEARCH_PATH, () => {
    throw new TypeError('Failed to fetch')
  })
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(alert).toHaveTextContent('通信异常，请稍后重试')
})

test('hits stay, dimmed, while another page of them is fetched', async ({ open, server }) => {
  const reply = ({ pageNum, pageSize }: { pageNum?: number; pageSize?: number }) => ({
    data: createSearchResult({ total: 100, pageNum, pageSize }),
  })
  server.answer(SEARCH_PATH, (call) => reply(parseQuery(call)))
  await open('/combinedQuery?tradeMarkText=a&queryWay=match&country=all&size=28')
  await expect.element(page.getByRole('row').nth(5)).toBeVisible()
  const release = server.hold(SEARCH_PATH, (call) => reply(parseQuery(call)))
  await page.getByTitle('2', { exact: true }).click()
  const busyList = () => document.querySelector('[aria-busy=true]')
  await expect.poll(busyList).not.toBeNull()
  await expect.element(page.elementLocator(busyList()!).getByRole('row').nth(5)).toBeVisible()
  await expect.poll(() => Number(getComputedStyle(busyList()!).opacity)).toBeLessThan(0.7)
  release()
  await expect.poll(busyList).toBeNull()
})
