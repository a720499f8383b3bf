import { useGetPaymentStatus } from '@markwright/api-client/payments'
import { CheckOutlined, FileTextOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { corporatePaymentPath, idsIn, orderPath, paths, paySuccessPath } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { NoOrders } from '../../../shared/orders/no-orders.tsx'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

/** Pending payment, and review rejected: a proof is still to come. */
const WITHOUT_PROOF: readonly number[] = [0, 4]

/** The proof of a transfer was uploaded: whether it was is looked up, since anybody can open the address. */
export function UploadSuccessPage() {
  const { t } = useTranslation('payments')
  const [parameters] = useSearchParams()
  const ids = idsIn(parameters)
  return (
    <WorkPage title={t('uploaded.title')}>
      <MemberOnly text={t('signIn')}>
        {() => (ids.length === 0 ? <NoOrders paths={paths} /> : <Uploaded key={ids.join(';')} ids={ids} />)}
      </MemberOnly>
    </WorkPage>
  )
}

function Uploaded({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('payments')
  const { data, error, refetch } = useGetPaymentStatus(
    { orderIds: ids.join(';') },
    { query: { staleTime: 0, retry: false } },
  )
  if (isUnknown(error) && !data) return <NoOrders paths={paths} />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  if (data.isPaid) return <Navigate to={paySuccessPath(ids)} replace />
  if (data.orders.some(({ status }) => WITHOUT_PROOF.includes(status)))
    return (
      <MessageView
        stamp={<FileTextOutlined />}
        title={t('uploaded.missing')}
        text={t('uploaded.missingText')}
        actions={
          <ButtonLink type="primary" to={corporatePaymentPath(ids)}>
            {t('uploaded.upload')}
          </ButtonLink>
        }
      />
    )
  const [only] = data.orders.length === 1 ? data.orders : []
  return (
    <MessageView
      stamp={<CheckOutlined />}
      title={t('uploaded.heading')}
      text={t('uploaded.text')}
      actions={
        <ButtonLink type="primary" to={only ? orderPath(only.id) : paths.myOrder}>
          {t(only ? 'viewOrder' : 'myOrders')}
        </ButtonLink>
      }
    />
  )
}
