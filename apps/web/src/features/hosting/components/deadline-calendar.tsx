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
import { hostingItemPath } from '../model/hosting-paths.ts'
import { isMonth, monthAfter, monthOf, weeksOf } from '../model/month-grid.ts'
import styles from './deadline-calendar.module.css'
import { DeadlineState } from './signs.tsx'

/** Of a day that are named; the others are counted. */
const SHOWN = 3

type Filter = Omit<ListHostingDeadlinesParams, 'current' | 'size' | 'from' | 'to'>

/** Deadlines of a month, the one of `month` in the address, day by day. */
export function DeadlineCalendar({ filter, pathOfDay }: { filter: Filter; pathOfDay: (day: string) => string }) {
  const { t } = useTranslation('hosting')
  const language = useLanguage()
  const isPhone = usePhoneWidth()
  const address = useListAddress()
  const today = homeToday()
  const month = isMonth(address.text('month')) ? address.text('month') : monthOf(today)
  const weeks = weeksOf(month)
  const request = { ...filter, from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)! }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...getListHostingDeadlinesQueryKey(request), 'all'],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => allPages((part) => listHostingDeadlines({ ...request, ...part }, { signal })),
  })
  const go = (to: string) => address.change({ month: to === monthOf(today) ? null : to })
  const name = new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const onDay = (day: string) => (data ?? []).filter(({ dueOn }) => dueOn === day)
  const inMonth = (data ?? []).filter(({ dueOn }) => monthOf(dueOn) === month)
  return (
    <section aria-label={t('calendar.title')} aria-busy={isPlaceholderData}>
      <div className={styles.head}>
        <Button icon={<LeftOutlined />} aria-label={t('calendar.before')} onClick={() => go(monthAfter(month, -1))} />
        <h2 role="status">
          {name} <span className={styles.count}>{t('calendar.count', { count: inMonth.length })}</span>
        </h2>
        <Button icon={<RightOutlined />} aria-label={t('calendar.after')} onClick={() => go(monthAfter(month, 1))} />
        {month !== monthOf(today) && <Button onClick={() => go(monthOf(today))}>{t('calendar.now')}</Button>}
      </div>
      {!data ? (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      ) : isPhone ? (
        <ol className={styles.agenda}>
          {weeks
            .flat()
            .filter((day) => monthOf(day) === month && onDay(day).length > 0)
            .map((day) => (
              <li key={day}>
                <h3 className="numeric">{day}</h3>
                <ul>
                  {onDay(day).map((deadline) => (
                    <li key={deadline.id}>
                      <Entry deadline={deadline} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          {inMonth.length === 0 && <li>{t('calendar.none')}</li>}
        </ol>
      ) : (
        <table className={styles.month}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              {weeks[0]!.map((day) => (
                <th key={day} scope="col">
                  {new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en', {
                    weekday: 'short',
                    timeZone: 'UTC',
                  }).format(new Date(`${day}T00:00:00Z`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => {
                  const deadlines = onDay(day)
                  return (
                    <td
                      key={day}
                      data-other={monthOf(day) !== month || undefined}
                      data-today={day === today || undefined}
                    >
                      <span className={styles.day}>{Number(day.slice(-2))}</span>
                      <ul>
                        {deadlines.slice(0, SHOWN).map((deadline) => (
                          <li key={deadline.id}>
                            <Entry deadline={deadline} />
                          </li>
                        ))}
                      </ul>
                      {deadlines.length > SHOWN && (
                        <SiteLink to={pathOfDay(day)} className={styles.more}>
                          {t('calendar.more', { count: deadlines.length - SHOWN })}
                        </SiteLink>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Entry = ({ deadline: { itemId, itemKind, itemTitle, name, state, doneOn } }: { deadline: HostingDeadline }) => (
  <>
    <SiteLink to={hostingItemPath(itemId, itemKind)}>{itemTitle}</SiteLink>
    <span className={styles.what}>{name}</span>
    <DeadlineState state={state} isDone={doneOn !== null} />
  </>
)
