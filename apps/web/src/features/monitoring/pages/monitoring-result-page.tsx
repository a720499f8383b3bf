import { BellOutlined, DownloadOutlined, FileTextOutlined } from '@ant-design/icons'
import {
  getExportMonitorHitsUrl,
  getListMonitorHitsQueryKey,
  useGetMonitor,
  useListMonitorHits,
} from '@markwright/api-client/monitoring'
import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import type { MonitorHitPage } from '@markwright/api-client/models/monitorHitPage'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone } from '../../../shared/lib/local-time.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordPages } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { useMemberPage } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { HitList } from '../components/hit-list.tsx'
import { HitTools } from '../components/hit-tools.tsx'
import styles from '../components/monitoring.module.css'
import { type HitFilter, hitFilterOf, hitListAddress, isNarrowed } from '../model/hit-filter.ts'
import { reportPath } from '../model/monitor-paths.ts'

const noFilter = hitListAddress.defaults()

/** What the member's monitors have found, or, by `?monitorId=`, one of them. */
export function MonitoringResultPage() {
  const { t } = useTranslation('monitoring')
  const [{ monitorId }] = useAddressState(hitListAddress)
  const isSignedIn = useMemberPage()
  const monitor = useGetMonitor(monitorId, {
    query: { enabled: isSignedIn && monitorId !== '', staleTime: 0, retry: false },
  })
  const isGone = isUnknown(monitor.error)
  return (
    <WorkPage
      title={monitorId && monitor.data ? t('hits.titleOf', { name: monitor.data.name }) : t('hits.title')}
      actions={<ButtonLink to={paths.monitors}>{t('hits.toList')}</ButtonLink>}
    >
      {!isSignedIn ? (
        <SignInView text={t('hits.signIn')} />
      ) : isGone ? (
        <MessageView
          stamp={<BellOutlined />}
          title={t('hits.gone')}
          text={t('hits.goneText')}
          actions={<ButtonLink to={paths.monitors}>{t('hits.toList')}</ButtonLink>}
        />
      ) : (
        <Hits />
      )}
    </WorkPage>
  )
}

function Hits() {
  const { t } = useTranslation('monitoring')
  const queryClient = useQueryClient()
  const [state, change, pages] = useAddressState(hitListAddress)
  const filter = hitFilterOf(state)
  const query = { ...filter, zone: userZone(), current: pages.page, size: pages.size }
  const result = useListMonitorHits(query, { query: listQuery })
  const isFiltered = isNarrowed(filter)
  // A hit that has been decided stays where it is, so that the choice can be undone.
  const replace = (hits: readonly MonitorHit[]) =>
    queryClient.setQueryData<MonitorHitPage>(
      getListMonitorHitsQueryKey(query),
      (before) =>
        before && { ...before, records: before.records.map((each) => hits.find(({ id }) => id === each.id) ?? each) },
    )
  return (
    <>
      <HitTools
        filter={filter}
        onChange={(changes) => change(changes, { replace: 'from' in changes || 'to' in changes })}
      />
      <RecordPages
        label={t('hits.title')}
        answer={result}
        address={pages}
        summary={
          result.data && t('hits.total', { count: result.data.total, shown: result.data.total.toLocaleString('en') })
        }
        actions={<Downloads filter={filter} />}
        empty={{
          title: t(isFiltered ? 'hits.noneFound' : 'hits.none'),
          text: isFiltered ? undefined : t('hits.noneText'),
          actions: isFiltered ? (
            <Button onClick={() => change({ ...noFilter, monitorId: state.monitorId })}>{t('hits.showAll')}</Button>
          ) : (
            <ButtonLink to={paths.monitors}>{t('hits.toList')}</ButtonLink>
          ),
        }}
      >
        {(hits) => (
          <HitList
            key={JSON.stringify(query)}
            hits={hits}
            hasMonitor={!filter.monitorId}
            isBusy={result.isPlaceholderData}
            onDecided={replace}
          />
        )}
      </RecordPages>
    </>
  )
}

function Downloads({ filter }: { filter: HitFilter }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return (
    <div className={styles.buttons}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          icon={<DownloadOutlined />}
          href={`${getExportMonitorHitsUrl({ ...filter, zone: userZone(), format })}&lang=${language}`}
        >
          {t(`hits.${format}`)}
        </Button>
      ))}
      {filter.monitorId && (
        <ButtonLink icon={<FileTextOutlined />} to={reportPath(filter.monitorId)}>
          {t('hits.report')}
        </ButtonLink>
      )}
    </div>
  )
}
