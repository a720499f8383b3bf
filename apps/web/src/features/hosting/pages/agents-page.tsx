import { PlusOutlined } from '@ant-design/icons'
import { useListHostingAgents } from '@markwright/api-client/hosting'
import type { HostingAgent } from '@markwright/api-client/models/hostingAgent'
import { Button, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { type AgentAct, useAgentColumns } from '../components/agent-columns.tsx'
import { FilterSelect, PartyFilters } from '../components/party-select.tsx'
import { RemoveAgent } from '../components/remove-agent.tsx'
import { useWords } from '../hooks/use-words.ts'

const AgentForm = lazy(async () => ({ default: (await import('../components/agent-form.tsx')).AgentForm }))

/** Firms and people who act for the member before offices. */
export function AgentsPage() {
  const { t } = useTranslation(['agents', 'hosting'])
  const words = useWords()
  const { address, request, isFiltered, noFilter } = useListRequest({
    keyword: 'text',
    clientId: 'text',
    office: 'text',
  })
  const answer = useListHostingAgents(request, { query: listQuery })
  const [isAdding, setIsAdding] = useState(false)
  const dialog = useRecordDialog<HostingAgent, AgentAct>(answer.data?.records)
  const columns = useAgentColumns(dialog.open)
  const isEmpty = !isFiltered && answer.data?.total === 0
  const opened = dialog.isFor('edit') && dialog.chosen ? { agent: dialog.chosen } : isAdding ? { agent: null } : null
  const close = () => {
    setIsAdding(false)
    dialog.close()
  }
  return (
    <WorkPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button type={isEmpty ? 'default' : 'primary'} icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {!isEmpty && (
        <Filters>
          <FilterSearch name="keyword" label={t('keyword')} placeholder={t('keywordHelp')} />
          <PartyFilters withApplicants={false} />
          <FilterSelect name="office" label={t('office')} options={words.offices()} />
        </Filters>
      )}
      <RecordList
        label={t('title')}
        answer={answer}
        address={address}
        columns={columns}
        empty={
          isFiltered
            ? {
                title: t('noneFound'),
                text: t('noneFoundText'),
                actions: <Button onClick={() => address.change(noFilter)}>{t('hosting:list.showAll')}</Button>,
              }
            : {
                title: t('none'),
                text: t('noneText'),
                actions: (
                  <Button type="primary" onClick={() => setIsAdding(true)}>
                    {t('addFirst')}
                  </Button>
                ),
              }
        }
      />
      <SideDrawer subject={opened} title={t(opened?.agent ? 'edit' : 'add')} widthPx={480} onClose={close}>
        {({ agent }) => (
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />}>
            <AgentForm key={agent?.version} agent={agent} onClose={close} />
          </Suspense>
        )}
      </SideDrawer>
      <RemoveAgent agent={dialog.chosen} isOpen={dialog.isFor('remove')} onClose={dialog.close} />
    </WorkPage>
  )
}
