import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import { presentManaged } from './cases.presenter.ts'
import type { CasesService } from './cases.service.ts'
import type { MessageRow } from './messages.repository.ts'
import type { MessagesService } from './messages.service.ts'

type Operations =
  | 'listCaseMessages'
  | 'sendCaseMessage'
  | 'listManagedCaseMessages'
  | 'sendManagedCaseMessage'
  | 'markCaseAnswered'

const presentMessage = (row: MessageRow): Schemas['CaseMessage'] => ({
  position: row.position,
  by: row.author,
  staffName: row.staff_name,
  text: row.text,
  time: formatInstant(row.created_at),
})
/** Members do not see who of the staff has written. */
const presentForMember = (row: MessageRow) => ({ ...presentMessage(row), staffName: null })

export function messagesHandlers({
  messages,
  cases,
}: {
  messages: MessagesService
  cases: Pick<CasesService, 'findManaged'>
}): Handlers<Operations> {
  return {
    listCaseMessages: async ({ member, path, query }) => {
      const { rows, total } = await messages.list(path.id, requireMember(member).id, query.before)
      return { records: rows.map(presentForMember), total }
    },

    sendCaseMessage: async ({ member, path, body }) =>
      presentForMember(await messages.send(path.id, requireMember(member).id, body, { type: 'member' })),

    listManagedCaseMessages: async ({ path, query }) => {
      const { rows, total } = await messages.list(path.id, null, query.before)
      return { records: rows.map(presentMessage), total }
    },

    sendManagedCaseMessage: async (call) => {
      const { path, body } = call
      const author = { type: 'staff', name: actorOf(call).name, answers: body.answers } as const
      return presentMessage(await messages.send(path.id, null, body, author))
    },

    markCaseAnswered: async (call) => {
      const { path, body, language } = call
      await messages.markAnswered(path.id, body.upTo)
      return presentManaged(await cases.findManaged(path.id), actorOf(call).id, language)
    },
  }
}
