import { anyOf, hasNumber, marksWithApplicant, namesOf, numbersOfMark, type QueryBuilder, sql } from '@markwright/db'
import { numberKey } from '@markwright/domain/marks/register-number'
import { foldPartyText } from '@markwright/domain/people/party-key'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { foldText, type WordSearch } from '@markwright/legal-documents'

export type LegalFilter = {
  words: WordSearch
  courts: readonly string[]
  causes: readonly string[]
  years: readonly number[]
  party: string | null
  mark: string | null
  number: string | null
  kind: 'judgment' | 'decision' | null
}
export type LegalSort = 'relevance' | 'latest' | 'earliest'
export type LegalFacetName = 'courts' | 'causes' | 'years'
export type FacetRow = { value: string; count: number }

type Rows = { skip: number; take: number }

const FACET_VALUES_MAX = 100
const MARKS_MAX = 100
const d = namesOf('legal_document', 'd')
const t = namesOf('trademark', 't')
const COUNT = sql<number>`count(*)::int`
const YEAR = sql<number>`extract(year from ${d.decided_on})::int`

const HIT_COLUMNS = [
  'd.id',
  'd.kind',
  'd.number',
  'd.title',
  'd.jurisdiction',
  'd.forum',
  'd.level',
  'd.cause',
  'd.decided_on as decidedOn',
  'd.result',
  'd.language',
  'd.parties',
  'd.marks',
  'd.demonstration',
] as const

export function createLegalDocumentsRepository(db: QueryBuilder) {
  const documents = () => db.selectFrom('legal_document as d')

  const matching = ({ words, courts, causes, years, party, mark, number, kind }: LegalFilter) => {
    let found = documents()
    if (words.terms.length > 0) found = found.where('d.search_terms', '@>', sql<string[]>`${words.terms}::text[]`)
    for (const sequence of words.sequences)
      found = found.where(
        sql<boolean>`(strpos(${d.head_text}, ${sequence}) > 0 OR strpos(${d.body_text}, ${sequence}) > 0)`,
      )
    if (courts.length > 0) found = found.where('d.forum', '=', anyOf(courts))
    if (causes.length > 0) found = found.where('d.cause', '=', anyOf(causes))
    if (years.length > 0) found = found.where(YEAR, '=', anyOf(years))
    if (kind) found = found.where('d.kind', '=', kind)
    if (number) found = found.where('d.number_key', 'like', `%${escapeLike(numberKey(number))}%`)
    if (party) {
      const name = `%${escapeLike(foldPartyText(party))}%`
      found = found.where(sql<boolean>`EXISTS (SELECT FROM unnest(${d.party_keys}) AS name WHERE name LIKE ${name})`)
    }
    if (mark) {
      const key = numberKey(mark)
      const text = `%${escapeLike(foldText(mark))}%`
      found = found.where((is) =>
        is.or([
          sql<boolean>`EXISTS (SELECT FROM unnest(${d.mark_numbers}) AS own WHERE split_part(own, ':', 2) = ${key})`,
          sql<boolean>`EXISTS (SELECT FROM jsonb_array_elements(${d.marks}) AS own
            WHERE lower(own ->> 'text') LIKE ${text} OR upper(own ->> 'number') = ${key})`,
        ]),
      )
    }
    return found
  }

  const inOrder = (filter: LegalFilter, sort: LegalSort, { skip, take }: Rows) =>
    matching(filter)
      .select([...HIT_COLUMNS])
      .$if(sort === 'relevance' && filter.words.terms.length > 0, (found) => found.orderBy(inHead(filter), 'desc'))
      .orderBy('d.decided_on', (order) => (sort === 'earliest' ? order.asc().nullsLast() : order.desc().nullsLast()))
      .orderBy('d.id')
      .offset(skip)
      .limit(take)

  const marksOf = (publicId: string) => db.selectFrom('trademark as t').where('t.public_id', '=', publicId)

  return {
    hasAny: async (): Promise<boolean> => (await documents().select('d.id').limit(1).execute()).length > 0,

    count: async (filter: LegalFilter): Promise<number> =>
      (await matching(filter).select(COUNT.as('found')).executeTakeFirstOrThrow()).found,

    list: (filter: LegalFilter, sort: LegalSort, rows: Rows) =>
      inOrder(filter, sort, rows).select('d.paragraphs').execute(),

    /** Likewise without the text. */
    listFacts: (filter: LegalFilter, sort: LegalSort, rows: Rows) => inOrder(filter, sort, rows).execute(),

    /** How many documents each value leaves, without the filter by the values themselves. */
    async countBy(facet: LegalFacetName, filter: LegalFilter): Promise<FacetRow[]> {
      const value = {
        courts: sql<string | null>`${d.forum}`,
        causes: sql<string | null>`${d.cause}`,
        years: sql<string | null>`${YEAR}::text`,
      }[facet]
      const rows = await matching({ ...filter, [facet]: [] })
        .select([value.as('value'), COUNT.as('count')])
        .where(value, 'is not', null)
        .groupBy('value')
        .orderBy(facet === 'years' ? 'value' : 'count', 'desc')
        .orderBy('value')
        .limit(FACET_VALUES_MAX)
        .execute()
      return rows.flatMap(({ value: found, count }) => (found === null ? [] : [{ value: found, count }]))
    },

    async find(id: string) {
      const found = await documents()
        .select([
          ...HIT_COLUMNS,
          'd.paragraphs',
          'd.domains',
          'd.statutes',
          'd.source',
          'd.source_url as sourceUrl',
          'd.mark_numbers as markNumbers',
        ])
        .where('d.id', '=', id)
        .executeTakeFirst()
      return found ?? null
    },

    /** Records of the registers that have one of these numbers: `CN:12345678`. */
    async listRegisterMarks(numbers: readonly string[]) {
      const keys = numbers.map((each) => each.slice(each.indexOf(':') + 1))
      if (keys.length === 0) return []
      return marksWithApplicant(db)
        .select([
          't.public_id as publicId',
          't.office',
          't.mark_text as markText',
          't.application_number as applicationNumber',
          't.classes',
          't.image_key as imageKey',
          'applicant.name as applicantName',
          'applicant.name_en as applicantNameEn',
        ])
        .where(hasNumber(keys))
        .where(
          sql<boolean>`EXISTS (SELECT FROM unnest(${numbersOfMark()}) AS own
            WHERE ${t.office} || ':' || own = ANY (${numbers}::text[]))`,
        )
        .orderBy('t.office')
        .orderBy('t.application_number')
        .orderBy('t.id')
        .limit(MARKS_MAX)
        .execute()
    },

    /** Numbers of a record, with its office: `CN:12345678`; null where there is no such record. */
    async findNumbers(publicId: string): Promise<string[] | null> {
      const found = await marksOf(publicId)
        .select(['t.office', numbersOfMark().as('numbers')])
        .executeTakeFirst()
      return found ? found.numbers.map((number) => `${found.office}:${number}`) : null
    },

    listApplicants: async (publicId: string): Promise<{ name: string; nameEn: string | null }[]> =>
      marksOf(publicId)
        .innerJoin('trademark_party as tp', 'tp.trademark_id', 't.id')
        .innerJoin('party as p', 'p.id', 'tp.party_id')
        .select(['p.name', 'p.name_en as nameEn'])
        .where('tp.role', '=', 'applicant')
        .orderBy('tp.position')
        .execute(),

    async listByNumbers(numbers: readonly string[], take: number) {
      const found = documents().where('d.mark_numbers', '&&', sql<string[]>`${numbers}::text[]`)
      const [rows, { total }] = await Promise.all([
        found
          .select([...HIT_COLUMNS, 'd.paragraphs'])
          .orderBy('d.decided_on', (order) => order.desc().nullsLast())
          .orderBy('d.id')
          .limit(take)
          .execute(),
        found.select(COUNT.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    /** Documents that have a party of exactly this name. */
    countByParty: async (names: readonly string[]): Promise<number> =>
      (
        await documents()
          .select(COUNT.as('found'))
          .where('d.party_keys', '&&', sql<string[]>`${names.map(foldPartyText)}::text[]`)
          .executeTakeFirstOrThrow()
      ).found,
  }
}
export type LegalDocumentsRepository = ReturnType<typeof createLegalDocumentsRepository>
export type LegalHitRow = Awaited<ReturnType<LegalDocumentsRepository['list']>>[number]
export type LegalDetailRow = NonNullable<Awaited<ReturnType<LegalDocumentsRepository['find']>>>
export type RegisterMarkRow = Awaited<ReturnType<LegalDocumentsRepository['listRegisterMarks']>>[number]

/** Whether every term or sequence is in the title, the number, the parties or the marks. */
function inHead({ words: { terms, sequences } }: LegalFilter) {
  const wanted = [...terms, ...sequences]
  return sql<boolean>`(${sql.join(
    wanted.map((each) => sql`strpos(${d.head_text}, ${each}) > 0`),
    sql` AND `,
  )})`
}
