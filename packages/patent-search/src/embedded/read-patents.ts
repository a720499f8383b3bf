import { namesOf, runStatement, sql, statements } from '@markwright/db/statements'
import type pg from 'pg'
import type { PatentDocument } from '../segment/segment.ts'
import type { StoredText } from '../text/passages.ts'

type Client = pg.ClientBase | pg.Pool

const patent = namesOf('patent')

const changesAfter = (version: string, limit: number) =>
  statements
    .selectFrom('patent')
    // One by one: a planner without statistics reads all texts for each patent otherwise.
    .leftJoinLateral(
      (text) =>
        text
          .selectFrom('patent_text')
          .select(['claims', 'description'])
          .whereRef('patent_text.patent_id', '=', 'patent.id')
          .offset(sql.lit(0))
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['id', 'public_id', 'publication_key', 'application_number', 'application_forms', 'country', 'type'])
    .select(['titles', 'abstracts', 'applicant_names', 'inventor_names', 'agent_names', 'ipcs', 'cpcs'])
    .select(['applicants', 'assignees', 'inventors', 'agents'])
    .select(['family_key', 'family_id', 'legal_status', 'change_id', 'claims', 'description'])
    .select([
      sql<string | null>`${patent.published_on}::text`.as('published_on'),
      sql<string | null>`${patent.filed_on}::text`.as('filed_on'),
      sql<string | null>`${patent.priority_on}::text`.as('priority_on'),
    ])
    .where('change_id', '>', version)
    .orderBy('change_id')
    .limit(limit)

const formsOf = (...lists: { forms?: string[] }[][]) => [...new Set(lists.flat().flatMap(({ forms }) => forms ?? []))]
const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null)

/** Patents that have changed after a version, in the order of their changes, at most so many. */
export async function readChanges(client: Client, version: string, limit: number) {
  const rows = await runStatement(client, changesAfter(version, limit))
  return rows.map((row) => ({
    version: row.change_id,
    document: {
      id: row.id,
      head: headOf(row),
      texts: {
        TI: Object.values(row.titles),
        AB: Object.values(row.abstracts),
        CL: Object.values(row.claims ?? {}).flatMap((claims) => claims.map(({ text }) => text)),
        DE: Object.values(row.description ?? {}).flatMap((paragraphs) => paragraphs.map(({ text }) => text)),
        PA: row.applicant_names,
        IN: row.inventor_names,
        AG: row.agent_names,
      },
      otherNames: {
        PA: formsOf(row.applicants, row.assignees),
        IN: formsOf(row.inventors),
        AG: formsOf(row.agents),
      },
      keys: {
        PN: [row.public_id, row.publication_key],
        AN: [...present([row.application_number]), ...row.application_forms],
        IPC: row.ipcs,
        CPC: row.cpcs,
        FAM: present([row.family_key, row.family_id]),
      },
      family: row.family_key,
      country: row.country,
      type: row.type,
      legalStatus: row.legal_status,
      days: { PD: row.published_on, AD: row.filed_on, PRD: row.priority_on },
    } satisfies PatentDocument,
  }))
}

/** Title and abstract in one language, English where there is any: the English encoder is the better one. */
function headOf({ titles, abstracts }: { titles: Record<string, string>; abstracts: Record<string, string> }): string {
  const languages = [...Object.keys(abstracts), ...Object.keys(titles)]
  const language = languages.includes('en') ? 'en' : (languages[0] ?? '')
  return [titles[language], abstracts[language]].filter(Boolean).join('. ')
}

/** By patent, what an encoder reads of it. */
export async function readHeads(client: Client, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await runStatement(
    client,
    statements
      .selectFrom('patent')
      .select(['id', 'titles', 'abstracts'])
      .where('id', 'in', [...ids]),
  )
  return new Map(rows.map((row) => [row.id, headOf(row)]))
}

/** By patent, the stored titles and abstracts; with `all` claims and description too. */
export async function readTexts(
  client: Client,
  ids: readonly number[],
  all: boolean,
): Promise<Map<number, StoredText[]>> {
  if (ids.length === 0) return new Map()
  const heads = await runStatement(
    client,
    statements
      .selectFrom('patent')
      .select(['id', 'titles', 'abstracts'])
      .where('id', 'in', [...ids]),
  )
  const texts = new Map<number, StoredText[]>(
    heads.map(({ id, titles, abstracts }) => [
      id,
      [
        ...Object.entries(titles).map(([language, text]): StoredText => ({ field: 'title', language, text })),
        ...Object.entries(abstracts).map(([language, text]): StoredText => ({ field: 'abstract', language, text })),
      ],
    ]),
  )
  if (!all) return texts
  const bodies = await runStatement(
    client,
    statements
      .selectFrom('patent_text')
      .select(['patent_id', 'claims', 'description'])
      .where('patent_id', 'in', [...ids]),
  )
  for (const { patent_id: id, claims, description } of bodies)
    for (const [field, lists] of [
      ['claims', claims],
      ['description', description],
    ] as const)
      for (const [language, list] of Object.entries(lists))
        for (const [at, { text }] of list.entries()) texts.get(id)?.push({ field, language, text, at })
  return texts
}

export async function countPatents(client: Client): Promise<number> {
  const [row] = await runStatement(
    client,
    statements.selectFrom('patent').select((query) => query.fn.countAll<string>().as('count')),
  )
  return Number(row!.count)
}

export async function readIds(client: Client): Promise<number[]> {
  return (await runStatement(client, statements.selectFrom('patent').select('id'))).map(({ id }) => id)
}

/** Tells databases apart: another one has other patents under the same ids. */
export async function databaseName(client: Client): Promise<string> {
  const [database] = await runStatement(
    client,
    sql<{ name: string }>`
      SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS name
      FROM pg_control_system()`,
  )
  return database!.name
}
