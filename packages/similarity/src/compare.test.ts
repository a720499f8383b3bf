import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'
import { explainAny, findLikeness } from './engine.ts'
import { loadMeanings } from './meanings.ts'

const compare = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))

/** Spans as `text~text kind`, those with the same link together. */
function linked(a: string, b: string): string[] {
  const spans = compare(a, b)?.spans ?? []
  const texts = { query: a, name: b }
  return [...new Set(spans.map(({ link }) => link))].map((link) => {
    const side = (field: 'query' | 'name') =>
      spans
        .filter((span) => span.link === link && span.field === field)
        .map(({ start, end }) => texts[field].slice(start, end))
    const { kind } = spans.find((span) => span.link === link)!
    return `${side('query').join('+')}~${side('name').join('+')} ${kind}`
  })
}

describe('spans', () => {
  test.each([
    ['宝马', '马宝', ['宝~宝 order', '马~马 order']],
    ['康师傅', '康帅傅', ['康~康 same', '师~帅 shape', '傅~傅 same']],
    ['长城', '长诚', ['长~长 same', '城~诚 sound']],
    ['云梦达', '湖州云梦达', ['~湖州 added', '云梦达~云梦达 same']],
    ['云梦达', 'YUN MENG DA', ['云~YUN sound', '梦~MENG sound', '达~DA sound']],
    ['SATIS', '萨蒂斯', ['SA~萨 sound', 'TI~蒂 sound', 'S~斯 sound']],
    ['NIKE', '耐克', ['NIKE~耐克 meaning']],
    ['ソニー', 'SONY', ['ソニー~SONY sound']],
    ['大白兔', '小白兔', ['大~小 meaning', '白兔~白兔 same']],
    ['TRUCOOL', 'TURCOOL', ['T~T same', 'R~R order', 'U~U order', 'COOL~COOL same']],
    ['BURNA', 'BUMA', ['BU~BU same', 'RN~M shape', 'A~A same']],
    ['NEWPORT', 'Newports', ['NEWPORT~Newport same', '~s added']],
    ['BLUE STAR', 'Star Blue', ['BLUE~Blue order', 'STAR~Star order']],
    ['龍門', '龙门', ['龍門~龙门 same']],
    ['LUMA', 'LUMA有限公司', ['~有限公司 added', 'LUMA~LUMA same']],
    ['ECO CLEAN', 'ECO BRIGHT', ['ECO~ECO same']],
  ])('%s / %s', (a, b, expected) => expect(linked(a, b)).toEqual(expected))

  test('stay within their text and are never empty', () => {
    const marks = [
      '云梦达',
      'ﬁne Ａrt',
      'e\u0301toile',
      '𠮷野家',
      '??',
      'LUMA Co., Ltd.',
      '云澜 YUNLAN',
      '365',
      '三六五',
      'ETOILE',
      'FINE ART',
      '吉野家',
    ]
    for (const a of marks)
      for (const b of marks)
        for (const { field, start, end } of compare(a, b)?.spans ?? []) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual((field === 'query' ? a : b).length)
        }
  })
})

test.each([
  ['走心', 'JUEJIN', 'the sound is not similar'],
  ['월매', 'FLAME', 'the sound is not similar'],
  ['PNEED', '판데', 'the first letter is silent'],
  ['HILER', '禾尔如', 'two syllables share a consonant'],
  ['ェット', 'TO', 'only one begins with a vowel'],
])('%s is not said to be a transliteration of %s: %s', (a, b) => {
  const [one, other] = [analyzeMark(a), analyzeMark(b)]
  const { rule, reasons } = explainAny(findLikeness(one, other), one, other)
  expect(rule).toBe('C31')
  expect(reasons.map(({ code }) => code)).not.toContain('E14')
})

test('hangul and kana are printed as they are romanized', () => {
  const said = (a: string, b: string) => compare(a, b)!.reasons[0]!.en
  expect(said('맑은봄', 'MALGEUNBOM')).toContain('(malgeunbom)')
  expect(said('같이봄', 'GACHIBOM')).toContain('(gachibom)')
  expect(said('박이네', 'BAGINE')).toContain('(bagine)')
  expect(said('クォーテ', 'QUOTE')).toContain('(kwote)')
})

test('letters that sound otherwise are no rendering of characters', () => {
  for (const letters of ['DREAM', 'AUTUMN', 'BLUE MOON']) expect(compare('山泉素心', letters), letters).toBeNull()
})

test.each([
  ['SHOULD M', 'SHOULD ME', 'the only vowel of a word is no silent e'],
  ['FROMAGE GOURMET', 'FROMAGE OURMET', 'a word keeps the letter that the one before ends with'],
  ['STOP HERE', 'STOFERE', 'letters of two words are no sound of one'],
  ['MAIL', 'MILE', 'the vowel of MILE is another one'],
  ['ZHUO', 'SHUO', 'zh is not sh'],
  ['LAUGH', 'LAW', 'this gh is an f'],
])('%s / %s do not sound the same: %s', (one, other) => {
  const [a, b] = [analyzeMark(one), analyzeMark(other)]
  const { components, reasons } = explainAny(findLikeness(a, b), a, b)
  expect(components.phonetic).toBeLessThan(100)
  expect(reasons.map(({ code }) => code)).not.toContain('E20')
})

test.each([
  ['FACEHO', 'FESHI', 'a vowel parts the s and the h'],
  ['XISIHI', 'XUESHA', 'a vowel parts the s and the h'],
  ['GOJAU', 'GOJOS', 'au at the end is no o'],
])('%s / %s have other consonants or vowels: %s', (a, b) => {
  const { components, rule } = compare(a, b)!
  expect(components.phonetic).toBeLessThan(70)
  expect(rule).toBe('L28')
})

test('an article that is part of a well-known name stays', () => {
  expect(compare('SHANGRI-LA', '香格里拉')!.rule).toBe('C27')
  expect(compare('LA ROCHE-POSAY', '理肤全')!.reasons[0]!.en).toContain('the established name of “LA ROCHE-POSAY”')
  expect(compare('LA CASA', 'CASA')!.score).toBe(97)
})

test('a shop belongs to the word that it ends, not to the company', () => {
  expect(compare('小米', '小米酒店')!.reasons[0]!.zh).toContain('仅增加显著性较弱的“酒店”')
  expect(compare('好来', '好来店')!.score).toBe(97)
})

describe('meanings of an imported dictionary', () => {
  beforeAll(() =>
    loadMeanings(['fly 飞', 'happiness 幸福', 'happy 幸福~', 'household 家庭~', 'family 家庭', 'wealth 招财~'], '1'),
  )
  afterAll(() => loadMeanings([], ''))

  test.each([
    ['FLYING HORSE', '飞马', 'a form of a verb'],
    ['HAPPY FAMILY', '幸福家庭', 'words that are not first understood so'],
    ['FORTUNE CAT', '招财猫', 'a word that our lists know by another one'],
  ])('%s / %s: %s', (a, b) => expect(compare(a, b)!.score).toBeGreaterThanOrEqual(60))

  test('another animal is another meaning', () => expect(compare('FLYING HORSE', '飞猫')).toBeNull())
})

describe('reasons', () => {
  const pairs = [
    ['宝马', '马宝'],
    ['长城', '长江'],
    ['华为', '花围'],
    ['云梦达', '云梦达康泰'],
    ['SATIS', '萨蒂斯'],
    ['NIKE', '耐克'],
    ['苹果', 'APPLE'],
    ['皇后', '王后'],
    ['LUPO', 'WOLF'],
    ['TIGER', 'TIMER'],
    ['サン', 'サーン'],
    ['ソニー', 'SONY'],
    ['7UP', 'SEVEN UP'],
    ['LITE', 'LIGHT'],
    ['RODA', 'ODA'],
    ['ECO CLEAN', 'ECO BRIGHT'],
    ['云澜YUNLAN', '海星YUNLEN'],
    ['5588', '5589'],
    ['???', '???'],
  ] as const

  test.each(pairs)('%s / %s: one sentence each, in Chinese and in English', (a, b) => {
    const { reasons } = compare(a, b)!
    expect(reasons.length).toBeGreaterThan(0)
    for (const { zh, en } of reasons) {
      expect(zh).toMatch(/^[^。]+。$/)
      expect(en).toMatch(/^[^.]+\.$/)
      expect(`${zh}${en}`).not.toMatch(/undefined|“”/)
    }
  })

  test('name what was found', () => {
    expect(compare('康师傅', '康帅傅')!.reasons[0]).toEqual({
      code: 'E6',
      zh: '“师”与“帅”字形相近，其余文字相同，整体外观近似。',
      en: '“师” and “帅” look alike and all else is the same, so the marks look similar as a whole.',
    })
    expect(compare('云梦达', '新云梦达')!.reasons[0]!.zh).toContain('仅增加显著性较弱的“新”')
  })

  test('numbers are made of digits, not of letters', () => {
    expect(compare('254', '524')!.reasons[0]).toEqual({
      code: 'E2',
      zh: '“254”与“524”数字相同，仅排列顺序不同。',
      en: '“254” and “524” consist of the same digits in a different order.',
    })
  })

  test('a likeness in sound gets a sentence of its own beside one in shape', () => {
    expect(compare('长城', '长诚')!.reasons.map(({ code }) => code)).toEqual(['E6', 'E4'])
  })
})

describe('what is heard', () => {
  test.each([
    ['TAOH', 'TAOHE'],
    ['YUANZHOU', 'YUANSHU'],
  ])('%s and %s are not said to sound alike', (a, b) => {
    const { reasons, components } = compare(a, b)!
    expect(reasons.map(({ code }) => code)).not.toContain('E20')
    expect(components.phonetic).toBeLessThan(95)
  })

  test('a final e is silent behind an h that is one with the consonant before it', () =>
    expect(compare('BATHE', 'BATH')!.components.phonetic).toBe(100))
})

describe('kana and hangul with a number', () => {
  test.each([
    ['タナカ1', 'TANAKA', 84.6, '（tanaka1）与“TANAKA”有6个字符相同且顺序一致（“TANAKA”），较长者共7个字符。'],
    ['TANAKA1', 'タナカ', 84.6, '（tanaka）与“TANAKA1”有6个字符相同'],
    ['타나카2', 'TANAKA', 84.6, '（tanaka2）与“TANAKA”有6个字符相同'],
    ['タナカ1', 'TANAKA1', 90, '（tanaka1）与“TANAKA1”对应。'],
  ])('%s and %s', (a, b, score, sentence) => {
    expect(compare(a, b)).toMatchObject({ score })
    expect(compare(b, a)).toMatchObject({ score })
    expect(compare(a, b)!.reasons[0]!.zh).toContain(sentence)
  })

  test('is similar to the same without it in either direction', () =>
    expect(compare('タナカ1', 'タナカ')!.score).toBe(compare('タナカ', 'タナカ1')!.score))
})

describe('a well-known mark in another script', () => {
  test.each([
    ['任天堂', 'ニンテンドー', 'C27', '“任天堂”是“ニンテンドー”的通用译名。'],
    ['サムスン', '삼성', 'C27', '“サムスン”是“삼성”的通用译名。'],
    ['奔驰', 'BENZ', 'C27', '“奔驰”是“BENZ”的通用译名。'],
    ['壳牌', 'SHELL', 'C27', '“壳牌”是“SHELL”的通用译名。'],
  ])('%s and %s', (a, b, rule, zh) => {
    const found = compare(a, b)!
    expect(found).toMatchObject({ rule, reasons: [{ code: 'E14', zh }] })
    expect(found.score).toBeGreaterThanOrEqual(60)
    expect(compare(b, a)!.score).toBe(found.score)
  })

  test('is one however a character of it is read', () =>
    expect(compare('乐高', 'LEGO')!.reasons.map(({ code }) => code)).toEqual(['E14']))

  test('counts in full beside kana as beside letters', () => {
    expect(compare('任天堂', 'ニンテンドー')!.level).toBe('high')
    expect(compare('アップル', 'APPLE')!.level).toBe('high')
  })
})

test('of marks that share descriptive words alone the degree is low, also where these are parts of longer ones', () =>
  expect(compare('云南普洱茶', '云南白茶')).toMatchObject({ level: 'low', rule: 'L25' }))

test('single signs look alike only where nobody tells them apart', () => {
  expect(compare('Z', '2')).toBeNull()
  expect(compare('O', '0')!.level).toBe('high')
})

test('single letters are read by their names', () => expect(compare('C', 'K')).toBeNull())

test('letters in another order that sound alike are no other name', () => {
  expect(compare('NIVEA', 'NEVIA')!.level).not.toBe('low')
})

test('names that differ behind what is compared are not said to be the same', () => {
  const long = 'INTERNATIONAL ASSOCIATION OF PROFESSIONAL WINDOW CLEANERS AND MAINTENANCE SPECIALISTS OF'
  const { components, rule } = compare(`${long} EUROPE`, `${long} AFRICA`)!
  expect(components).toEqual({ text: 95, phonetic: 95 })
  expect(rule).not.toBe('L14')
})

test('marks that have nothing in common are not said to be the same', () => {
  const [a, b] = [analyzeMark('A'), analyzeMark('B')]
  const { rule, spans } = explainAny(findLikeness(a, b), a, b)
  expect(rule).toBe('L28')
  expect(spans).toEqual([{ field: 'name', start: 0, end: 1, kind: 'added', link: 0 }])
})

test('components say which channels speak, before weighting', () => {
  expect(compare('长城', '长诚')!.components).toEqual({ text: 43.5, phonetic: 100, visual: 90 })
  expect(compare('云梦达', 'YMD')!.components).toEqual({ phonetic: 45 })
  expect(compare('FRESH', 'FRESHER')!.components.semantic).toBe(95)
  expect(compare('龍門', '龙门')!.components).toEqual({ text: 100 })
})

test.each([
  ['星巴克', 'STARBUCKS RIVER', 'middle', '“星巴克”与“STARBUCKS”'],
  ['ナイキ', 'NIKE TIGER', 'middle', '“ナイキ”与“NIKE”'],
] as const)('%s and %s contain names of one mark', (a, b, level, names) => {
  for (const found of [compare(a, b), compare(b, a)]) {
    expect(found).toMatchObject({ level, rule: 'C32' })
    expect(found?.reasons[0]?.zh).toContain(names)
    expect(found?.spans).toHaveLength(2)
  }
})

test.each([
  ['苹果', 'APPLE TREE'],
  ['宝马', 'BMW RIDER'],
  ['奔驰人生', 'BENZ'],
  ['长城汽车', 'NIKE SPORT'],
])('%s and %s do not', (a, b) => {
  expect(compare(a, b)?.rule).not.toBe('C32')
})

describe('ordinary words', () => {
  test.each([
    ['MONSTER', 'MOBSTER'],
    ['PILOT', 'PIVOT'],
    ['PLANET', 'PLANTER'],
    ['SUN KING', 'SUN RING'],
    ['KING OF LIONS', 'KING OF TIGERS'],
    ['LUMORA KING', 'LUMORA RING'],
    ['RED BULL', 'RED BULLET'],
  ])('%s and %s mean different things', (a, b) => {
    expect(compare(a, b)!.reasons.map(({ code }) => code)).toContain('E22')
    expect(compare(b, a)!.score).toBe(compare(a, b)!.score)
  })

  test.each([
    ['NATURAL', 'NATURALLY', 'are of one family'],
    ['GRAY', 'GREY', 'are spellings of one word'],
    ['MONSTER', 'MONSTAR', 'are not both words'],
    ['MONSTERS', 'MONSTER', 'are forms of one word'],
    ['SUN KING', 'SUN KINGS', 'end in forms of one word'],
    ['MAN CAVE', 'MEN CAVE', 'begin with forms of one word, a short one'],
    ['DISK WORLD', 'DISC WORLD', 'begin with spellings of one word'],
    ['DEFENSE ONE', 'DEFENCE ONE', 'begin with spellings of one word that belongs to another'],
    ['PHOTO KING', 'PHOTOGRAPH KING', 'begin with a word and its short form'],
    ['QUEUE LINE', 'CUE LINE', 'begin with words that are said alike and look different'],
    ['SUN KING', 'SON KING', 'begin with words that are said alike'],
    ['NIGHT', 'KNIGHT', 'are said alike'],
    ['SEA BREEZE', 'SEE BREEZE', 'begin with words that are said alike though one has many forms'],
    ['BLUE BOTTLE', 'BLEU BOTTLE', 'differ in what is no ordinary word'],
    ['KING OF LIONS', 'KING AND LIONS', 'differ in what joins words'],
    ['SUN KING', 'MOON RING', 'differ in two words'],
    ['LUMORA OCEAN', 'LUMORA SEA', 'end in words of one meaning'],
    ['BLACK DIAMOND SHOE', 'BLACK DIAMOND SHOP', 'differ in what describes goods'],
  ])('%s and %s %s', (a, b) => expect(compare(a, b)!.reasons.map(({ code }) => code)).not.toContain('E22'))
})

test('a word of other meaning lowers less beside a coined one', () => {
  const [beside, alone] = [compare('LUMORA KING', 'LUMORA RING')!, compare('SUN KING', 'SUN RING')!]
  expect(beside.score).toBeGreaterThan(80)
  expect(alone.score).toBeLessThan(65)
})

test.each([
  ['CHANNEL', 'CHANEL'],
  ['ROLLEX', 'ROLEX'],
  ['GUCCY', 'GUCCI'],
  ['PANDORRA', 'PANDORA'],
])('no meaning is claimed for a name that is no word: %s and %s', (a, b) => {
  const { score, reasons } = compare(a, b)!
  expect(score).toBeGreaterThanOrEqual(80)
  expect(reasons.map(({ code }) => code)).not.toContain('E22')
})

test('the sentence names the words that differ', () =>
  expect(compare('RED BULL', 'RED BALL')!.reasons.at(-1)).toEqual({
    code: 'E22',
    zh: '不同的单词仅为“BULL”与“BALL”，含义各不相同，近似程度下调。',
    en: 'The only different words, “BULL” and “BALL”, have different meanings, which lowers the degree.',
  }))

test.each([
  ['RED BULL CO LTD', 'RED BALL INC'],
  ['THE RED BULL', 'RED BALL'],
  ['RED BULL 红牛', 'RED BALL'],
])('%s and %s are not said to differ in one word alone', (a, b) => {
  const of = (one: string, other: string) => compare(one, other)!.reasons.find(({ code }) => code === 'E22')?.en
  expect(of(a, b)).toBe('“BULL” and “BALL” have different meanings, which lowers the degree.')
  expect(of(b, a)).toBe('“BALL” and “BULL” have different meanings, which lowers the degree.')
})

test.each(['NO.1', 'No. 1', 'NUMBER ONE'])('%s means 第一', (mark) =>
  expect(compare(mark, '第一')).toMatchObject({ rule: 'C29', level: 'high' }),
)

test('a few letters without a vowel are read one by one', () => {
  const { components, level } = compare('VKX', 'VKZ')!
  expect(level).toBe('low')
  expect(components.phonetic).toBe(components.text)
})

test.each([
  ['3M', '3N'],
  ['LG', 'LC'],
  ['HB', 'H8'],
  ['WE', 'WI'],
])('%s and %s are so short that another sign makes another mark', (a, b) =>
  expect(compare(a, b)?.score ?? 0).toBeLessThan(60),
)

test('two signs look alike where nobody tells them apart', () => expect(compare('O2', '02')!.level).toBe('high'))

describe('everyday words for goods and their qualities', () => {
  test.each(['澜川净水', '澜川保湿', '无糖澜川', '澜川面膜', '澜川矿泉水', '澜川锁业'])(
    '澜川 and %s are highly similar',
    (mark) => expect(compare('澜川', mark)).toMatchObject({ level: 'high' }),
  )

  test.each([
    ['澜川净水', '天宝净水'],
    ['净水', '净水宝'],
    ['DAVENA SHAMPOO', 'LORIMEL SHAMPOO'],
  ])('%s and %s share such a word alone', (a, b) => expect(compare(a, b)?.score ?? 0).toBeLessThanOrEqual(45))
})

test.each([
  ['北京烤鸭', '北京酱鸭', 'low'],
  ['云达牛奶', '云锦牛奶', 'low'],
  ['北京云澜', '北京云岚', 'high'],
  ['大白兔', '大白鹅', 'middle'],
  ['湖州云达', '湖州云达康泰', 'middle'],
])('beside a place or goods that %s and %s name the rest decides: %s', (a, b, level) =>
  expect(compare(a, b)).toMatchObject({ level }),
)

test.each([
  ['大娘水饺', '大妈水饺', '大海水饺城'],
  ['六个核桃', '六仁核桃', '天宝核桃'],
  ['云达牛奶', '云锦牛奶', '天宝牛奶'],
])('what %s shares with %s and %s is weak, and the closer of them comes first', (mark, closer, other) => {
  const [one, two] = [compare(mark, closer), compare(mark, other)]
  expect([one?.rule, two?.rule]).toEqual(['L25', 'L25'])
  expect(one!.score).toBeGreaterThan(two!.score)
  expect(one!.score).toBeLessThanOrEqual(45)
})

describe('the same words beside words that join them', () => {
  test.each([
    ['HOUSE OF CARDS', 'CARDS HOUSE', '除“OF”外，“HOUSE OF CARDS”与“CARDS HOUSE”由相同的单词构成，仅排列顺序不同。'],
    ['KING OF LIONS', 'LION KING', '除“OF”外，“KING OF LIONS”与“LION KING”由相同的单词构成，仅排列顺序和单复数不同。'],
  ])('%s and %s', (a, b, zh) => {
    expect(compare(a, b)).toMatchObject({ level: 'high', rule: 'L16', reasons: [{ code: 'E2', zh }] })
    expect(compare(b, a)!.score).toBe(compare(a, b)!.score)
  })

  test.each([
    ['ROSE OF ROSE LUMO', 'LUMO ROSE LUMO'],
    ['SALT AND THE STONE', 'SALT STONE'],
  ])('%s and %s are no such pair', (a, b) => expect(compare(a, b)?.rule).not.toBe('L16'))
})

describe('a number written otherwise beside characters', () => {
  test.each([
    ['百岁山', '100岁山'],
    ['千禾', '1000禾'],
    ['两面针', '2面针'],
    ['三六五天', '365天'],
  ])('%s and %s', (a, b) => {
    const zh = `“${a}”与“${b}”仅数字的书写方式不同。`
    const found = compare(a, b)!
    expect(found).toMatchObject({ level: 'middle', rule: 'D01' })
    expect(found.reasons[0]).toMatchObject({ code: 'E1', zh })
    expect(compare(b, a)!.score).toBe(found.score)
  })

  test.each([
    ['百岁山', '101岁山'],
    ['三面针', '2面针'],
  ])('%s and %s are other numbers', (a, b) => expect(compare(a, b)?.rule).not.toBe('D01'))
})
