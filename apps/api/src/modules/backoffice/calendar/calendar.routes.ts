import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../../kernel/contract-routes.ts'
import { actorOf } from '../actor.ts'
import type { CalendarDay } from './calendar.repository.ts'
import type { Calendar } from './calendar.ts'

export const calendarHandlers = (
  calendar: Calendar,
): Handlers<'getCalendar' | 'addCalendarDay' | 'removeCalendarDay'> => ({
  getCalendar: async ({ query }) => present(await calendar.readYear(query.year)),
  addCalendarDay: async (call) => present(await calendar.add(call.body, actorOf(call))),
  removeCalendarDay: async (call) => present(await calendar.remove(call.path.day, actorOf(call))),
})

const present = ({ year, days }: { year: number; days: CalendarDay[] }) => ({
  year,
  days: days.map(({ createdAt, ...day }) => ({ ...day, createTime: formatInstant(createdAt) })),
})
