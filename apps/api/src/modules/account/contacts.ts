import { checkFilled, requireText, trimToNull } from '../../kernel/fields.ts'
import { createOwnRecords } from '../../kernel/own-records.ts'
import { accountErrors } from './account.errors.ts'
import type { ContactDraft, ContactsRepository } from './contacts.repository.ts'

const CONTACTS_MAX = 50

/**
 * The contact persons of a member, at most one of them the default. A change is refused with 400 for a field that is not
 * what it should be, 50310 where there are 50 already.
 */
export const createContacts = ({ repository }: { repository: ContactsRepository }) =>
  createOwnRecords({ repository, check: checked, max: CONTACTS_MAX, tooMany: accountErrors.tooManyContacts })

function checked(input: ContactDraft): ContactDraft {
  const draft = {
    name: requireText('name', input.name),
    phone: requireText('phone', input.phone),
    email: trimToNull(input.email),
    postcode: trimToNull(input.postcode),
    address: trimToNull(input.address),
    isDefault: input.isDefault,
  }
  checkFilled('phone', 'phone', draft.phone)
  checkFilled('email', 'email', draft.email)
  checkFilled('postcode', 'postalCode', draft.postcode)
  return draft
}
