import { printableText } from '../harmless-text.ts'

/**
 * Text as a page bears it, without what no document can hold. Apostrophes are straight, since in Chinese the curved sign is
 * as wide as a character and would tear names such as Xi’an apart.
 */
export const printedText = (text: string): string =>
  printableText(text)
    .replaceAll(/(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu, "'")
    .replaceAll(SUBSCRIPTS, (run) => `_${inBraces(run)}`)
    .replaceAll(SUPERSCRIPTS, (run) => (/^[¹²³]+$/.test(run) ? run : `^${inBraces(run)}`))

// The fonts have no raised and lowered signs but ¹, ² and ³: the others are written as in TeX.
const SUBSCRIPTS = /[\u2080-\u209c\u1d62-\u1d65\u2c7c]+/g
const SUPERSCRIPTS = /[¹²³\u2070-\u207f\u1d43-\u1d61\u02b0-\u02b8\u02e1-\u02e3\u1d9c-\u1dbb]+/g
const inBraces = (run: string) => {
  const plain = run.normalize('NFKD').replaceAll('\u2212', '-')
  return plain.length === 1 ? plain : `{${plain}}`
}
