import ExcelJS from 'exceljs'

/** The rows of a sheet of a spreadsheet that have a value, each from its first column on. */
export async function workbookRows(bytes: Buffer, sheet = 0): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  const rows: unknown[][] = []
  workbook.worksheets[sheet]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
  return rows
}
