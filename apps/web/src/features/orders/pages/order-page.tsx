import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { OrderDetail } from '../components/order-detail.tsx'

/** An order in the personal center. */
export function OrderPage() {
  const { t } = useTranslation('orders')
  const [parameters] = useSearchParams()
  return (
    <WorkPage title={t('detail.title')}>
      <OrderDetail id={parameters.get('id') ?? ''} />
    </WorkPage>
  )
}
