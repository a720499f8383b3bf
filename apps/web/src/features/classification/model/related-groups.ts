import type { GroupRelation } from '@markwright/api-client/models/groupRelation'

export type RelatedGroup = Pick<GroupRelation, 'code' | 'name' | 'nameEn'> & {
  /** What the notes of the two groups say of each other; none twice. */
  statements: Pick<GroupRelation, 'kind' | 'direction' | 'former'>[]
}

/** Each related group once, those that exist first, with all that is said of it. */
export function relatedGroups(relations: readonly GroupRelation[]): RelatedGroup[] {
  const groups = new Map<string, RelatedGroup>()
  for (const { code, name, nameEn, ...statement } of relations) {
    const group = groups.get(code) ?? { code, name, nameEn, statements: [] }
    groups.set(code, group)
    group.statements.push(statement)
  }
  return [...groups.values()].toSorted(
    (a, b) => Number(a.name === null) - Number(b.name === null) || a.code.localeCompare(b.code),
  )
}
