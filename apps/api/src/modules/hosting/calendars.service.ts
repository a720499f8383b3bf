import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { siteAddress } from '@markwright/domain/site/site-address'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { Scope } from './access.repository.ts'
import type { CalendarsRepository } from './calendars.repository.ts'
import type { ClientsService } from './clients.service.ts'
import type { DeadlinesRepository } from './deadlines.repository.ts'
import { writeHostingCalendar } from './hosting-calendar.ts'
import { hostingErrors } from './hosting.errors.ts'

/** More than a calendar program reads without trouble. */
const ENTRIES_MAX = 5000

/** Last days as calendars. */
export function createCalendarsService(deps: {
  repository: CalendarsRepository
  deadlines: Pick<DeadlinesRepository, 'list'>
  clients: Pick<ClientsService, 'find'>
  loadScope: (accountId: string) => Promise<Scope>
  siteUrl: string
  now: () => Date
}) {
  const write = async (accountId: string, clientId: string | null, language: Language): Promise<Buffer> => {
    const scope = await deps.loadScope(accountId)
    const filter = { from: null, to: null, kind: null, itemKind: null, withDone: false, clientId }
    const { rows } = await deps.deadlines.list(scope, filter, { skip: 0, take: ENTRIES_MAX })
    const today = todayIn(HOME_ZONE, deps.now())
    return Buffer.from(writeHostingCalendar(rows, { language, siteUrl: deps.siteUrl, today }))
  }

  return {
    /** @throws 404 for a client that the member does not see */
    async download(accountId: string, clientId: string | null, language: Language) {
      if (clientId !== null) await deps.clients.find(accountId, clientId)
      return write(accountId, clientId, language)
    },

    /** @throws 404 for an address that was ended */
    async readFeed(token: string) {
      const feed = await deps.repository.findByToken(token)
      if (!feed) throw new AppError(commonErrors.notFound)
      return write(feed.account_id, feed.client_id, feed.language === 'en' ? 'en' : 'cn')
    },

    list: (accountId: string) => deps.repository.list(accountId),

    /** @throws 404 for a client that the member does not see, 61033 for too many */
    async create(accountId: string, clientId: string | null, language: Language) {
      if (clientId !== null) await deps.clients.find(accountId, clientId)
      const created = await deps.repository.create(accountId, clientId, language)
      if (created === 'full') throw new AppError(hostingErrors.tooManyFeeds)
      return { id: created.id, url: siteAddress(deps.siteUrl, `/custody/calendar.ics?token=${created.token}`) }
    },

    async end(accountId: string, id: string) {
      if (!(await deps.repository.end(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type CalendarsService = ReturnType<typeof createCalendarsService>
