import type { Plan } from '@markwright/api-client/models/plan'
import type { StaffApproval } from '@markwright/api-client/models/staffApproval'
import type { StaffRole } from '@markwright/domain/people/staff-permissions'
import { page } from 'vitest/browser'
import { expect, signInStaff, test } from '../../../../testing/site.tsx'
import type { StubServer } from '../../../../testing/stub-server.ts'

const PATH = '/admin/manage/approvals'
const plan: Plan = {
  id: '01936a00-0000-7000-8000-000000000010',
  code: 'trademarkBasic',
  kind: 'package',
  nameCn: '商标基础版',
  nameEn: 'Trademark Basic',
  serviceType: 27,
  cardLevel: 10,
  months: 1,
  days: null,
  addsUp: false,
  isActive: true,
  position: 20,
  limits: [{ services: ['search'], perDay: 500, total: null, atOnce: null }],
  version: 1,
  updateTime: '2026-11-01 10:00:00',
  holders: 3,
}
const requested: StaffApproval = {
  id: '01920000-0000-7000-8000-000000000001',
  kind: 'grant',
  state: 'requested',
  reason: '年度协议客户',
  userId: '01920000-0000-7000-8000-000000000002',
  userPhone: '13800138000',
  planId: plan.id,
  planNameCn: plan.nameCn,
  planNameEn: plan.nameEn,
  grant: {
    requestId: '01920000-0000-7000-8000-000000000001',
    planId: plan.id,
    kind: 'grant',
    quantity: 3,
    limits: plan.limits,
  },
  extension: null,
  change: null,
  creditLimit: null,
  requestedBy: '张销售',
  requestTime: '2026-11-29 10:00:00',
  decidedBy: null,
  decideTime: null,
  decisionReason: null,
  version: 1,
}
const { id: _id, code: _code, kind: _kind, updateTime: _time, holders: _holders, ...fields } = plan
const planChange: StaffApproval = {
  ...requested,
  id: '01920000-0000-7000-8000-000000000003',
  kind: 'planChange',
  userId: null,
  userPhone: null,
  grant: null,
  change: { ...fields, serviceType: 27, months: 12, cardLevel: 40, isActive: false, reason: '调整' },
}

function enterAs(server: StubServer, records: StaffApproval[], ...roles: StaffRole[]) {
  signInStaff(server, roles)
  server.answer('/admin/manage/plans', { data: [plan] })
  server.answer(PATH, { data: { records, total: records.length, size: 20, current: 1, pages: 1 } })
}
const row = (name: RegExp) => page.getByRole('row', { name })

test('a request says what would be granted, for how long, and everything that a plan would be', async ({
  open,
  server,
}) => {
  enterAs(server, [requested, planChange], 'finance')
  await open('/manage/approvals')
  const grant = row(/开通 · 商标基础版/)
  for (const text of ['赠送 × 3 · 有效期: 1 个月', '商标查询 每天 500 次', '年度协议客户', '张销售'])
    await expect.element(grant.getByText(text, { exact: false })).toBeVisible()
  const change = row(/修改方案 · 商标基础版/)
  for (const text of ['1 年', '商标查询 每天 500 次', '停售'])
    await expect.element(change.getByText(text, { exact: false })).toBeVisible()
})

test('is approved after a question, and a refusal is said in it', async ({ open, server }) => {
  enterAs(server, [requested], 'finance')
  server.answer(`${PATH}/${requested.id}/approve`, { code: 50107, msg: '不能批准自己提交的申请' })
  await open('/manage/approvals')
  await row(/开通/).getByRole('button', { name: '批准' }).click()
  const query = page.getByRole('dialog', { name: '批准这项申请？' })
  await query.getByRole('button', { name: '批准' }).click()
  await expect.element(query.getByText('不能批准自己提交的申请')).toBeVisible()
  server.answer(`${PATH}/${requested.id}/approve`, { data: { ...requested, state: 'approved' } })
  await query.getByRole('button', { name: '批准' }).click()
  await expect.element(page.getByText('已批准并生效')).toBeVisible()
  expect(server.callsOf(`${PATH}/${requested.id}/approve`).map(({ body }) => JSON.parse(body!))).toEqual([
    { version: 1 },
    { version: 1 },
  ])
})

test('who may not decide reads the requests without what decides them', async ({ open, server }) => {
  enterAs(server, [requested], 'sales')
  await open('/manage/approvals')
  await expect.element(row(/开通/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '批准' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '驳回' })).not.toBeInTheDocument()
})
