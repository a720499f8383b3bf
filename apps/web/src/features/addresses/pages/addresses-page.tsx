import { EnvironmentOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteAddress, setDefaultAddress, useListAddresses } from '@markwright/api-client/addresses'
import type { MailingAddress } from '@markwright/api-client/models/mailingAddress'
import { ADDRESSES_MAX } from '@markwright/domain/mailing-address'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressDrawer, type OpenedAddress } from '../../../shared/addresses/address-drawer.tsx'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { AddressCards } from '../components/address-cards.tsx'
import styles from './addresses-page.module.css'

/** Where the member wants invoices and documents to be mailed. */
export function AddressesPage() {
  const { t } = useTranslation('addresses')
  // All of them: there are few.
  const { data, error, refetch } = useListAddresses({ current: 1, size: ADDRESSES_MAX })
  const [opened, setOpened] = useState<OpenedAddress | null>(null)
  const [removed, setRemoved] = useState<MailingAddress | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const makeDefault = useAction(async (address: MailingAddress) => {
    setBusyId(address.id)
    try {
      await setDefaultAddress(address.id)
      await refetch()
      notifySuccess(t('defaultChanged'))
    } finally {
      setBusyId(null)
    }
  })

  const isFull = data !== undefined && data.total >= ADDRESSES_MAX
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      disabled={!data || isFull}
      onClick={() => setOpened({ kind: 'new', isFirst: data?.total === 0 })}
    >
      {t('add')}
    </Button>
  )
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} style={{ marginTop: 20 }} />
      ) : data.total === 0 ? (
        <MessageView stamp={<EnvironmentOutlined />} title={t('none')} text={t('noneText')} actions={add} />
      ) : (
        <>
          <div className={styles.tools}>
            {add}
            <span role="status" className={styles.total}>
              {t(isFull ? 'full' : 'total', { count: data.total, max: ADDRESSES_MAX })}
            </span>
          </div>
          <ErrorNote error={makeDefault.error} />
          <AddressCards
            addresses={data.records}
            busyId={busyId}
            onEdit={(address) => setOpened({ kind: 'old', address })}
            onRemove={setRemoved}
            onMakeDefault={(address) => void makeDefault.run(address)}
          />
        </>
      )}
      <AddressDrawer
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
        title={t('removeTitle')}
        text={removed && t('removeText', { name: removed.recipient })}
        confirmLabel={t('remove')}
        act={async () => {
          if (removed) await deleteAddress(removed.id)
          notifySuccess(t('removed'))
          await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </WorkPage>
  )
}
