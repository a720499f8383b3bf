import type { Platform } from '../../platform.ts'
import { createAddressesRepository } from './addresses.repository.ts'
import { createAddressesService } from './addresses.service.ts'
import { addressesHandlers } from './addresses.routes.ts'

export const createAddressesModule = ({ builder }: Platform) => ({
  handlers: addressesHandlers(createAddressesService({ repository: createAddressesRepository(builder) })),
})
