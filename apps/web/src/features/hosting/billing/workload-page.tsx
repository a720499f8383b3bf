import { useGetHostingWorkload } from '@markwright/api-client/hosting'
import type { HostingWorkload } from '@markwright/api-client/models/hostingWorkload'
import { TeamOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { BillingTabs } from './billing-tabs.tsx'

const figures = {
  clients: ({ clients }) => clients.toLocaleString('en'),
  rights: ({ rights }) => rights.toLocaleString('en'),
  due: ({ due30, due90 }) => `${due30.toLocaleString('en')} / ${due90.toLocaleString('en')}`,
  passed: ({ passed }) => passed.toLocaleString('en'),
  undecided: ({ undecided }) => undecided.toLocaleString('en'),
} as const satisfies Record<string, (row: HostingWorkload) => string>

/** Who of an agency has how much to do. */
export function WorkloadPage() {
  const { t } = useTranslation('billing')
  const { data, error, refetch } = useGetHostingWorkload({ query: { staleTime: 0 } })
  const columns: Column<HostingWorkload>[] = [
    {
      key: 'responsible',
      title: t('workload.responsible'),
      render: ({ responsible }) =>
        responsible === null ? (
          <SiteLink to={paths.hostingClients} className={styles.faint}>
            {t('workload.nobody')}
          </SiteLink>
        ) : (
          <SiteLink to={paths.hostingClients} className={styles.title}>
            {responsible}
          </SiteLink>
        ),
    },
    ...(Object.keys(figures) as (keyof typeof figures)[]).map((key) => ({
      key,
      title: t(`workload.${key}`),
      isNumber: true,
      render: figures[key],
    })),
  ]
  return (
    <WorkPage title={t('workload.title')} lead={t('workload.lead')}>
      <BillingTabs current="workload" />
      {!data && error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6, width: '100%' }} />}
      {data?.length === 0 && (
        <MessageView
          stamp={<TeamOutlined />}
          title={t('workload.none')}
          text={t('workload.noneText')}
          actions={<ButtonLink to={paths.hostingClients}>{t('charges.toClients')}</ButtonLink>}
        />
      )}
      {data && data.length > 0 && (
        <div className={styles.section}>
          <SmallTable
            label={t('workload.title')}
            rows={data}
            keyOf={({ responsible }) => responsible ?? ''}
            columns={columns}
          />
        </div>
      )}
    </WorkPage>
  )
}
