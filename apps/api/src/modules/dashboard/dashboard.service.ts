import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  HOME_ZONE,
  startOfDay,
  todayIn,
} from '@markwright/domain/dates/calendar'
import { checkDay, fieldRefusal } from '../../kernel/fields.ts'
import { checkSpan } from '../../kernel/zone.ts'
import { type DashboardRepository, type DashboardUnit, type Figures, noFigures } from './dashboard.repository.ts'

const DAYS = 30
const PERIODS_MAX = 400
const PRODUCTS_MAX = 10
/** 1970-01-01 was a Thursday. */
const MONDAY_OFFSET = 3

/** Figures of the firm over some time. */
export function createDashboardService({ repository, now }: { repository: DashboardRepository; now: () => Date }) {
  const readPeriods = async (from: string, to: string, unit: DashboardUnit) => {
    const span = { from: startOfDay(from, HOME_ZONE), until: startOfDay(addDays(to, 1), HOME_ZONE) }
    const found = await repository.listPeriods(span, unit)
    return startsOf(from, to, unit).map((start) => ({ start, figures: add(found.get(start) ?? []) }))
  }

  return {
    /** From the first to the last day, both included. @throws 400 for days that are none, or more than 400 periods. */
    async read(query: { from?: string | undefined; to?: string | undefined; unit?: DashboardUnit | undefined }) {
      const { to = todayIn(HOME_ZONE, now()), unit = 'day' } = query
      checkDay('to', to)
      const from = query.from ?? addDays(to, 1 - DAYS)
      checkDay('from', from)
      checkSpan(from, to)
      if (daysBetween(from, to) / leastDays[unit] > PERIODS_MAX)
        throw fieldRefusal('from', 'tooLong', { cn: '时间范围过长', en: 'This is too long a time for this unit.' })
      const days = daysBetween(from, to) + 1
      const span = { from: startOfDay(from, HOME_ZONE), until: startOfDay(addDays(to, 1), HOME_ZONE) }
      const [periods, before, statuses, products, methods] = await Promise.all([
        readPeriods(from, to, unit),
        readPeriods(addDays(from, -days), addDays(from, -1), 'month'),
        repository.listStatuses(span),
        repository.listProducts(span, PRODUCTS_MAX),
        repository.listMethods(span),
      ])
      return {
        from,
        to,
        unit,
        periods,
        totals: add(periods.map(({ figures }) => figures)),
        before: add(before.map(({ figures }) => figures)),
        statuses,
        products,
        methods,
      }
    },
  }
}
export type DashboardService = ReturnType<typeof createDashboardService>

const leastDays: Record<DashboardUnit, number> = { day: 1, week: 7, month: 28 }

function add(figures: readonly Partial<Figures>[]): Figures {
  const total = { ...noFigures }
  for (const each of figures) for (const [name, value] of Object.entries(each)) total[name as keyof Figures] += value
  return total
}

/** The first days of the periods that lie within the span, in part at least. */
function startsOf(from: string, to: string, unit: DashboardUnit): string[] {
  const starts: string[] = []
  for (let start = startOf(from, unit); start <= to; start = next(start, unit)) starts.push(start)
  return starts
}

function startOf(day: string, unit: DashboardUnit): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 'YYYY-MM'.length)}-01`
  return addDays(day, -((dayNumber(day) + MONDAY_OFFSET) % 7))
}

const next = (start: string, unit: DashboardUnit) =>
  unit === 'month' ? addMonths(start, 1) : addDays(start, leastDays[unit])
