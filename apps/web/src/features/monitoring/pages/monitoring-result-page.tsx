import { BellOutlined, DownloadOutlined, FileTextOutlined } from '@ant-design/icons'
import {
  getExportMonitorHitsUrl,
  getListMonitorHitsQueryKey,
  useGetMonitor,
  useListMonitorHits,
} from '@markwright/api-client/monitoring'
import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import type { MonitorHitPage } from '@markwright/api-client/models/monitorHitPage'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone } from '../../../shared/lib/local-time.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { isUnknown } from '../../../shared/lib/unknown-record.ts'
import { useMemberPage } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SignInView } from '../../../shared/ui/sign-in-view.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { HitList } from '../components/hit-list.tsx'
import { HitTools } from '../components/hit-tools.tsx'
import { reportPath } from '../components/monitor-table.tsx'
import styles from '../components/monitoring.module.css'
import { type HitFilter, hitFilterOf, isNarrowed } from '../model/hit-filter.ts'

const SIZE = 20

/** What the member's monitors have found, or, by `?monitorId=`, one of them. */
export function MonitoringResultPage() {
  const { t } = useTranslation('monitoring')
  const [params] = useSearchParams()
  const isSignedIn = useMemberPage()
  const filter = hitFilterOf(params)
  const { monitorId } = filter
  const monitor = useGetMonitor(monitorId ?? '', {
    query: { enabled: isSignedIn && monitorId !== undefined, staleTime: 0, retry: false },
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
        <Hits filter={filter} />
      )}
    </WorkPage>
  )
}

function Hits({ filter }: { filter: HitFilter }) {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const page = pageNumber(params.get('page'))
  const question = { ...filter, zone: userZone(), current: page, size: SIZE }
  const { data, error, refetch, isPlaceholderData } = useListMonitorHits(question, {
    query: { staleTime: 0, placeholderData: keepPreviousData },
  })
  const goTo = (wanted: Record<string, string | undefined>) => {
    const entries = Object.entries({ ...filter, ...wanted }).filter((entry) => Boolean(entry[1]))
    setParams(Object.fromEntries(entries), { replace: 'from' in wanted || 'to' in wanted })
  }
  // A hit that has been decided stays where it is, so that the choice can be undone.
  const replace = (hits: readonly MonitorHit[]) =>
    queryClient.setQueryData<MonitorHitPage>(
      getListMonitorHitsQueryKey(question),
      (before) =>
        before && { ...before, records: before.records.map((each) => hits.find(({ id }) => id === each.id) ?? each) },
    )
  return (
    <>
      <HitTools filter={filter} onChange={goTo} />
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <NoHits
          isNarrowed={isNarrowed(filter)}
          onClear={() => setParams(filter.monitorId ? { monitorId: filter.monitorId } : {})}
        />
      ) : (
        <>
          <Head filter={filter} total={data.total} />
          <HitList
            key={JSON.stringify(question)}
            hits={data.records}
            hasMonitor={!filter.monitorId}
            isBusy={isPlaceholderData}
            onDecided={replace}
          />
          <Pager total={data.total} page={page} size={SIZE} onChange={(wanted) => goTo({ page: String(wanted) })} />
        </>
      )}
    </>
  )
}

function Head({ filter, total }: { filter: HitFilter; total: number }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return (
    <div className={styles.tools}>
      <span role="status" className={styles.total}>
        {t('hits.total', { shown: total.toLocaleString('en') })}
      </span>
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

function NoHits({ isNarrowed: isFiltered, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('monitoring')
  return (
    <MessageView
      stamp={<BellOutlined />}
      title={t(isFiltered ? 'hits.noneFound' : 'hits.none')}
      text={isFiltered ? undefined : t('hits.noneText')}
      actions={
        isFiltered ? (
          <Button onClick={onClear}>{t('hits.showAll')}</Button>
        ) : (
          <ButtonLink to={paths.monitors}>{t('hits.toList')}</ButtonLink>
        )
      }
    />
  )
}
