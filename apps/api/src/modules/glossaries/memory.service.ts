import {
  sourceOf,
  targetOf,
  translationDirections,
  type TranslationDirection,
} from '@markwright/domain/texts/translation-languages'
import { decodeText, ExchangeError, oneChunk, readTmx, writeTmx } from '@markwright/translation'
import type { NewMemoryEntry } from '@markwright/translation-service'
import { Readable } from 'node:stream'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { glossaryErrors as errors } from './glossaries.errors.ts'
import type { MemoryRepository } from './memory.repository.ts'

const ENTRIES_MAX = 100_000

/** The translation memory of a member, to look at, import and export. */
export function createMemoryService({
  repository,
  save,
}: {
  repository: MemoryRepository
  save: (
    of: { accountId: string; direction: TranslationDirection },
    entries: readonly NewMemoryEntry[],
  ) => Promise<void>
}) {
  return {
    list: (accountId: string, page: PageRequest & { keyword?: string | undefined; direction?: string | undefined }) =>
      repository.list(
        accountId,
        { keyword: trimToNull(page.keyword), direction: page.direction ?? null },
        rowRange(page),
      ),

    async delete(accountId: string, id: string): Promise<void> {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    async import(accountId: string, file: FormFile | null) {
      if (!file) throw new AppError(errors.unreadable)
      const entries = new Map<TranslationDirection, NewMemoryEntry[]>(translationDirections.map((each) => [each, []]))
      let units = 0
      try {
        for await (const { texts } of readTmx(oneChunk(decodeText(file.bytes)))) {
          if (++units > ENTRIES_MAX) throw new AppError(errors.memoryFull)
          for (const direction of translationDirections) {
            const [source, target] = [trimToNull(texts[sourceOf(direction)]), trimToNull(texts[targetOf(direction)])]
            if (source !== null && target !== null) entries.get(direction)!.push({ source, target, origin: 'import' })
          }
        }
      } catch (error) {
        if (!(error instanceof ExchangeError)) throw error
        throw new AppError(errors.unreadable, { fault: error.fault, line: error.line }, { cause: error })
      }
      const before = await repository.count(accountId)
      const all = [...entries.values()].reduce((sum, own) => sum + own.length, 0)
      if (before + all > ENTRIES_MAX * 2) throw new AppError(errors.memoryFull)
      for (const [direction, own] of entries) if (own.length > 0) await save({ accountId, direction }, own)
      const added = (await repository.count(accountId)) - before
      return { added, present: all - added, incomplete: [] }
    },

    export: (accountId: string, direction: TranslationDirection): Readable =>
      Readable.from(writeTmx(entriesOf(repository, accountId, direction), direction)),
  }
}
export type MemoryService = ReturnType<typeof createMemoryService>

async function* entriesOf(repository: MemoryRepository, accountId: string, direction: TranslationDirection) {
  for await (const { id, source, target, updated_at } of repository.readAll(accountId, direction))
    yield { id, source, target, changedAt: updated_at }
}
