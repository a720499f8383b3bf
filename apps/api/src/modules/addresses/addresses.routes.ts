import type { Schemas } from '@markwright/contract'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import type { AddressRow } from './addresses.repository.ts'
import type { AddressesService } from './addresses.service.ts'

type Operations = 'listAddresses' | 'createAddress' | 'updateAddress' | 'setDefaultAddress' | 'deleteAddress'

const present = ({
  id,
  region,
  detail,
  postcode,
  recipient,
  phone,
  default_of,
}: AddressRow): Schemas['MailingAddress'] => ({
  id,
  region,
  detail,
  postcode,
  recipient,
  phone,
  isDefault: default_of !== null,
})

export const addressesHandlers = (service: AddressesService): Handlers<Operations> => ({
  listAddresses: async ({ member, query }) => {
    const { rows, total } = await service.list(requireMember(member).id, query)
    return pageOf(rows.map(present), total, query)
  },

  createAddress: async ({ member, body }) => present(await service.create(requireMember(member).id, body)),

  updateAddress: async ({ member, path, body }) =>
    present(await service.update(requireMember(member).id, path.id, body)),

  setDefaultAddress: async ({ member, path }) => present(await service.setDefault(requireMember(member).id, path.id)),

  deleteAddress: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },
})
