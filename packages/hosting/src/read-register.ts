import { groupBy } from '@markwright/runtime/group-by.ts'
import { anyOf, isDesignation, marksWithParties, numbersOfMark, type QueryBuilder, sql } from '@markwright/db'
import { numberKey } from '@markwright/domain/marks/register-number'
import { isLiveStatus } from '@markwright/domain/marks/trademark-status'
import { applicationKey, publicationKey, readPatentNumber, typedApplicationForms } from '@markwright/patents'
import { createHash } from 'node:crypto'
import type { PatentKind, PortfolioKind, PortfolioState, RegisterFacts, RegisterValues } from './portfolio-item.ts'

/** All that the registers have of one application. */
export type RegisterRecord = {
  kind: Extract<PortfolioKind, 'mark' | 'patent'>
  office: string
  /** Key of the application: it and the office name the record. */
  registerKey: string
  /** As the register prints it. */
  number: string
  values: RegisterValues & RegisterFacts
  /** SHA-256 of all records; an equal hash means that nothing has changed. */
  hash: Buffer
}

/** Marks of an office by the keys of their applications; several records of one application are one right. */
export async function readMarks(
  db: QueryBuilder,
  office: string,
  applicationKeys: readonly string[],
): Promise<RegisterRecord[]> {
  if (applicationKeys.length === 0) return []
  const rows = await marksWithParties(db)
    .select([
      't.public_id',
      't.application_number',
      't.application_number_key',
      't.registration_number',
      't.mark_text',
      't.mark_text_other',
      't.classes',
      't.status',
      't.applied_on',
      't.registered_on',
      't.expires_on',
      't.priority_on',
      't.content_hash',
      'applicant.name as owner',
      'agent.name as agentName',
      isDesignation().as('is_designation'),
    ])
    .where('t.office', '=', office)
    .where('t.application_number_key', '=', anyOf(applicationKeys))
    .orderBy('t.id')
    .execute()
  return [...groupBy(rows, (row) => row.application_number_key)].map(([registerKey, all]) => {
    const live = all.filter(({ status }) => isLiveStatus(status))
    const same = live.length > 0 ? live : all
    const first = <Key extends keyof (typeof rows)[number]>(key: Key) =>
      same.find((row) => row[key] !== null)?.[key] ?? null
    return {
      kind: 'mark',
      office,
      registerKey,
      number: all[0]!.application_number,
      values: {
        title: first('mark_text') ?? first('mark_text_other'),
        registrationNumber: first('registration_number'),
        classes: [...new Set(same.flatMap(({ classes }) => classes))].toSorted((a, b) => a - b),
        patentKind: null,
        state: live.length === 0 ? 'ended' : same.some(({ status }) => registered.has(status)) ? 'live' : 'pending',
        owner: first('owner'),
        agent: first('agentName'),
        filedOn: first('applied_on'),
        registeredOn: first('registered_on'),
        expiresOn: same.flatMap(({ expires_on }) => expires_on ?? []).toSorted()[0] ?? null,
        priorityOn: first('priority_on'),
        publicId: same[0]!.public_id,
        isDesignation: same.some(({ is_designation }) => is_designation),
      },
      hash: hashOf(all.map(({ content_hash }) => content_hash)),
    }
  })
}

/** Status codes of marks that are registered, also while their cancellation is requested (spec 2 §4). */
const registered: ReadonlySet<number> = new Set([1, 7, 10])

/** Patents by the keys of their applications, from all their publications. */
export async function readPatents(db: QueryBuilder, applicationKeys: readonly string[]): Promise<RegisterRecord[]> {
  if (applicationKeys.length === 0) return []
  const rows = await db
    .selectFrom('patent')
    .select([
      'public_id',
      'country',
      'number',
      'kind',
      'application_number',
      'application_key',
      'type',
      'filed_on',
      'granted_on',
      'priority_on',
      'titles',
      'applicant_names',
      'assignees',
      'agent_names',
      'language',
      'legal_status',
      'content_hash',
      'published_on',
    ])
    .where('application_key', '=', anyOf(applicationKeys))
    .where('type', 'in', ['invention', 'utility', 'design'])
    .orderBy('published_on', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
  return [...groupBy(rows, (row) => row.application_key!)].map(([registerKey, all]) => {
    const latest = all[0]!
    const granted = all.find(({ granted_on }) => granted_on !== null)
    const { titles, language } = latest
    const filedOn = all.find(({ filed_on }) => filed_on !== null)?.filed_on ?? null
    const priorityOn = all.find(({ priority_on }) => priority_on !== null)?.priority_on ?? null
    return {
      kind: 'patent',
      office: latest.country,
      registerKey,
      number: latest.application_number ?? registerKey,
      values: {
        title: (language && titles[language]) || titles['zh'] || titles['en'] || Object.values(titles)[0] || null,
        registrationNumber: granted ? `${granted.country}${granted.number}${granted.kind ?? ''}` : null,
        classes: [],
        patentKind: patentKinds[latest.type as keyof typeof patentKinds],
        state: stateOf(latest.legal_status, granted !== undefined),
        owner: (latest.assignees.at(0)?.name ?? latest.applicant_names[0]) || null,
        agent: latest.agent_names[0] ?? null,
        filedOn,
        registeredOn: granted?.granted_on ?? null,
        expiresOn: null,
        // Of a first filing the register repeats the day of filing.
        priorityOn: priorityOn === filedOn ? null : priorityOn,
        publicId: latest.public_id,
        isDesignation: false,
      },
      hash: hashOf(all.map(({ content_hash }) => content_hash)),
    }
  })
}

const patentKinds = { invention: 'patent', utility: 'utility', design: 'design' } as const satisfies Record<
  string,
  PatentKind
>

const stateOf = (status: 'valid' | 'invalid' | 'examining' | 'unconfirmed', isGranted: boolean): PortfolioState =>
  status === 'invalid'
    ? 'ended'
    : status === 'examining'
      ? 'pending'
      : status === 'valid' || isGranted
        ? 'live'
        : 'unknown'

function hashOf(hashes: readonly Uint8Array[]): Buffer {
  const sum = createHash('sha256')
  for (const hash of hashes.map((each) => Buffer.from(each).toString('hex')).toSorted()) sum.update(hash)
  return sum.digest()
}

/**
 * The application of a mark of an office that has a number, of whatever kind, by its key; null where the register has
 * none, or several.
 */
export async function findMarkKey(db: QueryBuilder, office: string, number: string): Promise<string | null> {
  const key = numberKey(number)
  if (key === '') return null
  const rows = await db
    .selectFrom('trademark as t')
    .select(['t.application_number_key as own', 't.registration_number_keys as registered', numbersOfMark().as('all')])
    .where('t.office', '=', office)
    .where((is) =>
      is.or([
        is('t.application_number_key', '=', key),
        is('t.registration_number_keys', '&&', sql<string[]>`${[key]}::text[]`),
        is('t.international_number', '=', key),
      ]),
    )
    .execute()
  // An old registration may have the number that a later application has.
  const named = rows.filter(({ registered: keys }) => keys.includes(key))
  const keys = new Set((named.length > 0 ? named : rows).map(({ own }) => own))
  return keys.size === 1 ? [...keys][0]! : null
}

/** Likewise the application of a patent by the number of the application or of a publication, in any notation. */
export async function findPatentKey(db: QueryBuilder, office: string, number: string): Promise<string | null> {
  const typed = number.trim().toUpperCase().startsWith(office) ? number : `${office}${number.trim()}`
  const read = readPatentNumber(typed)
  const publication = typeof read === 'string' ? null : publicationKey(read)
  const rows = await db
    .selectFrom('patent')
    .select('application_key')
    .where('country', '=', office)
    .where((is) =>
      is.or([
        is('application_forms', '&&', sql<string[]>`${typedApplicationForms(typed)}::text[]`),
        ...(publication === null ? [] : [is('publication_key', '=', publication)]),
      ]),
    )
    .execute()
  const keys = new Set(rows.flatMap(({ application_key }) => application_key ?? []))
  return keys.size === 1 ? [...keys][0]! : null
}

/**
 * How a number is compared within an account where the register does not have the application. It does not depend on the
 * day of filing, which may be stated later.
 */
export const itemNumberKey = (kind: PortfolioKind, office: string, number: string): string =>
  kind === 'patent' ? applicationKey(office, number, null) : numberKey(number)
