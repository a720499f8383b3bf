import { expect, test } from 'vitest'
import { cleanFileName, contentDisposition, distinctNames, downloadName } from './file-name.ts'

test.each([
  ['合同.pdf', 'x.pdf', '合同.pdf'],
  ['photo.JPEG', 'x.jpg', 'photo.JPEG'],
  ['scan.tif', 'x.tiff', 'scan.tif'],
  ['page.html', 'x.png', 'page.html.png'],
  ['../../etc/passwd', 'x.txt', '....etcpasswd.txt'],
  ['a\u202Efdp.exe', 'x.pdf', 'afdp.exe.pdf'],
  ['', 'x.pdf', 'report.pdf'],
  ['a"\r\nset-cookie: x.pdf', 'x.pdf', 'aset-cookie x.pdf'],
])('%j, really %s, is saved as %j', (original, fileName, expected) => {
  expect(downloadName({ original, fileName })).toBe(expected)
})

test('equal names in one folder are numbered, also where only their case differs or a number is taken', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'a.pdf', 'b.pdf'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'a (3).pdf',
    'b.pdf',
  ])
})

test('a header names the file for old readers and for those that know UTF-8', () => {
  expect(contentDisposition('attachment', '报告 (1)!.pdf')).toBe(
    `attachment; filename="__ (1)!.pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%281%29%21.pdf`,
  )
})

test('quotation marks and line breaks are no part of a name, as browsers send them too', () => {
  expect(cleanFileName('专利 %22申请%22 "a"%0D%0A 50%.pdf')).toBe('专利 申请 a 50%.pdf')
})
