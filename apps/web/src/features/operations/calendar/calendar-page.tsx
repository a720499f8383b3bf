import {
  addCalendarDay,
  getGetCalendarQueryKey,
  removeCalendarDay,
  useGetCalendar,
} from '@markwright/api-client/backoffice'
import type { CalendarYearDaysItem } from '@markwright/api-client/models/calendarYearDaysItem'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CalendarDayForm } from './calendar-day-form.tsx'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../../../shared/manage/use-may.ts'

const [FIRST, LAST] = [2000, 2100]
/** A year is one page. */
const DAYS_MAX = 366
type CalendarDay = CalendarYearDaysItem & { id: string }

/** The days of a year that are not what their weekday makes them. */
export function CalendarPage() {
  const { t } = useTranslation(['reports', 'backoffice'])
  const language = useLanguage()
  const queryClient = useQueryClient()
  const address = useListAddress([DAYS_MAX])
  const mayEdit = useMay()('calendar.edit')
  const [thisYear] = useState(() => Number(todayIn(HOME_ZONE, new Date()).slice(0, 4)))
  const requested = Number(address.text('year'))
  const year = Number.isInteger(requested) && requested >= FIRST && requested <= LAST ? requested : thisYear
  const { data, ...answer } = useGetCalendar({ year }, { query: listQuery })
  const days = data?.days.map((day) => ({ ...day, id: day.day }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: getGetCalendarQueryKey().slice(0, 1) })

  const removal: Column<CalendarDay> = {
    key: 'acts',
    title: t('calendar.remove'),
    render: ({ day, note }) => (
      <ConfirmedButton
        label={t('calendar.remove')}
        question={{ title: t('calendar.removeOf', { day }), text: note }}
        act={async () => {
          await removeCalendarDay(day)
          notifySuccess(t('calendar.removed'))
          await refresh()
        }}
      />
    ),
  }
  const columns: Column<CalendarDay>[] = [
    { key: 'day', title: t('calendar.day'), render: ({ day }) => <span className="day">{day}</span> },
    { key: 'weekday', title: t('calendar.weekday'), render: ({ day }) => weekday(day, language) },
    { key: 'kind', title: t('calendar.kind'), render: ({ kind }) => t(`calendar.kinds.${kind}`) },
    { key: 'note', title: t('calendar.note'), render: ({ note }) => note },
    { key: 'author', title: t('calendar.author'), render: ({ author }) => author },
    ...(mayEdit ? [removal] : []),
  ]
  return (
    <WorkPage
      title={t('backoffice:menu.calendar')}
      lead={t('calendar.lead')}
      actions={
        <label>
          {t('calendar.year')}{' '}
          <InputNumber
            value={year}
            min={FIRST}
            max={LAST}
            precision={0}
            onChange={(value) => value !== null && address.change({ year: String(value) }, { replace: true })}
          />
        </label>
      }
    >
      {mayEdit && (
        <CalendarDayForm
          onAdd={async (day) => {
            await addCalendarDay(day)
            notifySuccess(t('calendar.added'))
            address.change({ year: day.day.slice(0, 4) }, { replace: true })
            await refresh()
          }}
        />
      )}
      <RecordList
        label={t('backoffice:menu.calendar')}
        answer={{ ...answer, data: days && { records: days, total: days.length } }}
        address={address}
        columns={columns}
        empty={{ title: t('calendar.none') }}
      />
    </WorkPage>
  )
}

const weekday = (day: string, language: 'cn' | 'en') =>
  new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
