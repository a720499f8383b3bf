import { parseWords } from '@markwright/legal-documents'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { LegalDocumentsRepository, LegalFilter, LegalSort } from './legal-documents.repository.ts'

/** As a person asks; words are still to be read. */
export type LegalQuery = Omit<LegalFilter, 'words'> & { keyword: string | null; sort: LegalSort }

const OF_MARK_MAX = 20
const EXPORT_MAX = 1000

/** Judgments and decisions on trademarks; everybody may read them. */
export function createLegalDocumentsService({ repository }: { repository: LegalDocumentsRepository }) {
  const filterOf = ({ keyword, sort: _sort, ...rest }: LegalQuery): LegalFilter => ({
    ...rest,
    words: parseWords(keyword ?? ''),
  })

  return {
    async search(query: LegalQuery, page: PageRequest) {
      const filter = filterOf(query)
      if (isWithoutWords(query, filter))
        return {
          rows: [],
          total: 0,
          words: filter.words,
          facets: { courts: [], causes: [], years: [] },
          hasAny: await repository.hasAny(),
        }
      const [rows, total, courts, causes, years] = await Promise.all([
        repository.list(filter, query.sort, rowRange(page)),
        repository.count(filter),
        repository.countBy('courts', filter),
        repository.countBy('causes', filter),
        repository.countBy('years', filter),
      ])
      const hasAny = total > 0 || (await repository.hasAny())
      return { rows, total, words: filter.words, facets: { courts, causes, years }, hasAny }
    },

    async listForExport(query: LegalQuery) {
      const filter = filterOf(query)
      if (isWithoutWords(query, filter)) return []
      return repository.listFacts(filter, query.sort, { skip: 0, take: EXPORT_MAX })
    },

    /** @throws 404 */
    async get(id: string, keyword: string | null) {
      const document = await repository.find(id)
      if (!document) throw new AppError(commonErrors.notFound)
      // Looked up when it is read, so that marks that were imported after it are found as well.
      const marks = await repository.listRegisterMarks(document.markNumbers)
      return { document, marks, words: parseWords(keyword ?? '') }
    },

    /** What concerns a record of a register. @throws 404 where there is no such record */
    async listOfMark(publicId: string) {
      const numbers = await repository.findNumbers(publicId)
      if (!numbers) throw new AppError(commonErrors.notFound)
      const [{ rows, total }, applicants] = await Promise.all([
        repository.listByNumbers(numbers, OF_MARK_MAX),
        repository.listApplicants(publicId),
      ])
      const counted = await Promise.all(
        applicants.map(async ({ name, nameEn }) => ({
          name,
          count: await repository.countByParty([name, ...(nameEn ? [nameEn] : [])]),
        })),
      )
      return { rows, total, parties: counted.filter(({ count }) => count > 0) }
    },
  }
}

/** Whether a keyword is of punctuation alone, with which nothing is found. */
const isWithoutWords = ({ keyword }: LegalQuery, { words }: LegalFilter) => keyword !== null && words.terms.length === 0

export type LegalDocumentsService = ReturnType<typeof createLegalDocumentsService>
