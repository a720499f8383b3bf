import type { Contact } from '@markwright/api-client/models/contact'
import type { ContactDraft } from '@markwright/api-client/models/contactDraft'

/** So many contact persons are stored for a member (contract §10). */
export const CONTACTS_MAX = 50

/** A contact person as it is typed. */
export type ContactForm = {
  name: string
  phone: string
  email: string
  postcode: string
  address: string
  isDefault: boolean
}

/** The first contact person becomes the default one. */
export const newContact = (isFirst: boolean): ContactForm => ({
  name: '',
  phone: '',
  email: '',
  postcode: '',
  address: '',
  isDefault: isFirst,
})

export const contactFormOf = ({ name, phone, email, postcode, address, isDefault }: Contact): ContactForm => ({
  name,
  phone,
  email: email ?? '',
  postcode: postcode ?? '',
  address: address ?? '',
  isDefault,
})

/** What is sent; what was left empty is cleared. */
export const toContactDraft = (form: ContactForm): ContactDraft => ({
  name: form.name.trim(),
  phone: form.phone.trim(),
  email: form.email.trim() || null,
  postcode: form.postcode.trim() || null,
  address: form.address.trim() || null,
  isDefault: form.isDefault,
})
