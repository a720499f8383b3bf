import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { MonitorRule } from '@markwright/monitoring/monitor-rule'
import type { RenewalMark } from '@markwright/monitoring/renewal-marks'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { newToken } from '../../kernel/secrets.ts'
import type { CalendarRepository, CalendarRow } from './calendar.repository.ts'
import type { HitsRepository } from './hits.repository.ts'
import type { FoundHit, HitsService } from './hits.service.ts'

const HITS_MAX = 1000
const MARKS_MAX = 1000
/** Calendar programs ask every few minutes at the most. */
const readLimit: Limit = { name: 'calendar', max: 60, windowSeconds: 3600 }
/** A deadline stays in the calendar for so long after its day. */
const RETENTION_DAYS = 30

/** What a member's calendar shows; `today` is the day in Asia/Shanghai. */
export type CalendarContent = { calendar: CalendarRow; hits: FoundHit[]; renewals: RenewalMark[]; today: string }

/** Rules that name numbers of the same offices and classes become one, which is read at once. */
function mergeNumbers(rules: readonly MonitorRule[]): MonitorRule[] {
  const isNumbered = ({ party, keys }: MonitorRule) => party === null && keys.length > 0
  const alike = groupBy(rules.filter(isNumbered), ({ offices, classes }) => JSON.stringify([offices, classes]))
  const merged = [...alike.values()].map((own) => ({ ...own[0]!, keys: [...new Set(own.flatMap(({ keys }) => keys))] }))
  return [...merged, ...rules.filter((rule) => !isNumbered(rule))]
}

/** The deadlines of a member as a calendar that a program subscribes to. */
export function createCalendars(deps: {
  repository: CalendarRepository
  hitsRepository: HitsRepository
  hits: Pick<HitsService, 'withMarks'>
  limits: RateLimits
  now: () => Date
}) {
  const { repository } = deps

  /** One rule after the other, because each may read as many records as a calendar holds. */
  const listRenewals = async (accountId: string, today: string): Promise<RenewalMark[]> => {
    const found = new Map<number, RenewalMark>()
    for (const rule of mergeNumbers(await repository.listRenewalRules(accountId))) {
      for (const mark of await repository.listRenewalMarks(rule, today, MARKS_MAX)) {
        if (found.size >= MARKS_MAX) return [...found.values()]
        found.set(mark.id, mark)
      }
    }
    return [...found.values()]
  }

  return {
    find: (accountId: string) => repository.findOrCreate(accountId, newToken()),
    renew: (accountId: string) => repository.renew(accountId, newToken()),

    /** @throws 404 where no calendar has this token, 429 beyond 60 in an hour. */
    async read(token: string): Promise<CalendarContent> {
      const calendar = await repository.findByToken(token)
      if (!calendar) throw new AppError(commonErrors.notFound)
      await deps.limits.spend(readLimit, token)
      const { accountId } = calendar
      const today = todayIn(HOME_ZONE, deps.now())
      const rows = await deps.hitsRepository.listOppositions(accountId, addDays(today, -RETENTION_DAYS), HITS_MAX)
      // The windows of renewal come from the register itself, also those that open later.
      const renewals = await listRenewals(accountId, today)
      return { calendar, hits: await deps.hits.withMarks(rows), renewals, today }
    },
  }
}
