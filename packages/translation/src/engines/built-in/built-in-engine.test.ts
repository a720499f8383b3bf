import { withoutTags, writeTag } from '@markwright/domain/inline-tags'
import { translationDirections } from '@markwright/domain/translation-languages'
import { expect, test } from 'vitest'
import { translateSegments } from '../../pipeline/translate-segments.ts'
import { createBuiltInEngine } from './built-in-engine.ts'
import { createTableReader } from './load-tables.ts'

const engine = createBuiltInEngine()
const translate = async (text: string, direction: (typeof translationDirections)[number]) =>
  (await translateSegments([{ id: '1', text }], direction, [engine])).segments[0]

test('phrases of patents are known in both directions, and of software in Japanese', async () => {
  expect((await translate('所述电极', 'zh-cn_en-us'))?.text).toMatch(/electrode/i)
  expect((await translate('Devices for machines', 'en-us_zh-cn'))?.text).toMatch(/装置|设备/)
  expect((await translate('此函数返回一个列表', 'zh-cn_ja-jp'))?.text).toMatch(/関数/)
  expect((await translate('この関数はリストを返します', 'ja-jp_zh-cn'))?.text).toMatch(/函数/)
})

test('a formula in several formats stays together', async () => {
  const tag = (kind: 'open' | 'close') => writeTag({ kind, number: 1 })
  const text = `H${tag('open')}2${tag('close')}O与现有技术相比。`
  expect(withoutTags((await translate(text, 'zh-cn_en-us'))!.text)).toMatch(/H2O /)
})

test('figures, pages and approximate values are known', async () => {
  expect((await translate('如图1和图2所示', 'zh-cn_en-us'))?.text).toMatch(/as shown in figs\. 1 and 2/i)
  expect((await translate('第3页', 'zh-cn_en-us'))?.text).toMatch(/page 3/i)
  expect((await translate('寿命延长约50%。', 'zh-cn_en-us'))?.text).toMatch(/about 50%/)
})

test('the result says which share comes from phrases, from the dictionary and from nowhere', async () => {
  const result = await translate('装置龘12', 'zh-cn_en-us')
  expect(result?.shares.unchanged).toBeGreaterThan(0)
  expect(result?.shares.phrase).toBeGreaterThan(0)
  expect(result?.issues.map(({ kind }) => kind)).toEqual(['untranslated'])
  expect(result?.text).toContain('龘')
})

test('alignment pairs words with their renderings, in the places of both texts', async () => {
  const source = '轴承，包括壳体12。'
  const result = await translate(source, 'zh-cn_en-us')
  const pairs = (result?.sentences[0]?.alignment ?? []).map(({ source: from, target: to }) => [
    source.slice(from.start, from.end),
    result?.text.slice(to.start, to.end),
  ])
  expect(pairs).toContainEqual(['12', '12'])
  const covered = pairs.map(([from]) => from).join('')
  for (const character of '轴承，包括壳体。') expect(covered).toContain(character)
})

test.each(translationDirections)(
  '%s: hostile texts end, and nothing of them is lost',
  async (direction) => {
    const texts = [
      '装置'.repeat(20_000),
      'a '.repeat(20_000),
      '（'.repeat(10_000),
      '1'.repeat(50_000),
      '\u0000\uFFFF\uD800 \uDC00',
      '😀'.repeat(3000),
      '\uFFF9'.repeat(5000),
      '¤ <unk> @- @/ <s> [[1]] <x id="1"/>',
    ]
    for (const text of texts) {
      const result = await translate(text, direction)
      expect(result?.id).toBe('1')
      expect((result?.text ?? '').length).toBeGreaterThan(0)
    }
  },
  120_000,
)

test('a folder without tables is an error with its name', async () => {
  await expect(createTableReader('/nowhere').tablesOf('zh-cn_en-us')).rejects.toThrow('language-en-us.bin')
})
