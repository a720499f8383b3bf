import { useListReconciliationDifferences, useListReconciliations } from '@markwright/api-client/backoffice'
import { OnlineMethod } from '@markwright/api-client/models/onlineMethod'
import type { Reconciliation } from '@markwright/api-client/models/reconciliation'
import type { ReconciliationDifference } from '@markwright/api-client/models/reconciliationDifference'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { LinkTabs } from '../../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import type { Column } from '../../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../../shared/manage/managed-list.tsx'
import { ReconcileDay } from './reconcile-day.tsx'
import { ResolveDifference } from './resolve-difference.tsx'
import { StateTag } from '../../../../shared/manage/state-tag.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { useListAddress } from '../../../../shared/list/use-list-address.ts'
import { useListRequest } from '../../../../shared/list/use-list-request.ts'
import { useMay } from '../../../../shared/manage/use-may.ts'

const methods = Object.values(OnlineMethod)
const tabs = ['bills', 'differences'] as const

/** Bills of providers compared with what was recorded here. */
export function ReconciliationPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const mayReview = useMay()('payments.review')
  const tab = useListAddress().choice('tab', tabs) ?? tabs[0]
  return (
    <WorkPage
      title={t('menu.reconciliation')}
      lead={t('commerce:reconciliation.lead')}
      actions={mayReview && <ReconcileDay />}
    >
      <LinkTabs
        label={t('menu.reconciliation')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          path: `${paths.manageReconciliation}?tab=${key}`,
          text: t(`commerce:reconciliation.tabs.${key}`),
        }))}
      />
      {tab === 'bills' ? <Bills /> : <Differences mayReview={mayReview} />}
    </WorkPage>
  )
}

function Bills() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const list = useListRequest({ method: methods })
  const result = useListReconciliations(list.request, { query: listQuery })
  const columns: Column<Reconciliation>[] = [
    { key: 'day', title: t('commerce:reconciliation.day'), render: ({ day }) => <span className="day">{day}</span> },
    {
      key: 'method',
      title: t('commerce:order.method'),
      render: ({ method: of }) => payMethodLabels[of][language],
    },
    {
      key: 'paid',
      title: t('commerce:reconciliation.paid'),
      render: ({ payments, paid }) => (
        <span className="numeric">
          {payments} · {shownMoney(paid)}
        </span>
      ),
    },
    {
      key: 'refunded',
      title: t('commerce:reconciliation.refunded'),
      render: ({ refunds, refunded }) => (
        <span className="numeric">
          {refunds} · {shownMoney(refunded)}
        </span>
      ),
    },
    {
      key: 'differences',
      title: t('commerce:reconciliation.differences'),
      render: ({ differences, openDifferences }) => (
        <StateTag
          tone={openDifferences > 0 ? 'bad' : 'good'}
          text={t('commerce:reconciliation.open', { count: openDifferences, total: differences })}
        />
      ),
    },
    {
      key: 'created',
      title: t('commerce:reconciliation.compared'),
      render: ({ createTime }) => <Instant at={createTime} />,
    },
  ]
  return (
    <ManagedList
      label={t('commerce:reconciliation.tabs.bills')}
      answer={result}
      list={list}
      columns={columns}
      filters={
        <FilterChoice
          name="method"
          label={t('commerce:order.method')}
          values={methods}
          wordFor={(value) => payMethodLabels[value][language]}
        />
      }
      empty={{ title: t('commerce:reconciliation.none'), text: t('commerce:reconciliation.noneText') }}
    />
  )
}

function Differences({ mayReview }: { mayReview: boolean }) {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const list = useListRequest({ open: 'flag' })
  const result = useListReconciliationDifferences(list.request, { query: listQuery })
  const columns: Column<ReconciliationDifference>[] = [
    {
      key: 'kind',
      title: t('commerce:reconciliation.kind'),
      render: ({ kind }) => t(`commerce:reconciliation.kinds.${kind}`),
    },
    {
      key: 'day',
      title: t('commerce:reconciliation.day'),
      render: ({ day, method }) => `${day} · ${payMethodLabels[method][language]}`,
    },
    {
      key: 'number',
      title: t('commerce:transaction'),
      render: ({ number, transactionId }) => (
        <span className="numeric">
          {number}
          <br />
          {transactionId}
        </span>
      ),
    },
    {
      key: 'ours',
      title: t('commerce:reconciliation.ours'),
      render: ({ ours }) => (ours ? <span className="numeric">{shownMoney(ours)}</span> : '—'),
    },
    {
      key: 'theirs',
      title: t('commerce:reconciliation.theirs'),
      render: ({ theirs }) => (theirs ? <span className="numeric">{shownMoney(theirs)}</span> : '—'),
    },
    {
      key: 'acts',
      title: t('commerce:acts'),
      render: ({ id, resolvedBy, resolveTime, note }) =>
        resolveTime ? (
          <>
            {note} · {resolvedBy} · <Instant at={resolveTime} />
          </>
        ) : (
          mayReview && <ResolveDifference id={id} />
        ),
    },
  ]
  return (
    <ManagedList
      label={t('commerce:reconciliation.tabs.differences')}
      answer={result}
      list={list}
      columns={columns}
      filters={
        <FilterChoice
          name="open"
          label={t('commerce:order.state')}
          values={['true'] as const}
          wordFor={() => t('commerce:reconciliation.onlyOpen')}
        />
      }
      empty={{
        title: t('commerce:reconciliation.noDifferences'),
        text: t('commerce:reconciliation.noDifferencesText'),
      }}
    />
  )
}
