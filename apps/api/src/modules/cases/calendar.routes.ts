import type { QueryBuilder } from '@markwright/db'
import type { Language } from '@markwright/domain/site/language'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import { sendDownload } from '../files/index.ts'
import { writeCaseCalendar } from './calendar.presenter.ts'
import { type DeadlineScope, listOpenDeadlines } from './calendar.repository.ts'
import type { CasesService } from './cases.service.ts'
import { assigneeOf } from './desk.service.ts'

type Operations = 'downloadCaseCalendar' | 'downloadCaseCalendarById' | 'downloadManagedCaseCalendar'
type Reader = { reader: 'member' | 'staff'; language: Language; reply: FastifyReply }

/** Last days of cases as files for calendar programs. */
export function calendarHandlers({
  cases,
  db,
  siteUrl,
  now,
}: {
  cases: Pick<CasesService, 'findRow'>
  db: QueryBuilder
  siteUrl: string
  now: () => Date
}): Handlers<Operations> {
  const send = async (scope: DeadlineScope, name: string, { reader, language, reply }: Reader) => {
    const options = { reader, language, siteUrl, today: todayIn(HOME_ZONE, now()) }
    const body = Buffer.from(writeCaseCalendar(await listOpenDeadlines(db, scope), options))
    const type = 'text/calendar; charset=utf-8'
    return sendDownload(reply.header('cache-control', 'private, no-store'), { name: `${name}.ics`, type, body })
  }
  const ALL = 'case-deadlines'

  return {
    downloadCaseCalendar: (call) =>
      send({ accountId: requireMember(call.member).id }, ALL, { ...call, reader: 'member' }),

    downloadCaseCalendarById: async (call) => {
      const { id, number } = await cases.findRow(call.path.id, requireMember(call.member).id)
      return send({ caseId: id }, number, { ...call, reader: 'member' })
    },

    downloadManagedCaseCalendar: (call) => {
      const { assignee } = call.query
      const scope = { assignee: assignee === undefined ? null : assigneeOf(assignee, actorOf(call).id) }
      return send(scope, ALL, { ...call, reader: 'staff' })
    },
  }
}
