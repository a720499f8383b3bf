import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocumentsRepository } from '../../apps/worker/src/translation/documents.repository.ts'
import { translateDocumentHandler } from '../../apps/worker/src/translation/translate-document.ts'
import { queryBuilder } from '../../packages/db/src/index.ts'
import { createEntitlements } from '../../packages/entitlements/src/index.ts'
import { connectKeyValueStore } from '../../packages/key-value/src/index.ts'
import { ProviderError } from '../../packages/providers/src/index.ts'
import { createFolderStore } from '../../packages/storage/src/index.ts'
import { connectEngines, createMemories, createTranslator } from '../../packages/translation-service/src/index.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { type FakeResponse, startFakeProvider } from '../support/fake-provider.ts'
import { buildGrant } from '../support/plans.ts'
import { redisUrl } from '../support/redis.ts'

const path = '/lantern/translateLan'
const direction = 'zh-cn_en-us'

let bench: ApiBench
let worker: TestWorker
let keyValueStore: Awaited<ReturnType<typeof connectKeyValueStore>>
beforeAll(async () => {
  bench = await createApiBench()
  keyValueStore = await connectKeyValueStore({ redisUrl: redisUrl(), pool: bench.pool })
  worker = createWorker()
})
afterAll(async () => {
  await keyValueStore?.close()
  await bench?.close()
})

const builtInEngines = () => connectEngines({ order: 'built-in', options: undefined, keyValueStore })

/** A worker that translates documents when it is called; `interrupt` may throw before or after a batch is saved. */
function createWorker(engines = builtInEngines()) {
  const db = queryBuilder(bench.pool)
  const translator = createTranslator({ db, engines, memories: createMemories(db) })
  const entitlements = createEntitlements({ pool: bench.pool, keyValueStore, now: () => new Date() })
  const repository = createDocumentsRepository({ pool: bench.pool, entitlements })
  return {
    repository,
    async claim(documentId: string) {
      const lease = randomUUID()
      const [job] = await bench.rows<{ id: string }>(
        `UPDATE job SET state = 'active', lease = $2, heartbeat_at = now()
         WHERE id = (SELECT job_id FROM translation_document WHERE id = $1) RETURNING id`,
        [documentId, lease],
      )
      return { jobId: job!.id, lease }
    },
    async run(documentId: string, interrupt: (moment: 'before' | 'after') => void = () => {}) {
      const handle = translateDocumentHandler({
        translator,
        engines,
        repository: {
          ...repository,
          async save(...saved) {
            interrupt('before')
            const done = await repository.save(...saved)
            interrupt('after')
            return done
          },
        },
      })
      const claim = await this.claim(documentId)
      return handle({ documentId }, { ...claim, signal: new AbortController().signal, progress: async () => {} })
    },
  }
}

type TestWorker = ReturnType<typeof createWorker>

type Upload = { name?: string; bytes: Buffer }
async function upload(as: string, { name = '说明书.txt', bytes }: Upload) {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)]), name)
  const request = new Request('http://site', { method: 'POST', body: form })
  return bench.call('POST', `${path}/document`, {
    as,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
}
const text = (lines: number) =>
  Buffer.from(Array.from({ length: lines }, (_, no) => `所述轴承${no + 1}包括内圈和外圈，厚度为${no}.5mm。`).join('\n'))
const start = (as: string, id: string) =>
  bench.call('POST', `${path}/document/${id}/start`, { as, payload: { direction } })
const get = async (as: string, id: string) => (await bench.call('GET', `${path}/document/${id}`, { as })).data
const quotaOf = async (as: string) => (await bench.call('GET', `${path}/quota`, { as })).data
const aTranslator = async (words = 100_000) => {
  const { token, id } = await bench.member()
  await buildGrant(bench.api, id, [{ services: ['translationWords'], total: words }])
  return { as: token, id }
}
const targetsOf = async (id: string) =>
  bench.rows('SELECT position, target FROM translation_segment WHERE document_id = $1 ORDER BY position', [id])

describe('a document', () => {
  test('says its words and price before it is started, is counted once and comes back in every output', async () => {
    const { as } = await aTranslator()
    const { data } = await upload(as, { bytes: text(3) })
    expect(data).toMatchObject({
      status: 'uploaded',
      format: 'txt',
      detected: 'zh-cn',
      segments: 3,
      price: 'free',
      outputs: ['same', 'bilingual-docx', 'xliff', 'tmx'],
    })
    const before = await quotaOf(as)
    const [first, second] = await Promise.all([start(as, data.id), start(as, data.id)])
    expect([first.code, second.code].toSorted()).toEqual([0, 40111])
    const after = await quotaOf(as)
    expect([before.textLeft - after.textLeft, before.charsLeft - after.charsLeft]).toEqual([1, data.chars])
    expect((await bench.call('GET', `${path}/document/${data.id}/result`, { as })).code).toBe(40112)
    await worker.run(data.id)
    expect(await get(as, data.id)).toMatchObject({ status: 'done', progress: 100, price: null, translated: 3 })
    for (const output of data.outputs) {
      const file = await bench.call('GET', `${path}/document/${data.id}/result?output=${output}`, { as })
      expect(file.status).toBe(200)
      expect(file.body.length).toBeGreaterThan(50)
    }
    const same = await bench.call('GET', `${path}/document/${data.id}/result`, { as })
    expect(same.body.toString()).toMatch(/bearing/i)
    expect((await bench.call('GET', `${path}/document/${data.id}/result?output=docx`, { as })).code).toBe(40114)
    const report = await bench.call('GET', `${path}/document/${data.id}/consistency`, { as })
    expect(report.data).toMatchObject({ missingNumerals: [], untranslated: [] })
  })

  test('whose worker is killed at ten random moments is the same, each segment translated and the whole counted once', async () => {
    const { as } = await aTranslator()
    const bytes = text(240)
    const [killed, whole] = [(await upload(as, { bytes })).data, (await upload(as, { bytes })).data]
    await start(as, whole.id)
    await worker.run(whole.id)
    const before = await quotaOf(as)
    await start(as, killed.id)
    let kills = 0
    // Each of the first ten runs saves one batch at most, of more than ten.
    for (let runs = 0; (await get(as, killed.id)).status !== 'done'; runs++) {
      expect(runs).toBeLessThan(11)
      let left = randomInt(2)
      await worker
        .run(killed.id, () => {
          if (kills < 10 && left-- === 0) {
            kills++
            throw new Error('killed')
          }
        })
        .catch((error: Error) => {
          if (error.message !== 'killed') throw error
        })
    }
    expect(kills).toBe(10)
    expect(await targetsOf(killed.id)).toEqual(await targetsOf(whole.id))
    const after = await quotaOf(as)
    expect(before.wordsLeft - after.wordsLeft).toBe(killed.words)
    const logs = await bench.call('GET', '/lantern/lanlog/translate/page', { as })
    expect(logs.data.total).toBe(2)
  })

  test('is not written by a worker that has lost the job', async () => {
    const { as } = await aTranslator()
    const { data } = await upload(as, { bytes: text(3) })
    await start(as, data.id)
    const stale = await worker.claim(data.id)
    await worker.claim(data.id)
    await expect(worker.repository.save(data.id, stale, [], [])).rejects.toThrow('another worker')
  })

  test('that is cancelled or fails costs nothing, and can be started again', async () => {
    const { as } = await aTranslator()
    const { data } = await upload(as, { bytes: text(3) })
    const before = await quotaOf(as)
    await start(as, data.id)
    const cancelled = await bench.call('POST', `${path}/document/${data.id}/cancel`, { as })
    expect(cancelled.data).toMatchObject({ status: 'cancelled', price: 'free' })
    expect(await quotaOf(as)).toEqual(before)
    await start(as, data.id)
    const { jobId } = await worker.claim(data.id)
    const fault = { id: 'job.failed', cn: '失败', en: 'Failed' }
    await worker.repository.end(jobId, 'error', fault)
    await worker.repository.end(jobId, 'error', fault)
    expect(await get(as, data.id)).toMatchObject({ status: 'error', error: '失败' })
    expect(await quotaOf(as)).toEqual(before)
    expect((await start(as, data.id)).data.status).toBe('queued')
  })

  test('that is longer than what is left is not started', async () => {
    const { token: as } = await bench.member()
    const { data } = await upload(as, { bytes: text(240) })
    expect(data.price).toBe('none')
    const refused = await start(as, data.id)
    expect([refused.code, refused.data.nextStep]).toEqual([40105, 'applyForTrial'])
    expect((await get(as, data.id)).status).toBe('uploaded')
  })

  test('is corrected segment by segment; its tags must stay', async () => {
    const { as } = await aTranslator()
    const { data } = await upload(as, { bytes: text(2) })
    await start(as, data.id)
    await worker.run(data.id)
    const segments = `${path}/document/${data.id}/segments`
    const put = (position: number, tgt: string) =>
      bench.call('PUT', `${segments}/${position}`, { as, payload: { tgt } })
    expect((await put(1, 'The bearing 1 has a thickness of 0.5 mm.')).data).toMatchObject({ edited: true })
    expect((await put(9, 'x')).status).toBe(404)
    const edited = await bench.call('GET', `${segments}?only=edited`, { as })
    expect(edited.data.total).toBe(1)
    const file = await bench.call('GET', `${path}/document/${data.id}/result`, { as })
    expect(file.body.toString()).toContain('The bearing 1 has a thickness of 0.5 mm.')
    await put(2, 'No number at all.')
    const report = await bench.call('GET', `${path}/document/${data.id}/consistency`, { as })
    expect(report.data.missingNumerals.map(({ position }: { position: number }) => position)).toContain(2)
  })

  test('obeys the terms of every glossary, or of those that were chosen', async () => {
    const { as } = await aTranslator()
    const add = async (name: string, en: string) => {
      const { data } = await bench.call('POST', `${path}/glossary`, { as, payload: { name } })
      const payload = { zh: '轴承', en, ja: null, note: '' }
      expect((await bench.call('POST', `${path}/glossary/${data.id}/entries`, { as, payload })).code).toBe(0)
      return data.id as string
    }
    const first = await add('甲', 'journal bearing')
    await add('乙', 'roller unit')
    const translated = async (payload: object) => {
      const { data } = await upload(as, { bytes: text(2) })
      await bench.call('POST', `${path}/document/${data.id}/start`, { as, payload: { direction, ...payload } })
      await worker.run(data.id)
      const { body } = await bench.call('GET', `${path}/document/${data.id}/result`, { as })
      return body.toString()
    }
    expect((await translated({ glossaryIds: [first] })).match(/journal bearing/gi)).toHaveLength(2)
    // The glossary that was changed last goes first.
    expect((await translated({})).match(/roller unit/gi)).toHaveLength(2)
    expect(await translated({ glossaryIds: [] })).not.toMatch(/journal bearing|roller unit/i)
  })

  test('that is deleted while it is translated costs nothing and leaves no file', async () => {
    const { as, id: accountId } = await aTranslator()
    const { data } = await upload(as, { bytes: text(60) })
    const before = await quotaOf(as)
    await start(as, data.id)
    const [{ storage_key: key } = { storage_key: '' }] = await bench.rows<{ storage_key: string }>(
      'SELECT storage_key FROM translation_document WHERE id = $1',
      [data.id],
    )
    const objects = createFolderStore(join(bench.api.dataDir, 'objects'))
    expect(await objects.find(key)).not.toBeNull()
    let saves = 0
    const running = worker.run(data.id, (moment) => {
      if (moment === 'after' && ++saves === 1) throw new Error('interrupted')
    })
    await expect(running).rejects.toThrow('interrupted')
    expect((await bench.call('DELETE', `${path}/document/${data.id}`, { as })).data).toBe(true)
    expect(await quotaOf(as)).toEqual(before)
    expect(await objects.find(key)).toBeNull()
    // The job that is still there finds nothing to do, gives nothing back twice and notifies nobody.
    const [job] = await bench.rows<{ id: string; cancel_requested: boolean }>(
      `SELECT id, cancel_requested FROM job WHERE owner_id = $1`,
      [accountId],
    )
    expect(job?.cancel_requested).toBe(true)
    await worker.repository.end(job!.id, 'cancelled', null)
    expect(await quotaOf(as)).toEqual(before)
    expect(await bench.rows('SELECT 1 FROM notice WHERE account_id = $1', [accountId])).toEqual([])
  })

  test('tells its member once when it is done, and when it failed', async () => {
    const { as, id: accountId } = await aTranslator()
    const { data } = await upload(as, { bytes: text(2) })
    await start(as, data.id)
    await worker.run(data.id)
    await worker.run(data.id)
    const notices = async () =>
      (await bench.rows<{ title_en: string; link: string }>(
        'SELECT title_en, link FROM notice WHERE account_id = $1 ORDER BY created_at',
        [accountId],
      )) as { title_en: string; link: string }[]
    expect(await notices()).toEqual([{ title_en: 'Your document is translated', link: `/PT/document?id=${data.id}` }])
    const { data: other } = await upload(as, { bytes: text(2) })
    await start(as, other.id)
    const { jobId } = await worker.claim(other.id)
    const fault = { id: 'job.failed', cn: '失败', en: 'Failed' }
    await worker.repository.end(jobId, 'error', fault)
    await worker.repository.end(jobId, 'error', fault)
    expect((await notices()).map(({ title_en: title }) => title)).toEqual([
      'Your document is translated',
      'Your document was not translated',
    ])
  })

  test('belongs to its member, and is gone when it is deleted', async () => {
    const { as } = await aTranslator()
    const { as: other } = await aTranslator()
    const { data } = await upload(as, { bytes: text(1) })
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/segments'],
      ['GET', '/result'],
      ['GET', '/consistency'],
      ['POST', '/cancel'],
    ] as const)
      expect((await bench.call(method, `${path}/document/${data.id}${rest}`, { as: other })).status).toBe(404)
    expect((await start(other, data.id)).status).toBe(404)
    expect((await bench.call('DELETE', `${path}/document/${data.id}`, { as })).data).toBe(true)
    expect((await bench.call('GET', `${path}/document/page`, { as })).data.total).toBe(0)
  })
})

describe('a file', () => {
  test.each([
    ['that is empty', 'a.txt', () => Buffer.alloc(0), [40107]],
    ['of another type', 'a.png', () => Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 0]), [40106, 40107]],
    ['without text', 'a.txt', () => Buffer.from('  \n '), [40107]],
    ['with macros', 'a.docm', () => Buffer.from('PK\u0003\u0004'), [40107]],
    ['of 11 MB', 'a.txt', () => Buffer.alloc(11 * 2 ** 20, 'a'), [40108]],
    ['of more than 20,000 words', 'a.txt', () => Buffer.from('轴'.repeat(20_001)), [40108]],
  ])('%s is refused clearly', async (_what, name, bytes, codes) => {
    const { as } = await aTranslator()
    const refused = await upload(as, { name, bytes: bytes() })
    expect(codes).toContain(refused.code)
    expect(refused.msg.length).toBeGreaterThan(5)
  })
})

test('an engine that does not translate ends the job, and nothing is passed off as a translation', async () => {
  const { as } = await aTranslator()
  const { data } = await upload(as, { bytes: text(2) })
  await start(as, data.id)
  const db = queryBuilder(bench.pool)
  const engines = builtInEngines()
  const down = { ...engines.of(direction)[0]!, translate: () => Promise.reject(new ProviderError('down', 'timeout')) }
  const translator = createTranslator({ db, engines: { ...engines, of: () => [down] }, memories: createMemories(db) })
  const handle = translateDocumentHandler({ translator, engines, repository: worker.repository })
  const claim = await worker.claim(data.id)
  const run = { ...claim, signal: new AbortController().signal, progress: async () => {} }
  await expect(handle({ documentId: data.id }, run)).rejects.toThrow(ProviderError)
  expect((await get(as, data.id)).translated).toBe(0)
})

describe('a service that translates a document', () => {
  /** Engines of which the first is a service of this machine with these answers. */
  const withService = async (response: (texts: string[]) => FakeResponse, order = 'libretranslate,built-in') => {
    const service = await startFakeProvider(({ body }) => response((JSON.parse(body) as { q: string[] }).q))
    const limits = { timeoutMs: 200, attempts: 1 }
    const options = JSON.stringify({ libretranslate: { url: service.baseUrl, limits } })
    return { service, worker: createWorker(connectEngines({ order, options, keyValueStore })) }
  }
  const started = async () => {
    const { as } = await aTranslator()
    const { data } = await upload(as, { bytes: text(45) })
    const before = await quotaOf(as)
    await start(as, data.id)
    return { as, before, id: data.id as string }
  }

  test.each<[string, (texts: string[]) => FakeResponse, RegExp]>([
    ['does not answer', () => 'silence', /timeout|circuit-open/],
    ['is down', () => ({ status: 503, body: 'down' }), /unavailable|circuit-open/],
    ['answers garbage', () => ({ body: '<html>' }), /invalid-answer|circuit-open/],
    ['answers something else', (texts) => ({ body: { translatedText: texts.map(() => '') } }), /incomplete answer/],
    ['answers too few', (texts) => ({ body: { translatedText: texts.slice(1) } }), /incomplete answer|invalid-answer/],
  ])('and %s is reported, and the next engine goes on', async (_what, response, reason) => {
    const { service, worker: own } = await withService(response)
    const { as, id } = await started()
    await own.run(id)
    service.close()
    const document = await get(as, id)
    expect(document).toMatchObject({ status: 'done', translated: 45 })
    const failed = document.notes.filter(({ kind }: { kind: string }) => kind === 'engineFailed')
    expect(failed.length).toBeGreaterThan(0)
    for (const note of failed)
      expect(note).toMatchObject({ engine: 'libretranslate', reason: expect.stringMatching(reason) })
    // Every line has its translation, with its number.
    const { body } = await bench.call('GET', `${path}/document/${id}/result`, { as })
    const lines = body.toString().trim().split('\n')
    expect(lines).toHaveLength(45)
    for (const [no, line] of lines.entries()) expect(line).toContain(`${no}.5`)
  })

  test('and is down ends the job where there is no other engine; it costs nothing and can be started again', async () => {
    const { service, worker: own } = await withService(() => ({ status: 503, body: 'down' }), 'libretranslate')
    const { as, id, before } = await started()
    await expect(own.run(id)).rejects.toThrow(ProviderError)
    service.close()
    const { jobId } = await own.claim(id)
    await own.repository.end(jobId, 'error', { id: 'job.failed', cn: '失败', en: 'Failed' })
    expect(await get(as, id)).toMatchObject({ status: 'error', translated: 0 })
    expect(await quotaOf(as)).toEqual(before)
    await start(as, id)
    await worker.run(id)
    expect(await get(as, id)).toMatchObject({ status: 'done', translated: 45 })
  })
})

describe('the log', () => {
  const page = async (as: string, query = '') =>
    (await bench.call('GET', `/lantern/lanlog/translate/page?${query}`, { as })).data
  test('lists texts and documents, by direction, content and words, and exports them', async () => {
    const { as } = await aTranslator()
    await bench.call('POST', `${path}/translate`, { as, payload: { sourceText: '一种轴承', target: 'en-us' } })
    await bench.call('POST', `${path}/translate`, { as, payload: { sourceText: 'A bearing', target: 'zh-cn' } })
    const { data } = await upload(as, { bytes: text(1) })
    await start(as, data.id)
    const all = await page(as)
    expect(all.total).toBe(3)
    expect(all.records[0]).toMatchObject({
      contentType: 'txt',
      product: 'documentTranslation',
      documentId: data.id,
      textId: null,
      initiator: 'website',
      wordCount: data.words,
    })
    expect((await page(as, 'direction=en-us_zh-cn')).records[0]).toMatchObject({ title: 'A bearing', wordCount: 2 })
    expect((await page(as, 'contentType=text')).total).toBe(2)
    expect((await page(as, `keyword=${encodeURIComponent('轴承')}`)).total).toBe(1)
    expect((await page(as, 'from=2020-01-01&to=2020-01-02')).total).toBe(0)
    const csv = await bench.call('GET', '/lantern/lanlog/translate/export?format=csv', { as })
    expect(csv.body.toString()).toContain('文本翻译')
    const xlsx = await bench.call('GET', '/lantern/lanlog/translate/export', { as })
    expect(xlsx.body.subarray(0, 2).toString()).toBe('PK')
  })

  test('is deleted with what it leads to, by its member only', async () => {
    const { as } = await aTranslator()
    const { as: other } = await aTranslator()
    const { data } = await upload(as, { bytes: text(1) })
    await start(as, data.id)
    const [entry] = (await page(as)).records
    expect((await bench.call('DELETE', `/lantern/lanlog/translate/${entry.id}`, { as: other })).status).toBe(404)
    expect((await bench.call('DELETE', `/lantern/lanlog/translate/${entry.id}`, { as })).data).toBe(true)
    expect((await page(as)).total).toBe(0)
    expect((await bench.call('GET', `${path}/document/${data.id}`, { as })).status).toBe(404)
  })
})
