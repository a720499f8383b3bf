import { ContactsOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteContact, useListContacts } from '@markwright/api-client/account'
import type { Contact } from '@markwright/api-client/models/contact'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ContactDrawer, type OpenedContact } from '../components/contact-drawer.tsx'
import { ContactTable } from '../components/contact-table.tsx'
import { CONTACTS_MAX } from '../model/contact-form.ts'
import styles from '../components/list-tools.module.css'

/** Persons whom an office or an agent may contact, saved so that forms can be filled with them. */
export function ContactsPage() {
  const { t } = useTranslation('account')
  // All of them: there are few.
  const { data, error, refetch } = useListContacts({ current: 1, size: CONTACTS_MAX })
  const [opened, setOpened] = useState<OpenedContact | null>(null)
  const [removed, setRemoved] = useState<Contact | null>(null)

  const isFull = data !== undefined && data.total >= CONTACTS_MAX
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      disabled={!data || isFull}
      onClick={() => setOpened({ kind: 'new', isFirst: data?.total === 0 })}
    >
      {t('contacts.add')}
    </Button>
  )
  return (
    <WorkPage title={t('menu.contacts')} lead={t('contacts.lead')}>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} style={{ marginTop: 20 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<ContactsOutlined />}
          title={t('contacts.none')}
          text={t('contacts.noneText')}
          actions={add}
        />
      ) : (
        <>
          <div className={styles.tools}>
            {add}
            <span role="status" className={styles.total}>
              {t(isFull ? 'contacts.full' : 'contacts.total', { count: data.total, max: CONTACTS_MAX })}
            </span>
          </div>
          <ContactTable
            contacts={data.records}
            onEdit={(contact) => setOpened({ kind: 'old', contact })}
            onRemove={setRemoved}
          />
        </>
      )}
      <ContactDrawer
        opened={opened}
        onSaved={async () => {
          notifySuccess(t('saved'))
          setOpened(null)
          await refetch()
        }}
        onClose={() => setOpened(null)}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('contacts.removeTitle')}
        text={removed && t('contacts.removeText', { name: removed.name })}
        confirmLabel={t('remove')}
        act={async () => {
          if (removed) await deleteContact(removed.id)
          notifySuccess(t('removed'))
          await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </WorkPage>
  )
}
