import { useListClientStatements } from '@markwright/api-client/hosting'
import type { ClientStatement } from '@markwright/api-client/models/clientStatement'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../shared/lib/money.ts'
import { clientStatementPath, paths } from '../../../shared/lib/paths.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { FilterSelect, useClientOptions } from '../components/party-select.tsx'
import { BillingTabs } from './billing-tabs.tsx'
import { StatementSign } from './statement-sign.tsx'

const states = ['open', 'overdue', 'paid', 'void'] as const

/** The statements of an agency to its clients. */
export function StatementsPage() {
  const { t } = useTranslation('billing')
  const clients = useClientOptions({ isOwn: true })
  const { address, request, isFiltered } = useListRequest({ clientId: 'text', state: states })
  const answer = useListClientStatements(request, { query: listQuery })
  const columns: Column<ClientStatement>[] = [
    {
      key: 'number',
      title: t('statement.number'),
      render: ({ id, number }) => (
        <SiteLink to={clientStatementPath(id)} className={styles.title}>
          {number}
        </SiteLink>
      ),
    },
    { key: 'client', title: t('client'), render: ({ clientName }) => clientName },
    { key: 'state', title: t('statement.stateLabel'), render: ({ state }) => <StatementSign state={state} /> },
    {
      key: 'issued',
      title: t('statement.issuedOn'),
      render: ({ issuedOn }) => <span className="day">{issuedOn}</span>,
    },
    {
      key: 'due',
      title: t('statement.dueOn'),
      render: ({ dueOn }) => (dueOn === null ? '—' : <span className="day">{dueOn}</span>),
    },
    { key: 'lines', title: t('statement.lines'), isNumber: true, render: ({ lineCount }) => lineCount },
    { key: 'amount', title: t('charge.amount'), isNumber: true, render: ({ amount }) => shownMoney(amount) },
  ]
  return (
    <WorkPage title={t('statements.title')} lead={t('statements.lead')}>
      <BillingTabs current="statements" />
      <Filters>
        <FilterSelect name="clientId" label={t('client')} options={clients} />
        <FilterChoice
          name="state"
          label={t('statement.stateLabel')}
          values={states}
          wordFor={(state) => t(`statement.state.${state}`)}
        />
      </Filters>
      <RecordList
        label={t('statements.title')}
        answer={answer}
        address={address}
        columns={columns}
        empty={
          isFiltered
            ? { title: t('statements.noneFound') }
            : {
                title: t('statements.none'),
                text: t('statements.noneText'),
                actions: <ButtonLink to={paths.clientCharges}>{t('statements.toCharges')}</ButtonLink>,
              }
        }
      />
    </WorkPage>
  )
}
