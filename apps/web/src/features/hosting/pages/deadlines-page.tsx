import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { DeadlineCalendar } from '../components/deadline-calendar.tsx'
import { DeadlineRows } from '../components/deadline-rows.tsx'
import { PartyFilters } from '../components/party-select.tsx'
import { RangeLinks } from '../components/range-links.tsx'
import styles from '../components/hosting.module.css'
import { daysOfRange, ranges } from '../model/deadline-range.ts'
import { deadlineKinds, portfolioKinds } from '../model/kinds.ts'

const views = ['list', 'calendar'] as const

/** Deadlines of all rights, as a list or in a calendar. */
export function DeadlinesPage() {
  const { t } = useTranslation('hosting')
  const { search } = useLocation()
  const {
    address,
    filter: { from, to, ...filter },
    page,
    isFiltered,
  } = useListRequest({
    kind: deadlineKinds,
    clientId: 'text',
    applicantId: 'text',
    itemKind: portfolioKinds,
    done: 'flag',
    from: 'day',
    to: 'day',
  })
  const view = address.choice('view', views) ?? 'list'
  const range = address.choice('range', ranges) ?? ''
  const days = { ...(from && { from }), ...(to && { to }) }
  const hasDays = from !== undefined || to !== undefined
  /** This page with other parameters. */
  const pathWith = (changes: Readonly<Record<string, string | null>>) => {
    const parameters = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ page: null, ...changes })) {
      if (value === null) parameters.delete(name)
      else parameters.set(name, value)
    }
    const text = parameters.toString()
    return text ? `${paths.hostingDeadlines}?${text}` : paths.hostingDeadlines
  }
  const isRange = range !== '' && !hasDays
  return (
    <WorkPage
      title={t('deadlines.title')}
      lead={t('deadlines.lead')}
      actions={
        <div className={styles.row}>
          <ButtonLink to={paths.hostingFeeds}>{t('frame.feeds')}</ButtonLink>
          <ButtonLink to={paths.hostingReminders}>{t('frame.reminders')}</ButtonLink>
        </div>
      }
    >
      <div style={{ marginTop: 16 }}>
        <LinkTabs
          label={t('deadlines.view')}
          current={view}
          tabs={views.map((key) => ({
            key,
            text: t(`deadlines.views.${key}`),
            path: pathWith({ view: key === 'list' ? null : key }),
          }))}
        />
      </div>
      {view === 'list' && (
        <RangeLinks
          label={t('deadlines.range')}
          current={hasDays ? null : range || 'all'}
          links={(['', ...ranges] as const).map((each) => ({
            key: each || 'all',
            text: t(`deadlines.ranges.${each || 'all'}`),
            path: pathWith({ range: each || null, from: null, to: null }),
          }))}
        />
      )}
      <Filters>
        {view === 'list' && (
          <>
            <FilterDay name="from" label={t('deadlines.from')} />
            <FilterDay name="to" label={t('deadlines.to')} />
          </>
        )}
        <FilterChoice
          name="kind"
          label={t('deadlines.kind')}
          values={deadlineKinds}
          wordFor={(kind) => t(`deadlineKind.${kind}`)}
        />
        <FilterChoice
          name="itemKind"
          label={t('deadlines.itemKind')}
          values={portfolioKinds}
          wordFor={(kind) => t(`kind.${kind}`)}
        />
        <PartyFilters />
        <Checkbox
          checked={filter.done === true}
          style={{ alignSelf: 'end', paddingBottom: 8 }}
          onChange={({ target }) => address.filter('done', target.checked ? 'true' : null)}
        >
          {t('deadlines.withDone')}
        </Checkbox>
      </Filters>
      {view === 'calendar' ? (
        <DeadlineCalendar filter={filter} pathWith={pathWith} />
      ) : (
        <DeadlineRows
          request={{ ...page, ...filter, ...(hasDays ? days : daysOfRange(range, homeToday())) }}
          address={address}
          empty={
            isFiltered || isRange
              ? { title: t('deadlines.noneFound'), text: t('deadlines.noneFoundText') }
              : { title: t('deadlines.none'), text: t('deadlines.noneText') }
          }
        />
      )}
    </WorkPage>
  )
}
