import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { page } from 'vitest/browser'
import { createHit } from '../../../../testing/search-result.ts'
import { expect, test } from '../../../../testing/site.tsx'
import { signInRequest } from '../../../shared/session/sign-in-dialog.ts'
import { answerDetail, createDetail } from '../../../../testing/trademark-detail.ts'

for (const [language, goods, party] of [
  ['cn', '美国本国分类第 038 类', '该机构的数据文件只给出申请人编号：784806'],
  ['en', 'United States national class 038', 'The data of this office give only the applicant’s number: 784806'],
] as const)
  test(`goods outside Nice and parties without a name are shown as what they are (${language})`, async ({
    open,
    server,
    setLanguage,
  }) => {
    setLanguage(language)
    answerDetail(server, {
      data: createDetail({
        hit: createHit(10_000_001, { country: 'US', classes: [] }),
        goods: [],
        nationalGoods: [{ class: '038', text: 'BOOKS; MAGAZINES' }],
        applicants: [],
        applicantNumbers: ['784806'],
      }),
    })
    await open('/query/detail?id=US_10000001_0')
    await expect.element(page.getByRole('heading', { level: 3, name: goods })).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'MAGAZINES' })).toBeVisible()
    await expect.element(page.getByText(party)).toBeVisible()
  })

for (const [language, remind] of [
  ['cn', '续展提醒'],
  ['en', 'Remind me of the renewal'],
] as const)
  test(`a mark that can be renewed, now or later, leads to a monitor of its renewal (${language})`, async ({
    open,
    server,
    setLanguage,
  }) => {
    setLanguage(language)
    const marks: Record<string, Pick<TrademarkDetail, 'renewal'> & { country: string }> = {
      later: { country: 'CN', renewal: { ...createDetail().renewal, status: '预定续展' } },
      grace: { country: 'CN', renewal: { ...createDetail().renewal, status: '宽展期续展' } },
      ended: { country: 'CN', renewal: { ...createDetail().renewal, status: '不可续展' } },
      abroad: { country: 'JP', renewal: { ...createDetail().renewal, status: '正常续展' } },
    }
    answerDetail(server, ({ query }) => {
      const { country, renewal } = marks[query.get('id')!]!
      return { data: createDetail({ hit: createHit(10_000_001, { country }), renewal }) }
    })
    const link = page.getByRole('link', { name: remind })
    for (const id of ['later', 'grace']) {
      await open(`/query/detail?id=${id}`)
      await expect
        .element(link)
        .toHaveAttribute('href', expect.stringMatching(/\?new=1&type=renewal&applicationNumber=10000001&country=CN$/))
    }
    for (const id of ['ended', 'abroad']) {
      await open(`/query/detail?id=${id}`)
      await expect.element(page.getByRole('heading', { name: /续展|Renewal/ })).toBeVisible()
      await expect.element(link).not.toBeInTheDocument()
    }
  })

test('a mark without a renewal, as one that has ended, is not said to be renewable', async ({ open, server }) => {
  const status = { CN_1: '正常续展', CN_2: '' } as const
  answerDetail(server, ({ query }) => ({
    data: createDetail({
      renewal: { ...createDetail().renewal, status: status[query.get('id') as keyof typeof status] },
    }),
  }))
  await open('/query/detail?id=CN_1')
  await expect.element(page.getByRole('heading', { name: '续展' })).toBeVisible()
  await open('/query/detail?id=CN_2')
  await expect.element(page.getByRole('heading', { name: '商品/服务' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '续展' })).not.toBeInTheDocument()
})

const renewal: TrademarkDetail['deadlines'][number] = {
  ruleId: 'JP-TM-RENEW',
  name: 'Renewal',
  state: 'open',
  opens: '2026-08-29',
  lastDay: '2027-03-01',
  graceEnd: '2027-08-30',
  surcharge: 'with the same amount again',
  extensions: [],
  law: '商標法第二十条',
  source: 'jpo.go.jp (page or guide of the office)',
  note: null,
  calculation: ['Expiry of the term: 2027-02-28', '2027-02-28 is a weekend day: moved to 2027-03-01'],
  alternatives: [
    { text: 'without moving the day to a working day', opens: null, lastDay: '2027-02-28', graceEnd: '2027-08-28' },
  ],
  calendarKnown: false,
  calendarNote: 'Not published for 2027.',
}

for (const [language, heading, lastDay, steps, alternative] of [
  ['cn', '官方期限', '最后一日', '计算过程', '最后一日 2027-02-28、宽限期末日 2027-08-28'],
  [
    'en',
    'Deadlines of the office',
    'Last day',
    'How it was calculated',
    'Last day 2027-02-28, Grace period ends 2027-08-28',
  ],
] as const)
  test(`the deadlines of the office stand beside the renewal status, with rule, source and calculation (${language})`, async ({
    open,
    server,
    setLanguage,
  }) => {
    setLanguage(language)
    answerDetail(server, { data: createDetail({ deadlines: [renewal] }) })
    await page.viewport(375, 800)
    await open('/query/detail?id=JP_1')
    const section = page.getByRole('region', { name: heading })
    await expect.element(section.getByText(lastDay, { exact: true })).toBeVisible()
    for (const text of ['2027-03-01', '商標法第二十条', 'jpo.go.jp', 'Not published for 2027.', alternative])
      await expect.element(section.getByText(text).first()).toBeVisible()
    const step = section.getByText('2027-02-28 is a weekend day: moved to 2027-03-01')
    await expect.element(step).not.toBeVisible()
    await section.getByText(steps).click()
    await expect.element(step).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  })

test('a mark of an office that is not covered has no section of deadlines', async ({ open, server }) => {
  answerDetail(server, { data: createDetail({ deadlines: [] }) })
  await open('/query/detail?id=BR_1')
  await expect.element(page.getByRole('heading', { name: '商品/服务' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '官方期限' })).not.toBeInTheDocument()
})

const begin = page.getByRole('button', { name: '办理续展' })

test('a member begins the renewal of a mark with its number, name and classes filled in', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  const hit = createHit(10_000_001, { country: 'CN', regNo: '10000001', name: '云澜', classes: [9, 42] })
  answerDetail(server, {
    data: createDetail({ hit, deadlines: [{ ...renewal, ruleId: 'CN-TM-RENEW', state: 'open' }] }),
  })
  const sent: unknown[] = []
  server.answer('/trademark/case/draft', ({ body }) => {
    sent.push(JSON.parse(body!))
    return { data: { id: 'd' } }
  })
  server.answer('/trademark/case/draft/d', { status: 404, code: 40400, msg: '不存在', data: null })
  await open('/query/detail?id=CN_10000001_0')
  await begin.click()
  await expect
    .poll(() => location.hash + location.pathname + location.search)
    .toContain('/personalCenter/caseDraft?id=d')
  expect(sent).toEqual([
    { productType: 5, content: { marks: [{ number: '10000001', name: '云澜', classes: [9, 42] }] } },
  ])
})

test('a visitor signs in before a renewal is begun, and one that is not open cannot be begun', async ({
  open,
  server,
}) => {
  server.answer('/auth/qrcode/randomtoken', { status: 404, code: 40400, msg: '不存在', data: null })
  answerDetail(server, ({ query }) => ({
    data: createDetail({
      deadlines: [{ ...renewal, ruleId: 'CN-TM-RENEW', state: query.get('id') === 'open' ? 'open' : 'not-open' }],
    }),
  }))
  await open('/query/detail?id=early')
  await expect.element(page.getByRole('heading', { name: '官方期限' })).toBeVisible()
  await expect.element(begin).not.toBeInTheDocument()
  await open('/query/detail?id=open')
  await begin.click()
  await expect.poll(signInRequest).toEqual({ kind: 'signIn' })
})
