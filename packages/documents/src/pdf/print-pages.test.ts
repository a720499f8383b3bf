import { createCanvas, loadImage } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { createPages, type Pages } from './print-pages.ts'

type Placed = { text: string; foot: number }

/** What each page bears, with how high above its bottom a text stands, in points. */
async function read(pages: Pages): Promise<Placed[][]> {
  const bytes = await pages.close('', (page, all) => ({ left: '', right: `${page}/${all}` }))
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await loading.promise
  const placed = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str ? [{ text: item.str, foot: item.transform[5] }] : []))
    }),
  )
  await loading.destroy()
  return placed
}
const textsOf = (page: readonly Placed[]) => page.map(({ text }) => text).join(' ')

test('the titles of a table are on each of its pages, over the rows', async () => {
  const pages = createPages('en')
  const rows = Array.from({ length: 80 }, (_, at) => [`mark ${at}`, 'in force'])
  pages.rows(rows, [1, 1], [], { cells: ['Earlier mark', 'Status'], style: { size: 8 } })
  const printed = await read(pages)
  expect(printed.length).toBeGreaterThan(1)
  for (const page of printed) expect(textsOf(page)).toMatch(/^Earlier mark\s+Status\s+mark \d+/)
  expect(printed.flat().filter(({ text }) => text.startsWith('mark '))).toHaveLength(80)
})

test('letters of every size are on one line in a row', async () => {
  const pages = createPages('en')
  pages.rows([['label', 'value']], [1, 1], [{ size: 8 }, { size: 12 }])
  const [page] = await read(pages)
  const footOf = (wanted: string) => page!.find(({ text }) => text === wanted)!.foot
  expect(Math.abs(footOf('label') - footOf('value'))).toBeLessThan(0.15)
})

test('an entry stays on one page', async () => {
  const pages = createPages('en')
  for (let line = 0; line < 47; line++) pages.text('above')
  pages.entry([], [{ text: 'name', weight: 'bold' }, { text: 'facts' }, { text: 'reason' }])
  const [first, second] = await read(pages)
  expect(textsOf(first!)).not.toContain('name')
  expect(textsOf(second!)).toMatch(/^name facts reason/)
})

test.each(['cn', 'en'] as const)(
  'what is printed can be copied, in the scripts of every register (%s)',
  async (language) => {
    const lines = [
      'TR20261122-0007 CN_21772677_11 40-2006-0080639',
      'office, affluent first "quoted" owner’s (98.5%) 2020–2030 → B',
      'Škoda Łódź Ģ Ş Ő Straße café',
      'Ελλάδα Москва Україна',
      '申请号12345678，“云澜”与‘云岚’·相同——第9类…',
      '株式会社コーラ 주식회사 페코레',
    ]
    const pages = createPages(language)
    for (const line of lines) pages.text(line)
    const [page] = await read(pages)
    const bare = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')
    for (const line of lines) expect(bare(textsOf(page!))).toContain(bare(line.replace('’s', "'s")))
  },
)

test('what follows an image is below it, on later pages too', async () => {
  const pages = createPages('en')
  const image = await loadImage(createCanvas(40, 30).toBuffer('image/png'))
  for (const title of ['first', 'second']) {
    pages.breakPage()
    pages.beside(image, [{ text: title }])
    pages.text(`after ${title}`)
  }
  const [first, second] = await read(pages)
  const footOf = (page: readonly Placed[], wanted: string) => page.find(({ text }) => text === wanted)!.foot
  expect(footOf(second!, 'after second')).toBe(footOf(first!, 'after first'))
})
