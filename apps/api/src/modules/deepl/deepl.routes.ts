import { directionOf, type TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { KeyValueStore } from '@markwright/key-value'
import { readFormOfGet } from '@markwright/runtime/form-of-get.ts'
import { translationDocumentLimits } from '@markwright/translation-documents'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { toAppError } from '../../kernel/error-handler.ts'
import { AppError, commonErrors, refusal } from '../../kernel/errors.ts'
import { isUuid } from '../../kernel/fields.ts'
import { languageOf } from '../../kernel/language.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { readForm } from '../../kernel/read-form.ts'
import { hashToken, isSame } from '../../kernel/secrets.ts'
import type { EntitlementsService } from '../entitlements/index.ts'
import { sendDownload } from '../files/index.ts'
import type { GlossariesService } from '../glossaries/index.ts'
import {
  type CallAuthentication,
  limitHeaders,
  LIVE_BUCKET,
  type Partner,
  PARTNER_CLIENT,
  PartnerRefusal,
  problemOf,
  TEST_BUCKET,
  TEST_TRANSLATIONS,
} from '../partner/index.ts'
import type { PartnerUsage } from '../partner-keys/index.ts'
import { translationDocumentErrors, type TranslationDocumentsService } from '../translation-documents/index.ts'
import type { TagHandling, TranslationService } from '../translation/index.ts'
import { createDeeplGlossaries, readEntries, readPair } from './deepl-glossaries.ts'
import { codeOfLanguage, glossaryPairs, languageOfCode, sourceLanguages, targetLanguages } from './deepl-languages.ts'

export type DeeplServices = {
  authentication: Pick<CallAuthentication, 'byKey' | 'byMerchant'>
  translation: Pick<TranslationService, 'checkGlossaries' | 'translateAll'>
  documents: Pick<TranslationDocumentsService, 'upload' | 'get' | 'start' | 'write'>
  glossaries: Pick<GlossariesService, 'list' | 'find' | 'create' | 'delete' | 'listEntries' | 'addAll'>
  entitlements: Pick<EntitlementsService, 'listUsage' | 'stockLeft'>
  usage: Pick<PartnerUsage, 'count' | 'alert'>
  keyValueStore: Pick<KeyValueStore, 'useToken'>
  limits: RateLimits
}

const TEXTS_MAX = 50
const QUOTA_EXCEEDED = 456

const badLanguage = refusal(400, 40101, '不支持该语言', 'This language is not supported.')
const badTagHandling = refusal(400, 40000, 'tag_handling 只能为 html 或 xml', 'tag_handling is html or xml.')
const badTexts = refusal(400, 40000, `请提供 1 至 ${TEXTS_MAX} 段文本`, `Send 1 to ${TEXTS_MAX} texts.`)
const badFormat = refusal(400, 40000, '译文只能与原文件格式相同', 'A translation has the format of its document.')

/** Translation by the protocol of DeepL, for the clients and plug-ins that speak it. */
export async function registerDeeplApi(app: FastifyInstance, deps: DeeplServices): Promise<void> {
  await app.register(
    async (scope) => {
      scope.decorateRequest('deeplPartner', null)
      scope.decorateRequest('deeplWords', 0)
      scope.setErrorHandler(answerDeeplFailure)
      scope.setNotFoundHandler((request, reply) =>
        answerDeeplFailure(new AppError(commonErrors.notFound), request, reply),
      )
      scope.addHook('onRequest', async (request, reply) => {
        request.deeplPartner = await authenticate(request, reply, deps)
      })
      scope.addHook('onResponse', async (request, reply) => {
        const partner = request.deeplPartner
        if (!partner) return
        const failed = reply.statusCode >= 400
        deps.usage.count({ keyId: partner.keyId, product: 'translation', words: request.deeplWords, failed })
      })
      registerTexts(scope, deps)
      registerDocuments(scope, deps)
      registerGlossaries(scope, deps)
    },
    { prefix: '/v2' },
  )
}

async function authenticate(request: FastifyRequest, reply: FastifyReply, deps: DeeplServices): Promise<Partner> {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'DeepL-Auth-Key') throw new PartnerRefusal('credentials_missing')
  const at = credentials.indexOf(':')
  // Some programs take everything after a colon for a mark of the free plan.
  const partner =
    at < 0
      ? await deps.authentication.byKey(credentials, request.ip)
      : await deps.authentication.byMerchant(credentials.slice(0, at), credentials.slice(at + 1), request.ip)
  if (!partner.scopes.includes('translation')) throw new PartnerRefusal('scope_missing')
  const bucket = partner.isTest ? TEST_BUCKET : LIVE_BUCKET
  const token = await deps.keyValueStore.useToken(`partner:bucket:${partner.keyId}:translation`, bucket)
  reply.headers(limitHeaders('translation', bucket, token))
  if (!token.allowed)
    throw new PartnerRefusal('rate_limited', { 'retry-after': String(Math.ceil(token.nextInMs / 1000)) })
  return partner
}

const partnerOf = (request: FastifyRequest): Partner => {
  if (!request.deeplPartner) throw new PartnerRefusal('credentials_missing')
  return request.deeplPartner
}
/** A partner whose calls may change something. */
const livePartnerOf = (request: FastifyRequest): Partner => {
  const partner = partnerOf(request)
  if (partner.isTest) throw new PartnerRefusal('live_key_required')
  return partner
}
const callerOf = (request: FastifyRequest) => ({
  accountId: partnerOf(request).accountId,
  ip: request.ip,
  client: PARTNER_CLIENT,
  isPlugin: true,
})

/** A language by its code; null for none. @throws AppError for one that is not translated */
function readLanguage(code: unknown): TranslationLanguage | null {
  if (code === undefined || code === null || code === '') return null
  const language = typeof code === 'string' ? languageOfCode(code) : null
  if (!language) throw new AppError(badLanguage)
  return language
}

function readGlossaryId(id: unknown): string | undefined {
  if (id === undefined || id === null || id === '') return undefined
  if (typeof id !== 'string' || !isUuid(id)) throw new AppError(commonErrors.notFound)
  return id
}

type TextBody = {
  text?: string | string[]
  source_lang?: string
  target_lang?: string
  glossary_id?: string
  tag_handling?: string
  ignore_tags?: unknown
} | null

/** Names from one list that is separated by commas, or from several. */
const readTagNames = (value: unknown): string[] =>
  [value].flat().flatMap((names) => (typeof names === 'string' ? names.split(',') : []))

/** How markup is read; undefined for plain text. @throws AppError for a kind of markup that is not known */
function readTagHandling(value: unknown): TagHandling | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (value !== 'html' && value !== 'xml') throw new AppError(badTagHandling)
  return value
}

function registerTexts(app: FastifyInstance, deps: DeeplServices): void {
  app.route<{ Body: TextBody }>({
    method: 'POST',
    url: '/translate',
    handler: async (request) => {
      const { text = [], source_lang, target_lang, glossary_id, tag_handling, ignore_tags } = request.body ?? {}
      const texts = [text].flat()
      const target = readLanguage(target_lang)
      if (!target) throw new AppError(badLanguage)
      const isReadable = texts.every((each) => typeof each === 'string')
      if (texts.length === 0 || texts.length > TEXTS_MAX || !isReadable) throw new AppError(badTexts)
      const { isTest, accountId } = partnerOf(request)
      if (isTest) await deps.limits.spend(TEST_TRANSLATIONS, accountId)
      const glossaryId = readGlossaryId(glossary_id)
      const { translations, words, used } = await deps.translation.translateAll(callerOf(request), {
        texts,
        source: readLanguage(source_lang) ?? 'auto',
        target,
        // By the protocol of DeepL no glossary applies that was not named.
        glossaryIds: glossaryId ? [glossaryId] : [],
        tagHandling: readTagHandling(tag_handling),
        ignoredTags: readTagNames(ignore_tags),
        reference: randomUUID(),
        isTest,
      })
      request.deeplWords = words
      for (const share of used) deps.usage.alert(accountId, share)
      return {
        translations: translations.map(({ text: translated, language, characters }) => ({
          detected_source_language: codeOfLanguage[language],
          text: translated,
          // The client for Python does not read an answer without it.
          billed_characters: characters,
        })),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/usage',
    handler: async (request) => {
      const { accountId, isTest } = partnerOf(request)
      const { listUsage, stockLeft } = deps.entitlements
      const [[characters], wordsLeft] = isTest
        ? [[], 0]
        : await Promise.all([
            listUsage({ accountId, ip: request.ip }, ['translationCharacters']),
            stockLeft(accountId, ['translationWords', 'pluginWords']),
          ])
      return {
        character_count: characters?.usage.used ?? 0,
        character_limit: characters?.usage.limit ?? 0,
        // Of this site alone: words are another unit, which the numbers of DeepL have no place for.
        package_words_left: wordsLeft,
      }
    },
  })

  app.route<{ Querystring: { type?: string } }>({
    method: 'GET',
    url: '/languages',
    handler: async (request) => {
      const type = request.query.type ?? (await readFormOfGet(request.raw)).get('type')
      return type === 'target' ? targetLanguages : sourceLanguages
    },
  })
}

const keyOf = (accountId: string, id: string) => hashToken(`${accountId}:${id}`)

type DocumentCall = { Params: { id: string }; Body: { document_key?: string } | null }

function registerDocuments(app: FastifyInstance, deps: DeeplServices): void {
  const { documents } = deps
  const check = ({ params, body }: { params: { id: string }; body: DocumentCall['Body'] }, accountId: string) => {
    if (!isUuid(params.id) || !isSame(body?.document_key ?? '', keyOf(accountId, params.id)))
      throw new AppError(commonErrors.notFound)
  }

  app.route({
    method: 'POST',
    url: '/document',
    bodyLimit: translationDocumentLimits.bytesMax + 1024 * 1024,
    handler: async (request) => {
      const { accountId } = livePartnerOf(request)
      const { file, fields } = await readForm(request, {
        bytesMax: translationDocumentLimits.bytesMax,
        tooLarge: translationDocumentErrors.tooLarge,
      })
      const named = fields.get('filename')
      const input = file && typeof named === 'string' && named ? { ...file, original: named } : file
      const caller = { ...callerOf(request), accountId }
      const target = readLanguage(fields.get('target_lang'))
      const format = fields.get('output_format')
      const own = input?.original.split('.').at(-1)?.toLowerCase()
      if (format && format !== own) throw new AppError(badFormat)
      const glossaryId = readGlossaryId(fields.get('glossary_id'))
      const glossaryIds = glossaryId ? [glossaryId] : []
      await deps.translation.checkGlossaries(accountId, glossaryIds, [])
      const { row } = await documents.upload(caller, input)
      const source = readLanguage(fields.get('source_lang')) ?? (row.detected as TranslationLanguage | null)
      const direction = source && target && directionOf(source, target)
      if (!direction) throw new AppError(badLanguage)
      await deps.translation.checkGlossaries(accountId, glossaryIds, [direction])
      await documents.start(caller, row.id, { direction, glossaryIds })
      request.deeplWords = row.words
      return { document_id: row.id, document_key: keyOf(accountId, row.id) }
    },
  })

  app.route<DocumentCall>({
    method: 'POST',
    url: '/document/:id',
    handler: async (request) => {
      const { accountId } = livePartnerOf(request)
      check(request, accountId)
      const { row } = await documents.get({ ...callerOf(request), accountId }, request.params.id)
      const status = row.status === 'cancelled' ? 'error' : row.status === 'uploaded' ? 'queued' : row.status
      return {
        document_id: row.id,
        status,
        ...(status === 'done' && { billed_characters: row.characters }),
        ...(status === 'error' && { error_message: row.error?.en ?? 'The document was not translated.' }),
      }
    },
  })

  app.route<DocumentCall>({
    method: 'POST',
    url: '/document/:id/result',
    handler: async (request, reply) => {
      const { accountId } = livePartnerOf(request)
      check(request, accountId)
      return sendDownload(
        reply,
        await documents.write(accountId, request.params.id, undefined, languageOf(request, 'en')),
      )
    },
  })
}

type GlossaryBody = {
  name?: string
  source_lang?: string
  target_lang?: string
  entries?: string
  entries_format?: string
} | null

function registerGlossaries(app: FastifyInstance, { glossaries }: DeeplServices): void {
  const deepl = createDeeplGlossaries({ glossaries })
  type ById = { Params: { id: string } }
  const find = async (request: FastifyRequest<ById>) => {
    if (!isUuid(request.params.id)) throw new AppError(commonErrors.notFound)
    return glossaries.find(livePartnerOf(request).accountId, request.params.id)
  }

  app.get('/glossary-language-pairs', (_, reply) => reply.send({ supported_languages: glossaryPairs }))

  app.route({
    method: 'GET',
    url: '/glossaries',
    handler: async (request) => {
      const { accountId } = livePartnerOf(request)
      const rows = await glossaries.list(accountId)
      return { glossaries: await Promise.all(rows.map((row) => deepl.describe(accountId, row))) }
    },
  })

  app.route<{ Body: GlossaryBody }>({
    method: 'POST',
    url: '/glossaries',
    handler: async (request, reply) => {
      const { accountId } = livePartnerOf(request)
      const { name = '', source_lang = '', target_lang = '', entries = '', entries_format = 'tsv' } = request.body ?? {}
      const read = await readEntries(entries, entries_format, readPair(source_lang, target_lang))
      const made = await glossaries.create(accountId, name)
      await glossaries.addAll(accountId, made.id, read)
      return reply.code(201).send(await deepl.describe(accountId, await glossaries.find(accountId, made.id)))
    },
  })

  app.route<ById>({
    method: 'GET',
    url: '/glossaries/:id',
    handler: async (request) => {
      const row = await find(request)
      return deepl.describe(livePartnerOf(request).accountId, row)
    },
  })

  app.route<ById>({
    method: 'GET',
    url: '/glossaries/:id/entries',
    handler: async (request, reply) => {
      const { id } = await find(request)
      const text = await deepl.write(livePartnerOf(request).accountId, id)
      return reply.type('text/tab-separated-values; charset=utf-8').send(text)
    },
  })

  app.route<ById>({
    method: 'DELETE',
    url: '/glossaries/:id',
    handler: async (request, reply) => {
      const { id } = await find(request)
      await glossaries.delete(livePartnerOf(request).accountId, id)
      return reply.code(204).send()
    },
  })
}

/** Failures have the statuses of DeepL: 403 for a caller without permission, 456 for an exhausted quota. */
export function answerDeeplFailure(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  const { status, title, detail, code } = problemOf(failure, {
    language: languageOf(request, 'en'),
    traceId: request.id,
  })
  if (status === 503) request.server.reportOutage(error, { reqId: request.id })
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  const statuses: Record<number, number> = { 401: 403, 402: QUOTA_EXCEEDED, 409: 400, 415: 400, 422: 400 }
  return reply
    .code(statuses[status] ?? status)
    .headers(failure.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ message: title, detail: detail === title ? code : detail })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls by the protocol of DeepL. */
    deeplPartner: Partner | null
    deeplWords: number
  }
}
