import type { PatentRecord } from '@markwright/patents'

/** What the kind code says of the type, where a source says nothing. */
export function typeOf({ type, country, kind }: PatentRecord): PatentRecord['type'] {
  if (type !== 'invention' || !kind) return type
  if (country === 'US') return kind.startsWith('S') ? 'design' : kind.startsWith('P') ? 'plant' : type
  if (/^U|^Y/.test(kind)) return 'utility'
  return kind.startsWith('S') ? 'design' : type
}
