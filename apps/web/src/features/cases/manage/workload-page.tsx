import { useGetCaseWorkload } from '@markwright/api-client/backoffice'
import type { CaseWorkloadItem } from '@markwright/api-client/models/caseWorkloadItem'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { BarList } from '../../../shared/charts/bar-list.tsx'
import { paths } from '../../../shared/lib/paths.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

/** Each figure with the filter of the desk that lists its cases. */
const figures = {
  open: 'stage=open',
  toFile: 'stage=toFile',
  member: 'stage=member',
  unanswered: 'unanswered=true',
  overdue: 'deadline=overdue',
  in7Days: 'deadline=in7Days',
  in30Days: 'deadline=in30Days',
  filedLately: 'stage=filedLately',
} as const
type Figure = keyof typeof figures
const figureNames = Object.keys(figures) as Figure[]

/** Figures of somebody, of nobody (`none`), or of all (null). */
type Row = Record<Figure, number> & { assignee: string | null; name: string }

const listPath = (assignee: string | null, figure: Figure) =>
  `${paths.manageCases}?${assignee === null ? '' : `assignee=${assignee}&`}${figures[figure]}`

/** How many cases each of the staff has, by what is to be done. */
export function CaseWorkloadPage() {
  const { t } = useTranslation(['caseDesk', 'backoffice'])
  const { data, error, refetch } = useGetCaseWorkload({ query: listQuery })
  return (
    <WorkPage
      title={t('workload.title')}
      lead={t('workload.lead')}
      actions={<ButtonLink to={paths.manageCases}>{t('backoffice:menu.cases')}</ButtonLink>}
    >
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Workload rows={data} />
      ) : (
        <Skeleton active paragraph={{ rows: 8, width: '100%' }} />
      )}
    </WorkPage>
  )
}

function Workload({ rows }: { rows: readonly CaseWorkloadItem[] }) {
  const { t } = useTranslation('caseDesk')
  const wordFor = (figure: Figure) =>
    figure === 'unanswered' || figure === 'overdue' || figure === 'in7Days' || figure === 'in30Days'
      ? t(`workload.${figure}`)
      : t(`filter.stages.${figure}`)
  const named = rows.map(({ staff, ...counts }): Row => {
    const name = staff === null ? t('workload.none') : staff.name
    return {
      ...counts,
      assignee: staff?.id ?? 'none',
      name: staff?.isActive === false ? t('filter.inactive', { name }) : name,
    }
  })
  const total = Object.fromEntries(
    figureNames.map((figure) => [figure, named.reduce((sum, row) => sum + row[figure], 0)]),
  ) as Record<Figure, number>
  const columns: Column<Row>[] = [
    { key: 'staff', title: t('workload.staff'), render: ({ name }) => name },
    ...figureNames.map((figure): Column<Row> => ({
      key: figure,
      title: wordFor(figure),
      isNumber: true,
      render: (row) => (
        <SiteLink
          to={listPath(row.assignee, figure)}
          aria-label={t('workload.show', { staff: row.name, figure: wordFor(figure), count: row[figure] })}
        >
          {row[figure].toLocaleString('en')}
        </SiteLink>
      ),
    })),
  ]
  return (
    <div style={{ marginTop: 20 }}>
      <SmallTable
        label={t('workload.table')}
        rows={[...named, { ...total, assignee: null, name: t('workload.total') }]}
        keyOf={({ assignee }) => assignee ?? 'all'}
        columns={columns}
      />
      <section aria-label={t('workload.chart')} style={{ marginTop: 28 }}>
        <h2 style={{ fontSize: 16 }}>{t('workload.chart')}</h2>
        <BarList
          legend={[wordFor('toFile'), wordFor('member'), t('workload.others')]}
          bars={named.map(({ assignee, name, open, toFile, member }) => ({
            key: assignee ?? 'all',
            label: <SiteLink to={listPath(assignee, 'open')}>{name}</SiteLink>,
            total: open,
            parts: [toFile, member, open - toFile - member],
          }))}
        />
      </section>
    </div>
  )
}
