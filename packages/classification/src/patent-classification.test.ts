import { describe, expect, test } from 'vitest'
import { readPatentClassification, withMissingParents } from './patent-classification.ts'
import { readShippedIpc } from './shipped/read-shipped-ipc.ts'

describe('tables of patent classifications', () => {
  test('the IPC as JSON Lines, in both languages', () => {
    const row = (code: string, zh: string, en: string) => JSON.stringify({ code, zh, en })
    const text = [
      row('A', '人类生活必需', 'Human necessities'),
      row('A01', '农业', 'Agriculture'),
      row('A01B', '整地', 'Soil working'),
      row('A01B1/00', '手动工具', 'Hand tools'),
      row('A01B1/02', '锹', ''),
      row('A01B1/04', '带齿的', 'Definitions'),
      row('A1', 'x', 'x'),
    ].join('\n')
    const { table, problems } = readPatentClassification('ipc', text)
    expect(table.symbols.map(({ symbol, parent, level }) => [symbol, parent, level])).toEqual([
      ['A', null, 1],
      ['A01', 'A', 2],
      ['A01B', 'A01', 3],
      ['A01B1/00', 'A01B', 4],
      ['A01B1/02', 'A01B1/00', 5],
      ['A01B1/04', 'A01B1/00', 5],
    ])
    expect(table.symbols.slice(4)).toMatchObject([{ nameEn: null }, { nameZh: '带齿的', nameEn: null }])
    expect(problems).toMatchObject([{ place: 'line 7', id: 'symbol.malformed' }])
  })

  test('the CPC title list, whose dots say what is below what', () => {
    const text =
      'A01B\t\tSOIL WORKING\nA01B1/00\t0\tHand tools\nA01B1/02\t1\tSpades\nA01B1/022\t2\tCollapsible\nA01B1/06\t1\tHoes\n'
    const { table } = readPatentClassification('cpc', text)
    expect(table.symbols.map(({ symbol, parent, level }) => [symbol, parent, level])).toEqual([
      ['A01B', 'A01', 3],
      ['A01B1/00', 'A01B', 4],
      ['A01B1/02', 'A01B1/00', 5],
      ['A01B1/022', 'A01B1/02', 6],
      ['A01B1/06', 'A01B1/00', 5],
    ])
  })

  test('a symbol that others hang on and the table lacks comes from the shipped one, in its place', () => {
    const { table } = readPatentClassification('ipc', '{"code":"C","zh":"化学"}\n{"code":"C01B","zh":"非金属元素"}')
    const symbols = withMissingParents(table.symbols, readShippedIpc().symbols)
    expect(symbols.map(({ symbol }) => symbol)).toEqual(['C', 'C01', 'C01B'])
  })

  test('something else is refused', () => {
    expect(() => readPatentClassification('cpc', 'a,b,c')).toThrow('Nothing in the file can be imported')
  })

  test('the shipped titles: each section, class and subclass once, with its parent, in Chinese and English', () => {
    const { symbols } = readShippedIpc()
    const known = new Set(symbols.map(({ symbol }) => symbol))
    expect(known.size).toBe(symbols.length)
    expect(symbols.filter(({ level }) => level === 1)).toHaveLength(8)
    expect(symbols.filter(({ parent }) => parent !== null && !known.has(parent))).toEqual([])
    expect(symbols.filter(({ nameZh, nameEn }) => !nameZh || !nameEn).map(({ symbol }) => symbol)).toEqual([])
    expect(symbols.find(({ symbol }) => symbol === 'H01M')).toMatchObject({ level: 3, parent: 'H01' })
  })
})
