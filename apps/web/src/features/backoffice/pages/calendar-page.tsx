import {
  addCalendarDay,
  getGetCalendarQueryKey,
  removeCalendarDay,
  useGetCalendar,
} from '@markwright/api-client/backoffice'
import type { CalendarYearDaysItem } from '@markwright/api-client/models/calendarYearDaysItem'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { useQueryClient } from '@tanstack/react-query'
import { InputNumber, Skeleton, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { CalendarDayForm } from '../components/calendar/calendar-day-form.tsx'
import { ConfirmedButton } from '../components/confirmed-button.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../hooks/use-may.ts'

const [FIRST, LAST] = [2000, 2100]

/** The days of a year that are not what their weekday makes them. */
export function CalendarPage() {
  const { t } = useTranslation(['reports', 'backoffice'])
  const language = useLanguage()
  const queryClient = useQueryClient()
  const address = useListAddress()
  const mayEdit = useMay()('calendar.edit')
  const [thisYear] = useState(() => Number(todayIn(HOME_ZONE, new Date()).slice(0, 4)))
  const requested = Number(address.text('year'))
  const year = Number.isInteger(requested) && requested >= FIRST && requested <= LAST ? requested : thisYear
  const { data, error, refetch } = useGetCalendar({ year }, { query: listQuery })
  const refresh = () => queryClient.invalidateQueries({ queryKey: getGetCalendarQueryKey().slice(0, 1) })

  const removal: TableColumnType<CalendarYearDaysItem> = {
    title: <span className="visually-hidden">{t('calendar.remove')}</span>,
    render: (_value, { day, note }) => (
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
  const columns: TableColumnType<CalendarYearDaysItem>[] = [
    { title: t('calendar.day'), dataIndex: 'day', className: 'numeric', rowScope: 'row' },
    { title: t('calendar.weekday'), render: (_value, { day }) => weekday(day, language), responsive: ['md'] },
    { title: t('calendar.kind'), render: (_value, { kind }) => t(`calendar.kinds.${kind}`) },
    { title: t('calendar.note'), dataIndex: 'note', responsive: ['md'] },
    { title: t('calendar.author'), dataIndex: 'author', responsive: ['md'] },
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
      {!data && error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <Table<CalendarYearDaysItem>
          rowKey="day"
          size="middle"
          columns={columns}
          dataSource={data.days}
          pagination={false}
          locale={{ emptyText: t('calendar.none') }}
        />
      )}
    </WorkPage>
  )
}

const weekday = (day: string, language: 'cn' | 'en') =>
  new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
