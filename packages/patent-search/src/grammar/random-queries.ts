const pieces = [
  'AND',
  'or',
  'NOT',
  'XOR',
  '与',
  '或',
  '非',
  '和',
  '异或',
  '&',
  '||',
  '!',
  '-',
  '+',
  '*',
  '^',
  'NEAR/3',
  'W/2',
  'NEAR',
  'near/0',
  'W/100000',
  '邻近/4',
  'ADJ',
  '(',
  ')',
  '（',
  '）',
  '[',
  ']',
  '{',
  '}',
  '"',
  '“',
  '”',
  'TI:',
  '标题：',
  'AB=',
  '摘要:',
  'TAC:',
  'PA:',
  '申请人:',
  'PN:',
  'IPC:',
  'AD:',
  'AD>=',
  'PD<',
  '公开（公告）日:',
  'CC=',
  'TY:',
  'LS:',
  'foo:',
  'AD:[20200101 TO 20221231]',
  '[2020 TO *]',
  '[* TO 2021-02-29]',
  '>=2020.1.1',
  '2020年3月',
  'IPC:[H01M TO H02J]',
  'H01M10/052',
  'H01M 10/05',
  'H01M*',
  'CN112345678A',
  '发明',
  '有效',
  '#1',
  '#0',
  '#12',
  'valid',
  'CN',
  '中国',
  '电池',
  '锂离子电池',
  'battery',
  'batter*',
  'b?t',
  '*',
  '?',
  'a*',
  '池*',
  '"lithium ion"',
  '"锂 电池"',
  String.raw`"a\"b"`,
  'TO',
  '至',
  '\\',
  '\0',
  '\u{1F600}',
  '\ud83d',
  'ａｎｄ',
  '＊',
  ' ',
  '，',
  '/',
  '...',
  'e\u0301',
  'ﬁ',
  '\u202e',
  '<',
  '>',
  '=',
  ':',
]

/** Queries made of random pieces and characters, the same ones for the same seed. */
export function* randomQueries(seed: number, count: number): Generator<string> {
  const random = mulberry32(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  for (let made = 0; made < count; made++) {
    const length = random() < 0.01 ? below(400) : below(14)
    let query = ''
    for (let index = 0; index < length; index++) {
      query += random() < 0.85 ? pieces[below(pieces.length)]! : randomSign(below)
      if (random() < 0.7) query += ' '
    }
    yield query
  }
}

/** Any UTF-16 unit, halves of pairs included, most of them ASCII. */
const randomSign = (below: (limit: number) => number) => String.fromCharCode(below(4) ? below(128) : below(65_536))

/** A small generator of numbers from 0 up to 1 (Tommy Ettinger). */
function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
