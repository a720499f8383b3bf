import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates'
import type { Language } from '../../kernel/language.ts'
import type { GrantRow } from './grants.repository.ts'
import { serviceNames } from './service-names.ts'
import type { TrialStanding } from './trials.ts'

const kinds = {
  purchase: { cn: '已购买', en: 'Purchased' },
  grant: { cn: '赠送', en: 'Granted' },
  trial: { cn: '免费试用', en: 'Free trial' },
} as const

export const presentTrial = (trial: TrialStanding): Schemas['Trial'] => ({
  serviceType: 27,
  status: trial.state,
  applyTime: trial.appliedAt && formatInstant(trial.appliedAt),
  reason: trial.reason,
  endTime: trial.endsAt && formatInstant(trial.endsAt),
  searchesLeft: trial.searchesLeft,
})

/** `usedToday`: searches of the day, which every running grant of searches shares. */
export function presentUserService(
  grant: GrantRow,
  { usedToday, now, language }: { usedToday: number; now: Date; language: Language },
): Schemas['UserService'] {
  const end = grant.revokedAt ?? grant.endsAt
  const runs = end > now
  const serviceName = capitalized(serviceNames[grant.service][language])
  return {
    id: grant.id,
    service: grant.service,
    serviceName,
    productName: `${serviceName} · ${kinds[grant.kind][language]}`,
    type: grant.kind === 'trial' ? 2 : 1,
    startTime: formatInstant(grant.startsAt),
    endTime: formatInstant(end),
    total: grant.total,
    used: grant.used,
    left: grant.total === null ? null : grant.total - grant.used,
    dailyLimit: grant.dailyLimit,
    usedToday: runs && grant.dailyLimit !== null ? usedToday : null,
    monitorsLimit: grant.monitorsLimit,
    state: runs ? 'IN_PROGRESS' : 'EXPIRED',
    endedEarly: grant.revokedAt !== null,
  }
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
