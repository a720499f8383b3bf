import { describe, expect, test } from 'vitest'
import { readCsvRows, ROW_CHARACTERS_MAX, type CsvRow } from './csv-rows.ts'
import { RegisterFileError } from './reason.ts'
import { inPieces } from './testing/read-entries.ts'

const rowsOf = async (text: string, delimiter = ',', pieceLength = text.length || 1) => {
  const rows: CsvRow[] = []
  for await (const row of readCsvRows(inPieces(text, pieceLength), delimiter)) rows.push(row)
  return rows
}
const cellsOf = async (text: string, delimiter?: string) =>
  (await rowsOf(text, delimiter)).map((row) => ('cells' in row ? row.cells : row.fault))

describe('rows of a CSV text', () => {
  test('cells may be quoted and hold delimiters, line breaks and doubled quotation marks', async () => {
    expect(await cellsOf('a,"b, c",""\n"d\ne","f ""g""",h')).toEqual([
      ['a', 'b, c', ''],
      ['d\ne', 'f "g"', 'h'],
    ])
  })

  test('lines end with LF, CRLF or CR, and the last needs no end', async () => {
    expect(await cellsOf('a\r\nb\rc\nd')).toEqual([['a'], ['b'], ['c'], ['d']])
  })

  test('a quotation mark within an unquoted cell stands for itself', async () => {
    expect(await cellsOf('5" pipe,x')).toEqual([['5" pipe', 'x']])
  })

  test('blank lines and rows of empty cells are passed over, and lines are counted all the same', async () => {
    const rows = await rowsOf('a\n\n , ,\r\n"x\ny"\nb')
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 6])
  })

  test('a quotation mark that is never closed costs only its own line', async () => {
    expect(await cellsOf('a,b\nc,"d\ne,f\ng,h')).toEqual([['a', 'b'], 'open-quote', ['e', 'f'], ['g', 'h']])
  })

  test('text after a closing quotation mark costs only its own line', async () => {
    expect(await cellsOf('a,"b"c\nd,"e" "f"\ng,h')).toEqual(['text-after-quote', 'text-after-quote', ['g', 'h']])
  })

  test('a quotation mark that stays open over more than the largest row does not swallow the file', async () => {
    const filler = 'x,y\n'.repeat(ROW_CHARACTERS_MAX / 4)
    const rows = await rowsOf(`"open\n${filler}last,row`, ',', 65_536)
    expect(rows[0]).toMatchObject({ line: 1, fault: 'open-quote' })
    expect(rows.at(-1)).toMatchObject({ cells: ['last', 'row'], line: ROW_CHARACTERS_MAX / 4 + 2 })
  })

  test('a line without end ends the reading before it fills the memory', async () => {
    const endless = async () => {
      for await (const row of readCsvRows(inPieces('x'.repeat(3 * ROW_CHARACTERS_MAX), 65_536), ',')) void row
    }
    await expect(endless()).rejects.toBeInstanceOf(RegisterFileError)
  })

  test('wherever the pieces of the text break, the rows are the same', async () => {
    const text = 'a,"b\r\n""c""",d\r\n\n"e",f\r"g"h,i\nj;k,"l"\r\n"m'
    const whole = await rowsOf(text)
    expect(whole).toHaveLength(5)
    for (let length = 1; length < text.length; length++) expect(await rowsOf(text, ',', length)).toEqual(whole)
  })
})
