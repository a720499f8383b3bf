import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { page } from 'vitest/browser'
import { createHit } from '../../../../testing/search-answer.ts'
import { expect, test } from '../../../../testing/site.tsx'
import { createDetail, DETAIL_PATH } from '../../../../testing/trademark-detail.ts'

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
    server.answer(DETAIL_PATH, {
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
    server.answer(DETAIL_PATH, ({ query }) => {
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
  server.answer(DETAIL_PATH, ({ query }) => ({
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
