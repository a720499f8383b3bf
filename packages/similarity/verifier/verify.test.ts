import { describe, expect, test } from 'vitest'
import { registerEntries } from '../../demo-register/src/index.ts'
import { createRandom } from '../../demo-register/src/random.ts'
import { realData } from '../../../tests/support/real-data.ts'
import { explainAny, findLikeness } from '../src/engine.ts'
import { analyzeMark, compareMarks } from '../src/index.ts'
import { chineseRules } from '../src/rules/chinese.ts'
import { combinedRules } from '../src/rules/combined.ts'
import { letterRules } from '../src/rules/letters.ts'
import { numberRules } from '../src/rules/numbers.ts'
import { partlySameRules } from '../src/rules/partly-same.ts'
import { type Explanation, noKnowledge, readKnowledge, verifyHit } from './index.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

// Dictionaries and tables of look-alikes are not part of the project: without them, what they decide stays undecided.
const folder = realData()
const knowledge = folder ? readKnowledge(folder) : noKnowledge

const explain = (query: string, name: string): Explanation | null => compareMarks(analyzeMark(query), analyzeMark(name))

const falseStatements = (query: string, name: string, explanation: Explanation) =>
  verifyHit({ query, name, explanation, knowledge })
    .filter(({ isFalse }) => isFalse)
    .map(({ what, statement, why }) => `${query} / ${name}: ${what}: ${statement} (${why})`)

/** What is false in what is said of pairs, those that are not similar apart, and how many were similar. */
function verifyPairs(pairs: Iterable<readonly [string, string]>): { wrong: string[]; similar: number } {
  const wrong: string[] = []
  let similar = 0
  for (const [query, name] of pairs) {
    const explanation = explain(query, name)
    if (!explanation) continue
    similar++
    wrong.push(...falseStatements(query, name, explanation))
  }
  return { wrong, similar }
}

const rules = [...chineseRules, ...letterRules, ...numberRules, ...combinedRules, ...partlySameRules]

test('nothing false is said of the examples of the rules', () => {
  const pairs = rules.flatMap(({ fires, spares }) => [...fires, ...spares].map(({ a, b }) => [a, b] as const))
  expect(verifyPairs(pairs).wrong).toEqual([])
})

/** Two thousand explanations; a loaded machine takes minutes. */
const longTest = { timeout: 300_000 }

test('nothing false is said of names that are hard to compare, each with each', longTest, () => {
  const names =
    `乾美长|乾美常|乾坤|干坤|龍門|龙门|龙 门|老干妈|老干爹|LAOGANMA|周黑鸭|周海鸭|希花 XIHUA|禧茶|蜜雪冰橙|GEBINGYUAN|
    皓依 HAOYI|华为|花围|大白兔|TAPUTA|大灰兔|大白鹅|优衣库|YUKE|7喜|七喜|365|三六五|５５８８|5589|L’ORÉAL|LOREAL|AT&T|ﬁne Ａrt|
    FINE ART|e\u0301toile|ETOILE|𠮷野家|吉野家|佐々木|佐佐木|さくら|サクラ|ｻｸﾗ|ガンダム|ｶﾞﾝﾀﾞﾑ|써니|SUNNY|云“梦”达|云梦达|湖州云梦达酒店|
    エヨウェール|EROC|SEW|セウェ|건강|KAIYINGHANG|雄道 THE魁SOLID OTTER|THE BLUE OTTER|ロウィ|RO|NAYOH|나유하|Nongongniu|农农牛|BADGERANVIL|바다구름나루|ヤンメト|YAMIDO|GUZIGU 古吉古菲U|GAZAKA＼ガザカ|
    天A宝|天宝|STRASSE|STRAẞE|bake|BAKING|the Bakers|Baker|ML|ML MARK LEES|B2B|AB|BA|O|0|???|! !|LUMA Co., Ltd.|LUMA集团|THE LUMA`
      .split('|')
      .map((name) => name.trim())
  const pairs = names.flatMap((a) => names.map((b) => [a, b] as const))
  const { wrong, similar } = verifyPairs(pairs)
  expect(similar).toBeGreaterThan(names.length)
  expect(wrong).toEqual([])
})

/** Names of an invented register with near ones, and each with a character changed. */
function* inventedPairs(count: number): Generator<readonly [string, string]> {
  const random = createRandom(20)
  const names: string[] = []
  for (const { record, similarMark } of registerEntries({ marks: 2000, seed: 3, today: '2026-11-21' })) {
    if (similarMark) yield [similarMark.seedText, similarMark.plantText]
    names.push(...[record.text, record.textOther].filter((name): name is string => Boolean(name)))
  }
  for (let i = 0; i < count; i++) {
    const name = Array.from(random.pick(names))
    const at = random.below(name.length)
    const other = random.pick(Array.from(random.pick(names)))
    const changed = random.pick([name.toSpliced(at, 1), name.toSpliced(at, 1, other), name.toSpliced(at, 0, other)])
    if (changed.length > 0) yield [name.join(''), changed.join('')]
    yield [random.pick(names), random.pick(names)]
  }
}

test('nothing false is said of a sample of the demonstration register', longTest, () => {
  const { wrong, similar } = verifyPairs(inventedPairs(500))
  expect(similar).toBeGreaterThan(300)
  expect(wrong.slice(0, 20)).toEqual([])
})

test.each([
  ['MD', '飘 MERRY DRIFT'],
  ['YUYAO', '자야웨'],
  ['ャス', '야유'],
  ['园芸', '源芸'],
  ['乐澜', '月澜'],
  ['PNEED', '판데'],
  ['KNIFE', '나이프'],
  ['HILER', '禾尔如'],
  ['FLA EM', 'FLAME'],
  ['走心', 'JUEJIN'],
  ['월매', 'FLAME'],
  ['ATO미', 'ANA'],
  ['ting 별', 'TIANGE'],
  ['ㄱTO미', 'ェット'],
  ['XE H20', '喜克 XIKE'],
])('nothing false is said of %s and %s', (query, name) => {
  const [a, b] = [analyzeMark(query), analyzeMark(name)]
  expect(falseStatements(query, name, explainAny(findLikeness(a, b), a, b))).toEqual([])
})

test('nothing false is said of marks that fill a page for a few shared letters', () => {
  const pairs =
    'TESOROS del Sur/MARQUES DEL REAL TESORO|TESOROS del Sur/REAL TESORO|Caixa Azul/CAIXABANK AUTORENTING|GREEN MIX/CBD GREEN FEELS|' +
    'vLinker/LINKSTER SELECTION|PGF finance/PKF|NAW/now by Lammsbräu|NAW/WRAP’N SNAP|COMETEILL/ANCIENT COMET|PurpleCube/LE CUBES|' +
    '雪健 XUEJIAN/江碧 JIANGBI|海O/OCEAN|B2/B 25 LUMA|北辰泽 EBICHENZE/比科尔 BICOL'
  const wrong = pairs.split('|').flatMap((pair) => {
    const [query = '', name = ''] = pair.split('/')
    const [a, b] = [analyzeMark(query), analyzeMark(name)]
    return falseStatements(query, name, explainAny(findLikeness(a, b), a, b))
  })
  expect(wrong).toEqual([])
})

describe('the verifier notices what is corrupted', () => {
  const pairs = (
    '长城/长江 云梦达/海梦达 宝马/马宝 康师傅/康帅傅 云梦达/云梦达康泰 老干爹/LAOGANMA 老干妈/LAOGANMA 萨蒂斯/SATIS LUMORA/LUMERA ' +
    'NEWPORT/NEWPORTS LUTEX/LUTEXAL BURNA/BUMA 5588/5589 365/三六五 同仁堂/同仁唐 新兰/新南 哈尼/哈尼哈尼 大白兔/小白兔 カルナ/カルラ ' +
    'LITE/LIGHT RODA/ODA ECO-CLEAN/ECO-BRIGHT 云梦达/YMD 龍門/龙门 云梦达/云梦达科技股份有限公司 云澜-YUNLAN/云澜 VELORIS/VALORNO'
  )
    .split(' ')
    .map((pair) => pair.split('/') as [string, string])
  const explained = pairs.map(([query, name]) => ({ query, name, explanation: explain(query, name)! }))

  test('none of them before', () => {
    expect(verifyPairs(pairs)).toEqual({ wrong: [], similar: pairs.length })
  })

  type Reason = Explanation['reasons'][number]
  const inEachReason = (explanation: Explanation, change: (reason: Reason) => Reason): Explanation[] =>
    explanation.reasons.flatMap((reason, i) => {
      const changed = change(reason)
      const isChanged = changed.zh !== reason.zh || changed.en !== reason.en || changed.code !== reason.code
      return isChanged ? [{ ...explanation, reasons: explanation.reasons.with(i, changed) }] : []
    })
  const inBoth = ({ code, zh, en }: Reason, change: (text: string) => string): Reason => ({
    code,
    zh: change(zh),
    en: change(en),
  })
  const inEachSpan = (
    explanation: Explanation,
    change: (span: Explanation['spans'][number]) => Explanation['spans'][number],
  ): Explanation[] =>
    explanation.spans.map((span, i) => ({ ...explanation, spans: explanation.spans.with(i, change(span)) }))

  const corruptions: Readonly<Record<string, (explanation: Explanation) => Explanation[]>> = {
    'a quotation of another text': (own) =>
      inEachReason(own, (reason) => inBoth(reason, (text) => text.replace(/“[^“”]+”/, '“鑫X”'))),
    'an empty quotation': (own) =>
      inEachReason(own, (reason) => inBoth(reason, (text) => text.replace(/“[^“”]+”/, '“”'))),
    'languages that differ': (own) =>
      inEachReason(own, ({ code, zh, en }) => ({ code, zh, en: en.replace(/“[^“”]+”/, '“Q”') })),
    'another number': (own) =>
      inEachReason(own, (reason) =>
        inBoth(reason, (text) => text.replaceAll(/(?<![“\d])\d+(?![”\d])/g, (n) => String(Number(n) + 1))),
      ),
    'another pinyin': (own) =>
      inEachReason(own, (reason) => inBoth(reason, (text) => text.replace(/(?<=[（(])\p{Ll}+/u, 'zhuang'))),
    'a sentence of another kind': (own) =>
      inEachReason(own, (reason) => ({ ...reason, code: reason.code === 'E7' ? 'E10' : 'E7' })),
    'no sentence': (own) => [{ ...own, reasons: [] }],
    'a sentence said twice': (own) => [{ ...own, reasons: [...own.reasons, own.reasons[0]!] }],
    'another rule': (own) =>
      own.rule === 'C15'
        ? []
        : [
            { ...own, rule: 'C15' },
            { ...own, rule: 'X99' },
          ],
    'another level': (own) => [{ ...own, level: own.level === 'high' ? 'low' : 'high' }],
    'a figure out of range': (own) => [{ ...own, components: { ...own.components, text: 100.5 } }],
    'a span beyond its text': (own) => inEachSpan(own, (span) => ({ ...span, end: span.end + 99 })),
    'an empty span': (own) => inEachSpan(own, (span) => ({ ...span, end: span.start })),
    'a span of no known kind': (own) => inEachSpan(own, (span) => ({ ...span, kind: 'near' })),
    'a span that is linked to another': (own) =>
      inEachSpan(own, (span) => (span.kind === 'added' ? { ...span, kind: 'same' } : { ...span, link: 77 })),
  }
  test.each(Object.entries(corruptions))('%s', (_name, corrupt) => {
    const missed = explained.flatMap(({ query, name, explanation }) =>
      corrupt(explanation)
        .filter((each) => falseStatements(query, name, each).length === 0)
        .map((each) => `${query} / ${name}: ${JSON.stringify(each)}`),
    )
    expect(missed).toEqual([])
  })

  const falseSentences: [string, string, Reason][] = [
    [
      'RED BULL TEA',
      'RED BALL CAR',
      {
        code: 'E22',
        zh: '不同的单词仅为“BULL”与“BALL”，含义各不相同，近似程度下调。',
        en: 'The only different words, “BULL” and “BALL”, have different meanings, which lowers the degree.',
      },
    ],
    [
      'RED BULL CO LTD',
      'RED BALL INC',
      {
        code: 'E22',
        zh: '不同的单词仅为“BULL”与“BALL”，含义各不相同，近似程度下调。',
        en: 'The only different words, “BULL” and “BALL”, have different meanings, which lowers the degree.',
      },
    ],
    [
      'SUN KINGDOM',
      'SUN RINGDOM',
      {
        code: 'E22',
        zh: '不同的单词仅为“KING”与“RING”，含义各不相同，近似程度下调。',
        en: 'The only different words, “KING” and “RING”, have different meanings, which lowers the degree.',
      },
    ],
    [
      '老干爹',
      'LAOGANMA',
      {
        code: 'E12',
        zh: '“老干爹”的拼音（lao gan die）与“LAOGANMA”逐字母对应。',
        en: 'The pinyin of “老干爹” (lao gan die) corresponds to “LAOGANMA” letter by letter.',
      },
    ],
    [
      '老干爹',
      'LAOGANMA',
      {
        code: 'E14',
        zh: '“老干爹”（lao gan die）与“LAOGANMA”读音相近，可视为其音译。',
        en: '“老干爹” (lao gan die) sounds like “LAOGANMA” and may be taken for its transliteration.',
      },
    ],
    [
      '周黑鸭',
      '周海鸭',
      {
        code: 'E4',
        zh: '“周黑鸭”与“周海鸭”的拼音相同（zhou hei ya，不计声调），且均含“周鸭”。',
        en: '“周黑鸭” and “周海鸭” have the same pinyin (zhou hei ya), tones apart, and share “周鸭”.',
      },
    ],
    [
      '新兰',
      '新南',
      {
        code: 'E5',
        zh: '“新兰”与“新南”的拼音相近（xǐn lán / xīn nán）。',
        en: 'The pinyin of “新兰” and “新南” is similar (xǐn lán / xīn nán).',
      },
    ],
    [
      '吕氏',
      'LUSHI',
      {
        code: 'E12',
        zh: '“吕氏”的拼音（lu shi）与“LUSHI”逐字母对应。',
        en: 'The pinyin of “吕氏” (lu shi) corresponds to “LUSHI” letter by letter.',
      },
    ],
    [
      '吕氏',
      'LUSHI',
      {
        code: 'E12',
        zh: '“吕氏”的拼音（lǚ shì）与“LUSHI”逐字母对应。',
        en: 'The pinyin of “吕氏” (lǚ shì) corresponds to “LUSHI” letter by letter.',
      },
    ],
    ['禧茶', '希花 XIHUA', { code: 'E10', zh: '“希花”完整包含“禧茶”。', en: '“希花” contains “禧茶” as a whole.' }],
    [
      '长城',
      '长江',
      {
        code: 'E3',
        zh: '“长城”与“长江”各2个字，仅“城”与“江”不同。',
        en: '“长城” and “长江” have 2 characters each; only “城” and “江” differ.',
      },
    ],
    [
      'VOLLY',
      'VOLERO',
      {
        code: 'E17',
        zh: '“VOLLY”与“VOLERO”仅“LY”与“ER”不同，其余相同。',
        en: '“VOLLY” and “VOLERO” differ only in “LY” and “ER”.',
      },
    ],
    [
      '乾美长',
      '乾美常',
      {
        code: 'E4',
        zh: '“干美长”与“乾美常”的拼音相同（gan mei chang，不计声调）。',
        en: '“干美长” and “乾美常” have the same pinyin (gan mei chang), tones apart.',
      },
    ],
    [
      'TIGER',
      'TIMER',
      {
        code: 'E16',
        zh: '“TIGER”与“TIMER”仅词尾“GER”、“MER”不同，如同一单词的不同词形。',
        en: '“TIGER” and “TIMER” differ only in the ending “GER”, “MER”, as forms of one word do.',
      },
    ],
    [
      'VITAMIN A',
      'VITAMIN',
      {
        code: 'E1',
        zh: '两商标的主体“VITAMIN”相同，区别在于“A”，此类文字不具显著性。',
        en: 'The distinctive part “VITAMIN” is the same; the difference lies in “A”, which distinguishes nothing.',
      },
    ],
    [
      'A-LINE',
      'LINE',
      {
        code: 'E1',
        zh: '两商标的主体“LINE”相同，区别在于“A”，此类文字不具显著性。',
        en: 'The distinctive part “LINE” is the same; the difference lies in “A”, which distinguishes nothing.',
      },
    ],
    [
      'GLAS',
      'GLASS',
      {
        code: 'E16',
        zh: '“GLAS”与“GLASS”仅词尾“S”不同，如同一单词的不同词形。',
        en: '“GLAS” and “GLASS” differ only in the ending “S”, as forms of one word do.',
      },
    ],
    [
      'GROß',
      'GROSX',
      {
        code: 'E17',
        zh: '“GROß”与“GROSX”均含“GRO”、“X”，顺序一致。',
        en: '“GROß” and “GROSX” share “GRO”, “X”, in the same order.',
      },
    ],
    [
      'SHOULD M',
      'SHOULD ME',
      {
        code: 'E20',
        zh: '“SHOULD M”与“SHOULD ME”拼写不同但读音相近。',
        en: '“SHOULD M” and “SHOULD ME” are spelt differently but sound alike.',
      },
    ],
    [
      'NOXUS',
      'MEXUS',
      {
        code: 'E21',
        zh: '“NOXUS”与“MEXUS”含视觉上易混的字符（“NO”与“ME”），其余相同。',
        en: '“NOXUS” and “MEXUS” differ only in characters that are easily confused (“NO” and “ME”).',
      },
    ],
    [
      '云澜',
      '云澜 YUNLAN',
      {
        code: 'E26',
        zh: '“云澜”为组合商标，比较的是其中的“云澜”。',
        en: '“云澜” is a combined mark; its part “云澜” was compared.',
      },
    ],
    [
      '龙门',
      '龍門',
      {
        code: 'E1',
        zh: '两商标文字构成相同，仅大小写不同。',
        en: 'The marks consist of the same characters; they differ only in case.',
      },
    ],
    [
      '乐澜',
      '月澜',
      {
        code: 'E30',
        zh: '“乐”另有读音dao，此处按yue比较。',
        en: '“乐” is also read dao; it is compared as yue here.',
      },
    ],
    [
      '北京烤鸭',
      '北京酱鸭',
      {
        code: 'E23',
        zh: '两商标均含的“北京”显著性弱，其余部分“烤”与“酱”不同，近似程度受限。',
        en: 'Both marks contain “北京”, which is weak; the rest, “烤” and “酱”, differs, which limits the degree.',
      },
    ],
    [
      'HOUSE OF CARDS',
      'CARDS HOUSE',
      {
        code: 'E2',
        zh: '除“HOUSE”外，“HOUSE OF CARDS”与“CARDS HOUSE”由相同的单词构成，仅排列顺序不同。',
        en: 'Apart from “HOUSE”, “HOUSE OF CARDS” and “CARDS HOUSE” consist of the same words in a different order.',
      },
    ],
    [
      'KING OF LIONS',
      'LION KING',
      {
        code: 'E2',
        zh: '除“OF”外，“KING OF LIONS”与“LION KING”由相同的单词构成，仅排列顺序不同。',
        en: 'Apart from “OF”, “KING OF LIONS” and “LION KING” consist of the same words in a different order.',
      },
    ],
    [
      '101岁山',
      '百岁山',
      {
        code: 'E1',
        zh: '“101岁山”与“百岁山”仅数字的书写方式不同。',
        en: '“101岁山” and “百岁山” differ only in how the number is written.',
      },
    ],
    [
      '乐澜',
      '乐海',
      {
        code: 'E30',
        zh: '“乐”另有读音le，此处按yue比较。',
        en: '“乐” is also read le; it is compared as yue here.',
      },
    ],
  ]
  test.each(falseSentences)('%s / %s: %j', (query, name, reason) => {
    const own = explain(query, name) ?? { score: 50, level: 'low', rule: 'C30', components: {}, spans: [], reasons: [] }
    expect(falseStatements(query, name, { ...own, reasons: [reason] }).join('\n')).toContain(reason.zh)
  })

  test('a figure that says that a word is the same without its only vowel', () => {
    const own = explain('SHOULD M', 'SHOULD ME')!
    const components = { ...own.components, phonetic: 100 }
    expect(falseStatements('SHOULD M', 'SHOULD ME', { ...own, components }).join()).toContain('figure phonetic')
  })

  test('two sentences that contradict each other', () => {
    const own = explain('云梦达', '海梦达')!
    const near = {
      code: 'E5',
      zh: '“云梦达”与“海梦达”的拼音相近（yun meng da / hai meng da）。',
      en: 'The pinyin of “云梦达” and “海梦达” is similar (yun meng da / hai meng da).',
    }
    const found = falseStatements('云梦达', '海梦达', { ...own, reasons: [...own.reasons, near] })
    expect(found.join('\n')).toContain('contradict')
  })
})

const records = realData('trademarks', 'records')
// The dictionary and the tables of look-alikes decide on meanings and shapes; both lie beside the project.
test('the reference data decides on look-alikes and meanings', needsRealData(records !== null), () => {
  expect(knowledge.lookAlike('师', '帅')).toBe(true)
  expect(knowledge.lookAlike('云', '海')).toBe(false)
  expect(knowledge.meanTheSame('苹果', 'APPLE')).toBe(true)
  expect(knowledge.meanTheSame('苹果', 'PEAR')).toBe(false)
})
