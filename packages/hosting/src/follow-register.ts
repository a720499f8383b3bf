import { type FieldChange, isStated, type ItemRow, registerFields, sameValue } from './portfolio-item.ts'

/**
 * What a right becomes when its register says something new: fields that were the register's follow it, others stay and
 * differ from then on.
 * @returns the changes of the register, empty where it says the same, and the right
 */
export function followRegister(
  item: ItemRow,
  next: NonNullable<ItemRow['register']>,
): { changes: FieldChange[]; item: ItemRow } {
  const before = item.register
  const changes: FieldChange[] = registerFields
    .filter((field) => !sameValue(before?.[field], next[field]))
    .map((field) => ({ field, from: before?.[field] ?? null, to: next[field] }))
  const followed = { ...item, register: next }
  for (const { field, from, to } of changes)
    if (isStated(to) && (sameValue(item[field], from) || !isStated(item[field])))
      Object.assign(followed, { [field]: to })
  return { changes, item: followed }
}

/** The right with every value that its register states. */
export function takeRegister(item: ItemRow): ItemRow {
  const { register } = item
  if (register === null) return item
  const stated = registerFields.filter((field) => isStated(register[field]))
  return { ...item, ...Object.fromEntries(stated.map((field) => [field, register[field]])), kept: {} }
}
