import type { ConditionName } from './conditions.tsx'

const conditionFields: Record<string, ConditionName> = {
  country: 'countries',
  classify: 'classes',
  similarGroup: 'groups',
  status: 'statuses',
  statusEurope: 'statuses',
  appDate: 'days',
  trialDate: 'days',
  regDate: 'days',
  priorityDate: 'days',
  privateDate: 'days',
}
/** The condition that a field of the contract belongs to. */
export const conditionOf = (field: string): ConditionName | undefined => conditionFields[field]

/** Brings the part of a form or drawer that holds a condition into view, and the focus to it. */
export function reveal(root: HTMLElement | null, name: ConditionName) {
  const section = root?.querySelector<HTMLElement>(`[data-condition=${name}]`)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
