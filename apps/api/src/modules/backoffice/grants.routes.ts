import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { actorOf } from './actor.ts'
import { presentGrant, presentTrialApplication } from './grants.presenter.ts'
import type { Grants } from './grants.ts'
import type { TrialApplications } from './trial-applications.ts'

type Operations =
  | 'listUserGrants'
  | 'createGrant'
  | 'extendGrant'
  | 'revokeGrant'
  | 'listTrialApplications'
  | 'approveTrial'
  | 'rejectTrial'

export const grantsHandlers = ({
  grants,
  trials,
  now,
}: {
  grants: Grants
  trials: TrialApplications
  now: () => Date
}): Handlers<Operations> => ({
  listUserGrants: async ({ path, query }) => {
    const { rows, total } = await grants.list(path.id, query)
    return pageOf(
      rows.map((row) => presentGrant(row, now())),
      total,
      query,
    )
  },

  createGrant: async (call) => presentGrant(await grants.create(call.path.id, call.body, actorOf(call)), now()),

  extendGrant: async (call) => presentGrant(await grants.extend(call.path.id, call.body, actorOf(call)), now()),

  revokeGrant: async (call) => presentGrant(await grants.revoke(call.path.id, call.body.reason, actorOf(call)), now()),

  listTrialApplications: async ({ query }) => {
    const { rows, total } = await trials.list(query)
    return pageOf(rows.map(presentTrialApplication), total, query)
  },

  approveTrial: async (call) => presentTrialApplication(await trials.approve(call.path.id, actorOf(call))),

  rejectTrial: async (call) =>
    presentTrialApplication(await trials.reject(call.path.id, call.body.reason, actorOf(call))),
})
