import { getListAnnuitiesQueryKey, listAnnuities } from '@markwright/api-client/hosting'
import type { Annuity } from '@markwright/api-client/models/annuity'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/annuities.module.css'
import { AnnuityList } from '../components/annuity-list.tsx'
import hosting from '../components/hosting.module.css'
import { OrderAnnuities } from '../components/order-annuities.tsx'
import { knownFee, sumFees } from '../model/annuities.ts'

const idsOf = (annuities: readonly Annuity[]) => annuities.map(({ deadline }) => deadline.id)

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
  const [selected, setSelected] = useState<readonly string[]>([])
  const [isOrdering, setIsOrdering] = useState(false)
  const annuities = data ?? []
  const orderable = annuities.filter(({ fee, deadline }) => knownFee(fee) && deadline.role !== 'reader')
  const chosen = orderable.filter(({ deadline: { id } }) => selected.includes(id))
  const toOrder = chosen.length > 0 ? chosen : orderable
  const sum = sumFees(toOrder.map(({ fee }) => fee))
  const { unknown } = sumFees(annuities.map(({ fee }) => fee))
  return (
    <WorkPage title={t('mine.title')} lead={t('mine.lead')}>
      <AnnuityTabs current="toOrder" />
      {annuities.length > 0 && (
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
      <AnnuityList
        label={t('mine.title')}
        answer={{ data: pageOfRows(data, address), error, refetch }}
        address={address}
        empty={{
          title: t('mine.none'),
          text: t('mine.noneText'),
          actions: <ButtonLink to={paths.annuities}>{t('mine.toAll')}</ButtonLink>,
        }}
        chosen={idsOf(chosen)}
        onChoose={setSelected}
        isOffered={({ fee }) => knownFee(fee) !== null}
      />
      <OrderAnnuities ids={idsOf(toOrder)} isOpen={isOrdering} onClose={() => setIsOrdering(false)} />
    </WorkPage>
  )
}
