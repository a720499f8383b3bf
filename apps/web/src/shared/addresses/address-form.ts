import type { MailingAddress } from '@markwright/api-client/models/mailingAddress'
import type { MailingAddressDraft } from '@markwright/api-client/models/mailingAddressDraft'

/** A mailing address as it is typed; `region` from the province on. */
export type AddressForm = {
  region: string[]
  detail: string
  postcode: string
  recipient: string
  phone: string
  isDefault: boolean
}

/** The first address becomes the default one. */
export const newAddress = (isFirst: boolean): AddressForm => ({
  region: [],
  detail: '',
  postcode: '',
  recipient: '',
  phone: '',
  isDefault: isFirst,
})

export const addressFormOf = ({
  region,
  detail,
  postcode,
  recipient,
  phone,
  isDefault,
}: MailingAddress): AddressForm => ({
  region,
  detail,
  postcode: postcode ?? '',
  recipient,
  phone,
  isDefault,
})

export const toAddressDraft = (form: AddressForm): MailingAddressDraft => ({
  region: form.region,
  detail: form.detail.trim(),
  postcode: form.postcode.trim() || null,
  recipient: form.recipient.trim(),
  phone: form.phone.trim(),
  isDefault: form.isDefault,
})

/** An address as it is written on a letter, without the recipient. */
export const addressLine = ({ region, detail, postcode }: Pick<MailingAddress, 'region' | 'detail' | 'postcode'>) =>
  [`${region.join('')}${detail}`, postcode].filter(Boolean).join(' ')
