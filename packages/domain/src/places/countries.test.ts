import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { realData } from '../../../../tests/support/real-data.ts'
import { countryName, findJurisdiction, jurisdictions } from './countries.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

test('the 43 jurisdictions are in the order of the specification', () => {
  expect(jurisdictions.map(({ code }) => code).join(' ')).toBe(
    'CN HK ID IN JP TR KR MO MY PH SG TW TH AE ' +
      'AT CH DE DK NO ES EU FI FR GB PT GR HU IE IS IT SE RU BX CA MX US AR BR CL ZA AU NZ WO',
  )
})

const published = realData('reference', 'geo', 'trademark_jurisdictions_43.json')

test('codes and Chinese names agree with the published list', needsRealData(published !== null), () => {
  const rows = JSON.parse(readFileSync(published!, 'utf8')) as { code: string; chName: string }[]
  expect(jurisdictions.map(({ code }) => code)).toEqual(rows.map(({ code }) => code))
  for (const { code, chName } of rows) expect(chName).toContain(countryName(code, 'cn'))
})

test('a jurisdiction is found by its code only', () => {
  expect(findJurisdiction('BX')).toMatchObject({ en: 'Benelux', continent: 'europe' })
  expect(findJurisdiction('cn')).toBeNull()
  expect(findJurisdiction('PL')).toBeNull()
})

test.each([
  ['HK', '中国香港', 'Hong Kong, China'],
  ['MO', '中国澳门', 'Macao, China'],
  ['TW', '中国台湾', 'Taiwan, China'],
  ['EU', '欧盟', 'European Union'],
  ['BX', '比荷卢', 'Benelux'],
  ['WO', '世界知识产权组织', 'WIPO (Madrid)'],
  ['PL', '波兰', 'Poland'],
  ['OA', '非洲知识产权组织', 'OAPI'],
  ['EA', '欧亚专利组织', 'Eurasian Patent Organization'],
  ['SU', '苏联', 'Soviet Union'],
  ['XK', '科索沃', 'Kosovo'],
])('%s is called %s and %s', (code, cn, en) => {
  expect(countryName(code, 'cn')).toBe(cn)
  expect(countryName(code, 'en')).toBe(en)
})

test.each(['QQ', 'ZZ', 'toString', '', '1', '中国'])('an unknown code %s is its own name', (code) => {
  expect(countryName(code, 'cn')).toBe(code)
  expect(countryName(code, 'en')).toBe(code)
})
