import { readPatentNumber } from '@markwright/patents'

/** Country and number as they are stored for looking up, and the kind where the text names one. */
export function publicationKeyOf(text: string): { key: string; kind: string | null } {
  const number = readPatentNumber(text)
  if (typeof number === 'string') return { key: letters(text), kind: null }
  return { key: keyOf(number), kind: number.kind }
}

/** As `publication_key` and `application_key` are written. */
export const keyOf = ({ country, number }: { country: string; number: string }): string =>
  number.startsWith(country) ? letters(number) : country + letters(number)

const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
