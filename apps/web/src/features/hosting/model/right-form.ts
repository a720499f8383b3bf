import type { FeeReduction } from '@markwright/api-client/models/feeReduction'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import type { PortfolioItemChange } from '@markwright/api-client/models/portfolioItemChange'
import type { PortfolioPatentKind } from '@markwright/api-client/models/portfolioPatentKind'
import type { PortfolioState } from '@markwright/api-client/models/portfolioState'

/** A right as it is typed; what is not known is empty. */
export type RightForm = {
  office: string
  number: string
  title: string
  registrationNumber: string
  classes: number[]
  patentKind: PortfolioPatentKind | null
  state: PortfolioState
  owner: string
  agent: string
  filedOn: string
  priorityOn: string
  registeredOn: string
  expiresOn: string
  clientId: string | null
  applicantId: string | null
  agentId: string | null
  claims: number | null
  feeReduction: FeeReduction | null
  version: string
  issuer: string
  category: string
  note: string
}

export const rightFormOf = (item: PortfolioItem): RightForm => ({
  office: item.office,
  number: item.number,
  title: item.title,
  registrationNumber: item.registrationNumber ?? '',
  classes: [...item.classes],
  patentKind: item.patentKind,
  state: item.state,
  owner: item.owner ?? '',
  agent: item.agent ?? '',
  filedOn: item.filedOn ?? '',
  priorityOn: item.priorityOn ?? '',
  registeredOn: item.registeredOn ?? '',
  expiresOn: item.expiresOn ?? '',
  clientId: item.clientId,
  applicantId: item.applicantId,
  agentId: item.agentId,
  claims: item.claims,
  feeReduction: item.feeReduction,
  version: item.details.version ?? '',
  issuer: item.details.issuer ?? '',
  category: item.details.category ?? '',
  note: item.note ?? '',
})

const detailNames = ['version', 'issuer', 'category'] as const

/** What a form changes of a right: nothing else is sent, so that what others change meanwhile is not overwritten. */
export function rightChangeOf(item: PortfolioItem, form: Partial<RightForm>): PortfolioItemChange {
  const before = rightFormOf(item)
  const changed = Object.entries(form).filter(
    ([name, value]) => JSON.stringify(plain(value)) !== JSON.stringify(plain(before[name as keyof RightForm])),
  )
  const isDetail = (name: string) => detailNames.some((each) => each === name)
  const details = Object.fromEntries(
    detailNames.flatMap((name) => {
      const text = plain(form[name] ?? before[name])
      return text === null ? [] : [[name, text]]
    }),
  )
  return {
    version: item.version,
    ...Object.fromEntries(
      changed.filter(([name]) => !isDetail(name)).map(([name, value]) => [name, plain(value)] as const),
    ),
    ...(changed.some(([name]) => isDetail(name)) && { details }),
  }
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) return value.toSorted((a: number, b: number) => a - b)
  return value ?? null
}
