import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'

const path = '/lantern/translateLan'
let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

const member = async () => (await bench.member()).token
const aGlossary = async (as: string, name = '轴承') =>
  (await bench.call('POST', `${path}/glossary`, { as, payload: { name } })).data
const save = (as: string, id: string, entry: object) =>
  bench.call('POST', `${path}/glossary/${id}/entries`, {
    as,
    payload: { zh: null, en: null, ja: null, note: '', ...entry },
  })
const entriesOf = async (as: string, id: string, query = '') =>
  (await bench.call('GET', `${path}/glossary/${id}/entries?${query}`, { as })).data
const translate = async (as: string, sourceText: string) =>
  (await bench.call('POST', `${path}/translate`, { as, payload: { sourceText, direction: 'zh-cn_en-us' } })).data
async function send(as: string, url: string, name: string, content: string | Buffer) {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(Buffer.from(content))]), name)
  const request = new Request('http://site', { method: 'POST', body: form })
  return bench.call('POST', url, {
    as,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
}

describe('a glossary', () => {
  test('has its terms used in translations, and counts how often', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    await save(as, id, { zh: '轴承', en: 'rolling bearing' })
    const { targetText, shares, segments } = await translate(as, '所述轴承固定在壳体上。')
    expect(targetText).toMatch(/rolling bearing/i)
    expect(shares.terminology).toBeGreaterThan(0)
    expect(segments[0].terms).toEqual([{ src: '轴承', tgt: 'rolling bearing', glossary: '轴承' }])
    await expect.poll(async () => (await entriesOf(as, id)).records[0].usedCount).toBe(1)
  })

  test('loses several entries at once, each once, by its owner only', async () => {
    const [as, other] = [await member(), await member()]
    const { id } = await aGlossary(as)
    const ids: string[] = []
    for (const zh of ['泵', '阀', '轴']) ids.push((await save(as, id, { zh, en: `term ${zh}` })).data.id)
    const remove = (who: string, wanted: string[]) =>
      bench.call('POST', `${path}/glossary/${id}/entries/delete`, { as: who, payload: { ids: wanted } })
    expect((await remove(other, ids)).status).toBe(404)
    const [first, second] = await Promise.all([remove(as, ids.slice(0, 2)), remove(as, ids.slice(0, 2))])
    expect(first.data + second.data).toBe(2)
    expect((await entriesOf(as, id)).total).toBe(1)
    const changes = (await bench.call('GET', `${path}/glossary/${id}/history`, { as })).data
    expect(changes.filter(({ kind }: { kind: string }) => kind === 'removed')).toHaveLength(2)
  })

  test('replaces words in a column of several entries, all or none, by its owner only', async () => {
    const [as, other] = [await member(), await member()]
    const { id } = await aGlossary(as)
    const ids: string[] = []
    for (const [zh, en] of [
      ['泵体', 'pump casing'],
      ['阀体', 'valve casing'],
      ['轴', 'shaft'],
    ])
      ids.push((await save(as, id, { zh, en })).data.id)
    const replace = (who: string, payload: object) =>
      bench.call('POST', `${path}/glossary/${id}/entries/replace`, { as: who, payload: { ids, ...payload } })
    expect((await replace(other, { column: 'en', find: 'casing', replacement: 'body' })).status).toBe(404)
    expect((await replace(as, { column: 'en', find: 'casing', replacement: '$& body' })).data).toBe(2)
    const terms = (await entriesOf(as, id)).records.map(({ en }: { en: string }) => en)
    expect(terms.toSorted()).toEqual(['pump $& body', 'shaft', 'valve $& body'])
    // An entry would lose its second term, so none is changed.
    expect((await replace(as, { column: 'en', find: 'shaft', replacement: '' })).code).toBe(40122)
    expect((await replace(as, { column: 'note', find: '', replacement: 'checked' })).data).toBe(3)
    const changes = (await bench.call('GET', `${path}/glossary/${id}/history`, { as })).data
    expect(changes.filter(({ kind }: { kind: string }) => kind === 'changed')).toHaveLength(5)
  })

  test('does not lose a change to an entry that was read before it', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    const read = (await save(as, id, { zh: '壳体', en: 'housing' })).data
    const change = (en: string, version: number) => save(as, id, { id: read.id, version, zh: '壳体', en })
    const [first, second] = await Promise.all([change('casing', read.version), change('shell', read.version)])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const [kept, refused] = first.status === 200 ? [first, second] : [second, first]
    expect(refused.data).toMatchObject({ en: kept.data.en, version: kept.data.version })
    expect((await entriesOf(as, id)).records).toMatchObject([{ en: kept.data.en }])
    expect((await change('shell', refused.data.version)).data).toMatchObject({ en: 'shell' })
  })

  test('takes the same change twice, as one whose answer was lost', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    const { id: entryId, version } = (await save(as, id, { zh: '壳体', en: 'housing' })).data
    const change = () => save(as, id, { id: entryId, version, zh: '壳体', en: 'casing' })
    expect((await Promise.all([change(), change()])).map(({ data }) => [data.en, data.version])).toEqual([
      ['casing', version + 1],
      ['casing', version + 1],
    ])
    const changes = (await bench.call('GET', `${path}/glossary/${id}/history`, { as })).data
    expect(changes.filter(({ kind }: { kind: string }) => kind === 'changed')).toHaveLength(1)
  })

  test('is used by nobody whose link has ended, also when it is shared anew', async () => {
    const [as, other] = [await member(), await member()]
    const { id } = await aGlossary(as)
    const share = (isShared: boolean) =>
      bench.call('POST', `${path}/glossary/${id}/share`, { as, payload: { isShared } })
    const { shareToken } = (await share(true)).data
    const join = (token: string) => bench.call('POST', `${path}/glossary/join`, { as: other, payload: { token } })
    const listed = async () => (await bench.call('GET', `${path}/glossary`, { as: other })).data.length
    expect((await join(shareToken)).code).toBe(0)
    expect(await listed()).toBe(1)
    await share(false)
    const anew = (await share(true)).data.shareToken
    expect(await listed()).toBe(0)
    expect((await join(shareToken)).status).toBe(404)
    expect((await join(anew)).code).toBe(0)
    expect(await listed()).toBe(1)
  })

  test('marks and lists the very entries that contradict another, among many with few words', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    const word = (of: readonly (string | null)[], at: number) => of[at % of.length] ?? null
    const terms = Array.from({ length: 60 }, (_, at) => ({
      zh: word(['轴', '泵', '阀', null, '壳', `词 ${at}`, `词 ${at}`], at),
      en: word(['pump', 'Pump', null, 'valve', `word ${at}`, `word ${at}`, `word ${at}`, 'case', null], at),
      ja: word([null, '弁', '軸', null, 'ポンプ', null, null, null, null, null, null], at),
    }))
    for (const each of terms) await save(as, id, each)
    type Entry = Record<'zh' | 'en' | 'ja', string | null> & { id: string; hasConflict: boolean }
    const { records }: { records: Entry[] } = await entriesOf(as, id, 'size=100')
    const folded = (entry: Entry, language: 'zh' | 'en' | 'ja') => entry[language]?.toLowerCase() ?? null
    const pairs = [
      ['zh', 'en'],
      ['zh', 'ja'],
      ['en', 'zh'],
      ['ja', 'zh'],
    ] as const
    const contradicts = (one: Entry) =>
      records.some((other) =>
        pairs.some(([term, rendering]) => {
          const [left, right] = [folded(one, rendering), folded(other, rendering)]
          const isSameTerm = folded(one, term) !== null && folded(one, term) === folded(other, term)
          return isSameTerm && left !== null && right !== null && left !== right
        }),
      )
    const ids = (entries: Entry[]) => entries.map((each) => each.id).toSorted()
    const expected = ids(records.filter(contradicts))
    expect(expected.length).toBeGreaterThan(10)
    expect(expected.length).toBeLessThan(records.length)
    expect(ids(records.filter(({ hasConflict }) => hasConflict))).toEqual(expected)
    expect(ids((await entriesOf(as, id, 'size=100&only=conflicts')).records)).toEqual(expected)
  })

  test('has an entry once, however often it is sent', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    const sent = await Promise.all(Array.from({ length: 3 }, () => save(as, id, { zh: '壳体', en: 'housing' })))
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    await save(as, id, { zh: ' 壳\u200B体', en: 'housing', note: '机械' })
    expect((await entriesOf(as, id, '')).records).toMatchObject([{ zh: '壳体', en: 'housing', note: '机械' }])
  })

  test('says which entries contradict each other, and what was changed', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    const first = (await save(as, id, { zh: '壳体', en: 'housing' })).data
    await save(as, id, { zh: '泵', en: 'pump' })
    await save(as, id, { zh: '壳体', en: 'casing' })
    expect((await entriesOf(as, id, 'only=conflicts')).total).toBe(2)
    await save(as, id, { id: first.id, zh: '外壳', en: 'housing' })
    expect((await entriesOf(as, id, 'only=conflicts')).total).toBe(0)
    expect((await bench.call('DELETE', `${path}/glossary/${id}/entries/${first.id}`, { as })).data).toBe(true)
    const changes = (await bench.call('GET', `${path}/glossary/${id}/history`, { as })).data
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['removed', 'changed', 'added', 'added', 'added'])
    expect(changes[1]).toMatchObject({ before: { zh: '壳体' }, after: { zh: '外壳' } })
    expect((await save(as, id, { zh: '泵' })).code).toBe(40122)
    expect((await entriesOf(as, id, 'keyword=pump')).total).toBe(1)
  })

  test('comes back from every format as it was written', async () => {
    const as = await member()
    const { id } = await aGlossary(as)
    const csv = 'zh,en,ja,note\n轴承,bearing,軸受,x\n壳体,housing,,\n泵,,,\n'
    const imported = await send(as, `${path}/glossary/${id}/import`, 'terms.csv', csv)
    expect(imported.data).toEqual({ added: 2, present: 0, incomplete: [4] })
    for (const format of ['tbx', 'csv', 'xlsx']) {
      const file = await bench.call('GET', `${path}/glossary/${id}/export?format=${format}`, { as })
      const copy = await aGlossary(as, format)
      const read = await send(as, `${path}/glossary/${copy.id}/import`, `terms.${format}`, file.body)
      expect(read.data).toMatchObject({ added: 2, present: 0 })
      const again = await send(as, `${path}/glossary/${copy.id}/import`, `terms.${format}`, file.body)
      expect(again.data).toMatchObject({ added: 0, present: 2 })
      const words = (await entriesOf(as, copy.id)).records.map(({ zh, en, ja }: Record<string, string>) => [zh, en, ja])
      expect(words).toContainEqual(['轴承', 'bearing', '軸受'])
    }
    expect((await send(as, `${path}/glossary/${id}/import`, 'a.tbx', '<?xml version="1.0"?><html/>')).code).toBe(40123)
  })

  test('is used by others through its link, who cannot change it, until that ends', async () => {
    const [as, other] = [await member(), await member()]
    const { id } = await aGlossary(as)
    await save(as, id, { zh: '轴承', en: 'rolling bearing' })
    expect((await bench.call('GET', `${path}/glossary/${id}/entries`, { as: other })).status).toBe(404)
    const share = (isShared: boolean) =>
      bench.call('POST', `${path}/glossary/${id}/share`, { as, payload: { isShared } })
    const { shareToken: token } = (await share(true)).data
    const joined = await bench.call('POST', `${path}/glossary/join`, { as: other, payload: { token } })
    expect(joined.data).toMatchObject({ id, isOwn: false, shareToken: null, count: 1 })
    expect((await translate(other, '所述轴承固定。')).targetText).toMatch(/rolling bearing/i)
    expect((await save(other, id, { zh: '泵', en: 'pump' })).status).toBe(404)
    expect((await bench.call('PUT', `${path}/glossary/${id}`, { as: other, payload: { name: 'x' } })).status).toBe(404)
    await share(false)
    expect((await bench.call('GET', `${path}/glossary`, { as: other })).data).toEqual([])
    expect((await bench.call('POST', `${path}/glossary/join`, { as: other, payload: { token } })).status).toBe(404)
    expect((await bench.call('PUT', `${path}/glossary/${id}`, { as, payload: { name: '新' } })).data.name).toBe('新')
    expect((await bench.call('DELETE', `${path}/glossary/${id}`, { as })).data).toBe(true)
  })

  test('gets candidates from a text', async () => {
    const as = await member()
    const text = '所述轴承座1与轴承座1的端面相连。\n轴承座1固定。\n冷却泵2与冷却泵2相连。'
    const { data } = await bench.call('POST', `${path}/glossary/extract`, { as, payload: { text } })
    expect(data.map(({ src }: { src: string }) => src)).toContain('轴承座')
  })
})

test('the memory is read from TMX, used, listed, written as TMX and deleted', async () => {
  const as = await member()
  const tmx = `<?xml version="1.0"?><tmx version="1.4"><header srclang="zh-CN" datatype="plaintext"/><body>
    <tu><tuv xml:lang="zh-CN"><seg>一种轴承。</seg></tuv><tuv xml:lang="en-US"><seg>A ball bearing.</seg></tuv></tu>
    </body></tmx>`
  expect((await send(as, `${path}/memory/import`, 'a.tmx', tmx)).data).toEqual({ added: 2, present: 0, incomplete: [] })
  const { targetText, shares } = await translate(as, '一种轴承。')
  expect([targetText, shares.memory]).toEqual(['A ball bearing.', 1])
  const page = (await bench.call('GET', `${path}/memory/page?direction=zh-cn_en-us`, { as })).data
  expect(page).toMatchObject({ total: 1, records: [{ src: '一种轴承。', tgt: 'A ball bearing.', origin: 'import' }] })
  const file = await bench.call('GET', `${path}/memory/export?direction=zh-cn_en-us`, { as })
  expect(file.body.toString()).toContain('A ball bearing.')
  const other = await member()
  const entry = `${path}/memory/${page.records[0].id}`
  expect((await bench.call('DELETE', entry, { as: other })).status).toBe(404)
  expect((await bench.call('DELETE', entry, { as })).data).toBe(true)
  expect((await send(as, `${path}/memory/import`, 'a.tmx', 'nothing')).code).toBe(40123)
})
