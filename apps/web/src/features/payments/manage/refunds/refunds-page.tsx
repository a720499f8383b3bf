import { useListRefunds } from '@markwright/api-client/backoffice'
import { ListRefundsKind } from '@markwright/api-client/models/listRefundsKind'
import { ListRefundsState } from '@markwright/api-client/models/listRefundsState'
import type { ManagedRefund } from '@markwright/api-client/models/managedRefund'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { useTranslation } from 'react-i18next'
import { manageCasePath, manageOrderPath } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../../shared/list/filter-search.tsx'
import type { Column } from '../../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../../shared/manage/managed-list.tsx'
import { RefundActions } from './refund-actions.tsx'
import { ShowCalculation } from './show-calculation.tsx'
import { StateTag, type Tone } from '../../../../shared/manage/state-tag.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { useListRequest } from '../../../../shared/list/use-list-request.ts'
import { useMay } from '../../../../shared/manage/use-may.ts'

const states = Object.values(ListRefundsState)
const kinds = Object.values(ListRefundsKind)
const tones: Record<ManagedRefund['state'], Tone> = {
  requested: 'warn',
  approved: 'warn',
  processing: 'warn',
  done: 'good',
  failed: 'bad',
  rejected: 'calm',
  withdrawn: 'calm',
}

/** Refunds that members have requested, and surplus that is to be returned. */
export function RefundsPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const mayDecide = useMay()('refunds.decide')
  const list = useListRequest({ keyword: 'text', state: states, kind: kinds })
  const result = useListRefunds(list.request, { query: listQuery })
  const columns: Column<ManagedRefund>[] = [
    {
      key: 'number',
      title: t('commerce:refund.number'),
      render: ({ number, createTime }) => (
        <>
          <span className="numeric">{number}</span>
          <br />
          <Instant at={createTime} />
        </>
      ),
    },
    { key: 'kind', title: t('commerce:refund.kind'), render: (refund) => t(`commerce:refund.kinds.${refund.kind}`) },
    {
      key: 'order',
      title: t('commerce:order.number'),
      render: ({ orderId, orderNo, caseId, caseNo, intendedOrders, paymentNo, receiptTransactionId }) => (
        <>
          {[...(orderId ? [{ id: orderId, orderNo }] : []), ...intendedOrders].map((order) => (
            <div key={order.id}>
              <SiteLink to={manageOrderPath(order.id)} className="numeric">
                {order.orderNo}
              </SiteLink>
            </div>
          ))}
          {caseId && (
            <div>
              <SiteLink to={manageCasePath(caseId)} className="numeric">
                {caseNo}
              </SiteLink>
            </div>
          )}
          <span className="numeric">{paymentNo ?? receiptTransactionId}</span>
        </>
      ),
    },
    {
      key: 'amount',
      title: t('commerce:refund.amount'),
      render: (refund) => (
        <>
          <span className="numeric">
            {shownMoney(refund.amount)} / {shownMoney(refund.amountMax)}
          </span>
          {refund.kind === 'order' && (
            <>
              <br />
              <ShowCalculation refund={refund} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'reason',
      title: t('commerce:refund.reason'),
      render: ({ kind: ofKind, reason }) =>
        ofKind === 'surplus' ? t(`commerce:surplus.${reason as 'duplicate'}`, { defaultValue: reason }) : reason,
    },
    {
      key: 'method',
      title: t('commerce:order.method'),
      render: ({ method }) => (method ? payMethodLabels[method][language] : '—'),
    },
    {
      key: 'state',
      title: t('commerce:order.state'),
      render: ({ state: current, problem, rejectReason, keepsService }) => (
        <>
          <StateTag tone={tones[current]} text={t(`commerce:refund.states.${current}`)} />{' '}
          {current === 'failed' ? problem : rejectReason} {keepsService && t('commerce:refund.kept')}
        </>
      ),
    },
    { key: 'member', title: t('commerce:order.member'), render: ({ userPhone }) => userPhone ?? '—' },
    { key: 'acts', title: t('commerce:acts'), render: (refund) => mayDecide && <RefundActions refund={refund} /> },
  ]
  return (
    <WorkPage title={t('menu.refunds')} lead={t('commerce:refund.lead')}>
      <ManagedList
        label={t('menu.refunds')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('commerce:search')}
              placeholder={t('commerce:refund.searchPlaceholder')}
            />
            <FilterChoice
              name="state"
              label={t('commerce:order.state')}
              values={states}
              wordFor={(value) => t(`commerce:refund.states.${value}`)}
            />
            <FilterChoice
              name="kind"
              label={t('commerce:refund.kind')}
              values={kinds}
              wordFor={(value) => t(`commerce:refund.kinds.${value}`)}
            />
          </>
        }
        empty={{ title: t('commerce:refund.none'), text: t('commerce:refund.noneText') }}
      />
    </WorkPage>
  )
}
