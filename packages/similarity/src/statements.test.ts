import { describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'
import { explainAny, findLikeness } from './engine.ts'
import { writeReading } from './write-reading.ts'

const compare = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))
const explain = (a: string, b: string) => {
  const [one, other] = [analyzeMark(a), analyzeMark(b)]
  return explainAny(findLikeness(one, other), one, other)
}
const codes = (a: string, b: string) => explain(a, b).reasons.map(({ code }) => code)
const said = (a: string, b: string) => explain(a, b).reasons.map(({ en }) => en)
const stretches = (a: string, b: string) =>
  explain(a, b).spans.map(({ field, start, end, kind }) => `${(field === 'query' ? a : b).slice(start, end)} ${kind}`)

describe('an A, DIE or LOS that is no article stays', () => {
  test.each([
    ['VITAMIN A', 'VITAMIN'],
    ['PLAN A', 'PLAN'],
    ['HEPATITIS A', 'HEPATITIS'],
    ['A-PLUS', 'PLUS'],
    ['A-LINE', 'LINE'],
    ['A ONE', 'ONE'],
    ['A TO Z', 'TO Z'],
    ['DIE HARD', 'HARD'],
    ['LOS ANGELES', 'ANGELES'],
    ['EL PASO', 'PASO'],
  ])('%s / %s', (a, b) => {
    expect(explain(a, b).level).not.toBe('identical')
    expect(said(a, b).join(' ')).not.toMatch(/distinguishes nothing|weak element “(?:DIE|LOS|EL)”/)
  })

  test.each([
    ['A LUMORA', 'LUMORA'],
    ['THE RUNNER', 'RUNNER'],
    ['RUNNER, THE', 'RUNNER'],
    ['DIE LUMORA', 'LUMORA'],
    ['DIE BANK FÜR LUMA', 'BANK FÜR LUMA'],
    ['THE A TEAM', 'A TEAM'],
    ['THE A-TEAM', 'A-TEAM'],
    ['THE A LUMORA', 'LUMORA'],
  ])('an article is left out: %s / %s', (a, b) => expect(compare(a, b)!.level).toBe('identical'))

  test('only what one of both has is named as the difference', () => {
    expect(said('THE A TEAM', 'A TEAM')[0]).toContain('the difference lies in “THE”,')
    expect(said('LUMA CO LTD', 'LUMA LTD')[0]).toContain('the difference lies in “CO”,')
  })
  test('PLAN B does not contain PLAN A', () => expect(codes('PLAN A', 'PLAN B')).toEqual(['E17']))
  test('A TO Z is heard as A2Z', () => expect(compare('A TO Z', 'A2Z')!.rule).toBe('L15'))
})

describe('words are not taken apart', () => {
  test.each([
    ['老虎', 'OLD TIGER'],
    ['马虎', 'HORSE TIGER'],
    ['大家', 'BIG HOME'],
    ['小心', 'SMALL HEART'],
    ['银河', 'SILVER RIVER'],
    ['河马', 'RIVER HORSE'],
    ['海豹', 'SEA LEOPARD'],
    ['熊猫', 'BEAR CAT'],
    ['火山', 'FIRE MOUNTAIN'],
    ['马路', 'HORSE ROAD'],
    ['花心', 'FLOWER HEART'],
    ['美好', 'BEAUTIFUL GOOD'],
  ])('%s / %s', (a, b) => expect(compare(a, b)).toBeNull())

  test.each([
    ['金龙', 'GOLD DRAGON'],
    ['白马', 'WHITE HORSE'],
    ['黑马', 'BLACK HORSE'],
    ['白云', 'WHITE CLOUD'],
    ['七匹狼', 'SEVEN WOLVES'],
    ['红苹果', 'RED APPLE'],
    ['三狮', 'THREE LIONS'],
    ['蓝月亮', 'BLUE MOON'],
    ['金星', 'GOLD STAR'],
    ['松树', 'PINE TREE'],
    ['河马', 'HIPPO'],
    ['水星', 'MERCURY'],
  ])('%s means %s', (a, b) => expect(compare(a, b)!.score).toBeGreaterThanOrEqual(80))
})

describe('forms of one word', () => {
  test.each([
    ['PRINCES', 'PRINCESS', 70],
    ['CORN', 'CORNER', 60],
    ['FLOW', 'FLOWER', 60],
    ['MAST', 'MASTER', 60],
    ['NUMB', 'NUMBER', 60],
    ['BUTT', 'BUTTER', 60],
    ['MOTH', 'MOTHER', 60],
    ['EVEN', 'EVENING', 40],
  ])('%s and %s are none', (a, b, below) => {
    expect(codes(a, b)).not.toContain('E16')
    expect(explain(a, b).score).toBeLessThan(below)
  })
  test.each([
    ['ADIDAS', 'ADIDASS'],
    ['GLAS', 'GLASS'],
  ])('an s behind an s makes none: %s and %s', (a, b) => expect(codes(a, b)).not.toContain('E16'))
  test.each([
    ['PRINCE', 'PRINCES'],
    ['GLASS', 'GLASSES'],
    ['ACCEPT', 'ACCEPTED'],
    ['BUILD', 'BUILDING'],
    ['FARM', 'FARMER'],
    ['SMALL', 'SMALLER'],
    ['PREMISE', 'PREMISES'],
    ['LUMORA', 'LUMORAS'],
  ])('%s and %s are', (a, b) => expect(codes(a, b)).toContain('E16'))
})

describe('stretches', () => {
  test.each([
    ['LUMA GmbH', 'LUMA AG', ['LUMA same', 'LUMA same', 'GmbH added', 'AG added']],
    ['LUMA S.p.A.', 'LUMA', ['LUMA same', 'LUMA same', 'S.p.A added']],
    ['DIE LUMORA', 'THE LUMORA', ['DIE added', 'THE added', 'LUMORA same', 'LUMORA same']],
    ['LOUIS VUITTON', 'VUITTON LOUIS', ['LOUIS order', 'LOUIS order', 'VUITTON order', 'VUITTON order']],
    ['GLASS', 'GLASSES', ['GLASS same', 'GLASS same', 'ES added']],
    ['HEXSOL', 'HEXSOXOL', ['HEXSO same', 'HEXSO same', 'XO added', 'L same', 'L same']],
    ['STRAßE', 'STRASE', ['STRA same', 'STRA same', 'ß sound', 'S sound', 'E same', 'E same']],
    ['WILD WORLD', 'WORLD', ['WORLD same', 'WORLD same']],
  ])('%s / %s', (a, b, expected) => expect(stretches(a, b)).toEqual(expected))

  test.each([
    ['STRAßE', 'STRASE', '“STRAßE” and “STRASE” differ only in “ß” and “S”.'],
    ['MÆRSKA', 'MAERSKO', '“MÆRSKA” and “MAERSKO” differ only in “A” and “O”.'],
  ])('letters that stand for two are not counted: %s / %s', (a, b, sentence) => expect(said(a, b)[0]).toBe(sentence))
  test('a part of a letter is not contained', () => expect(codes('GROß', 'GROS')).not.toContain('E10'))
})

test.each([
  ['HP', 'PH'],
  ['XO', 'OX'],
  ['BMW', 'BWM'],
  ['KFC', 'KCF'],
  ['IKEA', 'KIEA'],
])('%s and %s have the same letters in another order', (a, b) => expect(codes(a, b)[0]).toBe('E2'))

describe('a character within a word is nothing added', () => {
  test.each([
    ['茶花女', '花女'],
    ['面白い恋人', '白い恋人'],
    ['新闻人', '闻人'],
    ['红楼梦', '楼梦'],
    ['小人国', '人国'],
    ['大众汽车', '众汽车'],
    ['西游记', '西游'],
    ['白云山', '云山'],
  ])('%s / %s', (a, b) => {
    const { rule, reasons } = explain(a, b)
    expect(rule).toBe('C20')
    expect(reasons[0]!.code).toBe('E10')
  })
  test.each([
    ['新云梦达', '云梦达'],
    ['大白兔', '白兔'],
    ['云梦达茶', '云梦达'],
    ['大众汽车', '大众'],
    ['新华为', '华为'],
  ])('%s / %s has one', (a, b) => expect(codes(a, b)[0]).toBe('E8'))
})

test.each([
  ['大夫人', 'dà fū rén'],
  ['大夫第', 'dà fū dì'],
  ['元大都', 'yuán dà dū'],
  ['重百', 'chóng bǎi'],
  ['盖氏', 'gě shì'],
  ['一行白鹭', 'yī háng bái lù'],
])('%s is read %s', (mark, pinyin) =>
  expect(
    analyzeMark(mark)
      .han!.readings.map((reading) => writeReading(reading, { tones: true }))
      .join(' '),
  ).toBe(pinyin),
)

describe('what is heard', () => {
  test.each([
    ['KNOW', 'NOW'],
    ['BREAD', 'BREED'],
    ['GREAT', 'GREET'],
    ['BEAR', 'BEER'],
    ['DIE', 'DEE'],
    ['PIE', 'PEA'],
    ['CELLO', 'SELLO'],
    ['LADY', 'LADIES'],
    ['SWEAT', 'SWEET'],
    ['STEAK', 'STEEK'],
  ])('%s and %s are not said to sound alike', (a, b) => expect(codes(a, b)).not.toContain('E20'))
  test.each([
    ['KNIGHT', 'NIGHT'],
    ['FEED', 'FEAD'],
    ['LITE', 'LIGHT'],
  ])('%s and %s are', (a, b) => expect(codes(a, b)).toContain('E20'))
})

test('initials are those of the words beside them', () =>
  expect(said('ML', 'ML MARK LEES')[0]).toBe('“ML” consists of the initials of “MARK LEES”.'))

test.each([
  ['拾捌', '18'],
  ['壹佰', '100'],
  ['贰仟', '2000'],
])('%s is %s', (a, b) => expect(compare(a, b)!.rule).toBe('D01'))

test.each([
  ['花花公子', 'PLAYBOY'],
  ['清华', 'TSINGHUA'],
  ['奥特曼', 'ULTRAMAN'],
  ['淘宝', 'TAOBAO'],
  ['三得利', 'SUNTORY'],
  ['青岛', 'TSINGTAO'],
  ['アサヒ', '朝日'],
])('%s is the name of %s', (a, b) => expect(compare(a, b)!.rule).toBe('C27'))

test('𠮷 is a form of 吉', () => expect(compare('𠮷野家', '吉野家')!.level).toBe('identical'))
