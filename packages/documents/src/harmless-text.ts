// A spreadsheet takes a cell that begins so for a formula once it is saved as CSV or typed again.
const FORMULA_START = /^\s*[=+\-@\t\r]/
// XML 1.0 has no room for them.
// eslint-disable-next-line no-control-regex -- these are what is meant.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text of a register as a cell may hold it: never a formula, whatever somebody has had registered as a name. */
export function harmlessText(text: string): string {
  const clean = printableText(text)
  return FORMULA_START.test(clean) ? `'${clean}` : clean
}

/** Text without what no document can hold. */
export const printableText = (text: string): string =>
  text.replaceAll(CONTROLS, '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
