import { type QueryBuilder, sql } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

const listed = [
  'id',
  'public_id',
  'country',
  'number',
  'kind',
  'application_number',
  'type',
  'published_on',
  'filed_on',
  'granted_on',
  'titles',
  'abstracts',
  'language',
  'applicant_names',
  'inventor_names',
  'ipcs',
  'family_key',
  'family_id',
  'legal_status',
  'legal_status_on',
  'legal_status_text',
  'demonstration',
] as const

/** What is stored of patents. Days are `YYYY-MM-DD`; lists of ids come back in their order. */
export function createPatentsRepository(db: QueryBuilder) {
  const listPatents = async (ids: readonly number[]) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('patent')
      .select(listed)
      .where('id', 'in', [...ids])
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  return {
    listPatents,

    /** The first drawing of each that has an image. */
    async listFirstDrawings(ids: readonly number[]): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('patent_drawing')
        .select(['patent_id', ({ fn }) => fn.min('position').as('position')])
        .where('patent_id', 'in', [...ids])
        .where('image_key', 'is not', null)
        .where('is_in_text', '=', false)
        .groupBy('patent_id')
        .execute()
      return new Map(rows.map((row) => [row.patent_id, row.position]))
    },

    /** Of publications that are exactly this one, or have its number with another kind; the latest first. */
    findByPublicId: (publicId: string) =>
      db.selectFrom('patent').selectAll().where('public_id', '=', publicId).executeTakeFirst(),

    /** Publications and applications with these keys (country and number). */
    async listByKeys(keys: readonly string[]) {
      if (keys.length === 0) return []
      return db
        .selectFrom('patent')
        .select(['id', 'public_id', 'kind', 'publication_key', 'application_key'])
        .where((where) =>
          where.or([where('publication_key', 'in', [...keys]), where('application_key', 'in', [...keys])]),
        )
        .orderBy('published_on', 'desc')
        .orderBy('id')
        .execute()
    },

    async listIds(publicIds: readonly string[]): Promise<number[]> {
      if (publicIds.length === 0) return []
      const rows = await db
        .selectFrom('patent')
        .select(['id', 'public_id'])
        .where('public_id', 'in', [...publicIds])
        .execute()
      const byId = new Map(rows.map((row) => [row.public_id, row.id]))
      return publicIds.flatMap((id) => byId.get(id) ?? [])
    },

    findText: (patentId: number) =>
      db.selectFrom('patent_text').selectAll().where('patent_id', '=', patentId).executeTakeFirst(),

    listTexts: async (ids: readonly number[]) =>
      ids.length === 0
        ? []
        : db
            .selectFrom('patent_text')
            .selectAll()
            .where('patent_id', 'in', [...ids])
            .execute(),

    listDrawings: (patentId: number) =>
      db
        .selectFrom('patent_drawing')
        .selectAll()
        .where('patent_id', '=', patentId)
        .where('is_in_text', '=', false)
        .orderBy('position')
        .execute(),

    /** Images within the claims and the description. */
    listTextImages: (patentId: number) =>
      db
        .selectFrom('patent_drawing')
        .select(['position', 'file', 'width', 'height'])
        .where('patent_id', '=', patentId)
        .where('is_in_text', '=', true)
        .where('image_key', 'is not', null)
        .execute(),

    findDrawing: (patentId: number, position: number) =>
      db
        .selectFrom('patent_drawing')
        .select(['image_key', 'thumbnail_key'])
        .where('patent_id', '=', patentId)
        .where('position', '=', position)
        .executeTakeFirst(),

    listEvents: (patentId: number) =>
      db
        .selectFrom('patent_event')
        .selectAll()
        .where('patent_id', '=', patentId)
        .orderBy('on', (order) => order.desc().nullsLast())
        .orderBy('position', 'desc')
        .execute(),

    listPriorities: (patentId: number) =>
      db.selectFrom('patent_priority').selectAll().where('patent_id', '=', patentId).orderBy('position').execute(),

    listFamily: (familyKey: string) =>
      db
        .selectFrom('patent')
        .select(listed)
        .where('family_key', '=', familyKey)
        .orderBy('published_on')
        .orderBy('id')
        .limit(500)
        .execute(),

    async countFamilies(familyKeys: readonly string[]): Promise<Map<string, number>> {
      if (familyKeys.length === 0) return new Map()
      const rows = await db
        .selectFrom('patent')
        .select(['family_key', ({ fn }) => fn.countAll<string>().as('publications')])
        .where('family_key', 'in', [...familyKeys])
        .groupBy('family_key')
        .execute()
      return new Map(rows.map((row) => [row.family_key, Number(row.publications)]))
    },

    listCitations: (patentId: number) =>
      db.selectFrom('patent_citation').selectAll().where('patent_id', '=', patentId).orderBy('position').execute(),

    listByPublicationKeys: async (keys: readonly string[]) =>
      keys.length === 0
        ? []
        : db
            .selectFrom('patent')
            .select([...listed, 'publication_key'])
            .where('publication_key', 'in', [...keys])
            .orderBy('published_on', 'desc')
            .execute(),

    listCiting: (publicationKey: string) =>
      db
        .selectFrom('patent')
        .select(listed)
        // An array and not a subquery, which a planner without statistics runs for each patent.
        .where(
          'id',
          '=',
          (cited) =>
            sql<number>`any(array(${cited.selectFrom('patent_citation').select('patent_id').where('cited_key', '=', publicationKey)}))`,
        )
        .orderBy('published_on', 'desc')
        .limit(500)
        .execute(),

    listCoverage: () =>
      db
        .selectFrom('patent')
        .select(({ fn }) => [
          'country',
          'kind',
          'demonstration',
          fn.countAll<string>().as('publications'),
          fn.min('published_on').as('first_on'),
          fn.max('published_on').as('last_on'),
          fn.max('updated_at').as('imported_at'),
        ])
        .groupBy(['country', 'kind', 'demonstration'])
        .orderBy('country')
        .orderBy('kind')
        .execute(),

    listOffices: () => db.selectFrom('patent_office').selectAll().execute(),

    listSymbolNames: async (scheme: 'ipc' | 'cpc', symbols: readonly string[]) =>
      symbols.length === 0
        ? []
        : db
            .selectFrom('classification_symbol')
            .select(['symbol', 'name_zh', 'name_en', 'parent'])
            .where('scheme', '=', scheme)
            .where('symbol', 'in', [...symbols])
            .execute(),

    /** Symbols below a parent, or those whose symbol begins with the keyword or whose name has it. */
    async listSymbols(
      { scheme, parent, keyword }: { scheme: 'ipc' | 'cpc'; parent: string | null; keyword: string | null },
      { skip, take }: { skip: number; take: number },
    ) {
      let matching = db.selectFrom('classification_symbol as s').where('s.scheme', '=', scheme)
      if (keyword !== null) {
        const beginning = keyword.toUpperCase().replaceAll(/\s/g, '')
        matching = matching.where((where) =>
          where.or([
            where('s.symbol', 'like', `${escapeLike(beginning)}%`),
            where('s.name_zh', 'ilike', `%${escapeLike(keyword)}%`),
            where('s.name_en', 'ilike', `%${escapeLike(keyword)}%`),
          ]),
        )
      } else matching = matching.where('s.parent', parent === null ? 'is' : '=', parent)
      const [rows, counted] = await Promise.all([
        matching
          .select(['s.symbol', 's.name_zh', 's.name_en', 's.level', 's.version'])
          .select((each) =>
            each
              .exists(
                each
                  .selectFrom('classification_symbol as c')
                  .select('c.symbol')
                  .whereRef('c.scheme', '=', 's.scheme')
                  .whereRef('c.parent', '=', 's.symbol'),
              )
              .as('has_children'),
          )
          .orderBy('s.position')
          .limit(take)
          .offset(skip)
          .execute(),
        matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(counted.total) }
    },
  }
}
export type PatentsRepository = ReturnType<typeof createPatentsRepository>
export type ListedPatent = Awaited<ReturnType<PatentsRepository['listPatents']>>[number]
export type StoredPatent = NonNullable<Awaited<ReturnType<PatentsRepository['findByPublicId']>>>
