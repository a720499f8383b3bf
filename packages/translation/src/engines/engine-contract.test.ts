import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createProvider } from '@markwright/providers'
import { writeTag } from '@markwright/domain/texts/inline-tags'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translateSegments } from '../pipeline/translate-segments.ts'
import { createTermFinder } from '../terminology/find-terms.ts'
import { createBuiltInEngine } from './built-in/built-in-engine.ts'
import type { TranslationEngine } from './engine.ts'
import { loadModel } from './local-models/load-model.ts'
import { createLocalModelEngine } from './local-models/local-model-engine.ts'
import { ModelFolderError, readModelFolder, type ModelLeg } from './local-models/model-folder.ts'
import { baiduService, baiduSignature } from './services/baidu.ts'
import { deepLService } from './services/deepl.ts'
import { libreTranslateService } from './services/libre-translate.ts'
import { openAiCompatibleService } from './services/open-ai-compatible.ts'
import { createServiceEngine, type Service } from './services/service-engine.ts'

/** How a stub service behaves next: as it should, or in one of the ways in which services fail. */
type Behaviour =
  | 'good'
  | 'too-few'
  | 'no-marks'
  | 'garbage'
  | 'html'
  | 'down'
  | 'limited'
  | 'unauthorized'
  | 'exhausted'
  | 'slow'

type Stub = {
  url: string
  behaviour: Behaviour
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[]
  close(): Promise<void>
}

/** Translations of a stub keep marks of fixed parts and tags and everything else within them. */
const translated = (text: string, behaviour: Behaviour) =>
  behaviour === 'no-marks'
    ? 'T text'
    : behaviour === 'garbage'
      ? '\u0000<x id="77"/><x id="0"/><x id="0"/>[[0]][[0]]'
      : `T ${text}`

async function startStub(
  answer: (
    request: { path: string; headers: IncomingMessage['headers']; body: string },
    behaviour: Behaviour,
  ) => { status?: number; body: unknown },
): Promise<Stub> {
  const stub: Stub = { url: '', behaviour: 'good', requests: [], close: async () => {} }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const own = { path: request.url ?? '', headers: request.headers, body }
      stub.requests.push(own)
      if (stub.behaviour === 'slow') return
      if (stub.behaviour === 'html') return void response.end('<html>It works!</html>')
      const statuses: Partial<Record<Behaviour, number>> = { down: 503, limited: 429 }
      const status = statuses[stub.behaviour]
      if (status) return void response.writeHead(status).end('{}')
      const made = answer(own, stub.behaviour)
      response.writeHead(made.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(made.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stub.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return stub
}

const fewer = <Item>(items: Item[], behaviour: Behaviour) => (behaviour === 'too-few' ? items.slice(0, 1) : items)

/** The stubs answer as the API descriptions of the services say. */
const services: Record<string, { start: () => Promise<Stub>; service: (url: string) => Service }> = {
  deepl: {
    start: () =>
      startStub(({ path, headers, body }, behaviour) => {
        if (behaviour === 'unauthorized' || headers.authorization !== 'DeepL-Auth-Key secret-word')
          return { status: 403, body: {} }
        if (behaviour === 'exhausted') return { status: 456, body: { message: 'Quota exceeded' } }
        const { text, source_lang, target_lang, tag_handling } = JSON.parse(body) as Record<string, string> & {
          text: string[]
        }
        const isKnown =
          path === '/v2/translate' &&
          ['ZH', 'EN', 'JA'].includes(source_lang ?? '') &&
          ['ZH-HANS', 'EN-US', 'JA'].includes(target_lang ?? '')
        if (!isKnown || tag_handling !== 'xml' || text.length > 50)
          return { status: 400, body: { message: 'Bad request' } }
        return {
          body: {
            translations: fewer(text, behaviour).map((each) => ({
              detected_source_language: source_lang,
              text: translated(each, behaviour),
            })),
          },
        }
      }),
    service: (url) => deepLService({ key: 'secret-word', url }),
  },
  libretranslate: {
    start: () =>
      startStub(({ path, body }, behaviour) => {
        const { q, source, target, format, api_key } = JSON.parse(body) as Record<string, string> & { q: string[] }
        if (behaviour === 'unauthorized' || api_key !== 'secret-word')
          return { status: 403, body: { error: 'Invalid API key' } }
        if (behaviour === 'exhausted') return { status: 402, body: { error: 'Pay' } }
        const codes = ['zh-Hans', 'en', 'ja']
        if (
          path !== '/translate' ||
          !codes.includes(source ?? '') ||
          !codes.includes(target ?? '') ||
          format !== 'html'
        )
          return { status: 400, body: { error: 'Invalid request' } }
        return { body: { translatedText: fewer(q, behaviour).map((each) => translated(each, behaviour)) } }
      }),
    service: (url) => libreTranslateService({ url, key: 'secret-word' }),
  },
  'openai-compatible': {
    start: () =>
      startStub(({ path, headers, body }, behaviour) => {
        if (behaviour === 'unauthorized' || headers.authorization !== 'Bearer secret-word')
          return { status: 401, body: { error: {} } }
        if (behaviour === 'exhausted') return { status: 402, body: { error: {} } }
        const { model, messages } = JSON.parse(body) as { model: string; messages: { role: string; content: string }[] }
        if (path !== '/v1/chat/completions' || model !== 'a-model') return { status: 404, body: {} }
        const list = JSON.parse(messages.at(-1)?.content ?? '[]') as { id: number; text: string }[]
        const responses = fewer(list, behaviour).map(({ id, text }) => ({ id, text: translated(text, behaviour) }))
        return {
          body: {
            choices: [
              {
                message: {
                  role: 'assistant',
                  content: `Here you are:\n\`\`\`json\n${JSON.stringify(responses)}\n\`\`\``,
                },
              },
            ],
          },
        }
      }),
    service: (url) => openAiCompatibleService({ url: `${url}/v1`, model: 'a-model', key: 'secret-word' }),
  },
  baidu: {
    start: () =>
      startStub(({ body }, behaviour) => {
        const form = new URLSearchParams(body)
        const sign = baiduSignature('20150630', form.get('q') ?? '', form.get('salt') ?? '', 'secret-word')
        if (behaviour === 'unauthorized' || form.get('sign') !== sign)
          return { body: { error_code: '54001', error_msg: 'Invalid Sign' } }
        if (behaviour === 'exhausted') return { body: { error_code: '54004', error_msg: 'Please recharge' } }
        const lines = (form.get('q') ?? '').split('\n')
        return {
          body: {
            from: 'zh',
            to: 'en',
            trans_result: fewer(lines, behaviour).map((src) => ({ src, dst: translated(src, behaviour) })),
          },
        }
      }),
    service: (url) => baiduService({ appId: '20150630', key: 'secret-word', url: `${url}/api` }),
  },
}

test('the signature is that of the published example of Baidu', () => {
  expect(baiduSignature('2015063000000001', 'apple', '1435660288', '12345678')).toBe('f89f9594663708c1605f3d736d01d2d4')
})

const marker = writeTag({ kind: 'open', number: 1 })
const closer = writeTag({ kind: 'close', number: 1 })
const segments = [
  { id: 'a', text: `一种${marker}轴承${closer}，包括壳体12。` },
  { id: 'b', text: '参见 x_1 和第3章。' },
  { id: 'c', text: '  ' },
]
const terms = createTermFinder([{ id: 't', source: '轴承', target: 'bearing' }], 'zh-cn')

/** What every engine does. */
function itTranslates(make: () => TranslationEngine) {
  test('every segment comes back with its terms, code and tags, and the engine says where texts go', async () => {
    const engine = make()
    const { segments: results, failures } = await translateSegments(segments, 'zh-cn_en-us', [engine], { terms })
    expect(failures).toEqual([])
    expect(results.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(results[0]?.text).toContain(`${marker}bearing${closer}`)
    expect(results[0]?.issues.filter(({ kind }) => kind !== 'untranslated')).toEqual([])
    expect(results[1]?.text).toContain('x_1')
    expect(results[2]?.text).toBe('  ')
    expect(results[0]).toMatchObject({ engine: engine.id, sentTo: engine.sentTo })
  })

  test('an aborted translation is cancelled', async () => {
    const translating = translateSegments(segments, 'zh-cn_en-us', [make()], { signal: AbortSignal.abort() })
    await expect(translating).rejects.toMatchObject({ reason: 'cancelled' })
  })
}

describe('built-in', () => {
  itTranslates(() => createBuiltInEngine())
})

describe.each(Object.entries(services))('%s', (_, { start, service }) => {
  let stub: Stub
  beforeAll(async () => {
    stub = await start()
  })
  afterAll(() => stub.close())
  const make = (behaviour: Behaviour = 'good', timeoutMs = 5000) => {
    stub.behaviour = behaviour
    stub.requests.length = 0
    return createServiceEngine(service(stub.url), createProvider('stub', { attempts: 1, timeoutMs }))
  }
  itTranslates(() => make())

  test.each([
    ['down', 'unavailable'],
    ['limited', 'limited'],
    ['unauthorized', 'unauthorized'],
    ['exhausted', 'exhausted'],
    ['html', 'invalid-answer'],
    ['slow', 'timeout'],
  ] as const)('a service that is %s is reported, and the built-in engine takes over', async (behaviour, reason) => {
    const engine = make(behaviour, behaviour === 'slow' ? 20 : 5000)
    const { segments: results, failures } = await translateSegments(
      segments,
      'zh-cn_en-us',
      [engine, createBuiltInEngine()],
      { terms },
    )
    expect(failures).toEqual([{ engine: engine.id, reason, sentences: 2 }])
    expect(results.map(({ engine: id }) => id)).toEqual(['built-in', 'built-in', null])
    expect(results[0]).toMatchObject({ sentTo: null })
  })

  test.each(['too-few', 'no-marks', 'garbage'] as const)(
    'what is missing of an answer with %s comes from the next engine',
    async (behaviour) => {
      const { segments: results, failures } = await translateSegments(
        segments,
        'zh-cn_en-us',
        [make(behaviour), createBuiltInEngine()],
        { terms },
      )
      expect(failures).toMatchObject([{ reason: 'incomplete answer' }])
      expect(results.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      expect(results[0]?.text).toContain('bearing')
      expect(results[1]?.text).toContain('x_1')
      for (const { text } of results) expect(text).not.toMatch(/<x|\[\[/)
    },
  )

  test('many sentences are sent in as many requests as the service demands, and come back in order', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ id: String(index), text: `装置${index}。` }))
    const { segments: results } = await translateSegments(many, 'zh-cn_en-us', [make()])
    expect(stub.requests.length).toBeGreaterThan(1)
    results.forEach(({ text }, index) => expect(text).toBe(`T 装置${index}。`))
  })
})

describe('local models', () => {
  const leg = (from: 'zh' | 'en' | 'ja', to: 'zh' | 'en' | 'ja'): ModelLeg => ({
    from,
    to,
    kind: 'bergamot',
    folder: '',
  })
  const load = async ({ from, to }: ModelLeg) => ({
    translate: async (texts: readonly string[]) => texts.map((text) => `${from}-${to} ${text}`),
    close: async () => {},
  })
  itTranslates(() => createLocalModelEngine([leg('zh', 'en')], load))

  test('Chinese and Japanese are translated by way of English where there is no model of both', async () => {
    const engine = createLocalModelEngine([leg('zh', 'en'), leg('en', 'ja')], load)
    expect(engine.directions).toEqual(['zh-cn_en-us', 'zh-cn_ja-jp'])
    const { segments: results } = await translateSegments([{ id: '1', text: '装置。' }], 'zh-cn_ja-jp', [engine])
    expect(results[0]?.text).toBe('en-ja zh-en 装置。')
  })

  test('a model that cannot be loaded is reported, and the next engine translates', async () => {
    const broken = createLocalModelEngine([leg('zh', 'en')], async () => Promise.reject(new Error('bad file')))
    const { segments: results, failures } = await translateSegments(segments, 'zh-cn_en-us', [
      broken,
      createBuiltInEngine(),
    ])
    expect(failures).toEqual([{ engine: 'local-model', reason: 'unavailable', sentences: 2 }])
    expect(results[0]?.engine).toBe('built-in')
  })

  test('a folder of models is checked, and every problem is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'models-'))
    try {
      expect(() => readModelFolder(join(folder, 'absent'))).toThrow(ModelFolderError)
      expect(() => readModelFolder(folder)).toThrow('no sub-folder')
      const put = (path: string, text = 'x') => {
        mkdirSync(join(folder, path, '..'), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      put('zh-en/model.zhen.intgemm.alphas.bin')
      put('en-zh/config.json', '{"model_type":"bert"}')
      expect(() => readModelFolder(folder)).toThrow(/en-zh lacks .*marian[\s\S]*zh-en lacks lex\.\*\.bin, vocab/)
      put('zh-en/lex.50.50.zhen.s2t.bin')
      put('zh-en/vocab.zhen.spm')
      put('en-zh/config.json', '{"model_type":"marian"}')
      put('en-zh/tokenizer.json', '{}')
      put('en-zh/onnx/encoder_model_quantized.onnx')
      put('en-zh/onnx/decoder_model_merged_quantized.onnx')
      const legs = readModelFolder(folder)
      expect(legs.map(({ kind }) => kind)).toEqual(['marian-onnx', 'bergamot'])
      // The libraries are not installed here, or refuse files that are none of theirs.
      for (const each of legs) await expect(loadModel(each)).rejects.toThrow(Error)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
