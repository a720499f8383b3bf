import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import { presentCase, presentManaged } from './cases.presenter.ts'
import type { CorrespondenceService } from './correspondence.service.ts'

type Operations = 'setCaseNotification' | 'setCasePost' | 'receiveCasePost'

export const correspondenceHandlers = (correspondence: CorrespondenceService): Handlers<Operations> => ({
  setCaseNotification: async ({ member, path, body, language }) =>
    presentCase(await correspondence.setNotification(path.id, requireMember(member).id, body), language),

  setCasePost: async ({ member, path, body: { version, ...posted }, language }) => {
    const read = { id: path.id, version, accountId: requireMember(member).id }
    return presentCase(await correspondence.setPost(read, posted), language)
  },

  receiveCasePost: async (call) => {
    const whole = await correspondence.receivePost(call.path.id, call.body.version, actorOf(call))
    return presentManaged(whole, actorOf(call).id, call.language)
  },
})
