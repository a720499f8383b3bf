import type { PartnerBody, PartnerSchemas } from '@markwright/contract/partner'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import {
  type PatentServices,
  presentResult,
  presentMember,
  presentPatent,
  presentPatentHit,
  reasonText,
  type WirePatentQuery,
} from '../patents/index.ts'
import { partnerSearcher } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { demonstrationOffices } from './demonstration.ts'
import { byNumber, listPage } from './list-page.ts'
import type { PartnerCall, PartnerHandlers } from './partner.routes.ts'

type Operations =
  | 'searchPatents'
  | 'getPatent'
  | 'listPatentClaims'
  | 'listPatentParagraphs'
  | 'listPatentFamily'
  | 'listPatentEvents'
  | 'listSimilarPatents'
  | 'startPatentBatch'
  | 'getPatentBatch'
  | 'listPatentBatchRows'

type Batch = {
  importId: string
  jobId: string | null
  isDone: boolean
  total: number
  publications: number
  counts: PartnerSchemas['PatentNumberCounts']
}

export function patentOperations(deps: {
  patents: Pick<PatentServices, 'search' | 'reader' | 'batches' | 'listCoverage'>
  cursors: Cursors
}): PartnerHandlers<Operations> {
  const { cursors } = deps
  const { search, reader, batches, listCoverage } = deps.patents

  /** Id of a publication that the caller may see. */
  const idOf = async ({ partner, path }: Pick<PartnerCall<'getPatent'>, 'partner' | 'path'>): Promise<string> => {
    const patent = await reader.get(path.pubNo)
    if (partner.isTest && !patent.demonstration) throw new AppError(commonErrors.notFound)
    return patent.public_id
  }
  const officesFor = async ({ partner }: Pick<PartnerCall, 'partner'>, wanted: readonly string[] = []) => {
    if (!partner.isTest) return [...wanted]
    const offices = new Map<string, { code: string; records: number; demonstration: number }>()
    for (const { country, publications, demonstration } of (await listCoverage('cn')).rows) {
      const office = offices.get(country) ?? { code: country, records: 0, demonstration: 0 }
      office.records += publications
      office.demonstration += demonstration
      offices.set(country, office)
    }
    return demonstrationOffices([...offices.values()], wanted)
  }

  return {
    searchPatents: async (call) => {
      const { cursor, limit, ...question } = call.body
      const list = `${call.partner.accountId}\n${JSON.stringify(question)}`
      const place = cursors.readPage(list, cursor, limit)
      const reference = place.reference ?? call.reference
      const country = await officesFor(call, question.countries)
      const query = { ...queryOf(question), country, current: place.page, size: place.size }
      const found = await search.search(query, partnerSearcher(call, reference))
      call.note({ used: [{ service: 'patentSearch', ...found.quota }] })
      const { records, total, families, isLimited } = presentResult(found, query, call.language)
      const reachable = isLimited ? Math.min(total, 1000) : total
      const nextCursor = cursors.nextPage(list, { ...place, reference }, reachable)
      return { data: records, total, families, isLimited, nextCursor }
    },

    getPatent: async (call) => presentPatent(await reader.getAll(await idOf(call), call.language), call.language),

    listPatentClaims: async (call) => ({ data: await reader.listClaims(await idOf(call)) }),

    listPatentParagraphs: async (call) => ({ data: await reader.listDescriptions(await idOf(call)) }),

    listPatentFamily: async (call) => {
      const { patent, members } = await reader.listFamily(await idOf(call))
      return { data: members.map((member) => presentMember(member, patent.public_id, call.language)) }
    },

    listPatentEvents: async (call) => {
      const events = await reader.listEvents(await idOf(call))
      return { data: events.map(({ country, code, on, text, effect }) => ({ country, code, on, text, effect })) }
    },

    listSimilarPatents: async (call) => {
      const patent = await reader.get(await idOf(call))
      const found = await search.listSimilar(patent, call.query.limit ?? 10)
      const visible = found.filter(({ patent: each }) => !call.partner.isTest || each.demonstration)
      return { data: visible.map((each) => presentPatentHit(each, call.language, { isScored: true })) }
    },

    startPatentBatch: async (call) => {
      const { numbers, type = 'auto' } = call.body
      const found = await batches.import(numbers, type, partnerSearcher(call, call.reference))
      call.note({ used: [{ service: 'patentSearch', ...found.quota }] })
      return presentBatch({ ...found, isDone: found.jobId === null })
    },

    getPatentBatch: async ({ partner, path }) =>
      presentBatch(await batches.get({ importId: path.id, accountId: partner.accountId })),

    listPatentBatchRows: async (call) => {
      const { partner, path, query, language } = call
      const wanted = { importId: path.id, accountId: partner.accountId }
      const { rows, ...page } = await listPage(cursors, call, byNumber('row'), (requested) =>
        batches.listRowsAfter(wanted, query.outcome, requested),
      )
      return { data: rows.map((row) => ({ ...row, reason: reasonText(row.reason, language) })), ...page }
    },
  }
}

const presentBatch = ({
  importId,
  jobId,
  isDone,
  total,
  publications,
  counts,
}: Batch): PartnerSchemas['PatentBatch'] => ({ id: importId, jobId, done: isDone, total, publications, counts })

type Query = Omit<PartnerBody<'searchPatents'>, 'cursor' | 'limit'>

const daysOf = (days: PartnerSchemas['Days']): [string | null, string | null] => [days.from ?? null, days.to ?? null]

/** The query in the fields of the site. */
function queryOf(body: Query): Omit<WirePatentQuery, 'current' | 'size'> {
  return {
    ...(body.text !== undefined && { text: body.text }),
    ...(body.similarTo !== undefined && { similarTo: body.similarTo }),
    ...(body.keyword !== undefined && { keyword: body.keyword }),
    ...(body.expression !== undefined && { expr: body.expression }),
    ...(body.applicationNumber !== undefined && { apply_no_all: body.applicationNumber }),
    ...(body.publicationNumber !== undefined && { pub_no_all: body.publicationNumber }),
    ...(body.words !== undefined && { not_cut_word: body.words }),
    ...(body.applicant !== undefined && { applicant: body.applicant }),
    ...(body.inventor !== undefined && { inventor: body.inventor }),
    ...(body.agency !== undefined && { agency: body.agency }),
    ...(body.ipc !== undefined && { ipc: body.ipc }),
    ...(body.cpc !== undefined && { cpc: body.cpc }),
    ...(body.filed && { apply_date: daysOf(body.filed) }),
    ...(body.published && { pub_date: daysOf(body.published) }),
    ...(body.types?.length && { patentType: body.types.join(';') }),
    legalStatus: body.legalStatus ?? 'all',
    collapse: body.collapse ?? 'none',
    sort: body.sort ?? 'relevance',
    facets: false,
  }
}
