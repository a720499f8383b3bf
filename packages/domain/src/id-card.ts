const OLD_SHAPE = /^[1-9]\d{5}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/
const SHAPE = /^[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/

/** Whether the text has the form of a number of a resident identity card, with 15 or 18 characters. */
export const isIdCardShaped = (text: string): boolean => SHAPE.test(text) || OLD_SHAPE.test(text)
