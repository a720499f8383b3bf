import type { CaseCheck } from '@markwright/api-client/models/caseCheck'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import type { CaseProblem } from '@markwright/api-client/models/caseProblem'
import { Alert, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { OrderForm } from './order-form.tsx'
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
  const price = check?.price ?? null
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
      <OrderForm draftId={draft.id} order={{ version, total: price.total }} onCheck={onCheck} onRefusal={onRefusal} />
    </div>
  )
}
