import { useListReconciliationDifferences, useListReconciliations } from '@markwright/api-client/backoffice'
import { OnlineMethod } from '@markwright/api-client/models/onlineMethod'
import type { Reconciliation } from '@markwright/api-client/models/reconciliation'
import type { ReconciliationDifference } from '@markwright/api-client/models/reconciliationDifference'
import { payMethodLabels } from '@markwright/domain/order-statuses'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { LinkTabs } from '../../../shared/ui/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { ReconcileDay } from '../components/reconciliation/reconcile-day.tsx'
import { ResolveDifference } from '../components/reconciliation/resolve-difference.tsx'
import { StateTag } from '../components/state-tag.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../hooks/use-may.ts'

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
  const address = useListAddress()
  const method = address.choice('method', methods)
  const answer = useListReconciliations(
    { current: address.page, size: address.size, ...(method && { method }) },
    { query: listQuery },
  )
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
    <>
      <Filters>
        <FilterChoice
          address={address}
          name="method"
          label={t('commerce:order.method')}
          values={methods}
          none={t('list.any')}
          wordFor={(value) => payMethodLabels[value][language]}
        />
      </Filters>
      <RecordList
        label={t('commerce:reconciliation.tabs.bills')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('commerce:reconciliation.none'),
          text: method ? t('list.noneFound') : t('commerce:reconciliation.noneText'),
        }}
      />
    </>
  )
}

function Differences({ mayReview }: { mayReview: boolean }) {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const address = useListAddress()
  const open = address.choice('open', ['true'] as const)
  const answer = useListReconciliationDifferences(
    { current: address.page, size: address.size, ...(open && { open: true }) },
    { query: listQuery },
  )
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
    <>
      <Filters>
        <FilterChoice
          address={address}
          name="open"
          label={t('commerce:order.state')}
          values={['true'] as const}
          none={t('list.any')}
          wordFor={() => t('commerce:reconciliation.onlyOpen')}
        />
      </Filters>
      <RecordList
        label={t('commerce:reconciliation.tabs.differences')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('commerce:reconciliation.noDifferences'),
          text: t('commerce:reconciliation.noDifferencesText'),
        }}
      />
    </>
  )
}
