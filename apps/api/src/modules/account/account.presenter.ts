import type { Schemas } from '@markwright/contract'
import { cardName } from '@markwright/domain/card-levels'
import { formatInstant } from '@markwright/domain/dates'
import { fileAddress } from '../files/index.ts'
import type { AccountRow } from './account.repository.ts'
import type { ContactRow } from './contacts.repository.ts'
import type { SearchLogRow } from './search-logs.repository.ts'
import type { ServiceAuthority } from './service-authority.ts'

const languageOf = ({ language }: AccountRow) => (language === 'en' ? 'en' : 'cn')

export const presentUser = (account: AccountRow): Schemas['User'] => ({
  id: account.id,
  username: account.phone,
  phone: account.phone,
  nickname: account.nickname,
  avatar: account.avatar && fileAddress(account.avatar),
  email: account.email,
  roleType: account.roleType,
  userSource: account.userSource,
  wechatBound: account.wechatId !== null,
  lang: languageOf(account),
  createTime: formatInstant(account.createdAt),
})

/** A card that has expired counts for nothing, but its owner is told when it did. */
export function presentMember(account: AccountRow, now: Date): Schemas['Member'] {
  const { cardExpiresAt } = account
  const hasExpired = cardExpiresAt !== null && cardExpiresAt <= now
  const name = hasExpired ? null : cardName(account.cardLevel)
  return {
    userId: account.id,
    card: {
      cardLevel: name === null ? 0 : (account.cardLevel as Schemas['Member']['card']['cardLevel']),
      cardName: name,
      expireTime: cardExpiresAt && formatInstant(cardExpiresAt),
    },
    trial: { active: false, endTime: null, left: 0 },
  }
}

export const presentAccount = (account: AccountRow): Schemas['Account'] => ({
  name: account.name,
  companyName: account.companyName,
  industry: account.industry,
  email: account.email,
  phone: account.phone,
  address: account.address,
  city: account.city,
  postcode: account.postcode,
  country: account.country,
  gender: account.gender as Schemas['Account']['gender'],
  displayCurrency: account.displayCurrency as Schemas['Account']['displayCurrency'],
  roleType: account.roleType,
  lang: languageOf(account),
  nickname: account.nickname,
  avatar: account.avatar && fileAddress(account.avatar),
  wechatBound: account.wechatId !== null,
  version: account.version,
})

export const presentAuthority = ({
  standing: { used, limit, resetAt },
  offices,
}: Awaited<ReturnType<ServiceAuthority['find']>>): Schemas['ServiceAuthority'] => ({
  tmSearch: {
    enabled: used < limit,
    mode: 'free',
    usedToday: used,
    limitToday: limit,
    resetTime: resetAt,
    countries: offices,
  },
  trial: { applied: false, status: 'NONE' },
})

export const presentSearchLog = (log: SearchLogRow): Schemas['SearchLog'] => ({
  id: log.id,
  patentSearchType: log.searchType,
  productType: log.product,
  searchContent: log.content,
  searchAddress: log.address,
  createTime: formatInstant(log.createdAt),
  total: log.total,
  initiator: log.initiator === 'interface' ? 'interface' : 'website',
})

export const presentContact = ({
  id,
  name,
  phone,
  email,
  postcode,
  address,
  isDefault,
}: ContactRow): Schemas['Contact'] => ({ id, name, phone, email, postcode, address, isDefault })
