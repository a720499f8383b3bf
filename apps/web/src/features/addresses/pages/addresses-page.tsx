import { EnvironmentOutlined } from '@ant-design/icons'
import { deleteAddress, setDefaultAddress, useListAddresses } from '@markwright/api-client/addresses'
import type { MailingAddress } from '@markwright/api-client/models/mailingAddress'
import { ADDRESSES_MAX } from '@markwright/domain/people/mailing-address'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressDrawer } from '../../../shared/addresses/address-drawer.tsx'
import { useAction } from '../../../shared/lib/use-action.ts'
import { OwnRecords } from '../../../shared/own-records/own-records.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AddressCards } from '../components/address-cards.tsx'

/** Where the member wants invoices and documents to be mailed. */
export function AddressesPage() {
  const { t } = useTranslation('addresses')
  const result = useListAddresses({ current: 1, size: ADDRESSES_MAX })
  const [busyId, setBusyId] = useState<string | null>(null)
  const makeDefault = useAction(async (address: MailingAddress) => {
    setBusyId(address.id)
    try {
      await setDefaultAddress(address.id)
      await result.refetch()
      notifySuccess(t('defaultChanged'))
    } finally {
      setBusyId(null)
    }
  })
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <OwnRecords
        answer={result}
        max={ADDRESSES_MAX}
        stamp={<EnvironmentOutlined />}
        texts={{
          add: t('add'),
          none: t('none'),
          noneText: t('noneText'),
          count: (count, isFull) => t(isFull ? 'full' : 'total', { count, max: ADDRESSES_MAX }),
          saved: t('saved'),
          remove: t('remove'),
          removeTitle: t('removeTitle'),
          removeText: ({ recipient }) => t('removeText', { name: recipient }),
          removed: t('removed'),
        }}
        remove={deleteAddress}
        Drawer={AddressDrawer}
      >
        {(addresses, actions) => (
          <>
            <ErrorNote error={makeDefault.error} />
            <AddressCards
              addresses={addresses}
              busyId={busyId}
              onMakeDefault={(address) => void makeDefault.run(address)}
              {...actions}
            />
          </>
        )}
      </OwnRecords>
    </WorkPage>
  )
}
