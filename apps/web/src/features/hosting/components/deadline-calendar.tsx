import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { getListHostingDeadlinesQueryKey, listHostingDeadlines } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import type { ListHostingDeadlinesParams } from '@markwright/api-client/models/listHostingDeadlinesParams'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { calendarUnits, type CalendarUnit, dayOrToday, spanBeside, spanOf, weeksOf } from '../model/calendar-span.ts'
import { hostingItemPath } from '../model/hosting-paths.ts'
import styles from './deadline-calendar.module.css'
import { RangeLinks } from './range-links.tsx'
import { DeadlineState } from './signs.tsx'

/** Of a day that are named; the others are counted. */
const SHOWN = { month: 3, week: 20 } as const

type Filter = Omit<ListHostingDeadlinesParams, 'current' | 'size' | 'from' | 'to'>
type PathWith = (changes: Readonly<Record<string, string | null>>) => string

/** Deadlines of a month, a week or a day: `unit` in the address, and `on` for a day of it, which is today without one. */
export function DeadlineCalendar({ filter, pathWith }: { filter: Filter; pathWith: PathWith }) {
  const { t } = useTranslation('hosting')
  const isPhone = usePhoneWidth()
  const address = useListAddress()
  const today = homeToday()
  const unit = address.choice('unit', calendarUnits) ?? 'month'
  const day = dayOrToday(address.text('on'), today)
  const span = spanOf(unit, day)
  const weeks = unit === 'day' ? [[day]] : weeksOf(span)
  const request = { ...filter, from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)! }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...getListHostingDeadlinesQueryKey(request), 'all'],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => allPages((part) => listHostingDeadlines({ ...request, ...part }, { signal })),
  })
  const name = useSpanName(unit, span)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const isWithin = (each: string) => span.first <= each && each <= span.last
  const within = (data ?? []).filter(({ dueOn }) => isWithin(dueOn))
  const isNow = isWithin(today)
  const go = (to: string) => address.change({ on: spanOf(unit, to).first === spanOf(unit, today).first ? null : to })
  return (
    <section aria-label={t('calendar.title')} aria-busy={isPlaceholderData}>
      <RangeLinks
        label={t('calendar.unit')}
        current={unit}
        links={calendarUnits.map((key) => ({
          key,
          text: t(`calendar.units.${key}`),
          path: pathWith({ unit: key === 'month' ? null : key }),
        }))}
      />
      <div className={styles.head}>
        <Button
          icon={<LeftOutlined />}
          aria-label={t(`calendar.before.${unit}`)}
          onClick={() => go(spanBeside(unit, day, -1))}
        />
        <Button
          icon={<RightOutlined />}
          aria-label={t(`calendar.after.${unit}`)}
          onClick={() => go(spanBeside(unit, day, 1))}
        />
        <h2 role="status">
          {name} <span className={styles.count}>{t('calendar.count', { count: within.length })}</span>
        </h2>
        {!isNow && <Button onClick={() => go(today)}>{t(`calendar.now.${unit}`)}</Button>}
      </div>
      {!data ? (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      ) : unit === 'day' || isPhone ? (
        <Agenda days={weeks.flat().filter(isWithin)} deadlines={within} none={t(`calendar.none.${unit}`)} />
      ) : (
        <Grid
          name={name}
          weeks={weeks}
          deadlines={data}
          shown={SHOWN[unit]}
          isOther={(each) => !isWithin(each)}
          pathOfDay={(each) => pathWith({ unit: 'day', on: each })}
        />
      )}
    </section>
  )
}

/** A month by its name, a week by its first and last day, a day with its weekday. */
function useSpanName(unit: CalendarUnit, { first, last }: { first: string; last: string }): string {
  const language = useLanguage()
  if (unit === 'week') return `${first} – ${last}`
  return new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en', {
    year: 'numeric',
    month: 'long',
    ...(unit === 'day' && { day: 'numeric', weekday: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(`${first}T00:00:00Z`))
}

const onDay = (deadlines: readonly HostingDeadline[], day: string) => deadlines.filter(({ dueOn }) => dueOn === day)

function Agenda({
  days,
  deadlines,
  none,
}: {
  days: readonly string[]
  deadlines: readonly HostingDeadline[]
  none: string
}) {
  return (
    <ol className={styles.agenda}>
      {days
        .filter((day) => onDay(deadlines, day).length > 0)
        .map((day) => (
          <li key={day}>
            <h3 className="numeric">{day}</h3>
            <ul>
              {onDay(deadlines, day).map((deadline) => (
                <li key={deadline.id}>
                  <Entry deadline={deadline} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      {deadlines.length === 0 && <li>{none}</li>}
    </ol>
  )
}

function Grid({
  name,
  weeks,
  deadlines,
  shown,
  isOther,
  pathOfDay,
}: {
  name: string
  weeks: readonly (readonly string[])[]
  deadlines: readonly HostingDeadline[]
  shown: number
  isOther: (day: string) => boolean
  pathOfDay: (day: string) => string
}) {
  const { t } = useTranslation('hosting')
  const language = useLanguage()
  const today = homeToday()
  const weekday = new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en', { weekday: 'short', timeZone: 'UTC' })
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const due = onDay(deadlines, day)
              return (
                <td key={day} data-other={isOther(day) || undefined} data-today={day === today || undefined}>
                  <span className={styles.day}>{Number(day.slice(-2))}</span>
                  <ul>
                    {due.slice(0, shown).map((deadline) => (
                      <li key={deadline.id}>
                        <Entry deadline={deadline} />
                      </li>
                    ))}
                  </ul>
                  {due.length > shown && (
                    <SiteLink to={pathOfDay(day)} className={styles.more}>
                      {t('calendar.more', { count: due.length - shown })}
                    </SiteLink>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Entry = ({ deadline: { itemId, itemKind, itemTitle, name, state, doneOn } }: { deadline: HostingDeadline }) => (
  <>
    <SiteLink to={hostingItemPath(itemId, itemKind)}>{itemTitle}</SiteLink>
    <span className={styles.what}>{name}</span>
    <DeadlineState state={state} isDone={doneOn !== null} />
  </>
)
