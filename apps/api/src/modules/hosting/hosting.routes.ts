import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentApplicant } from './hosting.presenter.ts'
import type { HostingService } from './hosting.service.ts'

export const hostingHandlers = (
  service: HostingService,
): Handlers<'listApplicants' | 'createApplicant' | 'deleteApplicant'> => ({
  listApplicants: async ({ member, query }) =>
    (await service.list(requireMember(member).id, query)).map(presentApplicant),

  createApplicant: async ({ member, body }) => {
    const { applicantName: name, applicantNameEn: nameEn = null, creditCode = null, type } = body
    return presentApplicant(await service.create(requireMember(member).id, { name, nameEn, creditCode, type }))
  },

  deleteApplicant: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },
})
