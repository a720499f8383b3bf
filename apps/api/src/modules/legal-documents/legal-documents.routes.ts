import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { sendDownload } from '../files/index.ts'
import { legalWorkbook } from './legal-table.ts'
import { presentDetail, presentFacets, presentHit } from './legal-documents.presenter.ts'
import type { LegalDocumentsService, LegalQuery } from './legal-documents.service.ts'

export const legalDocumentsHandlers = (
  service: LegalDocumentsService,
): Handlers<'searchLegalDocuments' | 'getLegalDocument' | 'listLegalDocumentsOfMark' | 'exportLegalDocuments'> => ({
  searchLegalDocuments: async ({ query }) => {
    const { rows, total, words, facets, hasAny } = await service.search(queryOf(query), query)
    const records = rows.map((row) => presentHit(row, words))
    return { ...pageOf(records, total, query), facets: presentFacets(facets), hasAny }
  },

  getLegalDocument: async ({ query, language }) =>
    presentDetail(await service.get(query.id, trimToNull(query.keyword)), language),

  listLegalDocumentsOfMark: async ({ query }) => {
    const { rows, total, parties } = await service.listOfMark(query.id)
    return { records: rows.map((row) => presentHit(row)), total, parties }
  },

  exportLegalDocuments: async ({ query, language, reply }) =>
    sendDownload(reply, {
      name: { cn: '法律文书.xlsx', en: 'legal-documents.xlsx' }[language],
      type: documentTypes.xlsx,
      body: await legalWorkbook(await service.listForExport(queryOf(query)), language),
    }),
})

type Asked = {
  [Name in 'keyword' | 'court' | 'cause' | 'year' | 'party' | 'mark' | 'number']?: string | undefined
} & Partial<Pick<LegalQuery, 'kind' | 'sort'>>

function queryOf(asked: Asked): LegalQuery {
  const { keyword, court, cause, year, party, mark, number, kind, sort } = asked
  return {
    keyword: trimToNull(keyword),
    courts: listOf(court),
    causes: listOf(cause),
    years: listOf(year).map(Number),
    party: trimToNull(party),
    mark: trimToNull(mark),
    number: trimToNull(number),
    kind: kind ?? null,
    sort: sort ?? 'relevance',
  }
}

const listOf = (text: string | undefined): string[] =>
  (trimToNull(text) ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
