import type pg from 'pg'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type SimilarMark, registerEntries } from '../../../packages/demo-register/src/index.ts'
import { partyKey } from '../../../packages/domain/src/people/party-key.ts'
import { numberKey } from '../../../packages/domain/src/marks/register-number.ts'
import { type RegisterRecordInput, trademarkPublicId } from '../../../packages/domain/src/marks/register-record.ts'
import { nameKeysOf } from './name-keys.ts'
import { copyRows, createRowFile } from './row-file.ts'

/** Fixed, so that the same seed makes the same register on every day. */
export const REGISTER_DAY = '2026-11-21'

/** A mark from which queries are made. */
export type SampledMark = { text: string; office: string; classes: readonly number[] }

export type LoadedRegister = {
  similarMarks: SimilarMark[]
  sample: SampledMark[]
  names: number
  /** File of the same names for the peer. */
  peerRows: string
}

const SAMPLED = 20_000

const trademarkColumns = [
  'id',
  'public_id',
  'office',
  'application_number',
  'application_number_key',
  'mark_text',
  'mark_text_other',
  'mark_kind',
  'classes',
  'vienna_codes',
  'status',
  'applied_on',
  'published_on',
  'registered_on',
  'registration_published_on',
  'priority_on',
  'expires_on',
  'demonstration',
  'content_hash',
]
const partyColumns = ['id', 'name', 'name_en', 'country', 'identity', 'name_key', 'address_key']
const roleColumns = ['trademark_id', 'party_id', 'role', 'position']

/**
 * Makes an invented register and copies it into the tables of the site, as one published import; the same names are
 * written to a file for the peer.
 */
export async function loadRegister(
  client: pg.ClientBase,
  folder: string,
  { marks, seed }: { marks: number; seed: number },
): Promise<LoadedRegister> {
  const file = (table: string) => createRowFile(join(folder, `${table}.copy`))
  const files = { marks: file('marks'), parties: file('parties'), roles: file('roles'), peer: file('peer') }
  const similarMarks: SimilarMark[] = []
  const sample: SampledMark[] = []
  const parties = new Map<string, number>()
  const every = Math.max(1, Math.floor(marks / SAMPLED))
  let id = 0
  let names = 0
  for (const { record, similarMark } of registerEntries({ marks, seed, today: REGISTER_DAY })) {
    id++
    files.marks.write(trademarkRow(id, record))
    const applicant = record.applicants?.[0]
    if (applicant) {
      const key = `${applicant.name}\n${applicant.country}`
      let party = parties.get(key)
      if (party === undefined) {
        party = parties.size + 1
        parties.set(key, party)
        files.parties.write(partyRow(party, applicant))
      }
      files.roles.write([id, party, 'applicant', 0])
    }
    for (const text of new Set([record.text, record.textOther])) {
      const keys = text ? nameKeysOf(text) : null
      if (!keys) continue
      files.peer.write([id, record.office, keys.whole, keys.letters])
      names++
    }
    if (similarMark) similarMarks.push(similarMark)
    else if (record.text && id % every === 0)
      sample.push({ text: record.text, office: record.office, classes: record.classes })
  }
  for (const each of Object.values(files)) each.close()

  await copyRows(client, 'trademark', trademarkColumns, files.marks.path)
  await copyRows(client, 'party', partyColumns, files.parties.path)
  await copyRows(client, 'trademark_party', roleColumns, files.roles.path)
  await client.query(`SELECT setval('trademark_id_seq', ${id}), setval('party_id_seq', ${parties.size})`)
  await publish(client, { created: id, updated: 0 })
  await client.query('ANALYZE')
  return { similarMarks, sample, names, peerRows: files.peer.path }
}

const trademarkRow = (id: number, record: RegisterRecordInput) => [
  id,
  trademarkPublicId({ ...record, classes: [...record.classes] }),
  record.office,
  record.applicationNumber,
  numberKey(record.applicationNumber),
  record.text,
  record.textOther,
  record.kind === 'threeDimensional' ? 'three_dimensional' : record.kind,
  record.classes,
  record.viennaCodes ?? [],
  record.status,
  record.appliedOn,
  record.publishedOn,
  record.registeredOn,
  record.registrationPublishedOn,
  record.priorityOn,
  record.expiresOn,
  true,
  String.raw`\x00`,
]

type Applicant = NonNullable<RegisterRecordInput['applicants']>[number]

const partyRow = (id: number, { name, nameEn, country }: Applicant) => [
  id,
  name,
  nameEn,
  country,
  String.raw`\x` + createHash('md5').update(String(id)).digest('hex'),
  partyKey([name, nameEn]),
  '',
]

/** Records an import as published and returns its id. */
export async function publish(client: pg.ClientBase, counts: { created: number; updated: number }): Promise<string> {
  const [jobId, importId] = [randomUUID(), randomUUID()]
  await client.query(
    `INSERT INTO job (id, queue, name, payload, state) VALUES ($1, 'bench', 'import-register', '{}', 'completed')`,
    [jobId],
  )
  await client.query(
    `INSERT INTO register_import (id, job_id, path, file_name, size_bytes, fingerprint, state, checkpoint, created, updated,
       published_at, version)
     SELECT $1, $2, '', '', 0, '', 'published', 1, $3, $4, now(), coalesce(max(version), 0) + 1 FROM register_import`,
    [importId, jobId, counts.created, counts.updated],
  )
  await client.query(
    `INSERT INTO register_office (office, marks, demonstration_marks)
     SELECT office, count(*), 0 FROM trademark GROUP BY office
     ON CONFLICT (office) DO UPDATE SET marks = excluded.marks`,
  )
  return importId
}
