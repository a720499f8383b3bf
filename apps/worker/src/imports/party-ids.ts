import type { RegisterParty } from '@markwright/domain/register-record'
import type { PoolClient } from 'pg'
import { partyRow, type PartyInMark } from './register-rows.ts'

const REMEMBERED_MAX = 100_000

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
      for (const { identity, party } of parties) {
        const id = remembered.get(identity)
        if (id === undefined) unknown.set(identity, party)
        else ids.set(identity, id)
      }
      if (unknown.size === 0) return ids
      // In one order everywhere, so that two imports do not wait for each other.
      const asked = [...unknown.keys()].toSorted()
      const rows = asked.map((identity) => partyRow(identity, unknown.get(identity)!))
      const { rows: found } = await client.query<{ identity: string; id: number }>(
        `WITH given AS (SELECT * FROM json_to_recordset($1::json) AS given(
             name text, name_en text, address text, address_en text, country varchar, identity text,
             name_key text, address_key text)),
           added AS (
             INSERT INTO party (name, name_en, address, address_en, country, identity, name_key, address_key)
             SELECT name, name_en, address, address_en, country, decode(identity, 'hex'), name_key, address_key FROM given
             ON CONFLICT (identity) DO NOTHING RETURNING encode(identity, 'hex') AS identity, id)
         SELECT identity, id FROM added
         UNION ALL SELECT encode(party.identity, 'hex'), party.id FROM party
           WHERE party.identity IN (SELECT decode(identity, 'hex') FROM given)`,
        [JSON.stringify(rows)],
      )
      for (const { identity, id } of found) ids.set(identity, id)
      const overtaken = asked.filter((identity) => !ids.has(identity))
      if (overtaken.length > 0) {
        // Another import has added them since this statement began.
        const { rows: late } = await client.query<{ identity: string; id: number }>(
          `SELECT encode(identity, 'hex') AS identity, id FROM party
           WHERE identity IN (SELECT decode(unnest($1::text[]), 'hex'))`,
          [overtaken],
        )
        for (const { identity, id } of late) ids.set(identity, id)
      }
      return ids
    },

    /** To be told once the transaction is committed. */
    remember(ids: ReadonlyMap<string, number>) {
      if (remembered.size > REMEMBERED_MAX) remembered.clear()
      for (const [identity, id] of ids) remembered.set(identity, id)
    },
  }
}
