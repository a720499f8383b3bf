import type { Contact } from '@markwright/api-client/models/contact'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Column, Records } from '../../../shared/list/record-list.tsx'

const ABSENT = '—'

/** Contact persons in rows. */
export function ContactTable({
  contacts,
  onEdit,
  onRemove,
}: {
  contacts: readonly Contact[]
  onEdit: (contact: Contact) => void
  onRemove: (contact: Contact) => void
}) {
  const { t } = useTranslation('account')
  const columns: Column<Contact>[] = [
    {
      key: 'name',
      title: t('field.name'),
      render: ({ name, isDefault }) => (
        <>
          {name} {isDefault && <Tag>{t('contacts.default')}</Tag>}
        </>
      ),
    },
    { key: 'phone', title: t('contacts.phone'), render: ({ phone }) => <span className="numeric">{phone}</span> },
    { key: 'email', title: t('field.email'), render: ({ email }) => email ?? ABSENT },
    {
      key: 'address',
      title: t('field.address'),
      render: ({ address, postcode }) => [address, postcode].filter(Boolean).join(' ') || ABSENT,
    },
    {
      key: 'acts',
      title: t('actions'),
      render: (contact) => (
        <>
          <Button type="text" aria-label={t('contacts.editOf', { name: contact.name })} onClick={() => onEdit(contact)}>
            {t('edit')}
          </Button>
          <Button
            type="text"
            aria-label={t('contacts.removeOf', { name: contact.name })}
            onClick={() => onRemove(contact)}
          >
            {t('remove')}
          </Button>
        </>
      ),
    },
  ]
  // Chinese names by pinyin, whatever the language of the page.
  const byName = contacts.toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name, 'zh-CN'),
  )
  return <Records label={t('menu.contacts')} rows={byName} columns={columns} />
}
