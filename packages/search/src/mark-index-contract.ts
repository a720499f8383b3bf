import { analyzeMark, compareMarks } from '@markwright/similarity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'
import { IndexClosed, IndexNotReady, type MarkIndex } from './mark-index.ts'
import { facetNames, type MarkPage, type MarkQuery, type SecondFilter } from './mark-query.ts'

const record = (number: number, text: string | undefined, fields: object = {}) => aRecord(number, { text, ...fields })
const alpha = { applicants: [{ name: '甲公司' }] }
const beta = { applicants: [{ name: '乙公司' }] }

/** Ten marks around one name, and others that are far from it. */
const records = [
  record(1, '云澜', { ...alpha, appliedOn: '2019-03-01', classes: [9, 42], viennaCodes: ['4.1.2'] }),
  record(2, '云澜', { ...beta, appliedOn: '2021-03-01', classes: [25] }),
  record(3, '芸澜', { ...alpha, status: 2 }),
  record(4, '云阑', { ...beta, office: 'TW', status: 10, appliedOn: '2020-03-01', expiresOn: '2000-01-01' }),
  record(5, '云澜健康', { ...alpha, classes: [43], registeredOn: '2022-02-02' }),
  record(6, 'YUNLAN', { office: 'US', status: 10 }),
  record(7, 'LUMORA', { office: 'US', status: 10 }),
  record(8, 'Lumora', { office: 'EU', status: 9 }),
  record(9, undefined, { kind: 'figure', viennaCodes: ['1.3.1', '4.1.2'] }),
  record(10, '海风', { textOther: 'LUMORA' }),
  record(11, '山海经', {}),
]

/**
 * What every engine of marks must do, given the address of a database that the importer has written. Each describes
 * itself by this suite in its own `*.medium.test.ts`.
 */
export function describeMarkIndex(engine: string, open: (databaseUrl: string) => MarkIndex): void {
  describe(`the ${engine} index`, () => {
    let bench: ImportBench
    let index: MarkIndex
    let numbers: Map<number, number>

    beforeAll(async () => {
      bench = await createImportBench()
      await bench.import(records)
      index = open(bench.url)
      await index.refresh()
      numbers = await numbersOfMarks(bench)
    })
    afterAll(async () => {
      await index?.close()
      await bench?.close()
    })

    const ask = (query: Partial<MarkQuery>) =>
      index.search({ filters: {}, second: {}, sort: 'score', offset: 0, limit: 56, ...criterion('云澜'), ...query })
    const found = ({ hits }: MarkPage) => hits.map(({ markId }) => numbers.get(markId))
    const similar = async (text: string, query: Partial<MarkQuery> = {}) =>
      found(await ask({ ...criterion(text), ...query }))

    test('finds what is written, sounds or is spelt alike, the nearest first', async () => {
      const { total, capped, hits } = await ask({})
      expect(hits.map(({ markId }) => numbers.get(markId)).slice(0, 2)).toEqual([1, 2])
      expect(hits.map(({ markId }) => numbers.get(markId)).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
      expect({ total, capped }).toEqual({ total: 6, capped: false })
      const scores = hits.map(({ similarity }) => similarity!.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    })

    test('scores and explains a hit as the comparison of two marks does', async () => {
      for (const { name, nameOther, similarity } of (await ask({})).hits) {
        const compared = compareMarks(analyzeMark('云澜'), analyzeMark(name ?? nameOther!))!
        expect(similarity).toMatchObject({ score: compared.score, level: compared.level, reasons: compared.reasons })
      }
    })

    test('announces the marks of a page before it comes', async () => {
      const calls: string[] = []
      const page = await index
        .search({ filters: {}, second: {}, sort: 'score', offset: 1, limit: 3, ...criterion('云澜') }, (ranked) =>
          calls.push(`ranked ${ranked.markIds.join()} ${ranked.applicantIds.join()}`),
        )
        .finally(() => calls.push('found'))
      const applicants = page.facets.applicant.map(({ value }) => value)
      expect(calls).toEqual([`ranked ${page.hits.map(({ markId }) => markId).join()} ${applicants.join()}`, 'found'])
      expect(page.hits).toHaveLength(3)
    })

    test('explains by the name that is nearer, and counts the mark once', async () => {
      const page = await ask(criterion('LUMORA'))
      const hit = page.hits.find(({ markId }) => numbers.get(markId) === 10)
      expect(hit).toMatchObject({ name: '海风', nameOther: 'LUMORA', similarity: { score: 100 } })
      expect(hit!.similarity!.spans.map(({ field }) => field)).not.toContain('name')
      expect(page.total).toBe(3)
    })

    test('exact is the name itself whatever its case, contains is any name around it', async () => {
      expect((await similar('lumora', { criterion: { kind: 'exact', text: 'lumora' } })).toSorted()).toEqual([10, 7, 8])
      const containing = await ask({ criterion: { kind: 'contains', text: '云澜' } })
      expect(found(containing).toSorted()).toEqual([1, 2, 5])
      expect(containing.hits[0]!.similarity).toBeUndefined()
    })

    test('takes marks by id as they are given, and leaves out those that it does not have', async () => {
      const ids = [...numbers].filter(([, number]) => number === 9 || number === 11).map(([id]) => id)
      const page = await ask({ criterion: { kind: 'marks', ids: [...ids, 999_999] } })
      expect(found(page).toSorted()).toEqual([11, 9])
      expect(page.hits.find(({ markId }) => numbers.get(markId) === 9)).toMatchObject({ name: null, nameOther: null })
    })

    test.each([
      ['offices', { offices: ['US', 'TW'] }, [4, 6]],
      ['classes', { classes: [25, 43] }, [2, 5]],
      ['days of filing, ends included', { appliedOn: ['2020-03-01', '2021-03-01'] as const }, [2, 4]],
      ['an open range', { appliedOn: ['2020-03-01', ''] as const }, [2, 4]],
      ['status, of mainland China and of others', { status: { mainland: [2], others: [10] } }, [3, 4, 6]],
    ])('filters by %s', async (_, filters, expected) => {
      expect((await similar('云澜', { filters })).toSorted()).toEqual(expected)
    })

    test('each facet counts the hits that the other lists of the second filter leave', async () => {
      const { facets, total } = await ask({ second: { country: ['CN'], niceList: ['9', '43'] } })
      expect(total).toBe(3)
      expect(facets.country).toEqual([
        { value: 'CN', count: 3 },
        { value: 'TW', count: 1 },
        { value: 'US', count: 1 },
      ])
      expect(facets.niceList).toEqual([
        { value: '9', count: 2 },
        { value: '25', count: 1 },
        { value: '42', count: 1 },
        { value: '43', count: 1 },
      ])
    })

    test('every value of every facet leads to as many hits as it says', async () => {
      const { facets } = await ask({})
      for (const name of facetNames)
        for (const { value, count } of facets[name]) {
          const second: SecondFilter = { [name]: [value] }
          expect({ name, value, count: (await ask({ second })).total }).toEqual({ name, value, count })
        }
    })

    test('years come latest first, and an expired mark is not valid', async () => {
      const { facets } = await ask({})
      expect(facets.appYear.map(({ value }) => value)).toEqual(['2021', '2020', '2019'])
      expect(await similar('云澜', { second: { isvalid: ['0'] } })).toEqual(expect.arrayContaining([3, 4]))
    })

    test('sorts by date either way, marks without the date last', async () => {
      expect((await similar('云澜', { sort: 'appDate' })).slice(0, 3)).toEqual([1, 4, 2])
      expect((await similar('云澜', { sort: '-appDate' })).slice(0, 3)).toEqual([2, 4, 1])
      expect((await similar('云澜', { sort: '-regDate' }))[0]).toBe(5)
    })

    test('pages are stretches of one order', async () => {
      const whole = await similar('云澜')
      const pages = await Promise.all([0, 2, 4].map((offset) => similar('云澜', { offset, limit: 2 })))
      expect(pages.flat()).toEqual(whole)
      expect(await similar('云澜', { offset: 60 })).toEqual([])
    })

    test('names the next lower degree that has something', async () => {
      const page = await ask({ ...criterion('云澜山', 80) })
      expect(page).toMatchObject({ total: 0, lower: { degree: 'middle' } })
      expect(page.lower!.total).toBe((await ask(criterion('云澜山', 60))).total)
    })

    test('names the most similar marks below the degree apart, where the hits do not fill a page', async () => {
      const query = { ...criterion('云澜', 80), filters: { offices: ['CN', 'US', 'TW'] } }
      const [plain, filled, low] = await Promise.all([
        ask(query),
        ask({ ...query, fills: true }),
        ask({ ...query, ...criterion('云澜', 40) }),
      ])
      const { below = [], tookMs: _, ...own } = filled
      const { tookMs: __, ...unfilled } = plain
      expect(own).toEqual(unfilled)
      const wanted = low.hits.filter(({ similarity }) => similarity!.score < 80)
      expect(wanted.length).toBeGreaterThan(0)
      expect(below.slice(0, wanted.length)).toEqual(wanted)
      const scores = below.map(({ similarity }) => similarity!.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      const short = await ask({ ...query, limit: plain.total + 1, fills: true })
      expect(short.below).toEqual(below.slice(0, 1))
      expect((await ask({ ...query, limit: plain.total, fills: true })).below).toBeUndefined()
    })

    test('answers many searches at once, each its own', async () => {
      const texts = Array.from({ length: 60 }, (_, i) => ['云澜', 'LUMORA', '山海经'][i % 3]!)
      const totals = await Promise.all(texts.map(async (text) => (await ask(criterion(text))).total))
      expect(totals).toEqual(texts.map((_, i) => [6, 3, 1][i % 3]))
    })

    test('no text breaks it', async () => {
      for (const text of [
        '',
        ' ',
        '™®',
        '😀',
        '\u0000',
        '龘'.repeat(300),
        'x'.repeat(500),
        '\ud800',
        'ＦＵＬＬ',
        'אבג',
      ])
        await expect(ask(criterion(text)), text).resolves.toMatchObject({ total: expect.any(Number) })
    })
  })

  describe(`the ${engine} index while the register changes`, () => {
    let bench: ImportBench
    let index: MarkIndex
    beforeAll(async () => {
      bench = await createImportBench()
      index = open(bench.url)
    })
    afterAll(async () => {
      await index?.close()
      await bench?.close()
    })
    const names = async (text: string) => {
      const page = await index.search({
        ...criterion(text),
        filters: {},
        second: {},
        sort: 'score',
        offset: 0,
        limit: 9,
      })
      return page.hits.map(({ name }) => name)
    }

    test('is not ready before its first build, and then says how much it holds', async () => {
      await expect(index.search({ ...criterion('云澜'), ...everything })).rejects.toBeInstanceOf(IndexNotReady)
      await index.refresh()
      expect(await names('云澜')).toEqual([])
      expect(index.status()).toMatchObject({ ready: true, progress: 100, marks: 0, dataVersion: 0, fault: null })
    })

    test('searches an import once it is published, and the former name of a changed mark no more', async () => {
      await bench.import([record(1, '云澜'), record(2, 'LUMORA')])
      await index.refresh()
      expect(await names('云澜')).toEqual(['云澜'])
      await bench.import([record(2, 'ZEPHIRO'), record(3, 'LUMERA')])
      await index.refresh()
      expect(await names('LUMORA')).toEqual(['LUMERA'])
      expect(await names('ZEPHIRO')).toEqual(['ZEPHIRO'])
      expect(index.status()).toMatchObject({ marks: 3, dataVersion: 2 })
    })

    test('sees nothing of an import that is under way, even when it is built in its midst', async () => {
      const { importId } = await bench.import([record(2, 'MERIDOR'), record(4, 'ZEPHYROS')])
      await bench.pool.query(`UPDATE register_import SET state = 'running', version = NULL WHERE id = $1`, [importId])
      const second = open(bench.url)
      try {
        await second.refresh()
        const ask = { ...criterion('ZEPHIRO'), ...everything }
        expect((await second.search(ask)).hits.map(({ name }) => name)).toEqual(['ZEPHIRO'])
        await bench.pool.query(`UPDATE register_import SET state = 'published', version = 3 WHERE id = $1`, [importId])
        await second.refresh()
        expect((await second.search(ask)).hits.map(({ name }) => name)).toEqual(['ZEPHYROS'])
      } finally {
        await second.close()
      }
    })

    test('takes in an import that is larger than all before', async () => {
      await bench.import(Array.from({ length: 6000 }, (_, i) => record(1000 + i, `商号${i}`)))
      await index.refresh()
      expect(await names('商号4711')).toContain('商号4711')
      expect(index.status()).toMatchObject({ marks: 6004, dataVersion: 4 })
    })

    test('refuses everything once it is closed', async () => {
      await index.close()
      await expect(index.search({ ...criterion('云澜'), ...everything })).rejects.toBeInstanceOf(IndexClosed)
      await expect(index.refresh()).rejects.toBeInstanceOf(IndexClosed)
    })
  })
}

const everything = { filters: {}, second: {}, sort: 'score', offset: 0, limit: 56 } as const
const criterion = (text: string, leastScore: 40 | 60 | 80 = 60) => ({
  criterion: { kind: 'similar' as const, text, leastScore },
})

async function numbersOfMarks(bench: ImportBench): Promise<Map<number, number>> {
  const rows = await bench.rows<{ id: number; n: string }>('SELECT id, application_number AS n FROM trademark')
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}
