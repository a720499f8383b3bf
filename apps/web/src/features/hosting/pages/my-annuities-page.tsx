import { getListAnnuitiesQueryKey, listAnnuities } from '@markwright/api-client/hosting'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/annuities.module.css'
import { annuityRows, useAnnuityColumns } from '../components/annuity-columns.tsx'
import { FeeDrawer } from '../components/fee.tsx'
import hosting from '../components/hosting.module.css'
import { OrderAnnuities } from '../components/order-annuities.tsx'
import { useFeeDrawer } from '../hooks/use-fee-drawer.ts'
import { knownFee, sumFees } from '../model/annuities.ts'

/** Annuities that are to be kept and are not ordered yet, with what they cost together. */
export function MyAnnuitiesPage() {
  const { t } = useTranslation('annuities')
  const address = useListAddress()
  const { data, error, refetch } = useQuery({
    queryKey: [...getListAnnuitiesQueryKey(), 'kept'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      allPages((part) => listAnnuities({ decision: 'keep', stage: 'open', ...part }, { signal })),
  })
  const fees = useFeeDrawer()
  const columns = useAnnuityColumns(fees.open)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [isOrdering, setIsOrdering] = useState(false)
  const rows = annuityRows(data ?? [])
  const orderable = rows.filter(({ fee, deadline }) => knownFee(fee) && deadline.role !== 'reader')
  const chosen = orderable.filter(({ id }) => selected.includes(id))
  const toOrder = chosen.length > 0 ? chosen : orderable
  const sum = sumFees(toOrder.map(({ fee }) => fee))
  const { unknown } = sumFees(rows.map(({ fee }) => fee))
  return (
    <WorkPage title={t('mine.title')} lead={t('mine.lead')}>
      <AnnuityTabs current="toOrder" />
      {rows.length > 0 && (
        <section className={`${styles.sum} ${hosting.sectionHead}`} aria-label={t('order.total')}>
          <div role="status">
            <p>
              {t('mine.sum', {
                count: sum.count,
                official: shownMoney(sum.official),
                service: shownMoney(sum.service),
                total: shownMoney(sum.total),
              })}
            </p>
            {unknown > 0 && <p className={hosting.faint}>{t('mine.unpriced', { count: unknown })}</p>}
          </div>
          <Button
            type="primary"
            aria-haspopup="dialog"
            disabled={toOrder.length === 0}
            onClick={() => setIsOrdering(true)}
          >
            {t(chosen.length > 0 ? 'mine.orderChosen' : 'mine.orderAll', { count: toOrder.length })}
          </Button>
        </section>
      )}
      <RecordList
        label={t('mine.title')}
        answer={{ data: data && pageOfRows(rows, address), error, refetch }}
        address={address}
        columns={columns}
        empty={{
          title: t('mine.none'),
          text: t('mine.noneText'),
          actions: <ButtonLink to={paths.annuities}>{t('mine.toAll')}</ButtonLink>,
        }}
        choice={{
          chosen: chosen.map(({ id }) => id),
          onChoose: setSelected,
          labelOf: ({ deadline: { itemTitle, name } }) => t('choose', { title: itemTitle, name }),
          isOffered: ({ fee, deadline: { role } }) => knownFee(fee) !== null && role !== 'reader',
        }}
      />
      <OrderAnnuities ids={toOrder.map(({ id }) => id)} isOpen={isOrdering} onClose={() => setIsOrdering(false)} />
      <FeeDrawer {...fees.drawer} />
    </WorkPage>
  )
}
