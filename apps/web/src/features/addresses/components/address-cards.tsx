import type { MailingAddress } from '@markwright/api-client/models/mailingAddress'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { addressLine } from '../../../shared/addresses/address-form.ts'
import styles from './address-cards.module.css'

/** Mailing addresses, one card each; `busyId` is that of the address that is being made the default. */
export function AddressCards({
  addresses,
  busyId,
  onEdit,
  onRemove,
  onMakeDefault,
}: {
  addresses: readonly MailingAddress[]
  busyId: string | null
  onEdit: (address: MailingAddress) => void
  onRemove: (address: MailingAddress) => void
  onMakeDefault: (address: MailingAddress) => void
}) {
  const { t } = useTranslation('addresses')
  return (
    <ul className={styles.cards}>
      {addresses.map((address) => {
        const { id, recipient, phone, isDefault } = address
        return (
          <li key={id} className={styles.card}>
            <p className={styles.head}>
              <strong>{recipient}</strong>
              <span className="numeric">{phone}</span>
              {isDefault && <Tag>{t('default')}</Tag>}
            </p>
            <p lang="zh">{addressLine(address)}</p>
            <p className={styles.acts}>
              <Button type="text" aria-label={t('editOf', { name: recipient })} onClick={() => onEdit(address)}>
                {t('editShort')}
              </Button>
              <Button type="text" aria-label={t('removeOf', { name: recipient })} onClick={() => onRemove(address)}>
                {t('remove')}
              </Button>
              {!isDefault && (
                <Button
                  type="text"
                  disabled={busyId !== null}
                  aria-label={t('makeDefaultOf', { name: recipient })}
                  onClick={() => onMakeDefault(address)}
                >
                  {t('makeDefault')}
                </Button>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
