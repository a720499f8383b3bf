import { publicationKey, readPatentNumber } from '@markwright/patents'

/** Country and number as they are stored for looking up, and the kind where the text names one. */
export function publicationKeyOf(text: string): { key: string; kind: string | null } {
  const number = readPatentNumber(text)
  if (typeof number === 'string') return { key: text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), kind: null }
  return { key: publicationKey(number), kind: number.kind }
}
