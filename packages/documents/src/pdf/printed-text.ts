import { printableText } from '../harmless-text.ts'

/**
 * Text as a page bears it, without what no document can hold. Apostrophes are straight, since in Chinese the curved sign is
 * as wide as a character and would tear names such as Xi’an apart.
 */
export const printedText = (text: string): string =>
  printableText(text).replaceAll(/(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu, "'")
