export { isAllowed } from './allowed-addresses.ts'
export type { PartnerKeysRepository, SecretRow } from './partner-keys.repository.ts'
export type { PartnerUsage, UsedShare } from './partner-usage.service.ts'
