import type { EntitledService } from '@markwright/api-client/models/entitledService'
import type { GrantDraft } from '@markwright/api-client/models/grantDraft'
import type { GrantDraftKind } from '@markwright/api-client/models/grantDraftKind'

/** What a grant counts, by its service. */
export const amounts = {
  search: ['total', 'dailyLimit'],
  report: ['total'],
  monitoring: ['monitorsLimit'],
  patentSearch: ['total', 'dailyLimit'],
} as const satisfies Record<EntitledService, readonly (keyof GrantDraft)[]>

/** A grant as it is typed; an amount left empty is null. */
export type GrantForm = {
  service: EntitledService
  kind: GrantDraftKind
  days: number
  total?: number | null
  dailyLimit?: number | null
  monitorsLimit?: number | null
  note?: string
}

export const hasAmount = (form: GrantForm) => amounts[form.service].some((name) => (form[name] ?? null) !== null)

/** What is sent: only what the service counts. The same `requestId` is one grant. */
export const toGrantDraft = (form: GrantForm, requestId: string): GrantDraft => ({
  requestId,
  service: form.service,
  kind: form.kind,
  days: form.days,
  ...Object.fromEntries(amounts[form.service].map((name) => [name, form[name] ?? null])),
  note: form.note?.trim() || null,
})
