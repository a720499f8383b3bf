import { paths } from '../../../shared/lib/paths.ts'

/** A right that a member looks after. */
export const hostingItemPath = (id: string, kind: string) =>
  `${kind === 'patent' ? paths.hostingPatentDetail : paths.hostingItem}?${new URLSearchParams({ id })}`

/** What the registers have of an applicant. */
export const hostingApplicantPath = (id: string) => `${paths.hostingApplicant}?${new URLSearchParams({ id })}`

/** A page of the hosting platform with filters; empty ones are left out. */
export function hostingPath(path: string, filters: Readonly<Record<string, string | null>>) {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}
