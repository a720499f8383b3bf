import type { Language } from '../site/language.ts'

const MAINLAND = { cn: '中国大陆', en: 'Mainland China' }
const HONG_KONG = { cn: '中国香港', en: 'Hong Kong, China' }
const OTHERS = { cn: '其他国家/地区', en: 'Other countries and regions' }

/** Labels of where a product applies, by number (spec 1 §3). */
export const countryTypes: Readonly<Record<number, Record<Language, string>>> = {
  1: MAINLAND,
  2: HONG_KONG,
  3: OTHERS,
  4: MAINLAND,
  5: MAINLAND,
  10: MAINLAND,
  11: OTHERS,
}
