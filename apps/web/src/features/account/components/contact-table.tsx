import type { Contact } from '@markwright/api-client/models/contact'
import { Button, Table, type TableColumnType, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'

const ABSENT = '—'

/** Contact persons as a table; on phones what is known of one stands below the name. */
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
  const isPhone = usePhoneWidth()
  const columns: TableColumnType<Contact>[] = [
    {
      title: t('field.name'),
      render: (_value, { name, isDefault, phone, email }) => (
        <>
          {name} {isDefault && <Tag>{t('contacts.default')}</Tag>}
          {isPhone && (
            <p className="numeric" style={{ color: 'var(--ink-faint)' }}>
              {[phone, email].filter(Boolean).join(' · ')}
            </p>
          )}
        </>
      ),
      sorter: (a, b) => a.name.localeCompare(b.name),
    },
    { title: t('contacts.phone'), dataIndex: 'phone', className: 'numeric', width: 140, responsive: ['md'] },
    { title: t('field.email'), render: (_value, { email }) => email ?? ABSENT, responsive: ['lg'] },
    {
      title: t('field.address'),
      render: (_value, { address, postcode }) => [address, postcode].filter(Boolean).join(' ') || ABSENT,
      responsive: ['md'],
    },
    {
      title: <span className="visually-hidden">{t('actions')}</span>,
      render: (_value, contact) => (
        <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' }}>
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
        </span>
      ),
      width: isPhone ? 84 : 150,
    },
  ]
  return <Table<Contact> rowKey="id" size="middle" columns={columns} dataSource={[...contacts]} pagination={false} />
}
