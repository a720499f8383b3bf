import { isRegion } from '@markwright/domain/places/chinese-divisions'
import { formProblems } from '@markwright/domain/site/form-problems'
import { ADDRESSES_MAX, checkPostcode } from '@markwright/domain/people/mailing-address'
import { AppError, type ErrorEntry } from '../../kernel/errors.ts'
import { checkFilled, fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import { createOwnRecords, requireFound } from '../../kernel/own-records.ts'
import { addressErrors } from './addresses.errors.ts'
import type { AddressDraft, AddressesRepository } from './addresses.repository.ts'

type GivenAddress = Omit<AddressDraft, 'postcode'> & { postcode?: string | null | undefined }

/**
 * The mailing addresses of a member, at most one of them the default. A change is refused with 50301 for a missing
 * field, 400 for one that is not what it should be, 50302 where there are 50 already.
 */
export const createAddressesService = ({ repository }: { repository: AddressesRepository }) => ({
  ...createOwnRecords({ repository, check: checked, max: ADDRESSES_MAX, tooMany: addressErrors.tooMany }),

  /** @throws 404 */
  setDefault: async (accountId: string, id: string) => requireFound(await repository.setDefault(accountId, id)),
})
export type AddressesService = ReturnType<typeof createAddressesService>

function checked({ region, isDefault, ...given }: GivenAddress): AddressDraft {
  const draft = {
    region,
    detail: required('detail', given.detail, addressErrors.detailMissing),
    postcode: trimToNull(given.postcode),
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
  const value = trimToNull(text)
  if (value === null) throw new AppError(missing, { field, reason: 'missing' })
  return value
}
