import { expect, test } from 'vitest'
import type { Expression } from '../grammar/expression.ts'
import { parseExpression } from '../grammar/parse.ts'
import type { PatentQuery } from '../patent-index.ts'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import type { PatentDocument } from '../segment/segment.ts'
import { findMatches } from '../text/passages.ts'
import { complete } from './complete.ts'
import { openIndex } from './index-state.ts'
import { search } from './search.ts'
import { similar } from './similar.ts'
import { finds } from './naive-search.ts'

const document = (
  id: number,
  facts: Partial<Omit<PatentDocument, 'texts' | 'keys'>> & { texts?: object; keys?: object },
) =>
  ({
    id,
    head: '',
    family: String(id),
    country: 'CN',
    type: 'invention',
    legalStatus: 'valid',
    days: { PD: '2020-01-01', AD: '2019-01-01', PRD: null },
    ...facts,
    texts: { TI: [], AB: [], CL: [], DE: [], PA: [], IN: [], AG: [], ...facts.texts },
    keys: { PN: [], AN: [], IPC: [], CPC: [], FAM: [], ...facts.keys },
  }) satisfies PatentDocument

const open = (...segments: PatentDocument[][]) =>
  openIndex(
    segments.map((documents) => {
      const builder = createSegmentBuilder()
      for (const each of documents) builder.add(each)
      return builder.finish()
    }),
    segments.map(() => null),
    '1',
  )

const read = (query: string): Expression => {
  const parsed = parseExpression(query)
  if ('problem' in parsed) throw new Error(JSON.stringify(parsed.problem))
  return parsed.expression
}
const all: PatentQuery = { expression: null, filters: {}, sort: 'relevance', offset: 0, limit: 1000, collapse: 'none' }

const words = [
  'battery',
  'batteries',
  'cell',
  'lithium',
  'ion',
  'of',
  'charging',
  'charged',
  '电池',
  '锂离子电池',
  '管理',
  '系统',
  '池',
]
const marks = [' ', ' ', ', ', '-', '. ']

/** Documents and expressions made of few words, so that they meet. */
function randomCases(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!
  const text = (length: number) => Array.from({ length: below(length) }, () => one(words) + one(marks)).join('')
  const documents = Array.from({ length: 300 }, (_, index) =>
    document(index + 1, {
      family: String(below(100)),
      country: one(['CN', 'US', 'EP']),
      type: one(['invention', 'utility', 'design']),
      legalStatus: one(['valid', 'invalid', 'examining']),
      days: {
        PD: `20${10 + below(10)}-0${1 + below(9)}-15`,
        AD: below(3) ? `2009-0${1 + below(9)}-01` : null,
        PRD: null,
      },
      texts: {
        TI: [text(4)],
        AB: [text(12), text(6)],
        CL: [text(8)],
        PA: [one(['比亚迪股份有限公司', 'Fluke Corporation'])],
      },
      keys: { PN: [`CN1000${index}A`], IPC: [one(['H01M10/052', 'H01M10/48', 'H01M4/02', 'H02J7/00', 'G06F17/30'])] },
    }),
  )
  const leaf = () =>
    one([
      () => one(words),
      () => `${one(['TI', 'AB', 'TA', 'CL'])}:${one(words)}`,
      () => `"${one(words)} ${one(words)}"`,
      () => `'${one(words)}'`,
      () => `TI:'${one(words)} ${one(words)}'`,
      () => `AB:(${one(words)} NEAR/${1 + below(4)} ${one(words)})`,
      () => `TI:(${one(words)} W/${1 + below(4)} ${one(words)})`,
      () =>
        one(['batter*', 'c?ll', 'charg*', '*ium', '锂*池', '电?', '锂?子', '锂??电', '电?管', '池?系*统', 'TI:锂离子']),
      () =>
        one([
          'IPC:H01M',
          'IPC:H01M10',
          'IPC:H01M10/052',
          'IPC:H01M10/00',
          'IPC:H01M10/05',
          "IPC:'H01M10/05'",
          'IPC:[H01M TO H02J]',
          'PN:CN1000?A',
          'PA:比亚迪',
          'PA:fluke',
        ]),
      () => one(['CC:CN', 'TY:utility', 'LS:valid', 'PD:[2012 TO 2015]', 'AD>=2009-05', 'PD<2014']),
    ])()
  const expression = (depth: number): string => {
    if (depth === 0 || below(3) === 0) return leaf()
    const operator = one([' AND ', ' OR ', ' XOR ', ' NOT ', ' '])
    return `(${expression(depth - 1)}${operator}${expression(depth - 1)})`
  }
  return { documents, expression, below }
}

test('Boolean searches find what reading every document finds', () => {
  const { documents, expression, below } = randomCases(7)
  // Half of the documents are replaced by what the second segment has of them.
  const stale = documents.slice(0, 150).map((each) => ({ ...documents[below(300)]!, id: each.id }))
  const state = open(stale, documents)
  for (let number = 0; number < 250; number++) {
    const query = expression(3)
    const wanted = documents.filter((each) => finds(each, read(query))).map(({ id }) => id)
    const page = search(state, { ...all, expression: read(query), facets: ['country'] })
    expect({ query, ids: page.hits.map(({ patentId }) => patentId).toSorted((a, b) => a - b) }).toEqual({
      query,
      ids: wanted,
    })
    const families = new Set(documents.filter(({ id }) => wanted.includes(id)).map(({ family }) => family)).size
    expect([page.total, page.families]).toEqual([wanted.length, families])
    expect(page.facets.country.reduce((sum, { count }) => sum + count, 0)).toBe(wanted.length)
  }
}, 60_000)

test('pages follow each other to the last hit, in one order', () => {
  const state = open(randomCases(3).documents)
  for (const sort of ['relevance', '-pubDate', 'applyDate'] as const) {
    const query = { ...all, sort, expression: read('battery OR 电池') }
    const whole = search(state, query).hits.map(({ patentId }) => patentId)
    const pages = Array.from({ length: Math.ceil(whole.length / 7) }, (_, page) =>
      search(state, { ...query, offset: page * 7, limit: 7 }).hits.map(({ patentId }) => patentId),
    )
    expect(pages.flat()).toEqual(whole)
  }
})

test('of each family the best publication is listed', () => {
  const state = open(randomCases(5).documents)
  const page = search(state, { ...all, collapse: 'family', expression: read('battery') })
  expect(page.hits).toHaveLength(page.families)
  expect(page.total).toBeGreaterThan(page.families)
})

test('the closest document is first, and a publication is no hit of its own', () => {
  const state = open([
    document(1, { texts: { TI: ['Charging lithium batteries'], AB: ['A charger for a lithium battery.'] } }),
    document(2, { texts: { TI: ['A hook for fishing'], AB: ['A fishing hook with a weight.'] } }),
    document(3, { texts: { TI: ['Lithium cell'], AB: ['A cell of lithium.'] } }),
  ])
  const query = {
    text: 'charged lithium battery',
    expression: null,
    filters: {},
    offset: 0,
    limit: 10,
    collapse: 'none',
  } as const
  const page = similar(state, { text: query.text, vector: null, patentId: null }, query)
  expect(page.hits.map(({ patentId }) => patentId)).toEqual([1, 3])
  expect(page).toMatchObject({ isLimited: true, total: 2 })
  const others = similar(state, { text: query.text, vector: null, patentId: 1 }, query)
  expect(others.hits.map(({ patentId }) => patentId)).toEqual([3])
})

test('filters and facets agree', () => {
  const state = open(randomCases(9).documents)
  const { facets } = search(state, all)
  for (const { value, count } of facets.applicant)
    expect(search(state, { ...all, filters: { applicant: [value] } }).total).toBe(count)
  for (const { value, count } of facets.ipc)
    expect(search(state, { ...all, filters: { ipc: [value] } }).total).toBe(count)
  for (const { value, count } of facets.year)
    expect(search(state, { ...all, filters: { year: [value] } }).total).toBe(count)
  expect(complete(state, 'PA', '比亚', 5)[0]?.value).toBe('比亚迪股份有限公司')
})

test('matches are the words as they are in the text', () => {
  const texts = [
    { field: 'title', language: 'zh', text: '一种锂离子电池管理系统' },
    { field: 'abstract', language: 'en', text: 'Batteries of lithium-ion cells; no battery.' },
  ] as const
  const found = (query: string) =>
    findMatches(read(query), texts).map(({ field, start, end }) =>
      texts.find((each) => each.field === field)!.text.slice(start, end),
    )
  expect(found('电池管理 OR battery')).toEqual(['电池管理', 'Batteries', 'battery'])
  expect(found('TI:离子 NOT AB:cell')).toEqual(['离子'])
  expect(found('"lithium ion cell"')).toEqual(['lithium-ion cells'])
  expect(found('batter* AND 池')).toEqual(['池', 'Batteries', 'battery'])
})

test('an exact term finds what is written and no other form of it', () => {
  const index = open([
    document(1, { texts: { TI: ['Device for locating pipes'] } }),
    document(2, { texts: { TI: ['Device for location of pipes'] } }),
  ])
  const found = (query: string) =>
    search(index, { ...all, expression: read(query) }).hits.map(({ patentId }) => patentId)
  expect(found('TI:"for locating"').toSorted()).toEqual([1, 2])
  expect(found("TI:'for locating'")).toEqual([1])
  expect(found("TI:'location'")).toEqual([2])
  expect(found("TI:'locate'")).toEqual([])
})

test('a symbol includes those that begin with it, a main group its subgroups, an exact one neither', () => {
  const index = open([
    document(1, { keys: { CPC: ['H01M10/05'] } }),
    document(2, { keys: { CPC: ['H01M10/0525'] } }),
    document(3, { keys: { CPC: ['H01M10/42'] } }),
    document(4, { keys: { CPC: ['H01M50/10'] } }),
  ])
  const found = (query: string) =>
    search(index, { ...all, expression: read(query) })
      .hits.map(({ patentId }) => patentId)
      .toSorted((a, b) => a - b)
  expect(found('CPC:H01M10/00')).toEqual([1, 2, 3])
  expect(found('CPC:H01M10')).toEqual([1, 2, 3])
  expect(found('CPC:H01M10/05')).toEqual([1, 2])
  expect(found("CPC:'H01M10/05'")).toEqual([1])
})
