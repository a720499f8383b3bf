import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { RenewalMark } from '@markwright/monitoring/renewal-marks'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { newToken } from '../../kernel/secrets.ts'
import type { CalendarRepository, CalendarRow } from './calendar.repository.ts'
import type { HitsRepository } from './hits.repository.ts'
import type { FoundHit, HitsService } from './hits.service.ts'

const HITS_MAX = 1000
/** A deadline stays in the calendar for so long after its day. */
const KEPT_DAYS = 30

/** What a member's calendar shows; `today` is the day in Asia/Shanghai. */
export type CalendarContent = { calendar: CalendarRow; hits: FoundHit[]; renewals: RenewalMark[]; today: string }

/** The deadlines of a member as a calendar that a program subscribes to. */
export function createCalendars(deps: {
  repository: CalendarRepository
  hitsRepository: HitsRepository
  hits: Pick<HitsService, 'withMarks'>
  now: () => Date
}) {
  const { repository } = deps
  return {
    find: (accountId: string) => repository.findOrCreate(accountId, newToken()),
    renew: (accountId: string) => repository.renew(accountId, newToken()),

    /** @throws 404 where no calendar has this token. */
    async read(token: string): Promise<CalendarContent> {
      const calendar = await repository.findByToken(token)
      if (!calendar) throw new AppError(commonErrors.notFound)
      const { accountId } = calendar
      const today = todayIn(HOME_ZONE, deps.now())
      const rows = await deps.hitsRepository.listDeadlines(accountId, null, addDays(today, -KEPT_DAYS), HITS_MAX)
      // The windows of renewal come from the register itself, also those that open later.
      const oppositions = rows.filter(({ kind }) => kind !== 'renewal' && kind !== 'grace')
      const rules = await repository.listRenewalRules(accountId)
      const marks = await Promise.all(rules.map((rule) => repository.listRenewalMarks(rule, today)))
      const renewals = new Map(marks.flat().map((mark) => [mark.id, mark]))
      return { calendar, hits: await deps.hits.withMarks(oppositions), renewals: [...renewals.values()], today }
    },
  }
}
