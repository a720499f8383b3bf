import { getListCaseDraftsQueryKey, getListCasesQueryKey, orderCase } from '@markwright/api-client/cases'
import type { CaseOrder } from '@markwright/api-client/models/caseOrder'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { casePath, paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Orders a draft at the price that is shown above. */
export function OrderForm({
  draftId,
  order: ordered,
  onCheck,
  onRefusal,
}: {
  draftId: string
  /** What the member has read: the version of the draft, its price and, of a matter that staff quote, the quotation. */
  order: Omit<CaseOrder, 'agree'>
  /** Reads draft and price again. */
  onCheck: () => void
  /** Whether the editor shows why the order was refused. */
  onRefusal: (refusal: unknown) => boolean
}) {
  const { t } = useTranslation('cases')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAgreed, setIsAgreed] = useState(false)
  const order = useAction(async () => {
    const receipt = await orderCase(draftId, { ...ordered, agree: isAgreed }).catch((refusal: unknown) => {
      if (onRefusal(refusal)) return null
      throw refusal
    })
    if (!receipt) return
    for (const queryKey of [getListCaseDraftsQueryKey(), getListCasesQueryKey()])
      void queryClient.invalidateQueries({ queryKey })
    // The draft is gone; going back leads to what was before it.
    await navigate(casePath(receipt.caseId), { replace: true })
  })
  return (
    <>
      <p style={{ margin: '16px 0' }}>
        <Checkbox checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)}>
          <Trans
            t={t}
            i18nKey="order.agree"
            components={{
              a: <a href={`#${paths.term}`} target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }} />,
            }}
          />
        </Checkbox>
      </p>
      <ErrorNote error={order.error} act="submit" />
      {order.error !== null && (
        <Button style={{ marginBottom: 12 }} onClick={onCheck}>
          {t('order.checkAgain')}
        </Button>
      )}
      <div>
        <Button type="primary" size="large" loading={whenSlow(order.isRunning)} onClick={() => void order.run()}>
          {t('order.submit')}
        </Button>
      </div>
    </>
  )
}
