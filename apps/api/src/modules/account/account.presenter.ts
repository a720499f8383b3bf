import type { Schemas } from '@markwright/contract'
import { BULK_ROWS_MAX } from '@markwright/domain/marks/bulk-rows'
import { cardName } from '@markwright/domain/money/card-levels'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { type MemberCard, unitsLeft } from '@markwright/entitlements'
import type { TrialSummary } from '../entitlements/index.ts'
import { fileAddress } from '../files/index.ts'
import { monitorsLimit } from '../monitoring/index.ts'
import type { AccountRow } from './account.repository.ts'
import type { ContactRow } from './contacts.repository.ts'
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

/** Without a card, the end of the one that has expired is shown. */
export function presentMember(account: AccountRow, trial: TrialSummary, card: MemberCard | null): Schemas['Member'] {
  const level = card?.level ?? 0
  return {
    userId: account.id,
    card: {
      cardLevel: level as Schemas['Member']['card']['cardLevel'],
      cardName: cardName(level),
      expireTime: instantOf(card ? card.endsAt : account.cardExpiresAt),
    },
    trial: {
      active: trial.state === 'ACTIVE',
      endTime: instantOf(trial.endsAt),
      left: trial.usesLeft,
    },
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
  merchantId: account.merchantId,
  certifiedCompany: account.certification?.state === 'passed' ? account.certification.companyName : null,
  version: account.version,
})

type Authority = Awaited<ReturnType<ServiceAuthority['find']>>

export function presentAuthority(authority: Authority): Schemas['ServiceAuthority'] {
  const { member } = authority
  const search = presentSearchAuthority(authority)
  const trial = member?.trial
  return {
    tmSearch: search,
    imageSearch: search,
    bulk: member && {
      usedToday: member.bulk.used,
      limitToday: member.bulk.limit,
      resetTime: member.bulk.resetAt,
      rowsAtOnce: member.bulk.atOnce ?? BULK_ROWS_MAX,
      extraLeft: member.bulk.extraLeft,
    },
    report: {
      enabled: (member?.reportsLeft ?? 0) > 0,
      left: member?.reportsLeft ?? 0,
      expireTime: instantOf(member?.report.endsAt),
    },
    monitoring: member && {
      used: member.monitors,
      limit: monitorsLimit(member.monitoring, member.monitors),
    },
    trial: {
      applied: trial !== undefined && trial.state !== 'NONE',
      status: trial?.state ?? 'NONE',
      endTime: instantOf(trial?.endsAt),
      searchesLeft: trial?.usesLeft ?? 0,
    },
  }
}

const presentSearchAuthority = ({ search, offices }: Authority): Schemas['SearchAuthority'] => ({
  enabled: unitsLeft(search) > 0,
  mode: search.mode,
  usedToday: search.used,
  limitToday: search.limit,
  resetTime: search.resetAt,
  extraLeft: search.extraLeft,
  expireTime: instantOf(search.endsAt),
  countries: offices,
})

const instantOf = (at: Date | null | undefined) => (at ? formatInstant(at) : null)

export const presentContact = ({
  id,
  name,
  phone,
  email,
  postcode,
  address,
  isDefault,
}: ContactRow): Schemas['Contact'] => ({ id, name, phone, email, postcode, address, isDefault })
