import { ContactsOutlined } from '@ant-design/icons'
import { deleteContact, useListContacts } from '@markwright/api-client/account'
import { useTranslation } from 'react-i18next'
import { OwnRecords } from '../../../shared/own-records/own-records.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ContactDrawer } from '../components/contact-drawer.tsx'
import { ContactTable } from '../components/contact-table.tsx'
import { CONTACTS_MAX } from '../model/contact-form.ts'

/** Persons whom an office or an agent may contact, saved so that forms can be filled with them. */
export function ContactsPage() {
  const { t } = useTranslation('account')
  const result = useListContacts({ current: 1, size: CONTACTS_MAX })
  return (
    <WorkPage title={t('menu.contacts')} lead={t('contacts.lead')}>
      <OwnRecords
        answer={result}
        max={CONTACTS_MAX}
        stamp={<ContactsOutlined />}
        texts={{
          add: t('contacts.add'),
          none: t('contacts.none'),
          noneText: t('contacts.noneText'),
          count: (count, isFull) => t(isFull ? 'contacts.full' : 'contacts.total', { count, max: CONTACTS_MAX }),
          saved: t('saved'),
          remove: t('remove'),
          removeTitle: t('contacts.removeTitle'),
          removeText: ({ name }) => t('contacts.removeText', { name }),
          removed: t('removed'),
        }}
        remove={deleteContact}
        Drawer={ContactDrawer}
      >
        {(contacts, actions) => <ContactTable contacts={contacts} {...actions} />}
      </OwnRecords>
    </WorkPage>
  )
}
