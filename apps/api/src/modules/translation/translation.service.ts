import type { StoredTextSegment } from '@markwright/db'
import { countCharacters, TRANSLATION_CHARACTERS_MAX } from '@markwright/domain/texts/count-characters'
import { countWords } from '@markwright/domain/texts/count-words'
import {
  directionOf,
  sourceOf,
  translationDirections,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { joinSentences } from '@markwright/domain/texts/translation-text'
import type { Subject } from '@markwright/entitlements'
import { detectLanguage, type EngineFailure, type OriginShares, type TranslatedSegment } from '@markwright/translation'
import type { EngineNames, Engines, NewMemoryEntry, Translator } from '@markwright/translation-service'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { isOwnClient } from '../identity/index.ts'
import type { TagHandling } from './marked-up-text.ts'
import { planTexts } from './plan-texts.ts'
import { linesOf, plainSegments, sentencesOf, sharesOf } from './text-segments.ts'
import type { QuotaLeft, TranslationQuota } from './translation-quota.ts'
import { translationErrors } from './translation.errors.ts'
import type { TextTranslationRow, TranslationRepository } from './translation.repository.ts'

/** Who translates; `client` is that of a member, `isPlugin` whether a plug-in does. */
export type TranslationCaller = Subject & { client?: string | undefined; isPlugin?: boolean }

export type TextQuery = {
  sourceText: string
  source?: TranslationLanguage | 'auto' | undefined
  target?: TranslationLanguage | undefined
  direction?: TranslationDirection | undefined
  glossaryIds?: string[] | undefined
}

/** Texts of one call, which count together; `reference` names the call. */
export type TextsQuery = {
  texts: readonly string[]
  source?: TranslationLanguage | 'auto' | undefined
  target: TranslationLanguage
  glossaryIds?: string[] | undefined
  /** The texts are in HTML or XML: their tags are preserved, and count nothing. */
  tagHandling?: TagHandling | undefined
  /** Elements that are not translated. */
  ignoredTags?: readonly string[] | undefined
  reference: string
  /** Costs nothing, is not logged and is done by the built-in engine. */
  isTest?: boolean
}

export type Alternative = {
  tgt: string
  origin: 'memory' | 'engine' | 'withoutTerms'
  engine: string | null
  percent: number | null
}

export type TranslatedText = {
  direction: TranslationDirection
  detected: TranslationLanguage | null
  targetText: string
  segments: StoredTextSegment[]
  chars: number
  words: number
  shares: OriginShares
  engines: EngineNames[]
  isDraft: boolean
  failures: EngineFailure[]
  quota: QuotaLeft
  counted: boolean
  logId: string | null
}

const BUILT_IN = 'built-in'
const TITLE_CHARACTERS = 120
const ALTERNATIVES_LIMIT = { name: 'translation-alternatives', max: 20, windowSeconds: 60 }

/** Translation of texts. */
export function createTranslationService(deps: {
  repository: TranslationRepository
  translator: Translator
  engines: Engines
  quota: TranslationQuota
  limits: RateLimits
  saveToMemory: (
    of: { accountId: string; direction: TranslationDirection },
    entries: readonly NewMemoryEntry[],
  ) => Promise<void>
  noteUses: (uses: ReadonlyMap<string, number>) => Promise<void>
  /** @throws AppError for a glossary that the account does not see, or that has nothing for a direction */
  checkGlossaries: (
    accountId: string | null,
    glossaryIds: readonly string[],
    directions: readonly TranslationDirection[],
  ) => Promise<void>
  onError: (error: unknown) => void
}) {
  const { repository, translator, engines, quota } = deps

  async function translate(caller: TranslationCaller, query: TextQuery): Promise<TranslatedText> {
    const sourceText = trimToNull(query.sourceText)
    if (sourceText === null) throw new AppError(translationErrors.nothing)
    const chars = countCharacters(sourceText)
    if (chars > TRANSLATION_CHARACTERS_MAX)
      throw new AppError(translationErrors.tooLong, { chars, limit: TRANSLATION_CHARACTERS_MAX })
    const { direction, detected } = directionOfQuery(query, sourceText)
    const used = await quota.use(caller, { text: sourceText, direction })
    try {
      const lines = linesOf(sourceText)
      const { accountId } = caller
      const own = await translator.prepare({ direction, accountId, glossaryIds: query.glossaryIds ?? null })
      const { segments: translated, failures } = await own.translate(lines)
      if (isFailed(translated, failures)) throw new AppError(translationErrors.failed, { failures })
      const segments = sentencesOf(lines, translated, { engineName: engines.nameOf, termsById: own.termsById })
      const took = enginesOf(translated, engines.describe(direction))
      const words = countWords(sourceText)
      const logId =
        accountId === null
          ? null
          : await log(
              {
                accountId,
                direction,
                sourceText,
                title: sourceText.replaceAll(/\s+/g, ' ').slice(0, TITLE_CHARACTERS),
                words,
                characters: chars,
                engines: took.map(({ name }) => name),
                initiator: caller.client === undefined || isOwnClient(caller.client) ? 'website' : 'interface',
                result: segments,
              },
              used.isNew,
            )
      void deps.noteUses(countUses(translated)).catch(deps.onError)
      return {
        direction,
        detected,
        targetText: joinSentences(segments.map(wire), direction),
        segments,
        chars,
        words,
        shares: sharesOf(translated.map(({ shares }, at) => ({ text: lines[at]!.text, shares }))),
        engines: took,
        isDraft: took.some(({ id }) => id === BUILT_IN),
        failures,
        quota: await quota.left(caller),
        counted: used.isNew,
        logId,
      }
    } catch (error) {
      await used.giveBack().catch(deps.onError)
      throw error
    }
  }

  /**
   * Several texts, of which one use is counted; none where all of them stay as they are.
   * @throws as `planTexts`, and where nothing is left or a glossary cannot be used; then nothing is counted
   */
  async function translateAll(caller: TranslationCaller, query: TextsQuery) {
    const { texts, glossaryIds, reference, isTest = false } = query
    const planned = planTexts(texts, query)
    const open = planned.filter((each) => each.direction !== null)
    const characters = open.reduce((sum, { chars }) => sum + chars, 0)
    const words = open.reduce((sum, { sourceText }) => sum + countWords(sourceText), 0)
    const accountId = isTest ? null : caller.accountId
    const directions = new Set(open.map(({ direction }) => direction))
    await deps.checkGlossaries(accountId, glossaryIds ?? [], [...directions])
    const used =
      isTest || open.length === 0
        ? null
        : await quota.useFor(caller, { characters, words, reference, isDocument: false })
    const prepared = new Map<TranslationDirection, ReturnType<typeof translator.prepare>>()
    // Terms and memory are read once for each direction, however many texts there are.
    const prepare = (direction: TranslationDirection) => {
      const own =
        prepared.get(direction) ?? translator.prepare({ direction, accountId, glossaryIds: glossaryIds ?? null })
      prepared.set(direction, own)
      return own
    }
    try {
      const translations = []
      const results: StoredTextSegment[] = []
      const usedEngines = new Set<string>()
      for (const each of planned) {
        if (each.direction === null) {
          const { text, language } = each
          translations.push({ text, characters: 0, language, engines: [], isDraft: false })
          continue
        }
        const { markedUp, sourceText, chars, direction, language } = each
        const own = await prepare(direction)
        const lines = markedUp?.segments ?? linesOf(sourceText)
        const builtIn = isTest && engines.of(direction).filter(({ id }) => id === BUILT_IN)
        const { segments, failures } = await own.translate(lines, builtIn ? { engines: builtIn } : {})
        if (isFailed(segments, failures)) throw new AppError(translationErrors.failed, { failures })
        const plain = markedUp ? plainSegments(lines, segments) : { lines, segments }
        const names = { engineName: engines.nameOf, termsById: own.termsById }
        const sentences = sentencesOf(plain.lines, plain.segments, names)
        const did = enginesOf(segments, engines.describe(direction))
        void deps.noteUses(countUses(segments)).catch(deps.onError)
        const before = results.at(-1)?.paragraph ?? 0
        results.push(...sentences.map((sentence) => ({ ...sentence, paragraph: before + sentence.paragraph })))
        for (const { name } of did) usedEngines.add(name)
        translations.push({
          text: markedUp
            ? markedUp.write(segments.map((segment) => segment.text))
            : joinSentences(sentences.map(wire), direction),
          characters: chars,
          language,
          engines: did.map(({ name }) => name),
          isDraft: did.some(({ id }) => id === BUILT_IN),
        })
      }
      const whole = open.map(({ sourceText }) => sourceText).join('\n')
      if (accountId !== null && used?.isNew)
        await repository.add({
          accountId,
          direction: open[0]!.direction,
          sourceText: whole,
          title: whole.replaceAll(/\s+/g, ' ').slice(0, TITLE_CHARACTERS),
          words,
          characters,
          engines: [...usedEngines],
          initiator: 'interface',
          result: results,
        })
      return { translations, characters, words, used: used?.isNew ? await sharesUsed(caller, characters) : [] }
    } catch (error) {
      await used?.giveBack().catch(deps.onError)
      throw error
    }
  }

  /** What is used of the day after a call that used one translation and some characters. */
  async function sharesUsed(caller: TranslationCaller, characters: number) {
    const { textLeft, textLimit, charsLeft, charsLimit, usesLeft, wordsLeft } = await quota.left(caller)
    const extraLeft = usesLeft + wordsLeft
    return [
      { service: 'translation', used: textLimit - textLeft, limit: textLimit, extraLeft, by: 1 },
      { service: 'translationCharacters', used: charsLimit - charsLeft, limit: charsLimit, extraLeft, by: characters },
    ]
  }

  const log = async (entry: Parameters<TranslationRepository['add']>[0], isNew: boolean) =>
    (isNew ? null : await repository.renew(entry)) ?? (await repository.add(entry))

  return {
    translate,
    translateAll,
    checkGlossaries: deps.checkGlossaries,

    async alternatives(caller: Subject, { text, direction }: { text: string; direction: TranslationDirection }) {
      const source = trimToNull(text)
      if (source === null) throw new AppError(translationErrors.nothing)
      await deps.limits.spend(ALTERNATIVES_LIMIT, caller.accountId ?? caller.ip)
      const own = await translator.prepare({ direction, accountId: caller.accountId, glossaryIds: null })
      const segment = [{ id: '1', text: source.replaceAll(/\s+/g, ' ') }]
      const found: Alternative[] = []
      const add = (alternative: Alternative) => {
        if (alternative.tgt.trim() && !found.some(({ tgt }) => tgt === alternative.tgt)) found.push(alternative)
      }
      const [first] = (await own.translate(segment)).segments
      for (const { target, percent } of first?.matches ?? [])
        add({ tgt: target, origin: 'memory', engine: null, percent })
      for (const engine of engines.of(direction))
        for (const withTerms of [true, false]) {
          const result = await own.translate(segment, { engines: [engine], withMemory: false, withTerms })
          const [made] = result.segments
          if (made?.engine)
            add({
              tgt: made.text,
              origin: withTerms ? 'engine' : 'withoutTerms',
              engine: engine.name,
              percent: null,
            })
        }
      return found
    },

    detect(text: string) {
      return detectLanguage(text)
    },

    listDirections: () =>
      translationDirections.map((direction) => ({ direction, engines: engines.describe(direction) })),

    getQuota: (caller: Subject) => quota.left(caller),

    async get(accountId: string, id: string) {
      const row = await repository.find(accountId, id)
      if (!row?.result || row.source_text === null) throw new AppError(commonErrors.notFound)
      return stored(row, row.result, row.source_text)
    },

    /** What was translated of exactly this text; null where the log does not have it. */
    async findByText(accountId: string, query: { sourceText: string; direction: TranslationDirection }) {
      const sourceText = trimToNull(query.sourceText)
      const row = sourceText === null ? undefined : await repository.findByText({ accountId, ...query, sourceText })
      return row?.result && row.source_text !== null ? stored(row, row.result, row.source_text) : null
    },

    async correct(
      accountId: string,
      { logId, segment, suggested }: { logId: string; segment: number; suggested: string },
    ): Promise<void> {
      const target = trimToNull(suggested)
      if (target === null) throw new AppError(translationErrors.nothing)
      const row = await repository.find(accountId, logId)
      const changed = row && (await repository.setTarget(accountId, logId, segment, target))
      if (!changed) throw new AppError(commonErrors.notFound)
      await deps.saveToMemory({ accountId, direction: row.direction as TranslationDirection }, [
        { source: changed.source, target, origin: 'correction' },
      ])
    },
  }

  function stored(row: TextTranslationRow, segments: StoredTextSegment[], sourceText: string) {
    const direction = row.direction as TranslationDirection
    const known = engines.describe(direction)
    return {
      id: row.id,
      direction,
      sourceText,
      targetText: joinSentences(segments.map(wire), direction),
      segments,
      chars: row.characters,
      words: row.words,
      shares: sharesOf(segments.map(({ source, shares }) => ({ text: source, shares }))),
      engines: row.engines.map(
        (name) => known.find((engine) => engine.name === name) ?? { id: name, name, sentTo: null },
      ),
      isDraft: row.engines.includes(engines.nameOf(BUILT_IN)),
      createdAt: row.created_at,
    }
  }
}
export type TranslationService = ReturnType<typeof createTranslationService>

const wire = ({ paragraph, target }: StoredTextSegment) => ({ paragraph, tgt: target })

/** @throws 40101 where there is no such direction or the language is none of ours, 40109 where there is no text */
function directionOfQuery(
  { source = 'auto', target, direction }: TextQuery,
  text: string,
): { direction: TranslationDirection; detected: TranslationLanguage | null } {
  if (direction && source !== 'auto' && source !== sourceOf(direction)) throw new AppError(translationErrors.direction)
  if (direction) return { direction, detected: null }
  const detected = source === 'auto' ? (detectLanguage(text)?.language ?? null) : null
  const from = source === 'auto' ? detected : source
  // A text in another language is no empty one.
  if (from === null) throw new AppError(/\p{L}/u.test(text) ? translationErrors.direction : translationErrors.nothing)
  const into = target && target !== from ? target : source === 'auto' ? otherOf(from, target) : target
  const found = into && directionOf(from, into)
  if (!found) throw new AppError(translationErrors.direction)
  return { direction: found, detected }
}

/** What a text that was detected is translated into, where it is already in the language that was chosen, or none was. */
const otherOf = (from: TranslationLanguage, target: TranslationLanguage | undefined): TranslationLanguage =>
  from !== 'zh-cn' ? 'zh-cn' : target === 'ja-jp' ? 'ja-jp' : 'en-us'

/** Whether no engine has translated anything though there was something to translate. */
const isFailed = (translated: readonly TranslatedSegment[], failures: readonly EngineFailure[]) =>
  failures.length > 0 && translated.every(({ origin }) => origin === 'untranslated')

function enginesOf(translated: readonly TranslatedSegment[], known: readonly EngineNames[]): EngineNames[] {
  const counts = new Map<string, number>()
  for (const { engine, text } of translated)
    if (engine !== null) counts.set(engine, (counts.get(engine) ?? 0) + text.length)
  return [...counts]
    .toSorted((left, right) => right[1] - left[1])
    .flatMap(([id]) => known.find((engine) => engine.id === id) ?? [])
}

function countUses(translated: readonly TranslatedSegment[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { terms } of translated) for (const { entryId } of terms) uses.set(entryId, (uses.get(entryId) ?? 0) + 1)
  return uses
}
