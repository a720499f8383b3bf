import { withoutTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { seededRandom } from '@markwright/domain/site/seeded-random'
import { translationDirections } from '@markwright/domain/texts/translation-languages'
import { expect, test } from 'vitest'
import { translateSegments } from '../../pipeline/translate-segments.ts'
import { createTermFinder } from '../../terminology/find-terms.ts'
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
  expect((await translate('5重量%的水', 'zh-cn_en-us'))?.text).toMatch(/5% by weight/)
  expect((await translate('on May 6, 2023', 'en-us_zh-cn'))?.text).toMatch(/2023年5月6日/)
})

test('a point of an abbreviation ends no sentence, and a minus sign is no hyphen', async () => {
  expect((await translate('patent No. 5,123,456 and pp. 10', 'en-us_zh-cn'))?.text).not.toContain('。')
  expect((await translate('It is a valve.', 'en-us_zh-cn'))?.text).toMatch(/。$/)
  expect((await translate('但温度不得超过-20℃。', 'zh-cn_en-us'))?.text).toMatch(/ -20 °C\.$/)
  expect((await translate('4-甲基-2-戊酮', 'zh-cn_en-us'))?.text).toMatch(/\S-2-\S/)
})

test.each([
  ['zh-cn_en-us', '参见美国专利第5,123,456号第10至12页。', /^See U\.S\. Patent No\. 5,123,456 pages 10 to 12\.$/],
  ['zh-cn_en-us', '《专利法》第22条第3款', /^“Patent law” Article 22 paragraph 3$/],
  ['zh-cn_en-us', '例如（e.g.）U.S.专利', /\(e\.g\.\) U\.S\. patent$/],
  ['zh-cn_en-us', '所谓“轴承”是指“滚动体”。', /“bearing” .*“rolling elements”\.$/],
  ['en-us_zh-cn', 'The "bearing" means a “ring”.', /“轴承”.*“环”。$/],
  ['en-us_zh-cn', 'a bearing, e.g. for machines, i.e., a ring', /^轴承，例如用于.*，即环$/],
  ['zh-cn_ja-jp', '“轴承”是指“滚动体”。', /「軸受」.*「転動体」。$/],
  ['ja-jp_zh-cn', '「軸受」とは『転動体』をいう。', /“轴承”.*“滚动体”/],
  ['zh-cn_en-us', '打印"constructor"', /"constructor"$/],
  ['ja-jp_zh-cn', '図3Aおよび表2に示すように、決して変化しない。', /^如图3A和表2所示，决不变化。$/],
  ['ja-jp_zh-cn', 'この装置は軸受を含まず、安価である。', /不包括轴承/],
  ['zh-cn_ja-jp', '该装置不包括轴承。', /軸受を含まない。$/],
  ['zh-cn_en-us', '该装置不包括轴承。', /does not include bearing\.$/],
] as const)('%s: citations, quotation marks, abbreviations and negations: %s', async (direction, source, target) => {
  const result = await translate(source, direction)
  expect(result?.text).toMatch(target)
  expect(result?.issues).toEqual([])
})

test.each(translationDirections)('%s: an amount stands with its unit where the target has it', async (direction) => {
  const random = seededRandom(7)
  const [source, target] = [direction.slice(0, 5), direction.slice(6)] as ('zh-cn' | 'en-us' | 'ja-jp')[]
  const written = {
    'en-us': (amount: string) => `${amount} of water`,
    'zh-cn': (amount: string) => `${amount}的水`,
    'ja-jp': (amount: string) => `${amount}の水`,
  }
  for (let round = 0; round < 40; round++) {
    const number = (random() * 100).toFixed(Math.floor(random() * 3))
    const unit = ['kg', 'g', 'mg', 'mL', 'L', 'mol', '%', 'wt%'][Math.floor(random() * 8)]!
    const result = await translate(written[source!](`${number}${source === 'en-us' ? ' ' : ''}${unit}`), direction)
    expect(result?.text.replaceAll(' ', '')).toBe(written[target!](`${number}${unit}`).replaceAll(' ', ''))
    expect(result?.issues).toEqual([])
  }
})

test.each([
  ['en-us_zh-cn', '50% of the water', '水的50%'],
  ['en-us_zh-cn', '2 to 3 kg of water', '2至3 kg的水'],
  ['en-us_zh-cn', 'a weight ratio of water to salt of 2:1', '水与盐的重量比为2:1'],
  ['en-us_zh-cn', 'an angle of 30 degrees', '30度的角度'],
  ['en-us_zh-cn', '20 degrees Celsius', '20℃'],
  ['en-us_zh-cn', '5 parts by weight of resin', '5重量份的树脂'],
  ['zh-cn_en-us', '水的50%', '50% of the water'],
  ['zh-cn_en-us', '2至3公斤水', '2 to 3 kg of water'],
  ['zh-cn_en-us', '重量比为2:1', 'The weight ratio is 2:1'],
  ['zh-cn_en-us', '厚度为3毫米', 'Thickness is 3 mm'],
  ['zh-cn_ja-jp', '加入3.5kg水。', '3.5kgの水を加える。'],
  ['ja-jp_zh-cn', '2〜3kgの水', '2〜3kg的水'],
  ['ja-jp_zh-cn', '樹脂5重量部', '5重量份的树脂'],
] as const)('%s: amounts, ratios and degrees: %s', async (direction, source, target) => {
  expect((await translate(source, direction))?.text).toBe(target)
})

test('words that every object of JavaScript has are words', async () => {
  for (const text of ['constructor 函数', 'toString 方法', '__proto__ 属性', 'hasOwnProperty 方法']) {
    const result = await translate(text, 'zh-cn_en-us')
    expect(result?.engine).toBe('built-in')
    expect(result?.text).toContain(text.split(' ')[0])
  }
})

test.each([
  [
    'zh-cn_en-us',
    '根据权利要求1所述的轴承，其特征在于，所述内圈(12)与所述外圈(14)之间设有多个滚动体(16)。',
    'Bearing according to claim 1, characterized in that a plurality of rolling elements (16) is provided between the inner ring (12) and the outer ring (14).',
  ],
  ['zh-cn_en-us', '图2是电机的示意图。', 'FIG. 2 is a schematic view of motor.'],
  [
    'zh-cn_en-us',
    '本申请要求于2023年5月6日提交的申请号为202310501234.5的中国专利申请的优先权。',
    'This application claims priority to Chinese patent application No. 202310501234.5, filed on May 6, 2023.',
  ],
  [
    'en-us_zh-cn',
    'The method of any one of claims 1 to 3, wherein the temperature is 80 °C.',
    '根据权利要求1至3中任一项所述的方法，其中，温度为80 °C。',
  ],
  [
    'en-us_zh-cn',
    '1. The first electrode is electrically connected to the second electrode.',
    '1.所述第一电极与所述第二电极电连接。',
  ],
  ['zh-cn_ja-jp', '本发明涉及一种半导体器件及其制造方法。', '本発明は、半導体装置及びその製造方法に関する。'],
  [
    'ja-jp_zh-cn',
    '請求項1に記載の軸受であって、前記内輪と前記外輪との間に複数の転動体が設けられていることを特徴とする軸受。',
    '根据权利要求1所述的轴承，其特征在于，所述内圈与所述外圈之间设有多个滚动体。',
  ],
  // Limits and ranges say the same on both sides.
  [
    'zh-cn_en-us',
    '所述基板3的厚度不小于1mm且不大于3mm，优选为1.5～2mm。',
    'The thickness of the substrate 3 is not less than 1 mm and not more than 3 mm, preferably 1.5 to 2 mm.',
  ],
  ['zh-cn_ja-jp', '不超过1.5%的硅', '1.5%以下のケイ素'],
  ['en-us_zh-cn', 'no more than 1.5% of silicon', '不超过1.5%的硅'],
  [
    'ja-jp_zh-cn',
    '前記基板3の厚さは、1mm以上3mm以下であり、好ましくは2mmである。',
    '所述衬底3的厚度为1mm以上且3mm以下，优选为2mm。',
  ],
  ['ja-jp_zh-cn', 'nは0、1又は2である。', 'n为0、1或2。'],
  [
    'ja-jp_zh-cn',
    '請求項1に記載の方法であって、反応時間が30分間である方法。',
    '根据权利要求1所述的方法，其中，反应时间为30分钟。',
  ],
  [
    'zh-cn_ja-jp',
    '所述壳体由铝合金制成，所述密封件并非必不可少。',
    '前記ハウジングはアルミニウム合金で作られており、前記シール部材は必要不可欠ではない。',
  ],
  // Lists have the signs of the target.
  [
    'en-us_zh-cn',
    'A bearing comprising an outer ring (1), an inner ring (2), and a plurality of rolling elements (3) disposed between the outer ring (1) and the inner ring (2).',
    '轴承，包括外圈（1）、内圈（2）以及设置在外圈（1）和内圈（2）之间的多个滚动体（3）。',
  ],
  ['zh-cn_en-us', '一种Wi-Fi模块', 'A Wi-Fi module'],
  ['ja-jp_zh-cn', '前記基板の厚さが0.1mm以上であることが好ましい。', '所述衬底的厚度优选为0.1mm以上。'],
  // Terms that no table has are in the characters of the target.
  ['zh-cn_ja-jp', '热电偶', '熱電偶'],
  ['zh-cn_en-us', '一种LED散热模组', 'An LED heat sink module'],
  ['zh-cn_en-us', '一种电极', 'An electrode'],
  // Markup of a text file stays.
  ['zh-cn_en-us', '<i>外圈</i>由钢制成。', '<i>outer ring</i> is made of steel.'],
  ['ja-jp_zh-cn', '熱電対', '热电对'],
] as const)(
  '%s: sentences that patents are made of have the order of the target: %s',
  async (direction, source, target) => {
    const result = await translate(source, direction)
    expect(result?.text).toBe(target)
    expect(result?.issues).toEqual([])
  },
)

test.each([
  ['zh-cn_en-us', '第<1/>页，共<2/>页', 'Page <1/> of <2/>'],
  ['zh-cn_en-us', '图<1/>　轴承', 'Figure <1/>　Bearing'],
  ['en-us_zh-cn', 'Page <1/> of <2/>', '第<1/>页，共<2/>页'],
  ['en-us_zh-cn', 'Part <1/>', '第<1/>部分'],
  ['zh-cn_ja-jp', '第<1/>页', '<1/>ページ'],
  // A number that formatting divides stays one number.
  ['en-us_zh-cn', '1<1>2.5</1> mm', '1<1>2.5</1> mm'],
  ['zh-cn_en-us', '1<1>.</1>5mm', '1<1>.</1>5 mm'],
] as const)('%s: fields and formats around numbers: %s', async (direction, source, target) => {
  const [hidden, shown] = [/<(\/?\d+\/?)>/g, /\uFFF9(\/?\d+\/?)\uFFFB/g]
  const result = await translate(source.replaceAll(hidden, '\uFFF9$1\uFFFB'), direction)
  expect(result?.text.replaceAll(shown, '<$1>').trim()).toBe(target)
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

test.each([
  ['WHAT IS CLAIMED IS:', 'en-us_zh-cn', '权利要求书：'],
  ['Detailed Description of the Preferred Embodiments', 'en-us_zh-cn', '具体实施方式'],
  ['2. Background of the Present Disclosure', 'en-us_zh-cn', '2.背景技术'],
  ['权 利 要 求 书', 'zh-cn_en-us', 'Claims'],
  ['实用新型内容', 'zh-cn_en-us', 'Summary of the utility model'],
  ['附图标记说明：', 'zh-cn_ja-jp', '符号の説明：'],
  ['課題を解決するための手段', 'ja-jp_zh-cn', '解决问题的技术手段'],
] as const)('%s is a heading of patents', async (heading, direction, expected) => {
  expect((await translate(heading, direction))?.text).toBe(expected)
})

test('a common English word is not left in Chinese', async () => {
  for (const text of ['body supports', 'Body supports', 'the male member', 'handle bar'])
    expect((await translate(text, 'en-us_zh-cn'))?.text).not.toMatch(/[a-z]/i)
  expect((await translate('the BAR protocol', 'en-us_zh-cn'))?.text).toContain('BAR')
})

test('a heading behind a number that the document computes is known', async () => {
  const number = writeTag({ kind: 'single', number: 1 })
  expect(withoutTags((await translate(`Part ${number} Claims`, 'en-us_zh-cn'))!.text)).toMatch(/^第部分 ?权利要求书$/)
})

test('a glossary and sentences come before headings', async () => {
  const terms = createTermFinder([{ id: '1', source: 'claims', target: '权项' }], 'en-us')
  const { segments } = await translateSegments([{ id: '1', text: 'Claims' }], 'en-us_zh-cn', [engine], { terms })
  expect(segments[0]!.text).toBe('权项')
  expect((await translate('The description is clear.', 'en-us_zh-cn'))?.text).not.toContain('说明书')
})
