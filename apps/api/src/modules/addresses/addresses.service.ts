import { isRegion } from '@markwright/domain/chinese-divisions'
import { formProblems } from '@markwright/domain/form-problems'
import { ADDRESSES_MAX, checkPostcode } from '@markwright/domain/mailing-address'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { checkFilled, fieldRefusal, typed } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { addressErrors } from './addresses.errors.ts'
import type { AddressDraft, AddressesRepository } from './addresses.repository.ts'

type GivenAddress = Omit<AddressDraft, 'postcode'> & { postcode?: string | null | undefined }

/** The mailing addresses of a member, at most one of them the default. One of somebody else is not found. */
export function createAddressesService({ repository }: { repository: AddressesRepository }) {
  const found = <Row>(row: Row | null | undefined): Row => {
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }

  return {
    async list(accountId: string, page: PageRequest) {
      const [rows, total] = await Promise.all([repository.list(accountId, rowRange(page)), repository.count(accountId)])
      return { rows, total }
    },

    /** @throws 404 */
    find: async (accountId: string, id: string) => found(await repository.find(accountId, id)),

    /** @throws 50301 for a missing field, 400 for one that is not what it should be, 50302 where there are 50 already. */
    async create(accountId: string, given: GivenAddress) {
      const created = await repository.create(accountId, checked(given), ADDRESSES_MAX)
      if (!created) throw new AppError(addressErrors.tooMany)
      return created
    },

    /** @throws as `create`, and 404. */
    update: async (accountId: string, id: string, given: GivenAddress) =>
      found(await repository.update(accountId, id, checked(given))),

    /** @throws 404 */
    setDefault: async (accountId: string, id: string) => found(await repository.setDefault(accountId, id)),

    /** @throws 404 */
    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type AddressesService = ReturnType<typeof createAddressesService>

function checked({ region, isDefault, ...given }: GivenAddress): AddressDraft {
  const draft = {
    region,
    detail: required('detail', given.detail, addressErrors.detailMissing),
    postcode: typed(given.postcode),
    recipient: required('recipient', given.recipient, addressErrors.recipientMissing),
    phone: required('phone', given.phone, addressErrors.phoneMissing),
    isDefault,
  }
  if (!isRegion(region))
    throw fieldRefusal('region', 'unknown', { cn: '请选择所在地区', en: 'Please choose the region.' })
  checkFilled('phone', 'phone', draft.phone)
  const problem = checkPostcode(region, draft.postcode ?? '')
  if (problem) throw fieldRefusal('postcode', problem, formProblems[problem])
  return draft
}

function required(field: string, text: string, missing: ErrorEntry): string {
  const value = typed(text)
  if (value === null) throw new AppError(missing, { field, reason: 'missing' })
  return value
}
