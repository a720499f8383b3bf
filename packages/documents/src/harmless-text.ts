import { withoutFormula } from '@markwright/domain/files/csv'

// XML 1.0 has no room for them.
// eslint-disable-next-line no-control-regex -- these are what is meant.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text of a register as a cell may hold it: never a formula, not even once it is saved as CSV or typed again. */
export const harmlessText = (text: string): string => withoutFormula(printableText(text))

/** Text without what no document can hold. */
export const printableText = (text: string): string =>
  text.replaceAll(CONTROLS, '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
