import { describe, expect, test } from 'vitest'
import { readJsonArray, readJsonLines, type JsonText } from './json-values.ts'
import { RegisterFileError } from './reason.ts'
import { inPieces } from './testing/read-entries.ts'

type Reader = typeof readJsonArray
const all = async (reader: Reader, text: string, pieceLength = text.length || 1) => {
  const values: JsonText[] = []
  let fault: string | null = null
  try {
    for await (const value of reader(inPieces(text, pieceLength))) values.push(value)
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error
    fault = `${error.reason.id} ${error.line}`
  }
  return { values, fault }
}

describe('the elements of a JSON array', () => {
  test('brackets, commas and quotation marks in strings do not count', async () => {
    const text = String.raw`[ {"a": "]},\"["} , {"b": [1, {"c": "\\"}]}, 5 ]`
    const { values, fault } = await all(readJsonArray, text)
    expect(fault).toBeNull()
    expect(values.map(({ text }) => JSON.parse(text))).toEqual([{ a: ']},"[' }, { b: [1, { c: '\\' }] }, 5])
  })

  test('each has the line on which it begins', async () => {
    const { values } = await all(readJsonArray, '[\n{"a":\n1},\n\n{"b":2}\n]\n')
    expect(values.map(({ line }) => line)).toEqual([2, 5])
  })

  test('one with a fault inside leaves the others whole', async () => {
    const { values, fault } = await all(readJsonArray, '[{"a":1},{"b" 2},{"c":3}]')
    expect(values.map(({ text }) => text)).toEqual(['{"a":1}', '{"b" 2}', '{"c":3}'])
    expect(fault).toBeNull()
  })

  test.each([
    ['[{"a":1},\n{"b":2', 'file.truncated 2'],
    ['[{"a":1}', 'file.truncated 1'],
    ['[{"a":1},{"b":"open}]', 'file.truncated 1'],
    ['[{"a":1}]\n]', 'file.malformed-json 2'],
    ['[{"a":[1}]', 'file.truncated 1'],
    ['[{"a":1}}]', 'file.malformed-json 1'],
  ])('what does not fit ends the reading: %j', async (text, expected) => {
    expect((await all(readJsonArray, text)).fault).toBe(expected)
  })

  test('wherever the pieces of the text break, the elements are the same', async () => {
    const text = String.raw`[{"a":"\"x"},` + '\n' + String.raw`{"é":"\\"} , [1,2]]`
    const whole = await all(readJsonArray, text)
    expect(whole.values).toHaveLength(3)
    for (let length = 1; length < text.length; length++) expect(await all(readJsonArray, text, length)).toEqual(whole)
  })
})

describe('the lines of a JSON Lines text', () => {
  test('blank lines are passed over and counted, and the last line needs no end', async () => {
    expect((await all(readJsonLines, '{"a":1}\r\n\n{"b":2}')).values).toEqual([
      { line: 1, text: '{"a":1}\r' },
      { line: 3, text: '{"b":2}' },
    ])
  })

  test('a last line that breaks off means that the file is not whole', async () => {
    const { values, fault } = await all(readJsonLines, '{"a":1}\n{"b":')
    expect(values).toHaveLength(1)
    expect(fault).toBe('file.truncated 2')
  })

  test('a broken last line with its line end is a bad record of a whole file', async () => {
    const { values, fault } = await all(readJsonLines, '{"a":1}\n{"b":\n')
    expect(values).toHaveLength(2)
    expect(fault).toBeNull()
  })
})
