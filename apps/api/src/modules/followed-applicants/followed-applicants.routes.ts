import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentApplicant } from './followed-applicants.presenter.ts'
import type { FollowedApplicantsService } from './followed-applicants.service.ts'

export const followedApplicantsHandlers = (
  service: FollowedApplicantsService,
): Handlers<'listApplicants' | 'createApplicant' | 'deleteApplicant'> => ({
  listApplicants: async ({ member, query }) =>
    (await service.list(requireMember(member).id, query)).map(presentApplicant),

  createApplicant: async ({ member, body }) => presentApplicant(await service.create(requireMember(member).id, body)),

  deleteApplicant: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },
})
