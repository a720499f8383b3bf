// The alphabet of GB 32100-2015: digits and capitals without I, O, S, V and Z.
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/**
 * Whether the text has the form of a unified social credit code. The narrower pattern in use, which names the registering
 * authorities and categories of today, is contained in this one.
 */
export const isCreditCodeShaped = (text: string): boolean => SHAPE.test(text)

/** Whether the text is a unified social credit code whose last character agrees with the others (GB 32100-2015). */
export function isCreditCode(text: string): boolean {
  if (!isCreditCodeShaped(text)) return false
  const values = Array.from(text, (character) => ALPHABET.indexOf(character))
  // The weights are the powers of 3 modulo 31; with weight 1 for the check character, the sum is a multiple of 31.
  let weight = 1
  let sum = values[17] ?? 0
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return sum % 31 === 0
}
