import { parseClass } from '@markwright/domain/marks/class-numbers'
import { jurisdictions } from '@markwright/domain/places/countries'

/** What the figures are of: every office and class where null. */
export type Scope = { country: string | null; classNo: number | null }

/** The scope as it is in an address; what is none is as if not given. */
export function readScope(parameters: URLSearchParams): Scope {
  const country = parameters.get('country')
  return {
    country: jurisdictions.some(({ code }) => code === country) ? country : null,
    classNo: parseClass(parameters.get('class') ?? ''),
  }
}

export const scopeParameters = ({ country, classNo }: Scope): Record<string, string> => ({
  ...(country !== null && { country }),
  ...(classNo !== null && { class: String(classNo) }),
})
