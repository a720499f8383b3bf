import { BellOutlined, CalendarOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteMonitor, pauseMonitor, resumeMonitor, useListMonitors } from '@markwright/api-client/monitoring'
import { ListMonitorsSort } from '@markwright/api-client/models/listMonitorsSort'
import type { Monitor } from '@markwright/api-client/models/monitor'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { CalendarDialog } from '../components/calendar-dialog.tsx'
import { MonitorDrawer } from '../components/monitor-drawer.tsx'
import { MonitorListTools } from '../components/monitor-list-tools.tsx'
import { type MonitorAct, MonitorTable } from '../components/monitor-table.tsx'
import styles from '../components/monitoring.module.css'
import { addressKeys, formOfAddress, monitorTypes } from '../model/monitor-form.ts'

/** What the member has watched: made, changed, paused and deleted here. */
export function MonitorsPage() {
  const { t } = useTranslation('monitoring')
  return (
    <WorkPage
      title={t('list.title')}
      lead={
        <>
          {t('list.lead')} <SiteLink to={paths.monitoring}>{t('list.about')}</SiteLink>
        </>
      }
    >
      <MemberOnly text={t('list.signIn')}>{({ id }) => <Monitors memberId={id} />}</MemberOnly>
    </WorkPage>
  )
}

const SIZE = 20
const states = ['active', 'paused'] as const
const sorts = Object.values(ListMonitorsSort)
type Chosen = { act: 'create' } | { act: 'edit' | 'remove'; monitor: Monitor }

function Monitors({ memberId }: { memberId: string }) {
  const { t } = useTranslation('monitoring')
  const [params, setParams] = useSearchParams()
  const isNew = params.has('new')
  const filter = {
    keyword: params.get('keyword') ?? '',
    // The address of a new monitor fills in its form; it is no filter of the list.
    type: isNew ? undefined : monitorTypes.find((each) => each === params.get('type')),
    state: states.find((each) => each === params.get('state')),
    sort: sorts.find((each) => each === params.get('sort')) ?? '-createTime',
  }
  const page = pageNumber(params.get('page'))
  const { keyword, type, state, sort } = filter
  const { data, error, refetch, isPlaceholderData } = useListMonitors(
    { keyword, sort, ...(type && { type }), ...(state && { state }), current: page, size: SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isCalendarOpen, setIsCalendarOpen] = useState(false)
  const close = () => {
    setChosen(null)
    if (!isNew) return
    const saved = new URLSearchParams(params)
    for (const key of addressKeys) saved.delete(key)
    setParams(saved, { replace: true })
  }
  const create = () => setChosen({ act: 'create' })
  const goTo = (wanted: Record<string, string | undefined>) => {
    const next: Record<string, string | undefined> = { ...filter, ...wanted }
    const entries = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]))
    setParams(Object.fromEntries(entries.filter(([key, value]) => !(key === 'sort' && value === '-createTime'))))
  }
  const toggle = useAction(async (act: 'pause' | 'resume', { id }: Monitor) => {
    await (act === 'pause' ? pauseMonitor(id) : resumeMonitor(id))
    notifySuccess(t(act === 'pause' ? 'list.paused' : 'list.resumed'))
    await refetch()
  })
  const act = (wanted: MonitorAct, monitor: Monitor) => {
    if (wanted === 'edit' || wanted === 'remove') setChosen({ act: wanted, monitor })
    else void toggle.run(wanted, monitor)
  }
  const removed = chosen?.act === 'remove' ? chosen.monitor : null
  const edited = chosen?.act === 'edit' ? chosen.monitor : null
  const isFull = data !== undefined && data.quota.used >= data.quota.limit
  const isCreating = data !== undefined && !isFull && (isNew || chosen?.act === 'create')
  const given = isNew ? params : new URLSearchParams()
  const isFiltered = Boolean(keyword || type || state)
  return (
    <>
      <div className={styles.tools}>
        <Button type="primary" icon={<PlusOutlined />} disabled={isFull} onClick={create}>
          {t('list.create')}
        </Button>
        <ButtonLink to={paths.monitoringResult}>{t('list.results')}</ButtonLink>
        <Button icon={<CalendarOutlined />} onClick={() => setIsCalendarOpen(true)} aria-haspopup="dialog">
          {t('list.calendar')}
        </Button>
        {data && (
          <span role="status" className={isFull ? styles.full : styles.total}>
            {isFull ? t('list.quotaFull', { limit: data.quota.limit }) : t('list.quota', data.quota)}
          </span>
        )}
      </div>
      <MonitorListTools filter={filter} onChange={goTo} />
      <ErrorNote error={toggle.error} />
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<BellOutlined />}
          title={t(isFiltered ? 'list.noneFound' : 'list.none')}
          text={isFiltered ? undefined : t('list.noneText')}
          actions={
            isFiltered ? (
              <Button onClick={() => setParams({})}>{t('list.showAll')}</Button>
            ) : (
              <Button type="primary" onClick={create}>
                {t('list.create')}
              </Button>
            )
          }
        />
      ) : (
        <>
          <MonitorTable monitors={data.records} isBusy={isPlaceholderData} onAct={act} />
          <Pager total={data.total} page={page} size={SIZE} onChange={(wanted) => goTo({ page: String(wanted) })} />
        </>
      )}
      <MonitorDrawer
        memberId={memberId}
        open={edited ? { monitor: edited } : isCreating ? { initial: formOfAddress(given) } : null}
        onSaved={async () => void (await refetch())}
        onClose={close}
      />
      <CalendarDialog isOpen={isCalendarOpen} onClose={() => setIsCalendarOpen(false)} />
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('list.removeTitle')}
        text={removed && t('list.removeText', { name: removed.name, count: removed.hitCount })}
        confirmLabel={t('list.remove')}
        act={async () => {
          if (removed) await deleteMonitor(removed.id)
          notifySuccess(t('list.removed'))
          // The page may have become empty with it.
          if (data?.records.length === 1 && page > 1) goTo({ page: String(page - 1) })
          else await refetch()
        }}
        onClose={close}
      />
    </>
  )
}
