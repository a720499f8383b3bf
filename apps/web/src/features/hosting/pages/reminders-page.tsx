import { BellOutlined, EditOutlined } from '@ant-design/icons'
import { deleteHostingReminder, useGetHostingReminder, useListHostingReminders } from '@markwright/api-client/hosting'
import type { DeleteHostingReminderParams } from '@markwright/api-client/models/deleteHostingReminderParams'
import type { HostingClient } from '@markwright/api-client/models/hostingClient'
import type { HostingReminder } from '@markwright/api-client/models/hostingReminder'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import hosting from '../components/hosting.module.css'
import { Sign } from '../components/signs.tsx'
import styles from '../exchange/exchange.module.css'
import { ReminderDrawer } from '../exchange/reminder-drawer.tsx'
import { useReminderSummary } from '../exchange/reminder-summary.tsx'
import { useClients, useRefresh } from '../hooks/use-hosting.ts'

/** When the member is reminded of deadlines, of everything and of single clients. */
export function RemindersPage() {
  const { t } = useTranslation('exchange')
  const general = useGetHostingReminder({}, { query: { staleTime: 0 } })
  return (
    <WorkPage title={t('reminders.title')} lead={t('reminders.lead')}>
      {general.error && !general.data ? (
        <ErrorView error={general.error} onRetry={() => void general.refetch()} />
      ) : !general.data ? (
        <Skeleton active paragraph={{ rows: 8 }} style={{ marginTop: 24 }} />
      ) : (
        <>
          <GeneralPlan plan={general.data} />
          <ClientPlans general={general.data} />
        </>
      )}
    </WorkPage>
  )
}

function GeneralPlan({ plan }: { plan: HostingReminder }) {
  const { t } = useTranslation('exchange')
  const summaryOf = useReminderSummary()
  const giveUp = useGiveUp()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <section className={hosting.section} aria-labelledby="general">
      <h2 id="general">{t('reminders.general')}</h2>
      <div className={styles.plan}>
        <p>
          <strong>{summaryOf(plan)}</strong>
        </p>
        <p className={hosting.faint}>{t(plan.isOwn ? 'reminders.generalOwn' : 'reminders.generalUsual')}</p>
        <p className={hosting.faint}>
          {t('reminders.webhook')} <SiteLink to={paths.partnerApi}>{t('reminders.toWebhooks')}</SiteLink>
        </p>
        <div className={hosting.row}>
          <Button icon={<EditOutlined />} onClick={() => setIsEditing(true)}>
            {t('reminders.editGeneral')}
          </Button>
          {plan.isOwn && (
            <ConfirmedButton
              label={t('reminders.reset')}
              question={{ title: t('reminders.resetTitle'), text: t('reminders.resetText') }}
              act={() => giveUp({ version: plan.version })}
            />
          )}
        </div>
      </div>
      <ReminderDrawer edited={isEditing ? { plan, clientName: null } : null} onClose={() => setIsEditing(false)} />
    </section>
  )
}

/** Gives a plan up; one that was changed meanwhile is read again. */
function useGiveUp() {
  const { t } = useTranslation('exchange')
  const refresh = useRefresh()
  return async (plan: DeleteHostingReminderParams) => {
    try {
      await deleteHostingReminder(plan)
      notifySuccess(t('reminders.givenUp'))
    } finally {
      await refresh()
    }
  }
}

/** Clients of the member, each with its own plan or the general one. */
function ClientPlans({ general }: { general: HostingReminder }) {
  const { t } = useTranslation(['exchange', 'hosting'])
  const summaryOf = useReminderSummary()
  const giveUp = useGiveUp()
  const clients = useClients()
  const plans = useListHostingReminders({ query: { staleTime: 0 } })
  const { address, filter } = useListRequest({ keyword: 'text' })
  const own = clients.data?.filter(({ role }) => role === 'owner')
  const { chosen, isFor, open, close } = useRecordDialog<HostingClient, 'edit' | 'giveUp'>(own)
  const planOf = (clientId: string) => plans.data?.find((plan) => plan.clientId === clientId)
  const keyword = (filter.keyword ?? '').toLowerCase()
  const found = plans.data && own?.filter(({ name }) => name.toLowerCase().includes(keyword))
  const chosenPlan = chosen && planOf(chosen.id)
  const columns: Column<HostingClient>[] = [
    { key: 'client', title: t('reminders.client'), render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'plan',
      title: t('reminders.plan'),
      render: ({ id }) => {
        const plan = planOf(id)
        return plan ? (
          <>
            <Sign tone="news">{t('reminders.own')}</Sign>
            <div className={styles.value}>{summaryOf(plan)}</div>
          </>
        ) : (
          <span className={hosting.faint}>{t('reminders.asGeneral', { plan: summaryOf(general) })}</span>
        )
      },
    },
    {
      key: 'acts',
      title: t('hosting:acts'),
      render: ({ id, name }) => {
        const has = planOf(id) !== undefined
        return (
          <div className={hosting.row}>
            <Button
              type="text"
              size="small"
              aria-label={t(has ? 'reminders.editOf' : 'reminders.makeOf', { name })}
              onClick={() => open('edit', id)}
            >
              {t(has ? 'reminders.edit' : 'reminders.make')}
            </Button>
            {has && (
              <Button
                type="text"
                size="small"
                aria-label={t('reminders.giveUpOf', { name })}
                onClick={() => open('giveUp', id)}
              >
                {t('reminders.giveUp')}
              </Button>
            )}
          </div>
        )
      },
    },
  ]
  return (
    <section className={hosting.section} aria-labelledby="clients">
      <h2 id="clients">{t('reminders.clients')}</h2>
      <p className={hosting.faint}>{t('reminders.clientsText')}</p>
      {own?.length === 0 ? (
        <MessageView
          stamp={<BellOutlined />}
          title={t('reminders.noClients')}
          text={t('reminders.noClientsText')}
          actions={<ButtonLink to={paths.hostingClients}>{t('reminders.toClients')}</ButtonLink>}
        />
      ) : (
        <>
          <Filters>
            <FilterSearch name="keyword" label={t('reminders.keyword')} />
          </Filters>
          <RecordList
            label={t('reminders.clients')}
            answer={{
              data: pageOfRows(found, address),
              error: clients.error ?? plans.error,
              refetch: () => Promise.all([clients.refetch(), plans.refetch()]),
            }}
            address={address}
            columns={columns}
            empty={{ title: t('reminders.noneFound') }}
          />
        </>
      )}
      <ReminderDrawer
        edited={
          isFor('edit') && chosen
            ? {
                plan: chosenPlan ?? { ...general, clientId: chosen.id, version: 0, isOwn: false },
                clientName: chosen.name,
              }
            : null
        }
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('giveUp')}
        title={t('reminders.giveUpTitle')}
        text={chosen && t('reminders.giveUpText', { name: chosen.name, plan: summaryOf(general) })}
        confirmLabel={t('reminders.giveUp')}
        act={async () => {
          if (chosen && chosenPlan) await giveUp({ clientId: chosen.id, version: chosenPlan.version })
        }}
        onClose={close}
      />
    </section>
  )
}
