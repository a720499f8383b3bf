import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentApproval } from './approvals.presenter.ts'
import type { Approvals } from './approvals.ts'

export const approvalsHandlers = (
  approvals: Approvals,
): Handlers<'listStaffApprovals' | 'approveStaffRequest' | 'rejectStaffRequest'> => ({
  listStaffApprovals: async ({ query }) => {
    const { rows, total } = await approvals.list(query)
    return pageOf(rows.map(presentApproval), total, query)
  },

  approveStaffRequest: async (call) =>
    presentApproval(await approvals.approve(call.path.id, call.body.version, actorOf(call))),

  rejectStaffRequest: async (call) => presentApproval(await approvals.reject(call.path.id, call.body, actorOf(call))),
})
