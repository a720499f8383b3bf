import { expect, test } from 'vitest'
import { caseFile, usptoFile } from './testing/case-files.ts'
import { read } from './testing/read-entries.ts'

type Days = { appliedOn: string; registeredOn?: string; expiresOn?: string }
const compact = (day: string | undefined) => day?.replaceAll('-', '') ?? ''

/** The same record with the same days in each format. */
const formats: Record<string, (days: Days) => string> = {
  'JSON Lines': (days) =>
    `${JSON.stringify({ office: 'US', applicationNumber: '97000001', kind: 'word', text: 'SUNDELL', classes: [9], status: 9, ...days })}\n`,
  'a JSON array': (days) =>
    JSON.stringify([
      { office: 'US', applicationNumber: '97000001', kind: 'word', text: 'SUNDELL', classes: [9], status: 9, ...days },
    ]),
  CSV: ({ appliedOn, registeredOn = '', expiresOn = '' }) =>
    `office,applicationNumber,kind,text,classes,status,appliedOn,registeredOn,expiresOn\nUS,97000001,word,SUNDELL,9,9,${appliedOn},${registeredOn},${expiresOn}\n`,
  'USPTO daily XML': ({ appliedOn, registeredOn }) =>
    usptoFile(
      caseFile('97000001', { header: `<registration-date>${compact(registeredOn)}</registration-date>` }).replace(
        '<filing-date>20230102</filing-date>',
        `<filing-date>${compact(appliedOn)}</filing-date>`,
      ),
    ),
  'ST.66': ({ appliedOn, registeredOn = '', expiresOn = '' }) =>
    `<Transaction><TradeMarkTransactionBody><TransactionContentDetails><TransactionData><TradeMarkDetails><TradeMark>
<RegistrationOfficeCode>US</RegistrationOfficeCode><ApplicationNumber>97000001</ApplicationNumber>
<ApplicationDate>${appliedOn}</ApplicationDate><RegistrationDate>${registeredOn}</RegistrationDate><ExpiryDate>${expiresOn}</ExpiryDate>
<MarkFeature>Word</MarkFeature><WordMarkSpecification><MarkVerbalElementText>SUNDELL</MarkVerbalElementText></WordMarkSpecification>
<GoodsServicesDetails><GoodsServices><ClassDescriptionDetails><ClassDescription><ClassNumber>9</ClassNumber></ClassDescription></ClassDescriptionDetails></GoodsServices></GoodsServicesDetails>
</TradeMark></TradeMarkDetails></TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>`,
}
const names = Object.keys(formats)

test.each(names)('in %s a day that the office leaves open is none, and the record is imported', async (name) => {
  for (const open of ['0000-00-00', '9999-12-31', '2023-00-00']) {
    const { records, rejects } = await read(formats[name]!({ appliedOn: open }))
    expect(rejects).toEqual([])
    expect(records).toHaveLength(1)
    expect(records[0]!.appliedOn ?? null).toBeNull()
  }
})

test.each(names)('in %s a day that does not exist is refused with its name', async (name) => {
  const { records, rejects } = await read(formats[name]!({ appliedOn: '2023-02-30' }))
  expect(records).toEqual([])
  expect(rejects[0]!.reject.en).toBe(
    'appliedOn “2023-02-30” has a wrong form; a day that exists is expected, YYYY-MM-DD.',
  )
})

test.each(names)('in %s a registration before its application stays as the register prints it', async (name) => {
  // The Korean register dates a renewed registration from before the application for the renewal.
  const { records } = await read(formats[name]!({ appliedOn: '2008-03-04', registeredOn: '1998-12-23' }))
  expect(records[0]).toMatchObject({ appliedOn: '2008-03-04', registeredOn: '1998-12-23' })
})
