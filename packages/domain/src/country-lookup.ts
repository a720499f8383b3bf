import { countryName } from './countries.ts'

/** A country or office as spec 1 §3 names its parts; the domain name is the top-level domain in capitals. */
export type CountryNames = { chName: string; ehName: string; internationalDomainName: string }

/**
 * Looks up an ISO 3166 code or that of an office, such as EU, BX (Benelux), OA (OAPI) or AP (ARIPO). An unknown code,
 * and the domain of an office without one, are the code itself.
 */
export const lookUpCountry = (code: string): CountryNames => ({
  chName: countryName(code, 'cn'),
  ehName: countryName(code, 'en'),
  internationalDomainName: code === 'GB' ? 'UK' : code,
})
