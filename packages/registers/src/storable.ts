import { RecordError } from './reason.ts'
import { nameOf } from './record-problems.ts'

/** No form of a record is as deep as this; what lies deeper is refused as it is. */
const LEVELS_MAX = 10

/**
 * Removes nulls, which mean the same as nothing.
 * @throws RecordError for a character that PostgreSQL does not store: NUL, or half of a surrogate pair
 */
export function makeStorable(value: unknown, path: PropertyKey[] = []): void {
  if (typeof value === 'string') refuseCharacters(value, path)
  if (typeof value !== 'object' || value === null || path.length > LEVELS_MAX) return
  for (const [key, inner] of Object.entries(value)) {
    if (inner === null && !Array.isArray(value)) delete (value as Record<string, unknown>)[key]
    else makeStorable(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

export function refuseCharacters(text: string, path: PropertyKey[]): void {
  if (!/[\0\p{Surrogate}]/u.test(text)) return
  const { cn, en } = nameOf(path)
  throw new RecordError({
    id: 'record.character',
    cn: `${cn}含有无法保存的字符（NUL 或不完整的字符）。`,
    en: `${en} contains a character that cannot be stored (NUL or half of a character).`,
  })
}
