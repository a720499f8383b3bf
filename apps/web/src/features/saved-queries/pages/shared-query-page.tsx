import { LinkOutlined } from '@ant-design/icons'
import type { StoredHit } from '@markwright/api-client/models/storedHit'
import type { RunStamp } from '@markwright/api-client/models/runStamp'
import { useGetSharedQuery } from '@markwright/api-client/saved-queries'
import { countryName } from '@markwright/domain/places/countries'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths, trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/saved-queries.module.css'

const SIZE = 56

/** The results of a shared query at the time of sharing; for anybody with the link. */
export function SharedQueryPage() {
  const { t } = useTranslation('queries')
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetSharedQuery(token, { query: { retry: false } })
  if (isUnknown(error))
    return (
      <>
        <PageTitle text={t('shared.title')} />
        <MessageView
          stamp={<LinkOutlined />}
          title={t('shared.gone')}
          text={t('shared.goneText')}
          headingLevel="h1"
          actions={
            <ButtonLink type="primary" to={paths.combinedQuery}>
              {t('shared.search')}
            </ButtonLink>
          }
        />
      </>
    )
  return (
    <WorkPage
      title={data?.name ?? t('shared.title')}
      lead={t('shared.lead')}
      actions={data?.address && <ButtonLink to={data.address}>{t('shared.now')}</ButtonLink>}
    >
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <>
          {data.content !== data.name && <p>{data.content}</p>}
          <Stamp stamp={data.stamp} expireTime={data.expireTime} />
          <SharedHits hits={data.hits} />
          <p className={styles.faint}>{t('shared.disclaimer')}</p>
        </>
      )}
    </WorkPage>
  )
}

function Stamp({ stamp, expireTime }: { stamp: RunStamp; expireTime: string }) {
  const { t } = useTranslation('queries')
  const { total, saved, dataDate, dataVersion, engineVersion, runTime } = stamp
  return (
    <p className={`${styles.stamps} numeric`}>
      <strong>{t('shared.total', { count: total })}</strong>
      {saved < total && <span>{t('shared.saved', { count: saved })}</span>}
      <span>{t('shared.stamp', { time: toLocalMinute(runTime) })}</span>
      <span>
        {dataDate
          ? t('shared.data', { date: dataDate, version: dataVersion })
          : t('shared.dataNoDate', { version: dataVersion })}
      </span>
      <span>{t('shared.engine', { version: engineVersion })}</span>
      <span>{t('shared.until', { time: toLocalMinute(expireTime) })}</span>
    </p>
  )
}

function SharedHits({ hits }: { hits: readonly StoredHit[] }) {
  const { t } = useTranslation('queries')
  const language = useLanguage()
  const address = useListAddress([SIZE])
  const columns: Column<StoredHit>[] = [
    {
      key: 'mark',
      title: t('shared.mark'),
      render: ({ id, name, appNo }) => (
        <SiteLink to={trademarkDetailPath(id)} className={styles.mark}>
          {name ?? appNo}
        </SiteLink>
      ),
    },
    {
      key: 'score',
      title: t('shared.score'),
      render: ({ level, score }) => level && <LevelBadge level={level} score={score ?? undefined} />,
    },
    { key: 'office', title: t('shared.office'), render: ({ country }) => countryName(country, language) },
    { key: 'appNo', title: t('shared.appNo'), render: ({ appNo }) => <span className="numeric">{appNo}</span> },
    { key: 'classes', title: t('shared.classes'), render: ({ classes }) => classes.join(', ') },
    { key: 'status', title: t('shared.status'), render: ({ statusText }) => statusText },
    { key: 'applicant', title: t('shared.applicant'), render: ({ applicant }) => applicant },
  ]
  return (
    <RecordList
      label={t('shared.title')}
      answer={{ data: pageOfRows(hits, address), error: null }}
      address={address}
      columns={columns}
      empty={{ title: t('shared.none') }}
    />
  )
}
