import { ownRecords, type QueryBuilder } from '@markwright/db'

/** `region` names the divisions, the province first. */
export type AddressDraft = {
  region: string[]
  detail: string
  postcode: string | null
  recipient: string
  phone: string
  isDefault: boolean
}

export function createAddressesRepository(db: QueryBuilder) {
  const own = ownRecords(db, 'mailing_address')
  return {
    ...own,
    create: (accountId: string, { isDefault, ...draft }: AddressDraft, max: number) =>
      own.create(accountId, { isDefault, max }, draft),
    update: (accountId: string, id: string, { isDefault, ...draft }: AddressDraft) =>
      own.update(accountId, id, isDefault, draft),
  }
}
export type AddressesRepository = ReturnType<typeof createAddressesRepository>
export type AddressRow = Awaited<ReturnType<AddressesRepository['list']>>[number]
