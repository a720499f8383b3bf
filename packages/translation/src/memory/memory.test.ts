import { seededRandom } from '@markwright/domain/site/seeded-random'
import { expect, test } from 'vitest'
import { adaptMatch } from './adapt-match.ts'
import { differenceOf, memoryTokens } from './difference.ts'
import { createMemoryIndex } from './memory-index.ts'

const entry = (id: string, source: string, target = id) => ({ id, source, target })

test('the same sentence is found whatever its blanks, the one added last first', () => {
  const index = createMemoryIndex([entry('a', 'The  housing is round.'), entry('b', '壳体')])
  expect(index.exact(' The housing is\nround. ')?.id).toBe('a')
  index.add([entry('c', 'The housing is round.')])
  expect(index.exact('The housing is round.')?.id).toBe('c')
  index.remove(['c', 'nobody'])
  expect(index.exact('壳体')?.id).toBe('b')
  expect(index.size).toBe(2)
})

test('similar sentences come by their share of equal words, with the difference', () => {
  const index = createMemoryIndex([
    entry('a', 'The housing of the bearing is made of steel.'),
    entry('b', 'The housing of the bearing is made of steel and brass.'),
    entry('c', 'A method of baking bread.'),
  ])
  const matches = index.similar('The housing of the bearing is made of brass.')
  expect(matches.map(({ entryId }) => entryId)).toEqual(['a', 'b'])
  expect(matches[0]).toMatchObject({ percent: 90 })
  expect(matches[0]?.difference).toEqual([
    { kind: 'same', text: 'The housing of the bearing is made of ' },
    { kind: 'removed', text: 'steel' },
    { kind: 'added', text: 'brass' },
    { kind: 'same', text: '.' },
  ])
})

test('only the very same text has 100 percent', () => {
  const index = createMemoryIndex([entry('a', 'the Housing')])
  expect(index.similar('The housing')[0]?.percent).toBe(99)
  expect(index.similar('the Housing')[0]?.percent).toBe(100)
})

test('a changed entry is found by its new text only', () => {
  const index = createMemoryIndex([entry('a', '一种轴承装置')])
  index.add([entry('a', '一种齿轮箱体')])
  expect(index.similar('一种轴承装置')).toEqual([])
  expect(index.similar('一种齿轮箱体')).toHaveLength(1)
  expect(index.size).toBe(1)
})

/** Percent by the textbook's edit distance. */
function percentOf(left: string, right: string): number {
  const [a, b] = [left, right].map((text) =>
    memoryTokens(text)
      .filter((token) => token.trim())
      .map((token) => token.toLowerCase()),
  ) as [string[], string[]]
  const row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0] as number
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] as number
      row[j] = Math.min(above + 1, (row[j - 1] as number) + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1))
      diagonal = above
    }
  }
  return Math.floor(100 * (1 - (row[b.length] as number) / Math.max(a.length, b.length)))
}

test('of random sentences every one that is similar enough is found, and no other', () => {
  const random = seededRandom(3)
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`)
  const sentence = () =>
    Array.from({ length: 3 + Math.floor(random() * 8) }, () => words[Math.floor(40 * random() ** 2)] as string).join(
      ' ',
    )
  const entries = Array.from({ length: 1500 }, (_, index) => entry(String(index), sentence()))
  const index = createMemoryIndex(entries.slice(0, 1000))
  index.add(entries.slice(1000))
  for (let count = 0; count < 150; count++) {
    const query = sentence()
    const expected = entries.filter(({ source }) => percentOf(query, source) >= 70).map(({ id }) => id)
    const found = index.similar(query, { least: 70, count: 1000 }).map(({ entryId }) => entryId)
    expect(found.toSorted(), query).toEqual(expected.toSorted())
  }
})

test('the difference turns one text into the other', () => {
  const random = seededRandom(4)
  const text = () =>
    Array.from({ length: Math.floor(random() * 12) }, () => '装置轴承ab  1'[Math.floor(random() * 9)]).join('')
  for (let count = 0; count < 2000; count++) {
    const [from, to] = [text(), text()]
    const difference = differenceOf(from, to)
    expect(
      difference
        .filter(({ kind }) => kind !== 'added')
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(from)
    expect(
      difference
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(to)
  }
})

test('an entry that differs in numbers only is adapted, and nothing else is', () => {
  const known = { source: '轴承12的直径为10 mm。', target: 'The diameter of bearing 12 is 10 mm.' }
  expect(adaptMatch('轴承7的直径为0.5 mm。', known, 'zh-cn_en-us')).toBe('The diameter of bearing 7 is 0.5 mm.')
  expect(adaptMatch('轴承7的长度为0.5 mm。', known, 'zh-cn_en-us')).toBeNull()
  expect(adaptMatch('轴承7的直径为大。', known, 'zh-cn_en-us')).toBeNull()
  // Which 12 is which is not known.
  expect(adaptMatch('3和4', { source: '12和12', target: '12 and 12' }, 'zh-cn_en-us')).toBeNull()
  expect(adaptMatch('3个', { source: '2个', target: 'two' }, 'zh-cn_en-us')).toBeNull()
})
