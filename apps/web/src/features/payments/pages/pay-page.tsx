import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isOfAnnuities, paths } from '../../../shared/lib/paths.ts'
import { arePayingAnnuities } from '../../../shared/orders/tm-pay.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { PayOrders } from '../components/pay-orders.tsx'
import { usePayingOrders } from '../hooks/use-paying-orders.ts'

/** One or more orders are paid: by a code, on a page of a provider, or by a transfer. */
export function PayPage() {
  const { t } = useTranslation('payments')
  const ids = usePayingOrders()
  const [parameters] = useSearchParams()
  const isAnnuities = isOfAnnuities(parameters) || arePayingAnnuities(ids)
  return (
    <WorkPage title={t('pay.title')}>
      <MemberOnly text={t('signIn')}>
        {() =>
          ids.length === 0 ? (
            <NoOrders paths={paths} />
          ) : (
            <PayOrders key={ids.join(';')} ids={ids} isOfAnnuities={isAnnuities} />
          )
        }
      </MemberOnly>
    </WorkPage>
  )
}
