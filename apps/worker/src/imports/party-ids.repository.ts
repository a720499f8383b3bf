import { namesOf, runStatement, sql, statementText } from '@markwright/db/statements'
import type { RegisterParty } from '@markwright/domain/marks/register-record'
import type { PoolClient } from 'pg'
import { partyRow, type PartyInMark } from './register-rows.ts'

const REMEMBERED_MAX = 100_000

type Identified = { identity: string; id: number }
const party = namesOf('party')
const known = namesOf('party', 'party')

/** Adds the parties that are new; gives the ids of all. Made once, as it runs with every batch. */
const ADD_PARTIES = statementText(sql`
WITH given AS (SELECT * FROM json_to_recordset($1::json) AS given(
    name text, name_en text, address text, address_en text, country varchar, identity text,
    name_key text, address_key text)),
  added AS (
    INSERT INTO ${party.$table} (${party.name}, ${party.name_en}, ${party.address}, ${party.address_en}, ${party.country},
      ${party.identity}, ${party.name_key}, ${party.address_key})
    SELECT name, name_en, address, address_en, country, decode(identity, 'hex'), name_key, address_key FROM given
    ON CONFLICT (${party.identity}) DO NOTHING RETURNING encode(${party.identity}, 'hex') AS identity, ${party.id})
SELECT identity, id FROM added
UNION ALL SELECT encode(${known.identity}, 'hex'), ${known.id} FROM ${party.$table}
  WHERE ${known.identity} IN (SELECT decode(identity, 'hex') FROM given)`)

/**
 * Ids of parties by identity; a party that is new to the register is added to it. The commonest ones are remembered,
 * which only committed ones may be.
 */
export function createPartyIds() {
  const remembered = new Map<string, number>()

  return {
    async resolve(client: PoolClient, parties: readonly PartyInMark[]): Promise<Map<string, number>> {
      const ids = new Map<string, number>()
      const unknown = new Map<string, RegisterParty>()
      for (const { identity, party: found } of parties) {
        const id = remembered.get(identity)
        if (id === undefined) unknown.set(identity, found)
        else ids.set(identity, id)
      }
      if (unknown.size === 0) return ids
      // In one order everywhere, so that two imports do not wait for each other.
      const identities = [...unknown.keys()].toSorted()
      const rows = identities.map((identity) => partyRow(identity, unknown.get(identity)!))
      const { rows: found }: { rows: Identified[] } = await client.query(ADD_PARTIES, [JSON.stringify(rows)])
      for (const { identity, id } of found) ids.set(identity, id)
      const overtaken = identities.filter((identity) => !ids.has(identity))
      if (overtaken.length > 0) {
        // Another import has added them since this statement began.
        const late = await runStatement(
          client,
          sql<Identified>`
            SELECT encode(${party.identity}, 'hex') AS identity, ${party.id} FROM ${party.$table}
            WHERE ${party.identity} IN (SELECT decode(unnest(${overtaken}::text[]), 'hex'))`,
        )
        for (const { identity, id } of late) ids.set(identity, id)
      }
      return ids
    },

    /** To be called once the transaction is committed. */
    remember(ids: ReadonlyMap<string, number>) {
      if (remembered.size > REMEMBERED_MAX) remembered.clear()
      for (const [identity, id] of ids) remembered.set(identity, id)
    },
  }
}
