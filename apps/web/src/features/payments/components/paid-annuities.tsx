import { getListAnnuitiesQueryKey, listAnnuities, useGetPatentAnnuities } from '@markwright/api-client/hosting'
import type { Annuity } from '@markwright/api-client/models/annuity'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { patentAnnuitiesPath } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'

/** Annuities that orders were paid for, each with the next one. */
export function PaidAnnuities({ orderNos }: { orderNos: readonly string[] }) {
  const { t } = useTranslation('annuities')
  const { data, error, refetch } = useQuery({
    queryKey: [...getListAnnuitiesQueryKey(), 'paid', orderNos],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        (['paid', 'instructed', 'done'] as const).map((stage) =>
          allPages((part) => listAnnuities({ stage, ...part }, { signal })),
        ),
      )
      return found.flat().filter(({ deadline }) => deadline.orderNo !== null && orderNos.includes(deadline.orderNo))
    },
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3, width: '100%' }} />
  if (data.length === 0) return null
  const columns: Column<Annuity>[] = [
    {
      key: 'right',
      title: t('right'),
      render: ({ deadline: { itemId, itemTitle, itemNumber } }) => (
        <>
          <SiteLink to={patentAnnuitiesPath(itemId)}>{itemTitle}</SiteLink>
          <div className="numeric">{itemNumber}</div>
        </>
      ),
    },
    {
      key: 'year',
      title: t('year'),
      render: ({ deadline: { name, dueOn } }) => (
        <>
          {name} <span className="day">{dueOn}</span>
        </>
      ),
    },
    { key: 'next', title: t('paid.next'), render: ({ deadline }) => <NextAnnuity of={deadline} /> },
  ]
  return (
    <section aria-label={t('paid.title')} style={{ marginTop: 24, textAlign: 'start' }}>
      <h3 style={{ marginBottom: 12, fontSize: 16 }}>{t('paid.title')}</h3>
      <SmallTable
        label={t('paid.title')}
        rows={data}
        keyOf={({ deadline }) => deadline.id}
        columns={columns}
        pageSize={20}
      />
    </section>
  )
}

function NextAnnuity({ of: { itemId, dueOn } }: { of: Annuity['deadline'] }) {
  const { t } = useTranslation('annuities')
  const { data } = useGetPatentAnnuities(itemId, { query: { staleTime: 0 } })
  if (!data) return '—'
  const next = data.annuities.find((annuity) => annuity.dueOn > dueOn)
  return next ? t('paid.nextOn', { year: next.year, day: next.dueOn }) : t('paid.noNext')
}
