import { splitTags, writeTag } from '@markwright/domain/texts/inline-tags'
import { seededRandom } from '@markwright/domain/site/seeded-random'
import { translationDirections } from '@markwright/domain/texts/translation-languages'
import { expect, test } from 'vitest'
import { createBuiltInEngine } from '../engines/built-in/built-in-engine.ts'
import type { TranslationEngine } from '../engines/engine.ts'
import { createMemoryIndex } from '../memory/memory-index.ts'
import { createTermFinder } from '../terminology/find-terms.ts'
import { randomSegment } from '../testing/random-segments.ts'
import { translateSegments } from './translate-segments.ts'

const builtIn = createBuiltInEngine()
const pair = (number: number, text: string) =>
  `${writeTag({ kind: 'open', number })}${text}${writeTag({ kind: 'close', number })}`
const tagsOf = (text: string) => splitTags(text).flatMap((part) => (typeof part === 'string' ? [] : [part]))
const written = (text: string) => tagsOf(text).map(writeTag).toSorted()

/** Whether pairs are closed in the reverse order of their opening. */
function isNested(text: string): boolean {
  const open: number[] = []
  for (const { kind, number } of tagsOf(text))
    if (kind === 'open') open.push(number)
    else if (kind === 'close' && open.pop() !== number) return false
  return open.length === 0
}

/** Digits of a text in order of size, whatever grouping and width they have. */
const digitsOf = (text: string) =>
  (
    text
      .replaceAll(/\uFFF9[^\uFFFB]*\uFFFB/g, ' ')
      .normalize('NFKC')
      .match(/\d+/g) ?? []
  )
    .toSorted()
    .join(' ')

test.each(translationDirections)(
  '%s: of random segments none is lost, and numbers, signs, tags and terms are there',
  async (direction) => {
    const random = seededRandom(20 + translationDirections.indexOf(direction))
    const segments = Array.from({ length: 500 }, (_, index) => randomSegment(`s${index}`, direction, random))
    const terms = createTermFinder(
      [
        { id: '1', source: '轴承', target: direction === 'zh-cn_ja-jp' ? '特定軸受' : 'journal bearing' },
        { id: '2', source: 'bearing', target: '滑动轴承' },
        { id: '3', source: '軸受', target: '滑动轴承' },
      ],
      direction.slice(0, 5) as 'zh-cn' | 'en-us' | 'ja-jp',
    )
    const { segments: translated, failures } = await translateSegments(segments, direction, [builtIn], { terms })
    expect(failures).toEqual([])
    expect(translated.map(({ id }) => id)).toEqual(segments.map(({ id }) => id))
    translated.forEach(({ text, issues, shares, terms: uses }, index) => {
      const source = segments[index]?.text ?? ''
      expect(written(text), source).toEqual(written(source))
      expect(digitsOf(text), source).toBe(digitsOf(source))
      expect(text).not.toMatch(/¤|<unk>|<s>|@-|@\//)
      expect(
        uses.every(({ target }) => target !== null),
        `${source} → ${text}`,
      ).toBe(true)
      const lost = issues.filter(({ kind }) => /number|sign|term/.test(kind))
      expect(lost, `${source} → ${text}`).toEqual([])
      const sum = Object.values(shares).reduce((total, share) => total + share, 0)
      expect(Math.round(sum * 1000) / 1000).toBe(sum === 0 ? 0 : 1)
      expect(isNested(text), text).toBe(true)
    })
  },
)

test('formatting stays around the words that it surrounds in the source', async () => {
  const [result] = (
    await translateSegments([{ id: '1', text: `一种${pair(1, '轴承')}，包括壳体12。` }], 'zh-cn_en-us', [builtIn], {
      terms: createTermFinder([{ id: 'a', source: '轴承', target: 'bearing' }], 'zh-cn'),
    })
  ).segments
  expect(result?.text).toContain(pair(1, 'bearing'))
  expect(result?.text).toMatch(/12\.$/)
  expect(result?.engine).toBe('built-in')
  expect(result?.sentTo).toBeNull()
})

test('the memory comes first, also for sentences that differ in numbers only', async () => {
  const memory = createMemoryIndex([
    { id: 'm1', source: '所述轴承的直径为10 mm。', target: 'The diameter of the bearing is 10 mm.' },
    { id: 'm2', source: '所述壳体是圆的。', target: 'The housing is round.' },
  ])
  const { segments } = await translateSegments(
    [{ id: '1', text: '所述壳体是圆的。所述轴承的直径为25 mm。' }],
    'zh-cn_en-us',
    [builtIn],
    { memory },
  )
  expect(segments[0]).toMatchObject({
    text: 'The housing is round. The diameter of the bearing is 25 mm.',
    origin: 'memory',
    engine: null,
    shares: { memory: 1 },
    issues: [],
  })
  expect(segments[0]?.matches.map(({ entryId }) => entryId)).toContain('m1')
})

test('a memory entry that does not use an enforced term is not used', async () => {
  const memory = createMemoryIndex([{ id: 'm', source: '轴承', target: 'bush' }])
  const terms = createTermFinder([{ id: 't', source: '轴承', target: 'bearing' }], 'zh-cn')
  const { segments } = await translateSegments([{ id: '1', text: '轴承' }], 'zh-cn_en-us', [builtIn], { memory, terms })
  expect(segments[0]).toMatchObject({ text: 'bearing', origin: 'terminology' })
})

const stub = (translate: TranslationEngine['translate'], id = 'stub'): TranslationEngine => ({
  id,
  name: id,
  sentTo: `${id}.example`,
  directions: translationDirections,
  fixes: new Set(['term']),
  translate,
})
const piece = (text: string) => ({ text, source: null, origin: 'engine' as const, fixed: null })
const five = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, text: `装置${index}包括壳体。` }))

test('an engine that throws, sends too few, or sends garbage is followed by the next, and the failure is reported', async () => {
  const throwing = stub(async () => Promise.reject(new Error('broken')), 'throwing')
  const lazy = stub(
    async (sentences) => sentences.slice(0, 2).map(({ id }) => ({ id, pieces: [piece('Two.')], tags: null })),
    'lazy',
  )
  const garbage = stub(
    async (sentences) => [
      { id: 'nobody', pieces: [piece('x')], tags: null },
      ...sentences.map(({ id }) => ({ id, pieces: [piece(' ')], tags: null })),
      ...sentences.map(({ id }) => ({ id, pieces: [piece('x'.repeat(100_000))], tags: null })),
    ],
    'garbage',
  )
  const { segments, failures } = await translateSegments(five, 'zh-cn_en-us', [throwing, lazy, garbage, builtIn])
  expect(segments.map(({ engine }) => engine)).toEqual(['lazy', 'lazy', 'built-in', 'built-in', 'built-in'])
  expect(segments.map(({ sentTo }) => sentTo)).toEqual(['lazy.example', 'lazy.example', null, null, null])
  expect(failures).toEqual([
    { engine: 'throwing', reason: 'engine error', sentences: 5 },
    { engine: 'lazy', reason: 'incomplete answer', sentences: 3 },
    { engine: 'garbage', reason: 'incomplete answer', sentences: 3 },
  ])
})

test('what no engine translates is passed through and marked', async () => {
  const { segments } = await translateSegments(five, 'zh-cn_en-us', [stub(async () => [])])
  segments.forEach((segment, index) => {
    expect(segment.text).toBe(five[index]?.text)
    expect(segment.origin).toBe('untranslated')
    expect(segment.issues.some(({ kind }) => kind === 'untranslated')).toBe(true)
  })
})

test('a number that an engine changes is marked', async () => {
  const engine = stub(async (sentences) =>
    sentences.map(({ id }) => ({ id, pieces: [piece('Device 9 comprises a housing.')], tags: null })),
  )
  const { segments } = await translateSegments([{ id: '1', text: '装置7包括壳体。' }], 'zh-cn_en-us', [engine])
  expect(segments[0]?.issues.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['number-missing', '7'],
    ['number-added', '9'],
  ])
})

test('the same sentence is translated once, and so alike', async () => {
  let count = 0
  const engine = stub(async (sentences) =>
    sentences.map(({ id }) => ({ id, pieces: [piece(`Number ${++count}`)], tags: null })),
  )
  const { segments } = await translateSegments(
    [
      { id: 'a', text: '壳体。' },
      { id: 'b', text: '壳体。' },
    ],
    'zh-cn_en-us',
    [engine],
  )
  expect(segments[0]?.text).toBe(segments[1]?.text)
})

test('a cancelled translation stops', async () => {
  const controller = new AbortController()
  controller.abort()
  const translating = translateSegments(five, 'zh-cn_en-us', [builtIn], { signal: controller.signal })
  await expect(translating).rejects.toMatchObject({ reason: 'cancelled' })
})

test('empty segments, blanks, numbers and signs alone stay as they are', async () => {
  for (const text of ['', '  ', '\n\n', '12', '—', '1.5 mm', '(3)', '\u0000'])
    expect((await translateSegments([{ id: '1', text }], 'zh-cn_en-us', [builtIn])).segments[0]).toMatchObject({
      text,
      issues: [],
    })
})
