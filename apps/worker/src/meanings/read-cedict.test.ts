import { expect, test } from 'vitest'
import { readCedict, readEntry } from './read-cedict.ts'

test.each([
  ['蘋果 苹果 [ping2 guo3] /apple/CL:個|个[ge4]/', { han: '苹果', glosses: [{ word: 'apple', rank: '' }] }],
  [
    '跑 跑 [pao3] /to run/to run away; to escape/',
    {
      han: '跑',
      glosses: [
        { word: 'run', rank: '' },
        { word: 'run_away', rank: '~' },
        { word: 'escape', rank: '~' },
      ],
    },
  ],
  ['燈塔 灯塔 [deng1 ta3] /lighthouse/', { han: '灯塔', glosses: [{ word: 'lighthouse', rank: '' }] }],
  ['長城 长城 [Chang2 cheng2] /the Great Wall/', { han: '长城', glosses: [{ word: 'great_wall', rank: '' }] }],
  [
    '招財 招财 [zhao1 cai2] /lit. inviting wealth/',
    {
      han: '招财',
      glosses: [
        { word: 'inviting_wealth', rank: '' },
        { word: 'wealth', rank: '~' },
      ],
    },
  ],
  [
    '福分 福分 [fu2 fen5] /"happy lot", good fortune in life/good fortune/',
    {
      han: '福分',
      glosses: [
        { word: 'happy_lot', rank: '' },
        { word: 'good_fortune', rank: '~' },
        { word: 'fortune', rank: '~' },
      ],
    },
  ],
  ['藍 蓝 [Lan2] /surname Lan/', { han: '蓝', glosses: [] }],
  ['欲速則不達 欲速则不达 [yu4 su4 ze2 bu4 da2] /haste makes waste/', { han: '欲速则不达', glosses: [] }],
  ['# CC-CEDICT', null],
  ['', null],
  ['苹果 apple', 'malformed'],
])('%s', (line, expected) => expect(readEntry(line)).toEqual(expected))

async function* linesOf(text: string) {
  yield* text.split('\n')
}

test('an English word is before every Chinese word that is glossed by it', async () => {
  const dictionary = `# remark
手掌 手掌 [shou3 zhang3] /palm/
棕櫚 棕榈 [zong1 lu:2] /palm tree/palm/
nonsense`
  expect(await readCedict(linesOf(dictionary))).toEqual({
    lines: ['palm 手掌 棕榈~', 'palm_tree 棕榈'],
    entries: 2,
    words: 2,
    malformed: [4],
  })
})
