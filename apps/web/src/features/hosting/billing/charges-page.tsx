import { PlusOutlined } from '@ant-design/icons'
import { deleteClientCharge, useListClientCharges } from '@markwright/api-client/hosting'
import type { ClientCharge } from '@markwright/api-client/models/clientCharge'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../shared/lib/money.ts'
import { clientStatementPath, paths } from '../../../shared/lib/paths.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { EditAndRemove } from '../components/edit-and-remove.tsx'
import styles from '../components/hosting.module.css'
import { FilterSelect, useClientOptions } from '../components/party-select.tsx'
import { Sign } from '../components/signs.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { BillingTabs } from './billing-tabs.tsx'

const ChargeDialog = lazy(async () => ({ default: (await import('./charge-dialog.tsx')).ChargeDialog }))
const CollectDialog = lazy(async () => ({ default: (await import('./collect-dialog.tsx')).CollectDialog }))
const StatementDialog = lazy(async () => ({ default: (await import('./statement-dialog.tsx')).StatementDialog }))

const billedValues = ['yes', 'all'] as const

/** What an agency has charged its clients; first what is on no statement. */
export function ChargesPage() {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  const clients = useClientOptions({ isOwn: true })
  const { address, filter, page } = useListRequest({ clientId: 'text', billed: billedValues })
  const clientId = filter.clientId ?? null
  const billed = filter.billed === 'all' ? undefined : filter.billed === 'yes'
  const answer = useListClientCharges(
    { ...page, ...(clientId !== null && { clientId }), ...(billed !== undefined && { billed }) },
    { query: listQuery },
  )
  const [selected, setSelected] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<'add' | 'collect' | 'bill' | null>(null)
  const { chosen, isFor, open, close } = useRecordDialog<ClientCharge, 'edit' | 'remove'>(answer.data?.records)
  const shown = answer.data?.records.filter(({ id }) => selected.includes(id)) ?? []
  const billedClient = clients.find(({ value }) => value === (clientId ?? shown[0]?.clientId))
  const isOfOne = shown.every(({ clientId: of }) => of === billedClient?.value)
  const closeDialog = () => setDialog(null)
  const columns: Column<ClientCharge>[] = [
    {
      key: 'title',
      title: t('charge.title'),
      render: ({ title, itemTitle, itemNumber }) => (
        <>
          <span className={styles.title}>{title}</span>
          {itemTitle !== null && (
            <div className={styles.faint}>
              {itemTitle} · <span className="numeric">{itemNumber}</span>
            </div>
          )}
        </>
      ),
    },
    { key: 'client', title: t('client'), render: ({ clientName }) => clientName ?? t('clientGone') },
    { key: 'day', title: t('charge.day'), render: ({ chargedOn }) => <span className="day">{chargedOn}</span> },
    { key: 'amount', title: t('charge.amount'), isNumber: true, render: ({ amount }) => shownMoney(amount) },
    {
      key: 'cost',
      title: t('charge.cost'),
      isNumber: true,
      render: ({ cost }) => (cost === null ? <span className={styles.faint}>{t('unknown')}</span> : shownMoney(cost)),
    },
    {
      key: 'statement',
      title: t('statement.one'),
      render: ({ statementId, statementNo }) =>
        statementId === null ? (
          <Sign>{t('charge.open')}</Sign>
        ) : (
          <SiteLink to={clientStatementPath(statementId)}>{statementNo}</SiteLink>
        ),
    },
    {
      key: 'acts',
      title: t('acts'),
      render: ({ id, title, statementId }) =>
        statementId === null && (
          <div className={styles.row}>
            <EditAndRemove
              editLabel={t('charge.editOne', { title })}
              removeLabel={t('charge.removeOne', { title })}
              onAct={(act) => open(act, id)}
            />
          </div>
        ),
    },
  ]
  return (
    <WorkPage
      title={t('charges.title')}
      lead={t('charges.lead')}
      actions={
        <div className={styles.row}>
          <Button onClick={() => setDialog('collect')}>{t('collect.open')}</Button>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setDialog('add')}>
            {t('charge.add')}
          </Button>
        </div>
      }
    >
      <BillingTabs current="charges" />
      <Filters>
        <FilterSelect name="clientId" label={t('client')} options={clients} />
        <FilterChoice
          name="billed"
          label={t('statement.one')}
          values={billedValues}
          none={t('charge.open')}
          wordFor={(value) => t(`charges.billed.${value}`)}
        />
      </Filters>
      <RecordList
        label={t('charges.title')}
        answer={answer}
        address={address}
        columns={columns}
        summary={answer.data && t('charges.sum', { count: answer.data.total, amount: shownMoney(answer.data.amount) })}
        actions={
          billed === false && (
            <Button
              disabled={!billedClient || (shown.length > 0 && !isOfOne)}
              aria-haspopup="dialog"
              onClick={() => setDialog('bill')}
            >
              {t(shown.length > 0 ? 'statement.addChosen' : 'statement.add', { count: shown.length })}
            </Button>
          )
        }
        choice={
          billed === false
            ? {
                chosen: selected,
                onChoose: setSelected,
                labelOf: ({ title, clientName }) => t('charge.choose', { title, client: clientName ?? '' }),
              }
            : undefined
        }
        empty={
          clients.length === 0
            ? {
                title: t('charges.noClient'),
                text: t('charges.noClientText'),
                actions: <ButtonLink to={paths.hostingClients}>{t('charges.toClients')}</ButtonLink>,
              }
            : { title: t('charges.none'), text: t('charges.noneText') }
        }
      />
      {billed === false && (answer.data?.total ?? 0) > 0 && (
        <p className={styles.faint} style={{ marginTop: 8 }}>
          {t(shown.length > 0 && !isOfOne ? 'statement.oneClient' : 'statement.how')}
        </p>
      )}
      <Suspense>
        <ChargeDialog
          key={chosen?.id ?? clientId}
          charge={isFor('edit') ? chosen : null}
          clients={clients}
          clientId={clientId}
          isOpen={dialog === 'add' || isFor('edit')}
          onClose={() => {
            closeDialog()
            close()
          }}
        />
        <CollectDialog
          key={clientId}
          clients={clients}
          clientId={clientId}
          isOpen={dialog === 'collect'}
          onClose={closeDialog}
        />
        <StatementDialog
          client={billedClient ? { id: billedClient.value, name: billedClient.label } : null}
          chargeIds={shown.map(({ id }) => id)}
          isOpen={dialog === 'bill'}
          onClose={closeDialog}
        />
      </Suspense>
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('charge.removeTitle')}
        text={chosen && t('charge.removeText', { title: chosen.title })}
        confirmLabel={t('charge.remove')}
        act={async () => {
          if (chosen) await deleteClientCharge(chosen.id)
          notifySuccess(t('charge.removed'))
          await refresh()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
