import { sql, type QueryBuilder, namesOf } from '@markwright/db'
import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { createMemoryIndex, type MemoryIndex, type TranslationDirection } from '@markwright/translation'
import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'

const memory = namesOf('translation_memory_entry')

/** Memories of so many members and directions are held ready. */
const HELD_MAX = 8
/** Entries that are read, indexed and written in one piece. */
const BATCH = 1000

type Held = { version: string; index: Promise<MemoryIndex> }
export type NewMemoryEntry = { source: string; target: string; origin: 'correction' | 'import' }

/** What makes sources of entries the same: tags and repeated blanks do not count. */
export const memoryKeyOf = (source: string): string =>
  createHash('sha256').update(withoutTags(source).replaceAll(/\s+/g, ' ').trim()).digest('hex')

/** Saves entries; one with the source of an earlier one takes its place. Of entries with one source the last is saved. */
export async function saveMemoryEntries(
  db: QueryBuilder,
  { accountId, direction }: { accountId: string; direction: TranslationDirection },
  entries: readonly NewMemoryEntry[],
): Promise<void> {
  const byKey = new Map(entries.map((entry) => [memoryKeyOf(entry.source), entry]))
  const rows = [...byKey].map(([source_key, entry]) => ({
    id: randomUUID(),
    account_id: accountId,
    direction,
    source_key,
    ...entry,
  }))
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insertInto('translation_memory_entry')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'direction', 'source_key']).doUpdateSet({
          source: (each) => each.ref('excluded.source'),
          target: (each) => each.ref('excluded.target'),
          origin: (each) => each.ref('excluded.origin'),
          updated_at: sql<Date>`now()`,
        }),
      )
      .execute()
}

/** Indexes of members' memories, made when they are needed and anew when the memory has changed. */
export function createMemories(db: QueryBuilder) {
  const held = new Map<string, Held>()

  async function build(accountId: string, direction: TranslationDirection): Promise<MemoryIndex> {
    const index = createMemoryIndex()
    let last: string | null = null
    for (;;) {
      const rows: { id: string; source: string; target: string }[] = await db
        .selectFrom('translation_memory_entry')
        .select(['id', 'source', 'target'])
        .where('account_id', '=', accountId)
        .where('direction', '=', direction)
        .$if(last !== null, (query) => query.where('id', '>', last!))
        .orderBy('id')
        .limit(BATCH)
        .execute()
      index.add(rows)
      if (rows.length < BATCH) return index
      last = rows.at(-1)!.id
      await yieldToOthers()
    }
  }

  return {
    /** The memory of a member in a direction; null where it is empty. */
    async of(accountId: string, direction: TranslationDirection): Promise<MemoryIndex | null> {
      const state = await db
        .selectFrom('translation_memory_entry')
        .select([sql<string>`count(*) || ' ' || coalesce(max(${memory.updated_at})::text, '')`.as('version')])
        .where('account_id', '=', accountId)
        .where('direction', '=', direction)
        .executeTakeFirstOrThrow()
      if (state.version.startsWith('0 ')) return null
      const key = `${accountId} ${direction}`
      const known = held.get(key)
      held.delete(key)
      if (known?.version === state.version) {
        held.set(key, known)
        return known.index
      }
      const index = build(accountId, direction)
      held.set(key, { version: state.version, index })
      // What failed is not held.
      index.catch(() => held.delete(key))
      const [oldest] = held.keys()
      if (held.size > HELD_MAX && oldest) held.delete(oldest)
      return index
    },
  }
}
export type Memories = ReturnType<typeof createMemories>
