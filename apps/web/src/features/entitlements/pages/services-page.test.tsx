import type { OfferedPlan } from '@markwright/api-client/models/offeredPlan'
import type { ServiceUsage } from '@markwright/api-client/models/serviceUsage'
import type { Trial } from '@markwright/api-client/models/trial'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const plan = (input: Partial<OfferedPlan>): OfferedPlan => ({
  id: '1',
  code: 'free',
  name: '免费',
  kind: 'free',
  serviceType: null,
  cardLevel: 0,
  cardName: null,
  months: null,
  days: null,
  addsUp: false,
  limits: [{ services: ['patentSearch'], perDay: 100, total: null, atOnce: null }],
  ...input,
})
const usage: ServiceUsage = {
  service: 'patentSearch',
  usedToday: 30,
  limitToday: 100,
  extraLeft: 0,
  atOnce: null,
  resetTime: '2026-11-26 00:00:00',
  mode: 'free',
  expireTime: null,
}
const trial: Trial = {
  serviceType: 28,
  status: 'SUBMITTED',
  applyTime: '2026-11-25 00:00:00',
  reason: null,
  endTime: null,
  searchesLeft: 0,
}
const PLANS = '/product/plan/list'
const USAGE = '/product/plan/usage'

/** Answers what the tab requests about what can be bought. */
function answerCatalogue(server: StubServer) {
  server.answer('/product/price/list', { data: [] })
  server.answer('/product/productservicemanage/getPrePublishServiceList', { data: [] })
}

test('the tab of patents shows what is left and what each plan includes', async ({ open, server, signIn }) => {
  server.answer(USAGE, { data: [usage] })
  server.answer(PLANS, {
    data: [
      plan({}),
      plan({ id: '2', code: 'trialPatent', name: '专利试用', kind: 'trial', serviceType: 28, days: 3 }),
      plan({
        id: '3',
        code: 'patentBasic',
        name: '专利基础版',
        kind: 'package',
        serviceType: 28,
        cardLevel: 10,
        months: 1,
      }),
    ],
  })
  answerCatalogue(server)
  server.answer('/product/trial/status', { data: trial })
  server.answer('/admin/user/account', { data: { phone: '13800138000' } })
  signIn()
  await open('/services?tab=patent')
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '今日已用 30 / 100 次')
  const basic = page.getByRole('columnheader').filter({ hasText: '专利基础版' })
  await expect.element(basic.getByRole('img', { name: 'VIP A 级会员' })).toBeVisible()
  const searches = page.getByRole('row', { name: '专利检索' })
  await expect.element(searches.getByRole('cell').nth(2)).toHaveTextContent('每天 100 次')
  await page.getByRole('link', { name: '申请免费试用' }).click()
  await expect.poll(() => window.location.hash).toBe('#/services?tab=trial&type=28')
  // The page that it leads to requests more, which is not to be on its way when the test is over.
  await expect.element(page.getByText('申请已提交，审核后会通知您')).toBeVisible()
})

test('plans that cannot be loaded can be requested again', async ({ open, server, signIn }) => {
  server.answer(USAGE, { data: [usage] })
  server.answer(PLANS, { code: 1, msg: '系统繁忙' })
  answerCatalogue(server)
  signIn()
  await open('/services?tab=patent')
  const plans = page.getByRole('region', { name: '免费、试用与套餐' })
  await expect.element(plans.getByText('系统繁忙')).toBeVisible()
  server.answer(PLANS, { data: [plan({})] })
  await plans.getByRole('button').click()
  await expect.element(plans.getByRole('row', { name: '专利检索' })).toHaveTextContent('每天 100 次')
})
