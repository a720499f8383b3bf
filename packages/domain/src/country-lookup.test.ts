import { expect, test } from 'vitest'
import { countryCodes } from './country-codes.ts'
import { lookUpCountry } from './country-lookup.ts'

test('all 249 countries and territories of ISO 3166-1 have names in both languages', () => {
  expect(new Set(countryCodes).size).toBe(249)
  for (const code of countryCodes) {
    const { chName, ehName } = lookUpCountry(code)
    expect(chName, code).toMatch(/\p{Script=Han}/u)
    expect(ehName, code).toMatch(/^\p{Lu}.*\p{Ll}/u)
  }
})

test.each([
  ['CN', '中国', 'China', 'CN'],
  ['GB', '英国', 'United Kingdom', 'UK'],
  ['VN', '越南', 'Vietnam', 'VN'],
  ['HK', '中国香港', 'Hong Kong, China', 'HK'],
  ['MO', '中国澳门', 'Macao, China', 'MO'],
  ['TW', '中国台湾', 'Taiwan, China', 'TW'],
  ['EU', '欧盟', 'European Union', 'EU'],
  ['BX', '比荷卢', 'Benelux', 'BX'],
  ['OA', '非洲知识产权组织', 'OAPI', 'OA'],
  ['AP', '非洲地区知识产权组织', 'ARIPO', 'AP'],
])('%s is %s, %s, with the domain %s', (code, chName, ehName, internationalDomainName) => {
  expect(lookUpCountry(code)).toEqual({ chName, ehName, internationalDomainName })
})

test.each(['QQ', 'ZZ', 'XA', 'cn', '', 'constructor'])(
  'the unknown code %j is the code itself in all three',
  (code) => {
    expect(lookUpCountry(code)).toEqual({ chName: code, ehName: code, internationalDomainName: code })
  },
)
