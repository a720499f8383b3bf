import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentApproval } from '../approvals/approvals.presenter.ts'
import { presentPlan, presentPlanRevision } from './plans.presenter.ts'
import type { ManagedPlans } from './plans.ts'

export const plansHandlers = (
  plans: ManagedPlans,
): Handlers<'listManagedPlans' | 'createPlan' | 'updatePlan' | 'listPlanRevisions'> => ({
  listManagedPlans: async () => (await plans.list()).map(presentPlan),

  createPlan: async (call) => presentPlan(await plans.create(call.body, actorOf(call))),

  updatePlan: async (call) => presentApproval(await plans.requestUpdate(call.path.id, call.body, actorOf(call))),

  listPlanRevisions: async ({ path, query }) => {
    const { revisions, total } = await plans.listRevisions(path.id, query)
    return pageOf(revisions.map(presentPlanRevision), total, query)
  },
})
