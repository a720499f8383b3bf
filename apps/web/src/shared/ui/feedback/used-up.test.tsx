import type { OfferedPlan } from '@markwright/api-client/models/offeredPlan'
import type { Quota } from '@markwright/api-client/models/quota'
import type { Trial } from '@markwright/api-client/models/trial'
import { page } from 'vitest/browser'
import { account } from '../../../../testing/account.ts'
import { SEARCH_PATH } from '../../../../testing/search-result.ts'
import { answerQrCode } from '../../../../testing/sign-in.ts'
import { expect, test } from '../../../../testing/site.tsx'

const trial: Trial = {
  serviceType: 27,
  status: 'NONE',
  applyTime: null,
  reason: null,
  endTime: null,
  searchesLeft: 0,
}

const plan: OfferedPlan = {
  id: '01936a00-0000-7000-8000-000000000002',
  code: 'trialTrademark',
  name: '商标服务试用',
  kind: 'trial',
  serviceType: 27,
  cardLevel: 0,
  cardName: null,
  months: null,
  days: 5,
  addsUp: false,
  limits: [{ services: ['search', 'report'], perDay: null, total: 40, atOnce: null }],
}

test('who has no search left is led to a trial, or to sign in', async ({ open, server, signIn }) => {
  server.answer('/common/query/countries', { data: [] })
  answerQrCode(server)
  const quota: Quota = { used: 100, limit: 100, extraLeft: 0, resetAt: '2026-11-23 00:00:00' }
  const refuse = (nextStep: 'signIn' | 'applyForTrial') =>
    server.answer(SEARCH_PATH, { code: 20302, msg: '今日免费查询次数已用完', data: { ...quota, nextStep } })
  refuse('signIn')
  await open('/combinedQuery?tradeMarkText=NIKE')
  await page
    .getByRole('alert')
    .getByRole('button', { name: /登\s?录/ })
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()

  refuse('applyForTrial')
  server.answer('/product/trial/status', { data: trial })
  server.answer('/product/plan/list', { data: [plan] })
  server.answer('/admin/user/account', { data: account })
  server.answer('/admin/dict/type/industry', { data: [] })
  signIn()
  await open('/combinedQuery?tradeMarkText=NIKE')
  await page.getByRole('alert').getByRole('link', { name: '申请免费试用' }).click()
  await expect.poll(() => window.location.hash).toBe('#/services?tab=trial')
  await expect.element(page.getByRole('heading', { name: '申请商标服务免费试用' })).toBeVisible()
  await expect.element(page.getByText('为期 5 天，包含：商标查询、注册可行性报告 共 40 次')).toBeVisible()

  server.answer('/product/plan/list', { data: [] })
  await open('/index')
  await open('/services?tab=trial')
  await expect.element(page.getByRole('heading', { name: '目前不提供试用' })).toBeVisible()
})
