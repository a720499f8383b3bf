import { isDay } from '@markwright/domain/dates/calendar'
import { type DayKind, isWorkingDay } from '@markwright/domain/dates/working-days'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../../kernel/fields.ts'
import type { Actor } from '../actor.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import type { CalendarRepository } from './calendar.repository.ts'

const [FIRST, LAST] = ['2000-01-01', '2100-12-31']
const NO_EXCEPTIONS = new Map<string, DayKind>()
const yearOf = (day: string) => Number(day.slice(0, 4))

/** The working days by which reports fall due: Monday to Friday but for what staff enter. */
export function createCalendar({ repository }: { repository: CalendarRepository }) {
  const readYear = async (year: number) => ({ year, days: await repository.listYear(year) })

  return {
    readYear,

    /** @throws 10211 where the weekday makes it that already, 409 where the day is entered. */
    async add({ day, kind, note }: { day: string; kind: DayKind; note?: string | undefined }, actor: Actor) {
      checkDay(day)
      if (isWorkingDay(day, NO_EXCEPTIONS) === (kind === 'workday')) throw new AppError(backofficeErrors.alreadySuch)
      if (!(await repository.add({ day, kind, note: trimToNull(note) ?? '' }, actor)))
        throw new AppError(backofficeErrors.dayEntered)
      return readYear(yearOf(day))
    },

    async remove(day: string, actor: Actor) {
      checkDay(day)
      if (!(await repository.remove(day, actor))) throw new AppError(commonErrors.notFound)
      return readYear(yearOf(day))
    },
  }
}
export type Calendar = ReturnType<typeof createCalendar>

function checkDay(day: string) {
  if (!isDay(day) || day < FIRST || day > LAST)
    throw fieldRefusal('day', 'format', {
      cn: '请选择 2000 年至 2100 年之间的日期',
      en: 'Choose a day between 2000 and 2100.',
    })
}
