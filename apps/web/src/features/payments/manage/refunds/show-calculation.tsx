import { useGetManagedRefund } from '@markwright/api-client/backoffice'
import type { ManagedRefund } from '@markwright/api-client/models/managedRefund'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { ErrorView } from '../../../../shared/ui/feedback/error-view.tsx'
import { RefundCalculation } from './refund-calculation.tsx'

/** Shows how the amount of a refund of an order is computed, or was when it was decided. */
export function ShowCalculation({ refund: { id, number, decisionReason } }: { refund: ManagedRefund }) {
  const { t } = useTranslation('commerce')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useGetManagedRefund(id, { query: { enabled: isOpen, staleTime: 0 } })
  return (
    <>
      <Button size="small" type="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('refund.show')}
      </Button>
      <Modal
        open={isOpen}
        title={`${t('refund.calculation.title')} · ${number}`}
        footer={null}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton active />}
        {data && <RefundCalculation items={data.calculation} />}
        {data && (
          <p>
            {t('refund.amount')}: {shownMoney(data.refund.amount)} / {shownMoney(data.refund.amountMax)}
          </p>
        )}
        {decisionReason && (
          <p>
            {t('refund.otherReason')}: {decisionReason}
          </p>
        )}
      </Modal>
    </>
  )
}
