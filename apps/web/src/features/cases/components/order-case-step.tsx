import { getListCaseDraftsQueryKey, getListCasesQueryKey, orderCase } from '@markwright/api-client/cases'
import type { CaseCheck } from '@markwright/api-client/models/caseCheck'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import type { CaseProblem } from '@markwright/api-client/models/caseProblem'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { casePath, paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { ProblemList } from './problem-list.tsx'

/** The last step: what is still wrong or, where nothing is, what the case costs, and its order. */
export function OrderCaseStep({
  draft,
  version,
  check,
  isChecking,
  error,
  onCheck,
  onJump,
  onRefusal,
}: {
  draft: CaseDraft
  /** Of the draft as it is shown. */
  version: number
  check: CaseCheck | null
  isChecking: boolean
  error: unknown
  onCheck: () => void
  onJump: (problem: CaseProblem) => void
  /** Whether the editor shows why the order was refused. */
  onRefusal: (refusal: unknown) => boolean
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAgreed, setIsAgreed] = useState(false)
  const price = check?.price ?? null
  const order = useAction(async (total: string) => {
    const receipt = await orderCase(draft.id, { version, total, agree: isAgreed }).catch((refusal: unknown) => {
      if (onRefusal(refusal)) return null
      throw refusal
    })
    if (!receipt) return
    for (const queryKey of [getListCaseDraftsQueryKey(), getListCasesQueryKey()])
      void queryClient.invalidateQueries({ queryKey })
    // The draft is gone; going back leads to what was before it.
    await navigate(casePath(receipt.caseId), { replace: true })
  })
  if (error && !isChecking) return <ErrorView error={error} onRetry={onCheck} />
  if (!check || isChecking) return <Skeleton active paragraph={{ rows: 6 }} />
  if (check.problems.length > 0) return <ProblemList problems={check.problems} onJump={onJump} />
  if (!price) return <Alert type="info" showIcon title={t('order.noPrice')} description={t('order.noPriceText')} />
  return (
    <div style={{ maxWidth: 560 }}>
      {check.fileFrom && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title={t('order.scheduled', { day: check.fileFrom })}
          description={t('order.scheduledText')}
        />
      )}
      <Facts
        facts={[
          ...price.items.map(
            (item, index) =>
              [
                t(`order.${item.unit}`, { name: item.name[language], count: item.quantity }),
                <span key={index}>
                  {t('order.itemFees', {
                    service: shownMoney(item.serviceFee, price.currency),
                    official: shownMoney(item.officialFee, price.currency),
                  })}
                </span>,
              ] as const,
          ),
          [t('order.serviceFee'), shownMoney(price.serviceFee, price.currency)],
          [t('order.officialFee'), shownMoney(price.officialFee, price.currency)],
          [t('order.total'), <strong key="total">{shownMoney(price.total, price.currency)}</strong>],
        ]}
      />
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
        <Button
          type="primary"
          size="large"
          loading={whenSlow(order.isRunning)}
          onClick={() => void order.run(price.total)}
        >
          {t('order.submit')}
        </Button>
      </div>
    </div>
  )
}
