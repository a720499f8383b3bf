import { CalendarOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteMonitor, pauseMonitor, resumeMonitor, useListMonitors } from '@markwright/api-client/monitoring'
import type { Monitor } from '@markwright/api-client/models/monitor'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { withoutEmpty } from '../../../shared/lib/address-codec.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CalendarDialog } from '../components/calendar-dialog.tsx'
import { MonitorDrawer } from '../components/monitor-drawer.tsx'
import { MonitorListTools } from '../components/monitor-list-tools.tsx'
import { type MonitorAct, useMonitorColumns } from '../components/monitor-columns.tsx'
import styles from '../components/monitoring.module.css'
import { addressKeys, formOfAddress } from '../model/monitor-form.ts'
import { monitorListAddress } from '../model/monitor-list-address.ts'

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
      <MemberOnly text={t('list.signIn')}>{() => <Monitors />}</MemberOnly>
    </WorkPage>
  )
}

type Chosen = { act: 'create' } | { act: 'edit' | 'remove'; monitor: Monitor }

function Monitors() {
  const { t } = useTranslation('monitoring')
  const [params, setParams] = useSearchParams()
  const isNew = params.has('new')
  const [state, changeAddress, pages] = useAddressState(monitorListAddress)
  // The address of a new monitor fills in its form; its type is no filter of the list.
  const { page, ...filter } = isNew ? { ...state, type: '' as const } : state
  const change = (changes: Partial<typeof state>) => changeAddress({ ...filter, ...changes })
  const result = useListMonitors({ ...withoutEmpty(filter), current: page, size: pages.size }, { query: listQuery })
  const { data, refetch } = result
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
  const toggle = useAction(async (act: 'pause' | 'resume', { id }: Monitor) => {
    await (act === 'pause' ? pauseMonitor(id) : resumeMonitor(id))
    notifySuccess(t(act === 'pause' ? 'list.paused' : 'list.resumed'))
    await refetch()
  })
  const act = (wanted: MonitorAct, monitor: Monitor) => {
    if (wanted === 'edit' || wanted === 'remove') setChosen({ act: wanted, monitor })
    else void toggle.run(wanted, monitor)
  }
  const columns = useMonitorColumns(act)
  const removed = chosen?.act === 'remove' ? chosen.monitor : null
  const edited = chosen?.act === 'edit' ? chosen.monitor : null
  const isFull = data !== undefined && data.quota.used >= data.quota.limit
  const isCreating = data !== undefined && !isFull && (isNew || chosen?.act === 'create')
  const input = isNew ? params : new URLSearchParams()
  const isFiltered = Boolean(filter.keyword || filter.type || filter.state)
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
      <MonitorListTools filter={filter} onChange={change} />
      <ErrorNote error={toggle.error} />
      <RecordList
        label={t('list.title')}
        answer={result}
        address={pages}
        columns={columns}
        empty={{
          title: t(isFiltered ? 'list.noneFound' : 'list.none'),
          text: isFiltered ? undefined : t('list.noneText'),
          actions: isFiltered ? (
            <Button onClick={() => change({ keyword: '', type: '', state: '' })}>{t('list.showAll')}</Button>
          ) : (
            <Button type="primary" onClick={create}>
              {t('list.create')}
            </Button>
          ),
        }}
      />
      <MonitorDrawer
        open={edited ? { monitor: edited } : isCreating ? { initial: formOfAddress(input) } : null}
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
          if (data?.records.length === 1 && page > 1) change({ page: page - 1 })
          else await refetch()
        }}
        onClose={close}
      />
    </>
  )
}
