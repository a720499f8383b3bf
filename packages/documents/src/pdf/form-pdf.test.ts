import { expect, test } from 'vitest'
import { drawMarkText } from '../mark-text-image.ts'
import { readTexts } from '../testing/read-texts.ts'
import { formPdf } from './form-pdf.ts'

test('the name of an image is on the page of the image, and an unknown fact is a line to write on', async () => {
  const rows = Array.from({ length: 25 }, () => ({ label: '联系人', value: '' }))
  const image = { label: '商标图样', value: { image: await drawMarkText('岚舟札记') } }
  const form = { title: '数据表', note: '不是官方表格', lead: null, rows: [...rows, image] }
  const pages = await readTexts(await formPdf(form, { language: 'cn', number: 'C1' }))
  expect(pages.map((page) => page.join('').includes('商标图样'))).toEqual([false, true])
  expect(pages[0]!.filter((text) => /^_+$/.test(text)).length).toBe(25)
})
