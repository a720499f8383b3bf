import { paths } from '../../../shared/lib/paths.ts'
import { useTranslation } from 'react-i18next'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { TransferOrders } from '../components/transfer-orders.tsx'
import { usePayingOrders } from '../hooks/use-paying-orders.ts'

/** Orders are paid by a transfer, and its proof is uploaded. */
export function TransferPage() {
  const { t } = useTranslation('payments')
  const ids = usePayingOrders()
  return (
    <WorkPage title={t('transfer.title')} lead={t('transfer.lead')}>
      <MemberOnly text={t('signIn')}>
        {() => (ids.length === 0 ? <NoOrders paths={paths} /> : <TransferOrders key={ids.join(';')} ids={ids} />)}
      </MemberOnly>
    </WorkPage>
  )
}
