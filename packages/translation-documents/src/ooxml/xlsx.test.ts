import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { translateAll } from '../testing/translate-all.ts'
import { readTranslationDocument } from '../translate-document.ts'
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
  expect(notes).toEqual([{ kind: 'sheetNamesUntranslated', count: 1 }])
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
  expect(notes).toEqual([{ kind: 'tableHeadersFixed' }, { kind: 'sheetNamesUntranslated', count: 1 }])
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
    { kind: 'formulaTextsUntranslated', count: 1 },
    { kind: 'sheetNamesUntranslated', count: 1 },
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
  expect(written.notes).toContainEqual({ kind: 'promptsUntranslated', count: 1 })
})

test.each([
  // A quotation mark behind a backslash begins no text.
  ['\\"0"寸"', '\\"0" inches"'],
  ['"约"0;"约"-0;"无"', '"about "0;"about "-0;"none"'],
  ['"约"General"寸"', '"about "General" inches"'],
  ['[Red]"无"', '[Red]"none"'],
  ['[DBNum2][$-804]General"寸"', '[$-804]General" inches"'],
  ['[DBNum1][$-804]yyyy"年"m"月"', '[$-804]yyyy\\-mm'],
  // What English cannot write stays whole.
  ['ggge"年"m"月"d"日"', 'ggge"年"m"月"d"日"'],
  ['ge"年"', 'ge"年"'],
  ['yyyy"年"m"月"d"日"上午/下午h"点"', 'yyyy"年"m"月"d"日"上午/下午h"点"'],
  ['0.0E+00"寸"', '0.0E+00" inches"'],
])('the number format %s becomes %s', async (format, expected) => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['数', 2])
    sheet.getCell('B1').numFmt = format
  })
  const words: Record<string, string> = { 约: 'about', 寸: 'inches', 无: 'none', 年: 'year' }
  const { written } = await translateAll(bytes, 'a.xlsx', (text) => words[text] ?? text)
  const styles = (await unzip(written.bytes))['xl/styles.xml']!.replaceAll('&quot;', '"')
  expect(/formatCode="(.*?)"\s*\/>/.exec(styles)?.[1]).toBe(expected)
})

test('a list of choices in the newer form follows the cells as any other', async () => {
  const files = await unzip(await workbook((sheet) => sheet.addRow(['是', '否'])))
  const name = 'xl/worksheets/sheet1.xml'
  const list =
    '<extLst><ext><v:dataValidation xmlns:v="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" type="list"><v:formula1><f xmlns="http://schemas.microsoft.com/office/excel/2006/main">"是,否"</f></v:formula1></v:dataValidation></ext></extLst>'
  const bytes = await zipFile({ ...files, [name]: files[name]!.replace('</worksheet>', `${list}</worksheet>`) })
  const { written } = await translateAll(bytes, 'a.xlsx', (text) => ({ 是: 'yes', 否: 'no' })[text] ?? text)
  expect((await unzip(written.bytes))[name]).toContain('>"yes,no"</f>'.replaceAll('"', '&quot;'))
})

test('formulas that count or cut letters are named: they may have other results', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['合格', { formula: 'LEN(A1)', result: 2 }, { formula: 'COUNTIF(A1,"LEN(A1)")', result: 0 }])
  })
  const { notes } = await translateAll(bytes, 'a.xlsx', english)
  expect(notes).toContainEqual({ kind: 'letterFormulas', count: 1 })
})

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SOURCE = '<cacheSource type="worksheet"><worksheetSource ref="A1:C9" sheet="参数表"/></cacheSource>'
const cacheField = (name: string, items: string[] = [], more = '') =>
  `<cacheField name="${name}"${more}><sharedItems>${items.map((item) => `<s v="${item}"/>`).join('')}</sharedItems></cacheField>`

type PivotFile = {
  build: (sheet: ExcelJS.Worksheet) => void
  cache: string
  table?: string
  others?: Record<string, [string, string]>
}
/** A workbook with a pivot table. */
async function pivotFile({ build, cache, table = '>', others = {} }: PivotFile): Promise<Uint8Array> {
  const files = await unzip(await workbook(build))
  const spreadsheet = 'openxmlformats-officedocument.spreadsheetml'
  const added: Record<string, [string, string]> = {
    'xl/cache.xml': [
      `${spreadsheet}.pivotCacheDefinition`,
      `<pivotCacheDefinition xmlns="${MAIN}">${cache}</pivotCacheDefinition>`,
    ],
    'xl/pivot.xml': [
      `${spreadsheet}.pivotTable`,
      `<pivotTableDefinition xmlns="${MAIN}" name="P1"${table}</pivotTableDefinition>`,
    ],
    ...others,
  }
  const types = Object.entries(added).map(
    ([name, [type]]) => `<Override PartName="/${name}" ContentType="application/vnd.${type}+xml"/>`,
  )
  const link = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="/xl/${target}"/></Relationships>`
  const sheetLinks = 'xl/worksheets/_rels/sheet1.xml.rels'
  const pivotLink = link('pivotTable', 'pivot.xml')
  return await zipFile({
    ...files,
    ...Object.fromEntries(Object.entries(added).map(([name, [, content]]) => [name, content])),
    '[Content_Types].xml': files['[Content_Types].xml']!.replace('</Types>', `${types.join('')}</Types>`),
    'xl/_rels/pivot.xml.rels': link('pivotCacheDefinition', 'cache.xml'),
    [sheetLinks]:
      files[sheetLinks]?.replace(
        '</Relationships>',
        pivotLink.replace(/^<Relationships [^>]*>/, '').replace('rId1', 'rId9'),
      ) ?? pivotLink,
  })
}
/** The parts of a workbook with a pivot table after a translation by a table of words. */
async function pivot(
  { cells, ...file }: Omit<PivotFile, 'build'> & { cells: string[] },
  words: Record<string, string>,
) {
  return await translatedParts(await pivotFile({ build: (sheet) => sheet.addRow(cells), ...file }), words)
}
async function translatedParts(bytes: Uint8Array, words: Record<string, string>) {
  const { written } = await translateAll(bytes, 'a.xlsx', (text) => words[text] ?? text)
  return await unzip(written.bytes)
}
const fieldsOf = (xml: string) => Array.from(xml.matchAll(/<cacheField [^>]*name="([^"]*)"/g), ([, name]) => name)
const itemsOf = (xml: string) => Array.from(xml.matchAll(/<s v="([^"]*)"/g), ([, item]) => item)

test('a pivot table follows the cells that it summarizes; names of its fields and its items differ', async () => {
  const words = {
    地区: 'Region',
    区域: 'region',
    数量: 'Quantity',
    计数项: 'Quantity',
    总数: 'quantity',
    北京: 'A',
    京: 'a',
    别处: 'b',
  }
  const after = await pivot(
    {
      cells: Object.keys(words),
      cache: `${SOURCE}<cacheFields>${cacheField('地区', ['北京', 'B', '京', '别处', '他'])}${cacheField('区域')}${cacheField('数量')}</cacheFields>`,
      table:
        ' rowHeaderCaption="地区"><pivotFields><pivotField name="总数"/></pivotFields><dataFields><dataField name="计数项" fld="1"/></dataFields>',
    },
    words,
  )
  expect(fieldsOf(after['xl/cache.xml']!)).toEqual(['Region', 'region 2', 'Quantity'])
  expect(itemsOf(after['xl/cache.xml']!)).toEqual(['A', 'B', 'a 2', 'b 2', '他'])
  expect(after['xl/pivot.xml']).toContain('rowHeaderCaption="Region"')
  expect(after['xl/pivot.xml']).toContain('<pivotField name="quantity "/>')
  expect(after['xl/pivot.xml']).toContain('<dataField name="Quantity 2" fld="1"/>')
})

test('fields of a pivot table keep their names where formulas name them or their source is not in the workbook', async () => {
  const words = { 地区: 'Region', 北京: 'Beijing' }
  const names = async (source: string, field: string, more = '') => {
    const cache = `${source}<cacheFields>${field}</cacheFields>${more}`
    const xml = (await pivot({ cells: Object.keys(words), cache, table: '>' }, words))['xl/cache.xml']!
    return [...fieldsOf(xml), ...itemsOf(xml)]
  }
  const field = cacheField('地区', ['北京'])
  expect(await names(SOURCE, field)).toEqual(['Region', 'Beijing'])
  expect(await names(SOURCE, field + cacheField('x', [], ' formula="地区*2"'))).toEqual(['地区', 'x', 'Beijing'])
  expect(await names(SOURCE, field, '<calculatedItems/>')).toEqual(['地区', '北京'])
  expect(await names('<cacheSource type="external"/>', field)).toEqual(['地区', '北京'])
  expect(await names(SOURCE.replace('参数表', '别的'), field)).toEqual(['地区', '北京'])
  expect(await names(SOURCE.replace('sheet=', `xmlns:r="${RELATIONS}" r:id="rId1" sheet=`), field)).toEqual([
    '地区',
    '北京',
  ])
})

test('slicers and timelines name the fields as they are called now; records are left alone', async () => {
  const words = { 地区: 'Field', 日期: 'field' }
  const cacheOf = (name: string) =>
    `name="c" sourceName="${name}"><pivotTables><pivotTable tabId="1" name="P1"/></pivotTables>`
  const slicers = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main'
  const timelines = 'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main'
  const after = await pivot(
    {
      cells: Object.keys(words),
      cache: `${SOURCE}<cacheFields>${cacheField('地区')}${cacheField('日期')}</cacheFields>`,
      table: '>',
      others: {
        'xl/slicerCache.xml': [
          'ms-excel.slicerCache',
          `<slicerCacheDefinition xmlns="${slicers}" ${cacheOf('日期')}</slicerCacheDefinition>`,
        ],
        'xl/slicer.xml': [
          'ms-excel.slicer',
          `<slicers xmlns="${slicers}"><slicer name="s" cache="c" caption="地区"/></slicers>`,
        ],
        'xl/timelineCache.xml': [
          'ms-excel.timelineCache',
          `<timelineCacheDefinition xmlns="${timelines}" ${cacheOf('日期')}</timelineCacheDefinition>`,
        ],
        'xl/timeline.xml': [
          'ms-excel.timeline',
          `<timelines xmlns="${timelines}"><timeline name="t" cache="c" caption="地区"/></timelines>`,
        ],
        'xl/records.xml': [
          'openxmlformats-officedocument.spreadsheetml.pivotCacheRecords',
          '<pivotCacheRecords><s v="地区"/><not-closed>',
        ],
      },
    },
    words,
  )
  expect(after['xl/slicerCache.xml']).toContain('sourceName="field 2"')
  expect(after['xl/timelineCache.xml']).toContain('sourceName="field 2"')
  expect(after['xl/slicer.xml']).toContain('caption="Field"')
  expect(after['xl/timeline.xml']).toContain('caption="Field"')
  expect(after['xl/records.xml']).toBe('<pivotCacheRecords><s v="地区"/><not-closed>')
})

test('fields keep the names of headers that stay, and slicers of tables follow the headers that do not', async () => {
  const words = { 地区: 'Region', 日期: 'Date' }
  const others: PivotFile['others'] = {
    'xl/slicerCache.xml': [
      'ms-excel.slicerCache',
      '<slicerCacheDefinition xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" sourceName="地区"><e:tableSlicerCache xmlns:e="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main" tableId="1" column="1"/></slicerCacheDefinition>',
    ],
  }
  const namesWith = async (formula: string) => {
    const build = (sheet: ExcelJS.Worksheet) => {
      sheet.addTable({ name: 'T1', ref: 'A1', columns: [{ name: '地区' }, { name: '日期' }], rows: [['a', 1]] })
      sheet.getCell('D1').value = '地区'
      sheet.getCell('D2').value = { formula, result: 1 }
    }
    const cache = `<cacheSource type="worksheet"><worksheetSource name="T1"/></cacheSource><cacheFields>${cacheField('地区')}</cacheFields>`
    const after = await translatedParts(await pivotFile({ build, cache, others }), words)
    return [...fieldsOf(after['xl/cache.xml']!), /sourceName="([^"]*)"/.exec(after['xl/slicerCache.xml']!)![1]]
  }
  expect(await namesWith('SUM(B2)')).toEqual(['Region', 'Region'])
  expect(await namesWith('SUM(T1[日期])')).toEqual(['地区', '地区'])
})

test('a pivot table that is too complex is refused when it is read', async () => {
  const table = `>${'<a>'.repeat(2_000)}${'</a>'.repeat(2_000)}`
  const bytes = await pivotFile({ build: (sheet) => sheet.addRow(['地区']), cache: '', table })
  await expect(readTranslationDocument(bytes, 'a.xlsx')).rejects.toMatchObject({ problem: 'tooComplex' })
})
