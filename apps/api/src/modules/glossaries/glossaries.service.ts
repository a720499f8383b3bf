import { detectLanguage, extractBilingualTerms, extractTerms, type GlossaryConcept } from '@markwright/translation'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { withoutInvisible } from '@markwright/domain/texts/invisible-signs'
import { listTerms } from '@markwright/translation-service'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { requireText, trimToNull } from '../../kernel/fields.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { glossaryErrors as errors } from './glossaries.errors.ts'
import type { GlossariesRepository, GlossaryRow, Terms } from './glossaries.repository.ts'
import { type GlossaryFormat, readGlossaryFile, writeGlossaryFile } from './glossary-file.ts'

const GLOSSARIES_MAX = 50
const ENTRIES_MAX = 20_000
const CANDIDATES_MAX = 200
const COUNT_MIN = 2

export type Candidate = { src: string; tgt: string | null; count: number; known: boolean }

/** Glossaries of members. */
export function createGlossariesService({
  repository,
  listKnown,
}: {
  repository: GlossariesRepository
  /** Terms of every glossary of a member in a direction. */
  listKnown: (accountId: string, direction: TranslationDirection) => ReturnType<typeof listTerms>
}) {
  const find = async (accountId: string, id: string): Promise<GlossaryRow> => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  /** @throws 404 for one that the member may read but not change, too */
  const own = async (accountId: string, id: string): Promise<GlossaryRow> => {
    const row = await find(accountId, id)
    if (!row.is_own) throw new AppError(commonErrors.notFound)
    return row
  }
  const unlessFull = <Result>(result: Result | 'full', entry: ErrorEntry): Result => {
    if (result === 'full') throw new AppError(entry)
    return result
  }

  return {
    list: (accountId: string) => repository.list(accountId),

    /** `requestId`: of a call that may be repeated. */
    async create(accountId: string, name: string, requestId?: string) {
      const id = await repository.create(accountId, requireText('name', name), GLOSSARIES_MAX, requestId)
      if (id === null) throw new AppError(errors.tooMany)
      return await find(accountId, id)
    },

    async rename(accountId: string, id: string, name: string) {
      await own(accountId, id)
      await repository.rename(id, requireText('name', name))
      return await find(accountId, id)
    },

    async delete(accountId: string, id: string): Promise<void> {
      const row = await find(accountId, id)
      if (row.is_own) await repository.delete(id)
      else await repository.leave(accountId, id)
    },

    async share(accountId: string, id: string, isShared: boolean) {
      await own(accountId, id)
      await repository.share(id, isShared)
      return await find(accountId, id)
    },

    async join(accountId: string, token: string) {
      const id = await repository.join(accountId, token)
      if (id === null) throw new AppError(commonErrors.notFound)
      return await find(accountId, id)
    },

    async listEntries(
      accountId: string,
      id: string,
      page: (PageRequest | KeysetRequest<InstantKey>) & {
        keyword?: string | undefined
        only?: 'conflicts' | undefined
      },
    ) {
      await find(accountId, id)
      const filter = { keyword: trimToNull(page.keyword), onlyConflicts: page.only === 'conflicts' }
      return await repository.listEntries(id, filter, rowRange(page))
    },

    /** @throws 409, with the terms as they are, where the entry has been changed since `version`. */
    async save(
      accountId: string,
      id: string,
      { id: input, version, ...draft }: Partial<Terms> & { id?: string | undefined; version?: number | undefined },
    ) {
      await own(accountId, id)
      const terms = readTerms(draft)
      const entryId = input ?? null
      const read = { entryId, version: version ?? null }
      const saved = unlessFull(await repository.save(id, read, terms, ENTRIES_MAX), errors.full)
      const found = saved === 'changed' ? entryId : saved
      const row = found === null ? undefined : await repository.findEntry(id, found)
      if (!row) throw new AppError(commonErrors.notFound)
      const { zh, en, ja, note, version: latest } = row
      if (saved === 'changed') throw new AppError(commonErrors.changedMeanwhile, { version: latest, zh, en, ja, note })
      return row
    },

    async remove(accountId: string, id: string, entryId: string): Promise<void> {
      await own(accountId, id)
      if ((await repository.remove(id, [entryId])) === 0) throw new AppError(commonErrors.notFound)
    },

    /** How many of the entries there were. */
    async removeAll(accountId: string, id: string, entryIds: readonly string[]): Promise<number> {
      await own(accountId, id)
      return await repository.remove(id, entryIds)
    },

    /**
     * Replaces words in one column of entries; an empty `find` stands for the whole column. How many were changed.
     * @throws 40122 where an entry would have fewer than two terms
     */
    async replace(
      accountId: string,
      id: string,
      {
        ids,
        column,
        find: wanted,
        replacement,
      }: { ids: string[]; column: keyof Terms; find: string; replacement: string },
    ): Promise<number> {
      await own(accountId, id)
      return await repository.changeAll(id, ids, (before) => {
        const written = before[column] ?? ''
        const text = wanted === '' ? replacement : written.replaceAll(wanted, () => replacement)
        return text === written ? before : readTerms({ ...before, [column]: text })
      })
    },

    find,

    /** Adds entries that are not there yet. @throws where one has fewer than two languages */
    async addAll(accountId: string, id: string, drafts: readonly Partial<Terms>[]) {
      await own(accountId, id)
      unlessFull(await repository.import(id, drafts.map(readTerms), ENTRIES_MAX), errors.full)
    },

    async import(accountId: string, id: string, file: FormFile | null) {
      await own(accountId, id)
      if (!file) throw new AppError(errors.unreadable)
      const { concepts, incomplete } = await readGlossaryFile(file, ENTRIES_MAX)
      const added = unlessFull(await repository.import(id, concepts.map(termsOf), ENTRIES_MAX), errors.full)
      return { added, present: concepts.length - added, incomplete: incomplete.slice(0, 100) }
    },

    async export(accountId: string, id: string, format: GlossaryFormat) {
      const { name } = await find(accountId, id)
      const concepts = (await repository.listConcepts(id)).map((row): GlossaryConcept => ({
        id: row.id,
        note: row.note,
        terms: {
          ...(row.zh !== null && { 'zh-cn': row.zh }),
          ...(row.en !== null && { 'en-us': row.en }),
          ...(row.ja !== null && { 'ja-jp': row.ja }),
        },
      }))
      return await writeGlossaryFile(name, concepts, format)
    },

    async listChanges(accountId: string, id: string) {
      await find(accountId, id)
      return await repository.listChanges(id)
    },

    /** Candidates of terms, those that a glossary has not first among equals. */
    async extract(
      accountId: string,
      { text, documentId }: { text?: string | undefined; documentId?: string | undefined },
    ): Promise<Candidate[]> {
      if (documentId === undefined) {
        const input = requireText('text', text)
        const language = detectLanguage(input)?.language ?? 'zh-cn'
        return extractTerms(input.split('\n'), language)
          .slice(0, CANDIDATES_MAX)
          .map(({ term, count }) => ({ src: term, tgt: null, count, known: false }))
      }
      const document = await repository.findDocument(accountId, documentId)
      if (!document) throw new AppError(commonErrors.notFound)
      const direction = document.direction as TranslationDirection | null
      const sources = document.segments.map(({ source }) => withoutTags(source))
      if (direction === null) {
        const language = detectLanguage(sources.join('\n').slice(0, 5000))?.language ?? 'zh-cn'
        return extractTerms(sources, language)
          .slice(0, CANDIDATES_MAX)
          .map(({ term, count }) => ({ src: term, tgt: null, count, known: false }))
      }
      const known = new Set((await listKnown(accountId, direction)).map(({ source }) => source.toLowerCase()))
      const pairs = document.segments.flatMap(({ source, target }) =>
        target === null ? [] : [{ source: withoutTags(source), target: withoutTags(target) }],
      )
      const renderings = new Map(
        extractBilingualTerms(pairs, sourceOf(direction), targetOf(direction)).map((each) => [
          each.source,
          each.target,
        ]),
      )
      return extractTerms(sources, sourceOf(direction))
        .filter(({ count }) => count >= COUNT_MIN)
        .slice(0, CANDIDATES_MAX)
        .map(({ term, count }) => ({
          src: term,
          tgt: renderings.get(term) ?? null,
          count,
          known: known.has(term.toLowerCase()),
        }))
    },
  }
}
export type GlossariesService = ReturnType<typeof createGlossariesService>

/** @throws where there are fewer than two languages */
/** A term as it is found in texts, which are read without signs that nobody sees. */
const term = (text: string | null | undefined): string | null => trimToNull(withoutInvisible(text ?? ''))

function readTerms(draft: Partial<Terms>): Terms {
  const terms = { zh: term(draft.zh), en: term(draft.en), ja: term(draft.ja), note: trimToNull(draft.note) ?? '' }
  if ([terms.zh, terms.en, terms.ja].filter((term) => term !== null).length < 2) throw new AppError(errors.twoTerms)
  return terms
}

const termsOf = ({ terms, note }: GlossaryConcept): Terms => ({
  zh: term(terms['zh-cn']),
  en: term(terms['en-us']),
  ja: term(terms['ja-jp']),
  note: trimToNull(note) ?? '',
})
