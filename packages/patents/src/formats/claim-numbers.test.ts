import { describe, expect, test } from 'vitest'
import { readBrsText } from './brs-text.ts'
import { readGreenbook } from './greenbook.ts'
import { readJsonPatent } from './json-documents.ts'
import { readPatents } from './read-patents.ts'
import { readTableRow } from './table-rows.ts'

type Claims = { number: number; text: string }[]

const xmlClaims = (xml: string, language: string): Claims => readPatents(xml)!.records[0]!.claims[language]!

/** The first claims of a publication in each format that has the number of a claim before its text. */
const formats: [string, (...texts: string[]) => Claims][] = [
  [
    'ST.36',
    (...texts) =>
      xmlClaims(
        `<ep-patent-document country="EP" doc-number="1000001" kind="A1" lang="en"><SDOBI/><claims lang="en">${texts
          .map((text, at) => `<claim num="000${at + 1}"><claim-text>${text}</claim-text></claim>`)
          .join('')}</claims></ep-patent-document>`,
        'en',
      ),
  ],
  [
    'Chinese',
    (...texts) =>
      xmlClaims(
        `<cn-patent-document country="CN" doc-number="100000001" kind="A"><application-body><claims>${texts
          .map((text) => `<claim><claim-text>${text}</claim-text></claim>`)
          .join('')}</claims></application-body></cn-patent-document>`,
        'zh',
      ),
  ],
  [
    'ST.32',
    (...texts) =>
      xmlClaims(
        `<PATDOC><SDOBI><B100><B110><DNUM><PDAT>6000001</PDAT></DNUM></B110></B100></SDOBI><SDOCL>${texts
          .map((text) => `<CLM><PARA><PTEXT><PDAT>${text}</PDAT></PTEXT></PARA></CLM>`)
          .join('')}</SDOCL></PATDOC>`,
        'en',
      ),
  ],
  ['JSON', (...claims) => readJsonPatent({ id: 'US6000001B1', lang: 'en', claims }).claims['en']!],
]

describe.each(formats)('claims of %s', (_format, claimsOf) => {
  test('lose the number before their text, and no part of a chemical name or of a measure', () => {
    expect(
      claimsOf('1. A process.', '2.5-dimethylfuran as in claim 1.', '3 .A salt.', '4、A base.', '2.5 g of a salt.'),
    ).toMatchObject([
      { number: 1, text: 'A process.' },
      { number: 2, text: '2.5-dimethylfuran as in claim 1.' },
      { number: 3, text: 'A salt.' },
      { number: 4, text: 'A base.' },
      { number: 5, text: '2.5 g of a salt.' },
    ])
    expect(claimsOf('1．3D打印机。', '2、5G基站。', '3、2-丁醇。')).toMatchObject([
      { number: 1, text: '3D打印机。' },
      { number: 2, text: '5G基站。' },
      { number: 3, text: '3、2-丁醇。' },
    ])
    expect(claimsOf('A process.', '2,4-dichlorophenol.', '4-aminophenol.')).toMatchObject([
      { number: 1, text: 'A process.' },
      { number: 2, text: '2,4-dichlorophenol.' },
      { number: 3, text: '4-aminophenol.' },
    ])
  })
})

test('claims of a greenbook file, of a BRS export and of a table begin with their chemical name', () => {
  const greenbook = [
    'PATN',
    'WKU  039320001',
    'CLMS',
    'NUM  1.',
    'PAR  2.5-dimethylfuran.',
    'NUM  2.',
    'PAR  2. A salt.',
  ]
  expect(readGreenbook(greenbook.join('\n'))[0]!.claims['en']).toMatchObject([
    { number: 1, text: '2.5-dimethylfuran.' },
    { number: 2, text: 'A salt.' },
  ])
  const brs = ['*** BRS DOCUMENT BOUNDARY ***', 'DID US 6000001 A', 'CLPR 1. A salt.', 'CLPR 2.5-dimethylfuran.']
  expect(readBrsText(brs.join('\n'))[0]!.claims['en']).toMatchObject([
    { number: 1, text: 'A salt.' },
    { number: 2, text: '2.5-dimethylfuran.' },
  ])
  const claimOf = (claim: string) => readTableRow('cnipr', { 主权项: claim }).record.claims['zh']
  expect(claimOf('1.5-戊二醇。')).toMatchObject([{ number: 1, text: '1.5-戊二醇。' }])
  expect(claimOf('1、一种盐。')).toMatchObject([{ number: 1, text: '一种盐。' }])
  expect(claimOf('1.')).toBeUndefined()
})
