import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { translateAll } from '../testing/translate-all.ts'

const translate = async (text: string, encoding: string, work: (text: string) => string, addBOM = false) => {
  const all = await translateAll(iconv.encode(text, encoding, { addBOM }), 'a.txt', work)
  return { ...all, text: iconv.decode(Buffer.from(all.written.bytes), encoding, { stripBOM: false }) }
}

test('lines are segments; blanks, tabs and line ends stay', async () => {
  const { texts, text } = await translate('　权利要求书\r\n\r\n1. 一种装置\t包括  \r\n', 'utf8', (each) => `${each}x`)
  expect(texts).toEqual(['权利要求书', '1. 一种装置', '包括'])
  expect(text).toBe('　权利要求书x\r\n\r\n1. 一种装置x\t包括x  \r\n')
})

test('signs that nobody sees divide no words', async () => {
  const { texts } = await translate('一种电\u200B池，包括bat\u00ADtery。', 'utf8', (each) => each)
  expect(texts).toEqual(['一种电池，包括battery。'])
})

test.each([
  ['utf8', '一种散热装置，包括基板。', true],
  ['utf16-le', '一种散热装置，包括基板。', true],
  ['utf16-le', '一种散热装置，\n包括基板。', false],
  ['utf16-be', 'A device\ncomprising a plate.', false],
  ['gb18030', '权利要求书', false],
  ['gb18030', '一种LED散热模组，其特征在于，所述基板10与翅片20一体成型。', false],
  ['big5', '名稱：散熱裝置，包括基板和翅片。', false],
  ['shift_jis', '【請求項１】基板と、前記基板に設けられたフィンとを備える放熱装置。', false],
  ['euc-jp', '特許請求の範囲', false],
  ['windows-1252', 'The “heat sink” – 5 µm thick – is at 20 °C.', false],
])('text in %s is read and written as such: %s', async (encoding, source, hasMark) => {
  const { texts, text } = await translate(source, encoding, (each) => each, hasMark)
  expect(texts.join('\n')).toBe(source)
  expect(text).toBe((hasMark ? '\uFEFF' : '') + source)
})

test('a translation that the encoding has no characters for is written in UTF-8, and that is said', async () => {
  const { written } = await translate('フィン', 'shift_jis', () => '散热翅片')
  expect(Buffer.from(written.bytes).toString()).toBe('\uFEFF散热翅片')
  expect(written.notes).toEqual([{ kind: 'encodingReplaced', encoding: 'shift_jis' }])
})

test('a paragraph that is broken into lines is one segment, and broken again', async () => {
  const source = [
    'The present invention relates to the cooling of semiconductor light',
    'sources, and more particularly to a heat sink module with a phase',
    'change material.',
    'Claims',
    '1. A module comprising a plate.',
    '2. The module of claim 1.',
  ].join('\n')
  const { texts, text } = await translate(source, 'utf8', (each) => each.replace('relates', 'relates in every respect'))
  expect(texts).toHaveLength(4)
  expect(texts[0]).toMatch(/^The present .* change material\.$/)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(67)
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    source.replaceAll(/\s+/g, ' ').replace('relates', 'relates in every respect'),
  )
})

test('nothing of a text is lost that is translated as it is', async () => {
  const source = '\uFFF9甲\uFFFB\n\n  乙 \v丙\f丁\u2028戊\t\t己\n\n'
  const { text } = await translate(source, 'utf8', (each) => each)
  expect(text).toBe(source.replaceAll(/[\uFFF9\uFFFB]/g, ''))
})
