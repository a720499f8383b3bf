import { analyzeMark, compareMarks } from '@markwright/similarity'
import { findLikeness } from '@markwright/similarity/engine'
import { describe, expect, test } from 'vitest'
import { createScriptKernel } from '../kernel/kernel.ts'
import { loadWasmKernel } from '../kernel/load-kernel.ts'
import type { MarkQuery } from '../mark-query.ts'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import type { MarkRow } from '../source/mark-row.ts'
import { openSegment, type SharedWork } from './search-segment.ts'
import { search } from './search.ts'

const nothing = {
  textOther: null,
  viennaCodes: [],
  publishedOn: null,
  registeredOn: null,
  registrationPublishedOn: null,
  priorityOn: null,
  expiresOn: null,
}

/** Names that are similar by what they mean, by how kana and hangul are read, and by how digits are. */
const related =
  '苹果 APPLE リンゴ 사과 LUPO WOLF 狼 皇后 王后 ソニー 소니 SONY 索尼 サン サーン サンジール サンシール GR8 GREAT 澜川 澜川牛奶'.split(
    ' ',
  )

/** Names of two or three syllables in letters and in characters, and what is often made of them. */
const names = (() => {
  const letters = ['lu', 'mo', 'ra', 'ken', 'ti', 'vel', 'sho', 'pix']
  const characters = ['云', '澜', '华', '威', '小', '米', '康', '师']
  const shapes = [
    (a: string, b: string) => a + b,
    (a: string, b: string) => `${b}${a}${b}`,
    (a: string, b: string) => `${a}${b}${a[0]}`,
  ]
  const made = [letters, characters].flatMap((parts) =>
    parts.flatMap((a) => parts.flatMap((b) => shapes.map((shape) => shape(a, b)))),
  )
  return [
    ...new Set([
      ...made,
      ...related,
      'Lu-Mo',
      'ＬＵＭＯ',
      'LUMO 云澜',
      '雲瀾',
      'K3N',
      '5588',
      '五五八八',
      'A',
      '华',
      '™',
      'МИР',
    ]),
  ]
})()

const rows = names.map((text, i): MarkRow => ({
  ...nothing,
  id: i + 1,
  office: i % 3 === 0 ? 'CN' : 'US',
  text,
  classes: [1 + (i % 45)],
  status: 1 + (i % 2),
  appliedOn: `20${10 + (i % 15)}-01-01`,
  applicantId: i % 7,
}))

function stateOf(marks: readonly MarkRow[], createKernel: typeof createScriptKernel) {
  const builder = createSegmentBuilder()
  marks.forEach(builder.add)
  // As a large register is searched: small ones are compared as a whole, whatever is collected.
  return { segments: [{ ...openSegment(builder.finish(), createKernel), comparesAll: false }], dataVersion: 1 }
}
const compiled = stateOf(rows, loadWasmKernel)
/** Asking for every name would take seconds. */
const queries = names.filter((name, i) => i % 4 === 0 || i > names.length - 12 || related.includes(name))

const ask = (state: typeof compiled, criterion: MarkQuery['criterion'], query: Partial<MarkQuery> = {}) =>
  search(state, { criterion, filters: {}, second: {}, sort: 'score', offset: 0, limit: 1000, ...query }, '2026-11-21')
const byId = (a: { markId: number }, b: { markId: number }) => a.markId - b.markId
const similar = (text: string, leastScore: 40 | 60 | 80) => ({ kind: 'similar', text, leastScore }) as const

describe('a similar search', () => {
  test.each([40, 60, 80] as const)('scores every hit as compareMarks does, and none below %i', (least) => {
    for (const text of queries)
      for (const { name, similarity } of ask(compiled, similar(text, least)).hits) {
        expect(similarity!.score, `${text} ${name}`).toBe(compareMarks(analyzeMark(text), analyzeMark(name!))!.score)
        expect(similarity!.score).toBeGreaterThanOrEqual(least)
      }
  })

  test.each([40, 60, 80] as const)(
    'of a register that is compared as a whole misses no mark that reaches %i',
    (least) => {
      const whole = { ...compiled, segments: compiled.segments.map((segment) => ({ ...segment, comparesAll: true })) }
      const analyses = names.map(analyzeMark)
      for (const text of queries.filter((_, i) => i % 9 === 0)) {
        const query = analyzeMark(text)
        const expected = analyses.flatMap((other, i) => {
          const score = compareMarks(query, other)?.score ?? 0
          return score >= least ? [{ markId: i + 1, score }] : []
        })
        const { hits, total } = ask(whole, similar(text, least), { isBare: true })
        expect({ text, total, found: hits.map(({ markId, score }) => ({ markId, score })).toSorted(byId) }).toEqual({
          text,
          total: expected.length,
          found: expected.toSorted(byId),
        })
      }
    },
  )

  test('misses no mark that is highly similar', () => {
    const analyses = names.map(analyzeMark)
    for (const text of queries) {
      const found = new Set(ask(compiled, similar(text, 80)).hits.map(({ markId }) => markId))
      const expected = analyses.flatMap((other, j) =>
        (compareMarks(analyzeMark(text), other)?.score ?? 0) >= 80 ? [j + 1] : [],
      )
      expect({ text, missed: expected.filter((id) => !found.has(id)).map((id) => names[id - 1]) }).toEqual({
        text,
        missed: [],
      })
    }
  })
})

test.each([
  ['千禾', '1000禾'],
  ['百岁山', '100岁山'],
  ['三六五天', '365天'],
  ['HOUSE OF CARDS', 'CARDS HOUSE'],
  ['KING OF LIONS', 'LION KING'],
])('%s and %s are collected for each other', (one, other) => {
  const base = rows[0]!
  const state = stateOf(
    [one, other].map((text, i) => ({ ...base, id: i + 1, text })),
    loadWasmKernel,
  )
  for (const text of [one, other])
    expect(
      ask(state, similar(text, 60))
        .hits.map(({ markId }) => markId)
        .toSorted(),
    ).toEqual([1, 2])
})

test('marks of two names fill a page with the more similar one, and none that is among the hits', () => {
  const pairs = ['ミネル MINEL', 'ＭＩＨＡＫ ミハク', '미파도스 MIFADOS', 'ミロ MILOT', 'MIRON ミルナ']
  const marks = pairs.map((pair, i): MarkRow => {
    const [text = '', textOther = ''] = pair.split(' ')
    return { ...rows[0]!, id: i + 1, text, textOther }
  })
  const collected = stateOf(marks, loadWasmKernel)
  const state = { ...collected, segments: collected.segments.map((segment) => ({ ...segment, comparesAll: true })) }
  const bestOf = (id: number) =>
    Math.max(
      ...pairs[id - 1]!.split(' ').map((name) => findLikeness(analyzeMark('MIRO'), analyzeMark(name)).score / 10),
    )
  for (const least of [40, 60, 80] as const) {
    const { hits, below = [] } = ask(state, similar('MIRO', least), { fills: true })
    const ids = [...hits, ...below].map(({ markId }) => markId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { markId, similarity } of below) {
      expect(similarity!.score).toBe(bestOf(markId))
      expect(similarity!.score).toBeLessThan(least)
    }
    expect(ids.length).toBeGreaterThan(2)
  }
})

test('marks below the degree come by their scores, none of them without similarity', () => {
  const others = [
    'BOSS',
    'HUGO',
    'HUGOBOS',
    'BOSSY HUG',
    'UGO BOS',
    'HUG',
    'SOUGHB',
    'BOSTON',
    'HUGE BASS',
    'XYLOPHONE',
    'GOBO',
  ]
  const marks = others.map((text, i): MarkRow => ({ ...rows[0]!, id: i + 1, text }))
  const collected = stateOf(marks, loadWasmKernel)
  const state = { ...collected, segments: collected.segments.map((segment) => ({ ...segment, comparesAll: true })) }
  for (const least of [40, 60, 80] as const) {
    const { hits, below = [] } = ask(state, similar('HUGO BOSS', least), { fills: true })
    const scores = [...hits, ...below].map(({ similarity }) => similarity!.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(below.length).toBeGreaterThan(0)
    expect(Math.min(...scores)).toBeGreaterThan(0)
  }
})

describe('among names of Han characters', () => {
  // Homophones, characters that look alike or are parallel, some of several readings, some twice.
  const characters = Array.from('云芸澜蓝红洪大太小月乐长重白百')
  const pairs = characters.flatMap((a) => characters.map((b) => a + b))
  const all = [
    ...pairs,
    ...pairs.map((pair, i) => pair + characters[(7 * i) % characters.length]!),
    ...pairs.map((pair, i) => characters[(4 * i + 1) % characters.length]! + pair + pair[0]!),
  ]
  const analyses = all.map(analyzeMark)
  const state = stateOf(
    all.map((text, i) => ({ ...rows[0]!, id: i + 1, text })),
    loadWasmKernel,
  )

  test.each([40, 60, 80] as const)('a similar search misses none that scores %i or more', (least) => {
    for (const text of all.filter((_, i) => i % 13 === 0)) {
      const query = analyzeMark(text)
      const expected = all.filter((_, i) => (compareMarks(query, analyses[i]!)?.score ?? 0) >= least)
      const found = ask(state, similar(text, least)).hits.map(({ name }) => name)
      expect(found.toSorted(), text).toEqual(expected.toSorted())
    }
  })
})

test('neither the offices nor the classes that are searched change a score', () => {
  for (const text of ['SONY', '澜川', 'LUPO']) {
    const scores = (filters: MarkQuery['filters']) =>
      new Map(
        ask(compiled, similar(text, 40), { filters }).hits.map(({ markId, similarity }) => [markId, similarity!.score]),
      )
    const all = scores({})
    const some = scores({ offices: ['US'], classes: Array.from({ length: 30 }, (_, i) => i + 1) })
    expect(some.size).toBeGreaterThan(0)
    for (const [markId, score] of some) expect(score).toBe(all.get(markId))
  }
})

test('the compiled kernel and its TypeScript twin give the same answers', () => {
  const script = stateOf(rows, createScriptKernel)
  const second = { niceList: ['1', '2', '3', '9', '25', '42'], isvalid: ['1'] }
  for (const text of queries)
    for (const criterion of [similar(text, 40), { kind: 'contains', text }, { kind: 'exact', text }] as const)
      for (const query of [
        {},
        { sort: '-appDate', second },
        { filters: { offices: ['US'], classes: [1, 2, 3] } },
      ] as const) {
        const { tookMs: _, ...one } = ask(compiled, criterion, query)
        const { tookMs: __, ...other } = ask(script, criterion, query)
        expect(one).toEqual(other)
      }
})

test('marks in several segments are found as if they were in one', () => {
  const halves = [rows.slice(0, 150), rows.slice(150)].map((half) => stateOf(half, loadWasmKernel))
  const split = { segments: halves.flatMap(({ segments }) => segments), dataVersion: 1 }
  for (const text of queries) {
    const { tookMs: _, ...one } = ask(compiled, similar(text, 60), { offset: 3, limit: 20 })
    const { tookMs: __, ...other } = ask(split, similar(text, 60), { offset: 3, limit: 20 })
    expect(other).toEqual(one)
  }
})

describe('with a helper', () => {
  const [segment] = stateOf(rows, loadWasmKernel).segments
  const helped = { ...openSegment(segment!, loadWasmKernel, 1), comparesAll: false }
  const ofHelper = loadWasmKernel(helped.data.memory)

  test.each([
    ['that does all of the work', (helper: () => void, own: () => void) => [helper(), own()]],
    ['that comes too late', (helper: () => void, own: () => void) => [own(), helper()]],
  ])('%s, a search finds the same', (_, inTurn) => {
    const state = {
      segments: [
        {
          ...helped,
          help(work: SharedWork, own: () => void) {
            ofHelper.workAsHelper(0)
            inTurn(() => ofHelper[work](), own)
          },
        },
      ],
      dataVersion: 1,
    }
    for (const text of queries)
      for (const query of [{}, { filters: { offices: ['US'], classes: [1, 2, 3] } }, { limit: 3 }] as const) {
        const { tookMs: _own, ...one } = ask(compiled, similar(text, 40), query)
        const { tookMs: _helped, ...other } = ask(state, similar(text, 40), query)
        expect(other).toEqual(one)
      }
  })
})
