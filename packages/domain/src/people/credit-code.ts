// Digits and the capitals of GB 32100-2015, which has no I, O, S, V and Z.
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether the last character is the check character of the others (GB 32100-2015); false for what has another form. */
export function hasCreditCodeCheck(text: string): boolean {
  if (!isCreditCodeShaped(text)) return false
  let [sum, weight] = [0, 1]
  for (const character of text.slice(0, -1)) {
    sum += CHARACTERS.indexOf(character) * weight
    weight = (weight * 3) % CHARACTERS.length
  }
  return CHARACTERS[(CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length] === text.at(-1)
}

/**
 * Whether the text has the form of a unified social credit code. The narrower pattern in use, which names the registering
 * authorities and categories of today, is contained in this one.
 */
export const isCreditCodeShaped = (text: string): boolean => SHAPE.test(text)
