import { describe, expect, test } from 'vitest'
import { read } from './testing/read-entries.ts'

const st66 = (marks: string, beside = '') =>
  `<Transaction xmlns="http://www.wipo.int/standards/XMLSchema/trademarks"><TransactionHeader><SenderDetails>
  <RequestProducerDateTime>2024-03-05T10:00:00</RequestProducerDateTime></SenderDetails></TransactionHeader>
  <TradeMarkTransactionBody><TransactionContentDetails><TransactionData><TradeMarkDetails>${marks}</TradeMarkDetails>${beside}
  </TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>`
const mark = (inner: string, attributes = '') =>
  `<TradeMark ${attributes}><RegistrationOfficeCode>AT</RegistrationOfficeCode><ApplicationNumber>AM 1/2024</ApplicationNumber>${inner}</TradeMark>`
const party = (kind: string, name: string) =>
  `<${kind}Details><${kind}><${kind}AddressBook><FormattedNameAddress><Name><FreeFormatName><FreeFormatNameDetails>
  <FreeFormatNameLine>${name}</FreeFormatNameLine></FreeFormatNameDetails></FreeFormatName></Name>
  <Address><FormattedAddress><AddressStreet>Ring 1</AddressStreet><AddressCity>Wien</AddressCity>
  <FormattedAddressCountryCode>AT</FormattedAddressCountryCode></FormattedAddress></Address></FormattedNameAddress></${kind}AddressBook></${kind}></${kind}Details>`

describe('ST.66', () => {
  test('a mark of any office is read with its parties, wherever they stand', async () => {
    const { format, records } = await read(
      st66(
        mark(
          `<MarkCurrentStatusCode>Registered</MarkCurrentStatusCode><MarkFeature>Combined</MarkFeature><RegistrationDate>2024-02-01</RegistrationDate>
          <WordMarkSpecification><MarkVerbalElementText>Sonntal</MarkVerbalElementText></WordMarkSpecification>
          <ApplicationLanguageCode>DE</ApplicationLanguageCode><GoodsServicesDetails><GoodsServices><ClassDescriptionDetails>
          <ClassDescription><ClassNumber>05</ClassNumber><GoodsServicesDescription languageCode="en">Tea</GoodsServicesDescription>
          <GoodsServicesDescription languageCode="de">Tee</GoodsServicesDescription></ClassDescription></ClassDescriptionDetails></GoodsServices></GoodsServicesDetails>
          ${party('Representative', 'Dr. Huber')}`,
        ),
        party('Applicant', 'Sonntal GmbH'),
      ),
    )
    expect(format).toBe('st66')
    expect(records[0]).toMatchObject({
      office: 'AT',
      applicationNumber: 'AM 1/2024',
      registrationNumbers: [],
      status: 10,
      kind: 'combined',
      classes: [5],
      goods: [{ classNo: 5, text: 'Tee', textEn: 'Tea' }],
      applicants: [{ name: 'Sonntal GmbH', address: 'Ring 1, Wien', country: 'AT' }],
      agents: [{ name: 'Dr. Huber' }],
      dataOn: '2024-03-05',
    })
  })

  test('a party beside several marks is given to none of them', async () => {
    const registered = '<MarkCurrentStatusCode>Registered</MarkCurrentStatusCode>'
    const { records } = await read(st66(mark(registered) + mark(registered), party('Applicant', 'Whose?')))
    expect(records.map(({ applicants }) => applicants)).toEqual([[], []])
  })

  test('prefixes make no difference', async () => {
    const content = st66(mark('<MarkCurrentStatusCode>Ended</MarkCurrentStatusCode>'))
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1tm:')
      .replace('xmlns=', 'xmlns:tm=')
    expect((await read(content)).records[0]).toMatchObject({ office: 'AT', status: 9 })
  })

  test('an order to delete a record is reported, and nothing is deleted', async () => {
    const { rejects } = await read(st66(mark('', 'operationCode="Delete"')))
    expect(rejects[0]!.reject.id).toBe('record.deletion')
  })
})

describe('ST.96', () => {
  const st96 = (inner: string) =>
    `<tmk:TrademarkTransaction xmlns:tmk="http://www.wipo.int/standards/XMLSchema/ST96/Trademark" xmlns:com="http://www.wipo.int/standards/XMLSchema/ST96/Common">
    <tmk:TrademarkTransactionBody><tmk:TransactionContentBag><tmk:TransactionData><tmk:TrademarkBag><tmk:Trademark>
    <com:RegistrationOfficeCode>CN</com:RegistrationOfficeCode><com:ApplicationNumber><com:ApplicationNumberText>12345678</com:ApplicationNumberText></com:ApplicationNumber>
    ${inner}</tmk:Trademark></tmk:TrademarkBag></tmk:TransactionData></tmk:TransactionContentBag></tmk:TrademarkTransactionBody></tmk:TrademarkTransaction>`

  test('a mark of mainland China has a status of its family, Vienna codes, and classes without goods', async () => {
    const { format, records, rejects } = await read(
      st96(`<tmk:MarkCurrentStatusCode>Application published</tmk:MarkCurrentStatusCode>
        <tmk:MarkRepresentation><tmk:MarkFeatureCategory>Combined</tmk:MarkFeatureCategory><tmk:MarkReproduction>
        <tmk:WordMarkSpecification><tmk:MarkVerbalElementText>知匠</tmk:MarkVerbalElementText></tmk:WordMarkSpecification>
        <tmk:MarkImageBag><tmk:MarkImage><com:FileName>a/1.jpg</com:FileName><tmk:MarkImageClassification><tmk:ViennaClassificationBag>
        <tmk:ViennaClassification><tmk:ViennaCategory>04</tmk:ViennaCategory><tmk:ViennaDivision>01</tmk:ViennaDivision><tmk:ViennaSection>2</tmk:ViennaSection></tmk:ViennaClassification>
        </tmk:ViennaClassificationBag></tmk:MarkImageClassification></tmk:MarkImage></tmk:MarkImageBag></tmk:MarkReproduction></tmk:MarkRepresentation>
        <tmk:GoodsServicesBag><tmk:GoodsServices><tmk:GoodsServicesClassificationBag><tmk:GoodsServicesClassification>
        <tmk:ClassificationKindCode>Nice</tmk:ClassificationKindCode><tmk:ClassNumber>9</tmk:ClassNumber></tmk:GoodsServicesClassification></tmk:GoodsServicesClassificationBag></tmk:GoodsServices></tmk:GoodsServicesBag>
        <tmk:PriorityBag><tmk:Priority><tmk:PriorityCountryCode>JP</tmk:PriorityCountryCode><com:ApplicationNumber><com:ApplicationNumberText>2024-1</com:ApplicationNumberText></com:ApplicationNumber>
        <tmk:PriorityApplicationFilingDate>2024-01-02</tmk:PriorityApplicationFilingDate></tmk:Priority></tmk:PriorityBag>`),
    )
    expect({ format, rejects }).toEqual({ format: 'st96', rejects: [] })
    expect(records[0]).toMatchObject({
      status: 3,
      viennaCodes: ['4.1.2'],
      classes: [9],
      goods: [],
      priorityOn: '2024-01-02',
      details: { priorities: [{ country: 'JP', number: '2024-1', on: '2024-01-02' }] },
    })
  })
})
