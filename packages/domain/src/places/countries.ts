import { isCountryCode } from './country-codes.ts'
import type { Language } from '../site/language.ts'

export type Continent = 'asia' | 'europe' | 'northAmerica' | 'southAmerica' | 'africa' | 'oceania' | 'organization'

/** An office or register that can be searched: WIPO ST.3 code, with EU for the EUIPO and WO for the Madrid register. */
export type Jurisdiction = { code: string; zh: string; en: string; continent: Continent }

// code, Chinese name, English name; order and groups of spec 2 §3.
const JURISDICTIONS_BY_CONTINENT: Record<Continent, readonly (readonly [string, string, string])[]> = {
  asia: [
    ['CN', '中国', 'China'],
    ['HK', '中国香港', 'Hong Kong, China'],
    ['ID', '印度尼西亚', 'Indonesia'],
    ['IN', '印度', 'India'],
    ['JP', '日本', 'Japan'],
    ['TR', '土耳其', 'Türkiye'],
    ['KR', '韩国', 'Republic of Korea'],
    ['MO', '中国澳门', 'Macao, China'],
    ['MY', '马来西亚', 'Malaysia'],
    ['PH', '菲律宾', 'Philippines'],
    ['SG', '新加坡', 'Singapore'],
    ['TW', '中国台湾', 'Taiwan, China'],
    ['TH', '泰国', 'Thailand'],
    ['AE', '阿联酋', 'United Arab Emirates'],
  ],
  europe: [
    ['AT', '奥地利', 'Austria'],
    ['CH', '瑞士', 'Switzerland'],
    ['DE', '德国', 'Germany'],
    ['DK', '丹麦', 'Denmark'],
    ['NO', '挪威', 'Norway'],
    ['ES', '西班牙', 'Spain'],
    ['EU', '欧盟', 'European Union'],
    ['FI', '芬兰', 'Finland'],
    ['FR', '法国', 'France'],
    ['GB', '英国', 'United Kingdom'],
    ['PT', '葡萄牙', 'Portugal'],
    ['GR', '希腊', 'Greece'],
    ['HU', '匈牙利', 'Hungary'],
    ['IE', '爱尔兰', 'Ireland'],
    ['IS', '冰岛', 'Iceland'],
    ['IT', '意大利', 'Italy'],
    ['SE', '瑞典', 'Sweden'],
    ['RU', '俄罗斯', 'Russian Federation'],
    ['BX', '比荷卢', 'Benelux'],
  ],
  northAmerica: [
    ['CA', '加拿大', 'Canada'],
    ['MX', '墨西哥', 'Mexico'],
    ['US', '美国', 'United States'],
  ],
  southAmerica: [
    ['AR', '阿根廷', 'Argentina'],
    ['BR', '巴西', 'Brazil'],
    ['CL', '智利', 'Chile'],
  ],
  africa: [['ZA', '南非', 'South Africa']],
  oceania: [
    ['AU', '澳大利亚', 'Australia'],
    ['NZ', '新西兰', 'New Zealand'],
  ],
  organization: [['WO', '世界知识产权组织', 'WIPO (Madrid)']],
}

const CONTINENTS = Object.keys(JURISDICTIONS_BY_CONTINENT) as Continent[]

/** The 43 jurisdictions of spec 2 §3, in its order. */
export const jurisdictions: readonly Jurisdiction[] = CONTINENTS.flatMap((continent) =>
  JURISDICTIONS_BY_CONTINENT[continent].map(([code, zh, en]) => ({ code, zh, en, continent })),
)

const jurisdictionByCode = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.code, jurisdiction]))

export const findJurisdiction = (code: string): Jurisdiction | null => jurisdictionByCode.get(code) ?? null

// ST.3 codes of organisations, Kosovo, and former states that older records name; ISO 3166 has none of them today.
const OTHER_CODES: Record<string, Record<Language, string>> = {
  AP: { cn: '非洲地区知识产权组织', en: 'ARIPO' },
  CS: { cn: '捷克斯洛伐克', en: 'Czechoslovakia' },
  DD: { cn: '民主德国', en: 'German Democratic Republic' },
  EA: { cn: '欧亚专利组织', en: 'Eurasian Patent Organization' },
  EM: { cn: '欧盟', en: 'European Union' },
  EP: { cn: '欧洲专利局', en: 'European Patent Office' },
  GC: { cn: '海湾合作委员会', en: 'Gulf Cooperation Council' },
  IB: { cn: '世界知识产权组织', en: 'WIPO' },
  OA: { cn: '非洲知识产权组织', en: 'OAPI' },
  SU: { cn: '苏联', en: 'Soviet Union' },
  XK: { cn: '科索沃', en: 'Kosovo' },
  YU: { cn: '南斯拉夫', en: 'Yugoslavia' },
}

const regionNames = {
  cn: new Intl.DisplayNames(['zh-Hans'], { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
}

/** Name of a country or organisation by ISO 3166 or WIPO ST.3 code; an unknown code is its own name (spec 1 §3). */
export function countryName(code: string, language: Language): string {
  const jurisdiction = findJurisdiction(code)
  if (jurisdiction) return language === 'cn' ? jurisdiction.zh : jurisdiction.en
  const other = Object.hasOwn(OTHER_CODES, code) ? OTHER_CODES[code] : undefined
  if (other) return other[language]
  return (isCountryCode(code) && regionNames[language].of(code)) || code
}
