import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { translateAll } from '../testing/translate-all.ts'
import { unzip, zipFile } from '../testing/zip-file.ts'

async function workbook(build: (sheet: ExcelJS.Worksheet) => void): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  build(book.addWorksheet('参数表'))
  return new Uint8Array(await book.xlsx.writeBuffer())
}
async function read(bytes: Uint8Array): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.from(bytes) as never)
  return book.worksheets[0]!
}
const english = (text: string) => text.replaceAll(/\p{sc=Han}+/gu, (han) => `w${han.length}`)

test('texts of cells are translated in the order of rows; numbers, dates, formulas and names of sheets stay', async () => {
  const day = new Date(Date.UTC(2024, 2, 5))
  const bytes = await workbook((sheet) => {
    sheet.addRow(['参数', '数值'])
    sheet.addRow(['厚度', 5.5, day, { formula: 'B2*2', result: 11 }])
    sheet.addRow(['参数', { richText: [{ text: '相变' }, { text: '温度', font: { bold: true } }] }, '第一行\n第二行'])
    sheet.headerFooter.oddHeader = '&L机密&C第 &P 页，共 &N 页'
  })
  const { texts, written, notes } = await translateAll(bytes, 'a.xlsx', english)
  expect(texts).toEqual([
    '参数',
    '数值',
    '厚度',
    '相变<1>温度</1>',
    '第一行',
    '第二行',
    '机密',
    '第 <1/> 页，共 <2/> 页',
  ])
  expect(notes).toEqual([{ kind: 'sheetNamesKept', count: 1 }])
  const sheet = await read(written.bytes)
  expect(sheet.name).toBe('参数表')
  const row = (no: number) => [1, 2, 3, 4].map((column) => sheet.getRow(no).getCell(column).value)
  expect(row(1)).toEqual(['w2', 'w2', null, null])
  expect(row(2)).toEqual(['w2', 5.5, day, { formula: 'B2*2', result: 11 }])
  expect(row(3)[0]).toBe('w2')
  expect(row(3)[1]).toMatchObject({ richText: [{ text: 'w2' }, { text: 'w2', font: { bold: true } }] })
  expect(row(3)[2]).toBe('w3\nw3')
  expect(sheet.headerFooter.oddHeader).toBe('&Lw2&Cw1 &P w1，w1 &N w1')
})

test('the columns of a table are named as their cells, each differently', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addTable({
      name: 'T1',
      ref: 'A1',
      columns: [{ name: '名称' }, { name: '数值' }, { name: '备注说明' }],
      rows: [['板', 1, '无']],
    })
  })
  const { written } = await translateAll(bytes, 'a.xlsx', english)
  const sheet = await read(written.bytes)
  expect([1, 2, 3].map((column) => sheet.getRow(1).getCell(column).value)).toEqual(['w2', 'w2 2', 'w4'])
  const table = Object.entries(await unzip(written.bytes)).find(([name]) => name.includes('tables/'))![1]
  expect(Array.from(table.matchAll(/<tableColumn [^>]*name="([^"]*)"/g), ([, name]) => name)).toEqual([
    'w2',
    'w2 2',
    'w4',
  ])
})

test('headers that formulas name stay as they are, and that is said', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addTable({ name: 'T1', ref: 'A1', columns: [{ name: '名称' }, { name: '数值' }], rows: [['板', 1]] })
    sheet.getCell('D1').value = { formula: 'SUM(T1[数值])', result: 1 }
  })
  const { written, notes } = await translateAll(bytes, 'a.xlsx', english)
  expect(notes).toEqual([{ kind: 'tableHeadersFixed' }, { kind: 'sheetNamesKept', count: 1 }])
  const sheet = await read(written.bytes)
  expect(sheet.getCell('A1').value).toBe('名称')
  expect(sheet.getCell('A2').value).toBe('w1')
})

test('formulas, lists and filters compare with the texts that cells have now', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['合格', '是'])
    sheet.getCell('A2').value = { formula: 'COUNTIF(B1:B1,"是")', result: 1 }
    sheet.getCell('A3').value = { formula: 'A1&"的数值"', result: '合格的数值' }
    sheet.getCell('A4').value = { formula: 'A1', result: '合格' }
    sheet.getCell('B1').dataValidation = { type: 'list', formulae: ['"是,否"'] }
  })
  const { written, notes } = await translateAll(bytes, 'a.xlsx', (text) => ({ 是: 'yes', 合格: '"ok"' })[text] ?? text)
  expect(notes).toEqual([
    { kind: 'formulaTextsKept', count: 1 },
    { kind: 'sheetNamesKept', count: 1 },
  ])
  const sheet = await read(written.bytes)
  expect(sheet.getCell('A2').value).toEqual({ formula: 'COUNTIF(B1:B1,"yes")', result: 1 })
  expect(sheet.getCell('A3').value).toEqual({ formula: 'A1&"的数值"' })
  expect(sheet.getCell('A4').value).toEqual({ formula: 'A1', result: '"ok"' })
  expect(sheet.getCell('B1').dataValidation.formulae).toEqual(['"yes,否"'])
  expect((await unzip(written.bytes))['xl/workbook.xml']).toContain('fullCalcOnLoad="1"')
})

test('readings of Japanese are left out', async () => {
  const files = await unzip(await workbook((sheet) => sheet.addRow(['東京'])))
  const name = 'xl/sharedStrings.xml'
  const phonetic = files[name]!.replace('</si>', '<rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>')
  const { texts, written } = await translateAll(await zipFile({ ...files, [name]: phonetic }), 'a.xlsx', () => '东京', {
    source: 'ja-jp',
    target: 'zh-cn',
  })
  expect(texts).toEqual(['東京'])
  expect((await unzip(written.bytes))[name]).toContain('<si><t xml:space="preserve">东京</t></si>')
})

test('prompts and texts of number formats are translated; a title that would be too long for its prompt stays', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['重量', 2.5, new Date(Date.UTC(2024, 2, 5))])
    sheet.getCell('B1').numFmt = '0.0"千克"'
    sheet.getCell('C1').numFmt = 'yyyy"年"m"月"d"日"'
    sheet.getCell('B1').dataValidation = {
      type: 'decimal',
      formulae: [0, 9],
      showInputMessage: true,
      promptTitle: '标题',
      prompt: '请填写重量',
      errorTitle: '错误',
      error: '只能填写数字',
    }
  })
  const long = 'a title that is longer than thirty-two letters'
  const translate = (text: string) => ({ 千克: 'kilograms', 标题: long })[text] ?? english(text)
  const { written } = await translateAll(bytes, 'a.xlsx', translate)
  const sheet = await read(written.bytes)
  expect(sheet.getCell('B1').numFmt).toBe('0.0" kilograms"')
  expect(sheet.getCell('C1').numFmt).toBe('yyyy-mm-dd')
  expect(sheet.getCell('B1').dataValidation).toMatchObject({
    promptTitle: '标题',
    prompt: 'w5',
    errorTitle: 'w2',
    error: 'w6',
  })
  expect(written.notes).toContainEqual({ kind: 'promptsKept', count: 1 })
})

test('formulas that count or cut letters are named: they may have other results', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['合格', { formula: 'LEN(A1)', result: 2 }, { formula: 'COUNTIF(A1,"LEN(A1)")', result: 0 }])
  })
  const { notes } = await translateAll(bytes, 'a.xlsx', english)
  expect(notes).toContainEqual({ kind: 'letterFormulas', count: 1 })
})

test('a pivot table follows the cells that it summarizes; names of its fields differ', async () => {
  const files = await unzip(
    await workbook((sheet) => {
      sheet.addRow(['地区', '数量', '计数项'])
      sheet.addRow(['北京', 1, '计数项'])
    }),
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const type = (part: string, name: string) =>
    `<Override PartName="/xl/${part}1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml"/>`
  const types = type('pivotCacheDefinition', 'pivotCacheDefinition') + type('pivotTable', 'pivotTable')
  const field = (name: string, items = '') => `<cacheField name="${name}">${items}</cacheField>`
  const items = '<sharedItems><s v="北京"/><s v="别处"/></sharedItems>'
  const { written } = await translateAll(
    await zipFile({
      ...files,
      '[Content_Types].xml': files['[Content_Types].xml']!.replace('</Types>', `${types}</Types>`),
      'xl/pivotCacheDefinition1.xml': `<pivotCacheDefinition xmlns="${main}"><cacheFields>${field('地区', items)}${field('数量')}</cacheFields></pivotCacheDefinition>`,
      'xl/pivotTable1.xml': `<pivotTableDefinition xmlns="${main}" rowHeaderCaption="地区"><dataFields><dataField name="计数项" fld="1"/></dataFields></pivotTableDefinition>`,
    }),
    'a.xlsx',
    (text) => ({ 地区: 'Region', 数量: 'Quantity', 计数项: 'Quantity', 北京: 'Beijing' })[text] ?? text,
  )
  const after = await unzip(written.bytes)
  expect(after['xl/pivotCacheDefinition1.xml']).toContain(
    '<cacheField name="Region"><sharedItems><s v="Beijing"/><s v="别处"/></sharedItems></cacheField><cacheField name="Quantity"/>',
  )
  expect(after['xl/pivotTable1.xml']).toContain('rowHeaderCaption="Region"')
  expect(after['xl/pivotTable1.xml']).toContain('<dataField name="Quantity " fld="1"/>')
})
