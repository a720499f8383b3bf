import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentEntitlement, presentGrant, presentTrialApplication } from './entitlements.presenter.ts'
import type { ManagedEntitlements } from './entitlements.ts'
import type { TrialApplications } from '../trials/trial-applications.ts'

type Operations =
  | 'listEntitlements'
  | 'listUserEntitlements'
  | 'grantPlan'
  | 'extendEntitlement'
  | 'revokeEntitlement'
  | 'listTrialApplications'
  | 'approveTrial'
  | 'rejectTrial'

export const entitlementsHandlers = ({
  entitlements,
  trials,
  now,
}: {
  entitlements: ManagedEntitlements
  trials: TrialApplications
  now: () => Date
}): Handlers<Operations> => ({
  listEntitlements: async ({ query }) => {
    const { records, total } = await entitlements.list(query)
    const shown = records.map((record) => presentEntitlement(record, now()))
    return pageOf(shown, total, query)
  },

  listUserEntitlements: async ({ path, query }) => {
    const { records, total } = await entitlements.listOf(path.id, query)
    const shown = records.map((record) => presentEntitlement(record, now()))
    return pageOf(shown, total, query)
  },

  grantPlan: async (call) => presentGrant(await entitlements.grant(call.path.id, call.body, actorOf(call)), now()),

  extendEntitlement: async (call) =>
    presentGrant(await entitlements.extend(call.path.id, call.body, actorOf(call)), now()),

  revokeEntitlement: async (call) =>
    presentEntitlement(await entitlements.revoke(call.path.id, call.body.reason, actorOf(call)), now()),

  listTrialApplications: async ({ query }) => {
    const { rows, total } = await trials.list(query)
    return pageOf(rows.map(presentTrialApplication), total, query)
  },

  approveTrial: async (call) => presentTrialApplication(await trials.approve(call.path.id, actorOf(call))),

  rejectTrial: async (call) =>
    presentTrialApplication(await trials.reject(call.path.id, call.body.reason, actorOf(call))),
})
