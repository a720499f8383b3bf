// Digits and the capitals of GB 32100-2015, which has no I, O, S, V and Z.
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/**
 * Whether the text has the form of a unified social credit code. The narrower pattern in use, which names the registering
 * authorities and categories of today, is contained in this one.
 */
export const isCreditCodeShaped = (text: string): boolean => SHAPE.test(text)
