import { FileSearchOutlined, PlusOutlined } from '@ant-design/icons'
import { useGetHostingOverview } from '@markwright/api-client/hosting'
import type { HostingOverview } from '@markwright/api-client/models/hostingOverview'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AddRightDialog } from '../components/add-right-dialog.tsx'
import styles from '../components/hosting.module.css'
import { OverviewCharts } from '../components/overview-charts.tsx'
import { OverviewTiles } from '../components/overview-tiles.tsx'
import { PartyFilters } from '../components/party-select.tsx'
import { TodoList } from '../components/todo-list.tsx'
import { useAllApplicants } from '../hooks/use-hosting.ts'
import { hostingApplicantPath } from '../model/hosting-paths.ts'

/** What is due, what has changed, and the rights in figures. */
export function HostingHomePage() {
  const { t } = useTranslation('hosting')
  const { filter, isFiltered } = useListRequest({ clientId: 'text', applicantId: 'text' })
  const answer = useGetHostingOverview(filter, { query: listQuery })
  const { data, error, refetch } = answer
  const [isAdding, setIsAdding] = useState(false)
  const total = data?.counts.reduce((sum, { total: count }) => sum + count, 0) ?? 0
  const isEmpty = data !== undefined && total === 0
  return (
    <WorkPage
      title={t('home.title')}
      lead={data && t('home.lead', { day: data.today })}
      actions={
        <div className={styles.row}>
          <ButtonLink to={paths.hostingApplicants}>{t('list.fromApplicants')}</ButtonLink>
          <ButtonLink to={paths.hostingImport}>{t('list.import')}</ButtonLink>
          <Button icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
            {t('list.add')}
          </Button>
        </div>
      }
    >
      {(!isEmpty || isFiltered) && (
        <Filters>
          <PartyFilters />
        </Filters>
      )}
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} style={{ marginTop: 24 }} />
      ) : isEmpty ? (
        <>
          {data.documents.length > 0 && <TodoList overview={data} clientId={filter.clientId ?? null} />}
          <NoRights isFiltered={isFiltered} onAdd={() => setIsAdding(true)} />
        </>
      ) : (
        <Overview overview={data} clientId={filter.clientId ?? null} applicantId={filter.applicantId ?? null} />
      )}
      <AddRightDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </WorkPage>
  )
}

function Overview(props: { overview: HostingOverview; clientId: string | null; applicantId: string | null }) {
  return (
    <>
      <OverviewTiles {...props} />
      <TodoList overview={props.overview} clientId={props.clientId} />
      <OverviewCharts overview={props.overview} />
    </>
  )
}

/** Where to begin: the applicants, whose rights the registers have, or the number of a right. */
function NoRights({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) {
  const { t } = useTranslation('hosting')
  const { data: applicants = [] } = useAllApplicants()
  if (isFiltered)
    return (
      <MessageView
        stamp={<FileSearchOutlined />}
        title={t('home.noneFound')}
        text={t('home.noneFoundText')}
        actions={<ButtonLink to={paths.hostingHome}>{t('list.showAll')}</ButtonLink>}
      />
    )
  const found = applicants.filter(({ tmCount, patentCount }) => tmCount + patentCount > 0)
  return (
    <MessageView
      stamp={<FileSearchOutlined />}
      title={t('home.none')}
      text={t(applicants.length > 0 ? 'home.noneOfApplicants' : 'home.noneText')}
      actions={
        <>
          <ButtonLink type="primary" to={paths.hostingApplicants}>
            {t(applicants.length > 0 ? 'home.toApplicants' : 'home.addApplicant')}
          </ButtonLink>
          <ButtonLink to={paths.hostingImport}>{t('list.import')}</ButtonLink>
          <Button onClick={onAdd}>{t('list.add')}</Button>
        </>
      }
    >
      {found.length > 0 && (
        <ul className={styles.offers}>
          {found.slice(0, 10).map(({ id, applicantName, tmCount, patentCount }) => (
            <li key={id}>
              <SiteLink to={hostingApplicantPath(id)}>{applicantName}</SiteLink>
              <span className={styles.faint}>{t('home.inRegisters', { marks: tmCount, patents: patentCount })}</span>
            </li>
          ))}
        </ul>
      )}
    </MessageView>
  )
}
