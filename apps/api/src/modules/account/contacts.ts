import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkFilled, requireText, typed } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { accountErrors } from './account.errors.ts'
import type { ContactDraft, ContactsRepository } from './contacts.repository.ts'

const CONTACTS_MAX = 50

/** The contact persons of a member, at most one of them the default. */
export function createContacts({ repository }: { repository: ContactsRepository }) {
  return {
    async list(accountId: string, page: PageRequest) {
      const [rows, total] = await Promise.all([repository.list(accountId, rowRange(page)), repository.count(accountId)])
      return { rows, total }
    },

    /** @throws 400 for a field that is not what it should be, 50310 where there are 50 already. */
    async create(accountId: string, given: ContactDraft) {
      const created = await repository.create(accountId, checked(given), CONTACTS_MAX)
      if (!created) throw new AppError(accountErrors.tooManyContacts)
      return created
    },

    async update(accountId: string, id: string, given: ContactDraft) {
      const updated = await repository.update(accountId, id, checked(given))
      if (!updated) throw new AppError(commonErrors.notFound)
      return updated
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}

function checked(given: ContactDraft): ContactDraft {
  const draft = {
    name: requireText('name', given.name),
    phone: requireText('phone', given.phone),
    email: typed(given.email),
    postcode: typed(given.postcode),
    address: typed(given.address),
    isDefault: given.isDefault,
  }
  checkFilled('phone', 'phone', draft.phone)
  checkFilled('email', 'email', draft.email)
  checkFilled('postcode', 'postalCode', draft.postcode)
  return draft
}
