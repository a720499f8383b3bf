import { declineCaseQuotation, requestCaseQuotation, withdrawCaseQuotation } from '@markwright/api-client/cases'
import type { CaseCheck } from '@markwright/api-client/models/caseCheck'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import type { CaseProblem } from '@markwright/api-client/models/caseProblem'
import type { CaseQuotation } from '@markwright/api-client/models/caseQuotation'
import { Alert, Button, Flex, Form, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { OrderItems, OrderTotals } from '../../../shared/orders/order-items.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { OrderForm } from './order-form.tsx'
import { ProblemList } from './problem-list.tsx'
import { QuotationState } from './quotation-state.tsx'

type Props = {
  draft: CaseDraft
  /** Of the draft as it is shown. */
  version: number
  check: CaseCheck | null
  isChecking: boolean
  error: unknown
  /** The latest first; undefined while they are read. */
  quotations: readonly CaseQuotation[] | undefined
  /** Whether staff quote the matter at present. */
  isSold: boolean
  onCheck: () => void
  onJump: (problem: CaseProblem) => void
  /** Whether the editor shows why something was refused. */
  onRefusal: (refusal: unknown) => boolean
  /** A quotation was requested or changed. */
  onChange: () => Promise<void>
}

/** The last step of a matter that staff quote: the request, what was offered, and the order by it. */
export function QuotationStep(props: Props) {
  const { t } = useTranslation('quotations')
  const { check, isChecking, error, quotations, onCheck, onJump, onChange } = props
  const reread = () => {
    onCheck()
    void onChange()
  }
  if (error && !isChecking) return <ErrorView error={error} onRetry={reread} />
  if (!check || isChecking || !quotations) return <Skeleton active paragraph={{ rows: 6 }} />
  const [latest, ...former] = quotations
  const isOpen = latest?.state === 'requested' || latest?.state === 'offered'
  return (
    <div style={{ maxWidth: 800 }}>
      {!isOpen && latest && <Outcome quotation={latest} />}
      {check.problems.length > 0 ? (
        <ProblemList problems={check.problems} onJump={onJump} />
      ) : latest?.state === 'offered' ? (
        <Offered {...props} quotation={latest} onCheck={reread} />
      ) : latest?.state === 'requested' ? (
        <Requested {...props} quotation={latest} />
      ) : (
        <Request {...props} />
      )}
      {former.length > 0 && (
        <>
          <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('former')}</h2>
          <ul>
            {former.map((each) => (
              <li key={each.id} style={{ marginBottom: 8 }}>
                <span className="numeric">{each.number}</span> <QuotationState of={each} />{' '}
                <span className="day">{toLocalMinute(each.createTime)}</span>
                {each.reason && <p>{each.reason}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** How the latest quotation ended. */
function Outcome({ quotation: { state, number, reason, validUntil } }: { quotation: CaseQuotation }) {
  const { t } = useTranslation('quotations')
  return (
    <Alert
      type={state === 'refused' ? 'warning' : 'info'}
      showIcon
      style={{ marginBottom: 16 }}
      title={t(`outcome.${state as 'refused'}`, { number, day: validUntil })}
      description={reason}
    />
  )
}

function Request({ draft, version, isSold, onRefusal, onChange }: Props) {
  const { t } = useTranslation('quotations')
  const request = useAction(async () => {
    try {
      await requestCaseQuotation(draft.id, { version })
    } catch (refusal) {
      if (!onRefusal(refusal)) throw refusal
    }
    await onChange()
  })
  if (!isSold) return <Alert type="info" showIcon title={t('notOffered')} description={t('notOfferedText')} />
  return (
    <>
      <p style={{ marginBottom: 16 }}>{t('request.text')}</p>
      <ErrorNote error={request.error} act="submit" />
      <Button type="primary" size="large" loading={whenSlow(request.isRunning)} onClick={() => void request.run()}>
        {t('request.submit')}
      </Button>
    </>
  )
}

function Requested({ draft, quotation, onChange }: Props & { quotation: CaseQuotation }) {
  const { t } = useTranslation('quotations')
  const withdraw = useAction(async () => {
    try {
      await withdrawCaseQuotation(draft.id, { version: quotation.version })
    } finally {
      await onChange()
    }
  })
  return (
    <>
      <Alert
        type="success"
        showIcon
        style={{ marginBottom: 16 }}
        title={t('requested.title', { number: quotation.number, time: toLocalMinute(quotation.createTime) })}
        description={t('requested.text')}
      />
      <ErrorNote error={withdraw.error} act="change" />
      <Button loading={whenSlow(withdraw.isRunning)} onClick={() => void withdraw.run()}>
        {t('requested.withdraw')}
      </Button>
    </>
  )
}

function Offered({ draft, version, quotation, onCheck, onRefusal, onChange }: Props & { quotation: CaseQuotation }) {
  const { t } = useTranslation('quotations')
  const [isDeclining, setIsDeclining] = useState(false)
  const { id, number, price, remark, validUntil } = quotation
  if (!price) return null
  return (
    <>
      <Flex gap={12} wrap align="center" style={{ marginBottom: 12 }}>
        <strong className="numeric">{number}</strong>
        <QuotationState of={quotation} />
        <span>{t('offered.validUntil', { day: validUntil })}</span>
      </Flex>
      {remark && (
        <Alert
          type="info"
          style={{ marginBottom: 16 }}
          title={t('offered.remark')}
          description={<span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{remark}</span>}
        />
      )}
      <OrderItems items={price.items} />
      <OrderTotals {...price} display={null} displayTotal={null} />
      <OrderForm
        draftId={draft.id}
        order={{ version, total: price.total, quotation: { id, version: quotation.version } }}
        onCheck={onCheck}
        onRefusal={onRefusal}
      />
      <Button style={{ marginTop: 16 }} aria-haspopup="dialog" onClick={() => setIsDeclining(true)}>
        {t('offered.decline')}
      </Button>
      <FormDialog<{ reason: string }>
        isOpen={isDeclining}
        title={t('offered.declineTitle', { number })}
        confirmLabel={t('offered.decline')}
        act={async ({ reason }) => {
          await declineCaseQuotation(draft.id, { version: quotation.version, reason: reason.trim() })
          await onChange()
        }}
        onClose={() => setIsDeclining(false)}
      >
        <p style={{ marginBottom: 16 }}>{t('offered.declineText')}</p>
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[{ required: true, whitespace: true, message: t('reasonMissing') }]}
        >
          <Input.TextArea autoFocus rows={3} maxLength={500} />
        </Form.Item>
      </FormDialog>
    </>
  )
}
