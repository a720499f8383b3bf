import { ReadOutlined } from '@ant-design/icons'
import { ApiError } from '@markwright/api-client/fetch'
import { useGetGazetteIssue, useListGazetteNotices } from '@markwright/api-client/gazette'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { GazetteIssueBar } from '../components/gazette/gazette-issue-bar.tsx'
import { GazetteOverview } from '../components/gazette/gazette-overview.tsx'
import { GazetteTools } from '../components/gazette/gazette-tools.tsx'
import { NoticeList } from '../components/gazette/notice-list.tsx'
import { gazettePath, type GazetteQuery, readGazetteAddress } from '../model/gazette-address.ts'

const SIZE = 20

/** The gazettes of the offices, issue by issue. The address holds what is requested. */
export function GazettePage() {
  const { t } = useTranslation('gazette')
  const navigate = useNavigate()
  const query = readGazetteAddress(useSearchParams()[0])
  const { office, issue, kind, classNo, keyword, page } = query
  const overview = useGetGazetteIssue({ country: office, ...(issue && { issue }) })
  const notices = useListGazetteNotices(
    {
      country: office,
      current: page,
      size: SIZE,
      ...(issue && { issue }),
      ...(kind && { type: kind }),
      ...(classNo && { class: classNo }),
      ...(keyword && { keyword }),
    },
    { query: { placeholderData: keepPreviousData } },
  )
  const goTo = (wanted: Partial<GazetteQuery>) => void navigate(gazettePath({ ...query, page: 1, ...wanted }))
  const error = overview.error ?? notices.error
  const isUnknown = error instanceof ApiError && error.status === 404
  const isNarrowed = kind !== null || classNo !== null || keyword !== ''

  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <GazetteIssueBar
        office={office}
        overview={overview.data ?? null}
        onOffice={(next) => void navigate(gazettePath({ office: next }))}
        onIssue={(next) => goTo({ issue: next })}
      />
      {isUnknown ? (
        <MessageView
          stamp={<ReadOutlined />}
          title={issue ? t('unknownIssue', { issue }) : t('none')}
          text={issue ? t('unknownIssueText') : t('noneText')}
          actions={issue && <ButtonLink to={gazettePath({ office })}>{t('latest')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void Promise.all([overview.refetch(), notices.refetch()])} />
      ) : (
        <>
          {overview.data ? (
            <GazetteOverview overview={overview.data} classNo={classNo} onClass={(next) => goTo({ classNo: next })} />
          ) : (
            <Skeleton active title={false} paragraph={{ rows: 4, width: '100%' }} />
          )}
          <GazetteTools query={query} total={notices.data?.total ?? null} onChange={goTo} />
          {!notices.data ? (
            <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
          ) : notices.data.total === 0 ? (
            <MessageView
              stamp={<ReadOutlined />}
              title={t('noneFound')}
              actions={isNarrowed && <ButtonLink to={gazettePath({ office, issue })}>{t('showAll')}</ButtonLink>}
            />
          ) : (
            <>
              <NoticeList notices={notices.data.records} isBusy={notices.isPlaceholderData} />
              <Pager total={notices.data.total} page={page} size={SIZE} onChange={(next) => goTo({ page: next })} />
            </>
          )}
        </>
      )}
    </WorkPage>
  )
}
