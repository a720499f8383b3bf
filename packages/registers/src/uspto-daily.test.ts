import { describe, expect, test } from 'vitest'
import { caseFile, usptoFile } from './testing/case-files.ts'
import { read } from './testing/read-entries.ts'

describe('USPTO case files', () => {
  const one = async (parts: Parameters<typeof caseFile>[1]) =>
    (await read(usptoFile(caseFile('97000001', parts)))).records[0]!

  test('the day of the data is that of the file', async () => {
    expect((await one({})).dataOn).toBe('2024-03-05')
  })

  test('design search codes are not Vienna codes', async () => {
    const record = await one({
      rest: '<design-searches><design-search><code>260921</code></design-search></design-searches>',
    })
    expect(record.viennaCodes).toEqual([])
  })

  test('goods in a US class are those of its Nice class, and goods without one are stored apart', async () => {
    const record = await one({
      rest: `<case-file-statements>
        <case-file-statement><type-code>GS0441</type-code><text>EMERY BOARDS</text></case-file-statement>
        <case-file-statement><type-code>GS00A1</type-code><text>CERTIFIED NUTS</text></case-file-statement>
      </case-file-statements><classifications>
        <classification><international-code>008</international-code><us-code>044</us-code><status-code>6</status-code><primary-code>044</primary-code></classification>
        <classification><international-code>A</international-code><us-code>A</us-code><status-code>6</status-code><primary-code>00A</primary-code></classification>
        <classification><international-code>025</international-code><us-code>039</us-code><status-code>2</status-code><primary-code>025</primary-code></classification>
      </classifications>`,
    })
    expect(record.classes).toEqual([8])
    expect(record.goods).toEqual([{ classNo: 8, text: 'EMERY BOARDS' }])
    expect(record.details.nationalGoods).toEqual([{ classNo: '00A', text: 'CERTIFIED NUTS' }])
  })

  test('of all owners those who hold the mark now are its applicants', async () => {
    const owner = (type: string, name: string, place: string) =>
      `<case-file-owner><party-type>${type}</party-type><party-name>${name}</party-name>${place}</case-file-owner>`
    const record = await one({
      rest: `<case-file-owners>${owner('31', 'Now Ltd', '<city>Leeds</city><country>GB</country>')}
        ${owner('31', 'Then Inc', '<address-1>1 Elm St</address-1><city>Austin</city><state>TX</state><postcode>78701</postcode>')}
        ${owner('10', 'Before Co', '<state>CA</state>')}</case-file-owners>`,
    })
    expect(record.applicants).toEqual([
      { name: 'Now Ltd', address: 'Leeds', country: 'GB' },
      { name: 'Then Inc', address: '1 Elm St, Austin, TX 78701', country: 'US' },
    ])
    expect(record.jointlyOwned).toBe(true)
  })

  test.each([
    ['<registration-date>20040323</registration-date>', '2014-03-23'],
    ['<registration-date>19670801</registration-date><renewal-date>20170801</renewal-date>', '2027-08-01'],
    ['<registration-date>19800229</registration-date>', '2000-02-29'],
  ])('a registered mark ends with its term: %s', async (header, expiresOn) => {
    const content = usptoFile(caseFile('97000001', { header })).replace('>630<', '>700<')
    expect((await read(content)).records[0]!.expiresOn).toBe(expiresOn)
  })

  test('the attorney is the agent, at the address of the correspondence', async () => {
    const record = await one({
      header: '<attorney-name>Mary Poe</attorney-name>',
      rest: '<correspondent><address-1>MARY POE</address-1><address-2>POE LLP</address-2><address-3>1 MAIN ST</address-3></correspondent>',
    })
    expect(record.agents).toEqual([{ name: 'Mary Poe', address: 'POE LLP, 1 MAIN ST' }])
  })

  test('statements become what they are about', async () => {
    const statement = (type: string, text: string) =>
      `<case-file-statement><type-code>${type}</type-code><text>${text}</text></case-file-statement>`
    const record = await one({
      rest: `<case-file-statements>${statement('DM0000', 'A sun.')}${statement('D10000', '“CAFE”')}${statement('TR0010', 'SUN VALLEY')}
        ${statement('TLIT00', 'TAIYANG')}${statement('CC0000', 'Red is claimed.')}${statement('PM0001', 'SUN DELL')}</case-file-statements>`,
    })
    expect(record.details).toEqual({
      description: 'A sun.',
      disclaimer: '“CAFE”',
      translation: 'SUN VALLEY',
      transliteration: 'TAIYANG',
      colorClaim: 'Red is claimed.',
    })
    expect(record.textOther).toBeUndefined()
  })
})
