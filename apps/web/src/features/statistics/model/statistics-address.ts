import { jurisdictions } from '@markwright/domain/countries'

/** What the figures are of: every office and class where null. */
export type Scope = { country: string | null; classNo: number | null }

/** The scope as it stands in an address; what is none is as if not given. */
export function readScope(parameters: URLSearchParams): Scope {
  const country = parameters.get('country')
  const classNo = Number(parameters.get('class'))
  return {
    country: jurisdictions.some(({ code }) => code === country) ? country : null,
    classNo: Number.isInteger(classNo) && classNo >= 1 && classNo <= 45 ? classNo : null,
  }
}

export const scopeParameters = ({ country, classNo }: Scope): Record<string, string> => ({
  ...(country !== null && { country }),
  ...(classNo !== null && { class: String(classNo) }),
})
