import { type ApplicationPart, applicationParts } from '@markwright/domain/patent-parts'

/** The parts of each page; null where nobody has decided. */
export type Assignment = readonly (readonly ApplicationPart[] | null)[]

/** As the server takes them: `claims;claims,description;`. */
export const writeAssignment = (assignment: Assignment): string =>
  assignment.map((parts) => (parts ?? []).join(',')).join(';')

export const undecided = (assignment: Assignment): number => assignment.filter((parts) => parts === null).length

export const withPage = (assignment: Assignment, at: number, parts: readonly ApplicationPart[] | null): Assignment =>
  assignment.map((each, index) => (index === at ? parts : each))

/** The parts with one more, or without it, in the order of the filing system. */
const toggled = (parts: readonly ApplicationPart[] | null, part: ApplicationPart): ApplicationPart[] =>
  applicationParts.filter((each) => (each === part) !== (parts ?? []).includes(each))

/** What a key does to the parts of a page; undefined where it does nothing. */
export function partsByKey(
  { code, shiftKey }: { code: string; shiftKey: boolean },
  parts: readonly ApplicationPart[] | null,
  suggested: ApplicationPart | null,
): readonly ApplicationPart[] | undefined {
  if (code === 'Enter') return parts === null && suggested ? [suggested] : undefined
  const digit = /^(?:Digit|Numpad)([0-5])$/.exec(code)?.[1]
  if (digit === undefined) return undefined
  const part = applicationParts[Number(digit) - 1]
  if (!part) return []
  return shiftKey ? toggled(parts, part) : [part]
}
