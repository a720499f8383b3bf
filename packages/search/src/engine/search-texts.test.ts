import { describe, expect, test } from 'vitest'
import { loadWasmKernel } from '../kernel/load-kernel.ts'
import type { MarkQuery } from '../mark-query.ts'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import { explainNames } from './explain-names.ts'
import { openSegment } from './search-segment.ts'
import { search } from './search.ts'

const names =
  '云澜 芸澜 云阑 云澜山 雲瀾 YUNLAN LUMORA LUMERA LOOMORA LUMORA HOME NIKE NYKE NAIKI 苹果 APPLE APPEL 5588 五五八八'.split(
    ' ',
  )

const state = (() => {
  const builder = createSegmentBuilder()
  names.forEach((text, i) =>
    builder.add({
      id: i + 1,
      office: i % 2 ? 'CN' : 'US',
      text,
      textOther: null,
      classes: [1 + (i % 3)],
      viennaCodes: [],
      status: 1,
      appliedOn: '2020-01-01',
      publishedOn: null,
      registeredOn: null,
      registrationPublishedOn: null,
      priorityOn: null,
      expiresOn: null,
      applicantId: 1,
    }),
  )
  return { segments: [openSegment(builder.finish(), loadWasmKernel)], dataVersion: 1 }
})()

const ask = (text: string, by?: 'text', query: Partial<MarkQuery> = {}) =>
  search(
    state,
    {
      criterion: { kind: 'similar', text, leastScore: 40, by },
      filters: {},
      second: {},
      sort: 'score',
      offset: 0,
      limit: 100,
      ...query,
    },
    '2026-11-21',
  )

describe.each(names)('by the writing of %s alone', (text) => {
  const all = ask(text)
  const texts = ask(text, 'text')

  test('those hits are found whose writing reaches the degree, in the order of that', () => {
    const wanted = all.hits.filter(
      ({ similarity }) => Math.min(similarity!.score, similarity!.components.text ?? 0) >= 40,
    )
    expect(texts.hits.map(({ name }) => name).toSorted()).toEqual(wanted.map(({ name }) => name).toSorted())
    const scores = texts.hits.map(({ similarity }) => similarity!.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(texts.total).toBe(texts.hits.length)
  })

  test('a hit is explained by its writing, and as a comparison outside of the search explains it', () => {
    const explain = explainNames(text, 'text')
    for (const { name, similarity } of texts.hits) {
      expect(Object.keys(similarity!.components)).toEqual(['text'])
      expect(explain(name, null)).toEqual(similarity)
    }
  })

  test('facets count what the other lists of the second filter leave', () => {
    const first = texts.facets.niceList[0]!.value
    const { facets, total } = ask(text, 'text', { second: { niceList: [first] } })
    expect(facets.niceList).toEqual(texts.facets.niceList)
    expect(total).toBe(texts.facets.niceList[0]!.count)
  })
})

test('marks that only sound alike or mean the same are not found, a number in another writing is', () => {
  const found = (text: string, by?: 'text') => ask(text, by).hits.map(({ name }) => name)
  expect(found('苹果')).toContain('APPLE')
  expect(found('苹果', 'text')).toEqual(['苹果'])
  expect(found('云澜')).toContain('YUNLAN')
  expect(found('云澜', 'text')).not.toContain('YUNLAN')
  const [, numerals] = ask('5588', 'text').hits
  expect(numerals).toMatchObject({ name: '五五八八', similarity: { rule: 'D01', reasons: [{ code: 'E1' }] } })
})
