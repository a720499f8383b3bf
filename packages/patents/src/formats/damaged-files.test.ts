import { describe, expect, test } from 'vitest'
import { readPatents } from './read-patents.ts'

const ep = (number: number, title = 'Pump') =>
  `<ep-patent-document id="EP${number}B1" country="EP" doc-number="${number}" kind="B1" lang="en">
<SDOBI lang="en"><B500><B540><B541>en</B541><B542>${title}</B542></B540>
<B560><B561><text>US-A-1 234 567</text></B561></B560></B500></SDOBI>
<claims lang="en"><claim num="0001"><claim-text>A pump.</claim-text></claim></claims>
</ep-patent-document>`
const files = (...documents: string[]) => `<?xml version="1.0"?>\n<records>\n${documents.join('\n')}\n</records>`
const numbers = (text: string) => readPatents(text)?.records.map(({ number }) => number)
const damages = (text: string) =>
  readPatents(text)?.damaged.map(({ position, number, fault }) => [position, number, fault.line])

describe('a record that is not well-formed is damaged, the others are read', () => {
  test('a file that is cut off within its last record', () => {
    const whole = files(ep(1_000_001), ep(1_000_002))
    const cut = whole.slice(0, whole.lastIndexOf('<claim '))
    expect(numbers(cut)).toEqual(['1000001'])
    expect(damages(cut)).toEqual([
      [2, '1000002', 11],
      [null, '', expect.any(Number)],
    ])
  })

  test('a file that is cut off behind a record may lack others', () => {
    const whole = files(ep(1_000_001), ep(1_000_002))
    expect(damages(whole.replace('</records>', ''))).toEqual([[null, '', 13]])
    expect(numbers(whole.replace('</records>', ''))).toHaveLength(2)
  })

  test.each([
    ['a wrong closing tag', '</B542>', '</B543>', 4],
    ['an element that is not closed', '<text>', '<text><b>', 5],
    ['a text with a sign of a tag', 'A pump.', 'A <First pump.', 6],
    ['an attribute twice', 'num="0001"', 'num="0001" num="2"', 6],
    ['a closing tag too many', '</claims>', '</claims></claims>', 6],
  ])('%s, with its line', (_, right, wrong, line) => {
    const text = files(ep(1_000_001).replace(right, wrong), ep(1_000_002))
    expect(damages(text)).toEqual([[1, '1000001', line]])
    expect(numbers(text)).toEqual(['1000002'])
  })

  test('a closing tag of the record itself', () => {
    const text = files(ep(1_000_001).replace('</ep-patent-document>', '</ep-patent-documen>'), ep(1_000_002))
    expect(damages(text)).toEqual([[1, '1000001', 7]])
    expect(numbers(text)).toEqual(['1000002'])
  })

  test('a title that looks like the next field is not read into another one', () => {
    const text = ep(1_000_001).replace('</B542></B540>', '</B542>')
    expect(readPatents(text)).toMatchObject({ records: [], damaged: [{ number: '1000001', title: 'Pump' }] })
  })
})

test('documents that follow each other without an element around them are all read', () => {
  expect(numbers(`${ep(1_000_001)}\n${ep(1_000_002)}`)).toEqual(['1000001', '1000002'])
  expect(damages(`${ep(1_000_001)}\n${ep(1_000_002)}`)).toEqual([])
})

test('a character that XML does not allow costs no record and is named with its line', () => {
  const found = readPatents(files(ep(1_000_001, 'Salt & water &nosuch; pump'), ep(1_000_002)))!
  expect(found.records[0]).toMatchObject({ titles: { en: 'Salt & water &nosuch; pump' } })
  expect(found.records[0]!.citations).toEqual([{ text: 'US-A-1 234 567', category: 'patent' }])
  expect(found.repairs.map(({ line }) => line)).toEqual([4, 4])
  expect(found.damaged).toEqual([])
})

test('other XML that is damaged holds no patents', () => {
  expect(readPatents('<records><a></records>')).toBeNull()
})
