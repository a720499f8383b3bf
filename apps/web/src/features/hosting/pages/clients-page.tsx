import { PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { deleteHostingClient, endHostingShare, listHostingShares } from '@markwright/api-client/hosting'
import type { HostingClient } from '@markwright/api-client/models/hostingClient'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ClientDrawer } from '../components/client-drawer.tsx'
import { EditAndRemove } from '../components/edit-and-remove.tsx'
import styles from '../components/hosting.module.css'
import { SharesDrawer } from '../components/shares-drawer.tsx'
import { Sign } from '../components/signs.tsx'
import { useClients, useRefresh } from '../hooks/use-hosting.ts'
import { hostingPath } from '../model/hosting-paths.ts'

type Act = 'edit' | 'share' | 'remove' | 'leave'

/** Clients of an agency, and those whose rights others share. */
export function ClientsPage() {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const { data, error, refetch } = useClients()
  const { address, filter } = useListRequest({ keyword: 'text' })
  const [isAdding, setIsAdding] = useState(false)
  const { chosen, isFor, open, close } = useRecordDialog<HostingClient, Act>(data)
  const keyword = (filter.keyword ?? '').toLowerCase()
  const found = data?.filter(({ name, contact }) => `${name}\n${contact ?? ''}`.toLowerCase().includes(keyword))
  const columns: Column<HostingClient>[] = [
    {
      key: 'name',
      title: t('clients.name'),
      render: ({ id, name, note, ownerName, role }) => (
        <>
          <SiteLink to={hostingPath(paths.hostingHome, { clientId: id })} className={styles.title}>
            {name}
          </SiteLink>
          {note && <div className={styles.faint}>{note}</div>}
          {ownerName !== null && (
            <div className={styles.tags}>
              <Sign tone="news">{t('clients.sharedBy', { owner: ownerName })}</Sign>
              <Sign>{t(`role.${role}`)}</Sign>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'contact',
      title: t('clients.contact'),
      render: ({ contact, phone, email }) => {
        const known = [contact, phone, email].filter(Boolean)
        return known.length > 0 ? known.map((text) => <div key={text}>{text}</div>) : '—'
      },
    },
    {
      key: 'items',
      title: t('clients.items'),
      isNumber: true,
      render: ({ itemCount }) => itemCount.toLocaleString('en'),
    },
    {
      key: 'due',
      title: t('clients.due'),
      isNumber: true,
      render: ({ id, name, dueCount }) =>
        dueCount > 0 ? (
          <SiteLink
            to={hostingPath(paths.hostingDeadlines, { clientId: id, range: '90' })}
            className={styles.count}
            aria-label={t('clients.dueOf', { name, count: dueCount })}
          >
            {dueCount.toLocaleString('en')}
          </SiteLink>
        ) : (
          0
        ),
    },
    {
      key: 'acts',
      title: t('acts'),
      render: ({ id, name, role }) =>
        role === 'owner' ? (
          // Not so close to the figure above it on a phone that one cannot be hit.
          <div className={styles.row}>
            <Button
              type="text"
              size="small"
              aria-label={t('clients.shareOne', { name })}
              onClick={() => open('share', id)}
            >
              {t('clients.share')}
            </Button>
            <EditAndRemove
              editLabel={t('clients.editOne', { name })}
              removeLabel={t('clients.removeOne', { name })}
              onAct={(act) => open(act, id)}
            />
          </div>
        ) : (
          <Button
            type="text"
            size="small"
            aria-label={t('clients.leaveOne', { name })}
            onClick={() => open('leave', id)}
          >
            {t('clients.leave')}
          </Button>
        ),
    },
  ]
  return (
    <WorkPage
      title={t('clients.title')}
      lead={t('clients.lead')}
      actions={
        <Button
          type={data?.length === 0 ? 'default' : 'primary'}
          icon={<PlusOutlined />}
          onClick={() => setIsAdding(true)}
        >
          {t('clients.add')}
        </Button>
      }
    >
      {data?.length === 0 ? (
        <MessageView
          stamp={<TeamOutlined />}
          title={t('clients.none')}
          text={t('clients.noneText')}
          actions={
            <Button type="primary" onClick={() => setIsAdding(true)}>
              {t('clients.addFirst')}
            </Button>
          }
        />
      ) : (
        <>
          <Filters>
            <FilterSearch name="keyword" label={t('clients.keyword')} />
          </Filters>
          <RecordList
            label={t('clients.title')}
            answer={{ data: pageOfRows(found, address), error, refetch }}
            address={address}
            columns={columns}
            empty={{ title: t('clients.noneFound') }}
          />
        </>
      )}
      <ClientDrawer
        opened={isFor('edit') && chosen ? { client: chosen } : isAdding ? { client: null } : null}
        onClose={() => {
          setIsAdding(false)
          close()
        }}
      />
      <SharesDrawer client={chosen} isOpen={isFor('share')} onClose={close} />
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('clients.removeTitle')}
        text={chosen && t('clients.removeText', { name: chosen.name })}
        confirmLabel={t('clients.remove')}
        act={async () => {
          if (chosen) await deleteHostingClient(chosen.id)
          notifySuccess(t('clients.removed'))
          await refresh()
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('leave')}
        title={t('clients.leaveTitle')}
        text={chosen && t('clients.leaveText', { name: chosen.name })}
        confirmLabel={t('clients.leave')}
        act={async () => {
          if (!chosen) return
          // Whoever is no owner sees the own access only.
          for (const { id } of await listHostingShares(chosen.id)) await endHostingShare(chosen.id, id)
          notifySuccess(t('clients.left'))
          await refresh()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
