import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { passHumanCheck } from '../support/human-check.ts'

const articles = '/admin/article/getArticleList'
const record = '/admin/article/getArticleRecord'
const registration = '/lantern/activityconfig/saveActivityUserInfo'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

type ArticleFields = {
  category?: string
  titleCn?: string
  titleEn?: string
  summaryCn?: string
  contentCn?: string
  publishedAt?: string
  status?: string
}

async function addArticle({
  category = 'news',
  titleCn = '标题',
  titleEn = 'Title',
  summaryCn = '',
  contentCn = '<p>正文</p>',
  publishedAt = '2026-11-20T16:00:00Z',
  status = 'published',
}: ArticleFields = {}): Promise<string> {
  const id = randomUUID()
  await bench.pool.query(
    `INSERT INTO article (id, category, title_cn, title_en, summary_cn, summary_en, content_cn, content_en, author, status, published_at)
     VALUES ($1, $2, $3, $4, $5, 'A summary', $6, '<p>Text</p>', '编辑部', $7::article_status, $8)`,
    [id, category, titleCn, titleEn, summaryCn, contentCn, status, publishedAt],
  )
  return id
}

const titles = async (query: string, language: 'cn' | 'en' = 'cn') => {
  const { data } = await bench.call('GET', `${articles}?${query}`, { language })
  return data.records.map(({ title }: { title: string }) => title)
}

test('published articles are listed, newest first, in the language that was requested', async () => {
  await addArticle({ category: 'law', titleCn: '旧法', titleEn: 'Old law', publishedAt: '2026-01-01T00:00:00Z' })
  await addArticle({ category: 'law', titleCn: '新法', titleEn: '', publishedAt: '2026-02-01T00:00:00Z' })
  await addArticle({ category: 'law', titleCn: '草案', titleEn: 'Draft', status: 'draft' })
  expect(await titles('type=law')).toEqual(['新法', '旧法'])
  expect(await titles('type=law', 'en')).toEqual(['Old law'])
  expect(await titles('type=law&lang=en')).toEqual(['Old law'])
  const { data } = await bench.call('GET', `${articles}?type=law&size=1&current=2`)
  expect(data).toMatchObject({
    total: 2,
    pages: 2,
    records: [{ title: '旧法', lang: 'cn', publishTime: '2026-01-01 08:00:00' }],
  })
  expect(data.records[0]).not.toHaveProperty('contentHtml')
})

test('a keyword is looked for in title and summary, as it stands', async () => {
  await addArticle({ category: 'product', titleCn: '增长 100%' })
  await addArticle({ category: 'product', titleCn: '增长 1000', summaryCn: 'Madrid 指南' })
  expect(await titles(`type=product&keyword=${encodeURIComponent('100%')}`)).toEqual(['增长 100%'])
  expect(await titles('type=product&keyword=MADRID')).toEqual(['增长 1000'])
  expect(await titles('type=product&keyword=%00')).toHaveLength(2)
})

describe('a keyword is looked for in the text', () => {
  beforeAll(async () => {
    const contentCn =
      '<h2>异议期</h2><p>续<strong>展</strong>期\u00a0为\n六 个月；R&amp;D 占 5 &lt; 60%，a_b，写作 &amp;lt;</p>' +
      '<ul><li><a href="https://example.com/path">第一项</a></li><li>第二项<br />第三项</li></ul>'
    await addArticle({ category: 'law', titleCn: '正文里的词', titleEn: 'Renewal', contentCn })
  })
  const isFound = async (keyword: string, language: 'cn' | 'en' = 'cn') =>
    (await titles(`type=law&keyword=${encodeURIComponent(keyword)}`, language)).length > 0

  test.each([
    ['across a tag within a word', '续展期'],
    ['whatever its blanks are', '期 为 六  个月'],
    ['in either case', 'r&d'],
    ['where it has what HTML writes as entities', '5 < 60%，'],
    ['where it looks like an entity', '写作 &lt;'],
    ['where it has wildcards of the database', 'a_b'],
    ['after a line break', '第三项'],
  ])('%s', async (_, keyword) => expect(await isFound(keyword)).toBe(true))

  test.each([
    ['the name of a tag', 'strong'],
    ['a tag', '<p>'],
    ['an attribute', 'example.com'],
    ['an entity', '&amp;'],
    ['the end of one block and the beginning of the next', '异议期续展'],
    ['a wildcard', 'R%D'],
    ['another wildcard', '第_项'],
  ])('but not for %s', async (_, keyword) => expect(await isFound(keyword)).toBe(false))

  test('in the language of the list', async () => {
    expect(await isFound('Text', 'en')).toBe(true)
    expect(await isFound('续展期', 'en')).toBe(false)
  })
})

test('an article leads to its neighbours of the same category, also of those that came out together', async () => {
  await addArticle({ category: 'activity', titleCn: '甲', publishedAt: '2026-03-01T00:00:00Z' })
  const together = [
    await addArticle({ category: 'activity', titleCn: '乙', publishedAt: '2026-03-02T00:00:00Z' }),
    await addArticle({ category: 'activity', titleCn: '丙', publishedAt: '2026-03-02T00:00:00Z' }),
  ]
  await addArticle({ category: 'news', titleCn: '别类', publishedAt: '2026-03-03T00:00:00Z' })
  const order = await titles('type=activity')
  const [first, second] = [order[0], order[1]]
  const { data } = await bench.call('POST', record, { payload: { id: together[first === '乙' ? 1 : 0] } })
  expect(data).toMatchObject({
    title: second,
    contentHtml: '<p>正文</p>',
    prev: { title: first },
    next: { title: '甲' },
  })
  const oldest = await bench.call('POST', record, { payload: { articleId: data.next.id } })
  expect(oldest.data).toMatchObject({ title: '甲', next: null })
})

test('an article that is not published, or named by no id, is not found', async () => {
  const draft = await addArticle({ status: 'draft' })
  const empty = await addArticle({ titleCn: '', titleEn: '' })
  const read = async (payload: object) => (await bench.call('POST', record, { payload })).status
  expect(await read({ id: draft })).toBe(404)
  expect(await read({ id: empty })).toBe(404)
  expect(await read({ id: randomUUID() })).toBe(404)
  expect(await read({})).toBe(404)
  expect(await read({ id: 'one' })).toBe(400)
})

test('an article in one language only is read in that one, its neighbours are in the language of the call', async () => {
  const at = (day: number) => `2026-04-0${day}T00:00:00Z`
  await addArticle({ category: 'product', titleCn: '前', titleEn: 'Before', publishedAt: at(1) })
  await addArticle({ category: 'product', titleCn: '也只有中文', titleEn: '', publishedAt: at(2) })
  const chinese = await addArticle({ category: 'product', titleCn: '只有中文', titleEn: '', publishedAt: at(3) })
  const english = await addArticle({ category: 'product', titleCn: '', titleEn: 'English only', publishedAt: at(4) })
  const read = async (id: string, language: 'cn' | 'en') =>
    (await bench.call('POST', record, { payload: { id }, language })).data
  expect(await read(chinese, 'en')).toMatchObject({
    title: '只有中文',
    contentHtml: '<p>正文</p>',
    lang: 'cn',
    prev: { title: 'English only' },
    next: { title: 'Before' },
  })
  expect(await read(english, 'cn')).toMatchObject({
    title: 'English only',
    summary: 'A summary',
    contentHtml: '<p>Text</p>',
    lang: 'en',
    next: { title: '只有中文' },
  })
  expect(await read(chinese, 'cn')).toMatchObject({ title: '只有中文', lang: 'cn' })
})

test('every read counts, however many come at once', async () => {
  const id = await addArticle()
  await Promise.all(Array.from({ length: 30 }, () => bench.call('POST', record, { payload: { id } })))
  await vi.waitFor(
    async () =>
      expect(await bench.rows('SELECT read_count FROM article WHERE id = $1', [id])).toEqual([{ read_count: 30 }]),
    { timeout: 60_000, interval: 200 },
  )
})

test('one registers for an activity once with a phone, however it is written', async () => {
  const activityId = await addArticle({ category: 'activity' })
  const register = async (phone: string) =>
    bench.call('POST', registration, {
      payload: {
        activityId,
        name: ' 张三 ',
        phone,
        email: 'a@b.cn',
        captchaVerification: await passHumanCheck(bench.api),
      },
    })
  const first = await register('138 0000 0001')
  expect(first).toMatchObject({ status: 200, code: 0 })
  expect(await register('+8613800000001')).toMatchObject({ status: 200, code: 10120 })
  const saved = await bench.rows('SELECT id, name, phone FROM activity_registration WHERE article_id = $1', [
    activityId,
  ])
  expect(saved).toEqual([{ id: first.data.id, name: '张三', phone: '13800000001' }])
})

test('a landline is registered once too, and what is no number is refused as one', async () => {
  const activityId = await addArticle({ category: 'activity' })
  const register = async (phone: string) =>
    bench.call('POST', registration, {
      payload: { activityId, name: '王五', phone, captchaVerification: await passHumanCheck(bench.api) },
    })
  expect(await register('010-62345678')).toMatchObject({ status: 200, code: 0 })
  expect(await register(' 010 6234 5678 ')).toMatchObject({ status: 200, code: 10120 })
  expect(await register('12345')).toMatchObject({ status: 400, msg: '电话号码格式错误', data: { field: 'phone' } })
  const saved = await bench.rows('SELECT phone FROM activity_registration WHERE article_id = $1', [activityId])
  expect(saved).toEqual([{ phone: '01062345678' }])
})

test('of two registrations of one phone at the same time one is refused', async () => {
  const activityId = await addArticle({ category: 'activity' })
  const verifications = [await passHumanCheck(bench.api), await passHumanCheck(bench.api)]
  const responses = await Promise.all(
    verifications.map((captchaVerification) =>
      bench.call('POST', registration, {
        payload: { activityId, name: '李四', phone: '13900000002', captchaVerification },
      }),
    ),
  )
  expect(responses.map(({ code }) => code).toSorted()).toEqual([0, 10120])
})

test('a mistake in the form does not cost the human check, and nobody gets in without one', async () => {
  const activityId = await addArticle({ category: 'activity' })
  const article = await addArticle({ category: 'news' })
  const captchaVerification = await passHumanCheck(bench.api)
  const register = async (changes: object) => {
    const payload = { activityId, name: '王五', phone: '13700000003', captchaVerification, ...changes }
    const { status, data } = await bench.call('POST', registration, { payload })
    return [status, data?.field]
  }
  expect(await register({ phone: '12345' })).toEqual([400, 'phone'])
  expect(await register({ email: 'a@b' })).toEqual([400, 'email'])
  expect(await register({ name: ' ' })).toEqual([400, 'name'])
  expect(await register({ activityId: article })).toEqual([404, undefined])
  expect(await register({ captchaVerification: 'made up' })).toEqual([428, undefined])
  expect(await register({})).toEqual([200, undefined])
  expect(await register({ phone: '13700000004' })).toEqual([428, undefined])
})

test('a dictionary has its entries in both languages, an unknown one is not found', async () => {
  const { data } = await bench.call('GET', '/admin/dict/type/display_currency')
  expect(data[0]).toEqual({ value: 'CNY', label: '人民币', labelEn: 'Chinese yuan' })
  expect((await bench.call('GET', '/admin/dict/type/constructor')).status).toBe(404)
})

test('views of a page are counted by the day of Shanghai', async () => {
  const count = (path: string) => bench.call('POST', '/common/analytics/pv', { payload: { path } })
  const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
  // A day may begin meanwhile.
  const days = [today()]
  expect((await count('/TM')).status).toBe(204)
  await Promise.all([count('/TM'), count('/PT')])
  days.push(today())
  await vi.waitFor(
    async () =>
      expect(
        await bench.rows('SELECT path, sum(count)::int AS count FROM page_view GROUP BY path ORDER BY path'),
      ).toEqual([
        { path: '/PT', count: 1 },
        { path: '/TM', count: 2 },
      ]),
    { timeout: 60_000, interval: 200 },
  )
  for (const { day } of await bench.rows<{ day: string }>('SELECT day::text FROM page_view'))
    expect(days).toContain(day)
  expect((await count('/TM?phone=13800000000')).status).toBe(400)
})
