import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImage } from '../image.ts'
import { readStructure } from '../testing/read-structure.ts'
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
const anImage = async () =>
  (await readImage(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer(),
  ))!

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

test('characters that no font has, or that have one glyph, can be read, and the letters beside them keep their order', async () => {
  const lines = ['שabc', '123شركة', 'ab😀cd😁', 'สวัสดี', 'Ω and Ω', 'A̋B', 'cab 321']
  const pages = createPages('en')
  for (const line of lines) pages.text(line)
  const { parts } = await readStructure(await pages.close('', () => ({ left: '', right: '' })))
  expect(parts).toEqual(lines.map((line) => `P ${line}`))
})

test('what follows an image is below it, on later pages too', async () => {
  const pages = createPages('en')
  const image = await anImage()
  for (const title of ['first', 'second']) {
    pages.breakPage()
    pages.beside(image, title, [{ text: title }])
    pages.text(`after ${title}`)
  }
  const [first, second] = await read(pages)
  const footOf = (page: readonly Placed[], wanted: string) => page.find(({ text }) => text === wanted)!.foot
  expect(footOf(second!, 'after second')).toBe(footOf(first!, 'after first'))
})

const plainFooter = (page: number) => ({ left: 'left foot', right: `right foot ${page}` })

test('screen readers find title, language, headings, paragraphs and images in their order', async () => {
  const pages = createPages('en')
  pages.beside(await anImage(), 'a red box', [
    { text: 'A & B', size: 24, weight: 'bold', tag: 'H1' },
    { text: 'https://example.org', size: 8, link: 'https://example.org/full' },
  ])
  pages.heading('Facts')
  pages.text('words of a paragraph that goes on over the end of its line '.repeat(3))
  pages.subheading('Details')
  pages.entry(['name in a box'], [{ text: 'an entry', tag: 'H3' }, { text: 'of two lines' }])
  pages.figure(40, 'two bars', (canvas, box) => canvas.rect({ ...box, height: 10 }, '#000000'))
  pages.text('')
  const { title, language, isMarked, parts } = await readStructure(
    await pages.close('A & B <1>', plainFooter, 'DRAFT 样张'),
  )
  expect({ title, language, isMarked }).toEqual({ title: 'A & B <1>', language: 'en', isMarked: true })
  expect(parts).toEqual([
    'H1 A & B',
    'Figure a red box',
    'P',
    'Link https://example.org',
    'H2 Facts',
    `P ${'words of a paragraph that goes on over the end of its line '.repeat(3).trim()}`,
    'H3 Details',
    'H3 an entry',
    'P of two lines',
    'Figure two bars',
  ])
})

test('a table has its titles once for screen readers, and every cell', async () => {
  const pages = createPages('cn')
  const rows = Array.from({ length: 60 }, (_, at) => [`商标 ${at}`, at % 2 ? '' : '有效'])
  pages.rows(rows, [1, 1], [{ isLabel: true }], { cells: ['在先商标', '状态'], style: { size: 8 } })
  const { language, pages: printed } = await readStructure(await pages.close('', plainFooter))
  expect(language).toBe('zh-CN')
  expect(printed.length).toBeGreaterThan(1)
  expect(printed[0]!.slice(0, 6)).toEqual(['Table', 'TR', 'TH 在先商标', 'TH 状态', 'TR', 'TH 商标 0'])
  expect(printed[1]!.slice(0, 2)).toEqual(['Table', 'TR'])
  expect(printed.flat().filter((part) => part.includes('在先商标'))).toHaveLength(1)
  for (const at of rows.keys()) expect(printed.flat().filter((part) => part === `TH 商标 ${at}`)).toHaveLength(1)
  expect(printed.flat().filter((part) => part === 'TD 有效')).toHaveLength(30)
})

test('a row longer than a page is one row for screen readers', async () => {
  const pages = createPages('en')
  const word = 'description '
  pages.rows([['label', word.repeat(600).trim()]], [1, 1], [{ isLabel: true }])
  const { pages: printed } = await readStructure(await pages.close('', plainFooter))
  expect(printed.length).toBeGreaterThan(1)
  for (const page of printed.slice(1)) expect(page.filter((part) => part === 'TR')).toHaveLength(1)
  const texts = printed.flat().flatMap((part) => (part.startsWith('TD ') ? [part.slice('TD '.length)] : []))
  expect(texts.join(' ')).toBe(word.repeat(600).trim())
})

test('a link leads where it says', async () => {
  const pages = createPages('en')
  pages.text('https://example.org/marks', { link: 'https://example.org/marks?a=1' })
  const loading = getDocument({ data: Uint8Array.from(await pages.close('', plainFooter)), verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const [link, ...others] = await page.getAnnotations()
  await loading.destroy()
  expect(others).toEqual([])
  expect(link).toMatchObject({ subtype: 'Link', url: 'https://example.org/marks?a=1' })
  const [left, bottom, right, top] = link.rect as [number, number, number, number]
  expect([left, Math.round(right - left), Math.round(top - bottom)]).toEqual([50, 126, 15])
})

test('rare characters, and words of several scripts in one line, are written by fonts that have them', async () => {
  const pages = createPages('cn')
  pages.text('龘①℃ кофе 한국 “Ω”', { weight: 'bold' })
  const { parts } = await readStructure(await pages.close('', plainFooter))
  expect(parts).toEqual(['P 龘①℃ кофе 한국 “Ω”'])
})

test('a document of two pages in Chinese stays small', async () => {
  const pages = createPages('cn')
  const characters = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + 7 * at)).join('')
  for (let at = 0; at < 4; at++) pages.text(characters)
  expect((await pages.close('', plainFooter)).length).toBeLessThan(100_000)
})
