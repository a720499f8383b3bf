import { changeLocked, type Expression, type QueryBuilder, sql, namesOf } from '@markwright/db'
import { visibleGlossaries } from '@markwright/translation-service'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'

const e = namesOf('glossary_entry', 'e')
const g = namesOf('glossary', 'g')
const glossary = namesOf('glossary')

export type Terms = { zh: string | null; en: string | null; ja: string | null; note: string }

const BATCH = 1000
const HISTORY_MAX = 200
const count = sql<number>`count(*)::int`
/**
 * The ids of entries of a glossary of which another entry has a term with another rendering: the renderings of a term
 * differ where the first and the last of them do.
 */
const conflicting = (glossaryId: string) => {
  const differ = (rendering: Expression<string | null>, term: Expression<string | null>) =>
    sql`${term} IS NOT NULL AND ${rendering} IS NOT NULL AND
      min(lower(${rendering})) OVER (PARTITION BY lower(${term})) <> max(lower(${rendering})) OVER (PARTITION BY lower(${term}))`
  return sql<string>`(SELECT c.id FROM (
    SELECT ${e.id}, (${differ(e.en, e.zh)}) OR (${differ(e.ja, e.zh)}) OR (${differ(e.zh, e.en)}) OR (${differ(e.zh, e.ja)}) AS differs
    FROM ${e.$table} WHERE ${e.glossary_id} = ${glossaryId}::uuid) c WHERE c.differs)`
}

const hasConflict = (glossaryId: string) => sql<boolean>`${e.id} IN ${conflicting(glossaryId)}`

const isSame = (left: Terms, right: Terms) =>
  left.zh === right.zh && left.en === right.en && left.ja === right.ja && left.note === right.note

export function createGlossariesRepository(db: QueryBuilder) {
  const visible = (accountId: string) =>
    db
      .selectFrom('glossary as g')
      .select(['g.id', 'g.name', 'g.share_token', 'g.updated_at'])
      .select(sql<boolean>`${g.account_id} = ${accountId}::uuid`.as('is_own'))
      .select(sql<number>`(SELECT count(*)::int FROM ${e.$table} WHERE ${e.glossary_id} = ${g.id})`.as('count'))
      .where('g.id', 'in', visibleGlossaries(db, accountId))
  const touch = (tx: QueryBuilder, id: string) =>
    tx
      .updateTable('glossary')
      .set({ updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  const note = (
    tx: QueryBuilder,
    glossaryId: string,
    kind: string,
    before: Terms | null,
    after: (Terms & { count?: number }) | null,
  ) =>
    tx
      .insertInto('glossary_change')
      .values({
        id: randomUUID(),
        glossary_id: glossaryId,
        kind,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      })
      .execute()

  const changeEntry = async (tx: QueryBuilder, id: string, entryId: string, before: Terms, terms: Terms) => {
    await tx
      .updateTable('glossary_entry')
      .set({ ...terms, version: sql`version + 1`, updated_at: new Date() })
      .where('id', '=', entryId)
      .execute()
    await note(tx, id, 'changed', before, terms)
  }
  /** Before its entries, as everywhere: two changes at once then wait for each other instead of locking crosswise. */
  const lock = (tx: QueryBuilder, id: string) =>
    tx.selectFrom('glossary').select('id').where('id', '=', id).forUpdate().execute()

  return {
    list: (accountId: string) => visible(accountId).orderBy('g.updated_at', 'desc').orderBy('g.id').execute(),
    find: (accountId: string, id: string) => visible(accountId).where('g.id', '=', id).executeTakeFirst(),

    /** Null where the member has `most` already. One that has the id already stays as it is. */
    create: (accountId: string, name: string, most: number, id: string = randomUUID()): Promise<string | null> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('glossary')
          .select(count.as('total'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow()
        const known = await tx.selectFrom('glossary').select('id').where('id', '=', id).executeTakeFirst()
        if (!known && total >= most) return null
        if (!known) await tx.insertInto('glossary').values({ id, account_id: accountId, name }).execute()
        return id
      }),

    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('glossary').set({ name, updated_at: new Date() }).where('id', '=', id).execute()
    },
    async delete(id: string): Promise<void> {
      await db.deleteFrom('glossary').where('id', '=', id).execute()
    },
    async leave(accountId: string, id: string): Promise<void> {
      await db
        .deleteFrom('glossary_follower')
        .where('glossary_id', '=', id)
        .where('account_id', '=', accountId)
        .execute()
    },
    /** Whoever used a glossary by a link that has ended needs the next link to use it again. */
    share: (id: string, isShared: boolean): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lock(tx, id)
        await tx
          .updateTable('glossary')
          .set({
            share_token: isShared
              ? sql<string>`coalesce(${glossary.share_token}, ${randomBytes(24).toString('base64url')})`
              : null,
          })
          .where('id', '=', id)
          .execute()
        if (!isShared) await tx.deleteFrom('glossary_follower').where('glossary_id', '=', id).execute()
      }),
    /** Id of the glossary; null where there is none with this token. */
    join: (accountId: string, token: string): Promise<string | null> =>
      db.transaction().execute(async (tx) => {
        // Locked, so that a link which ends meanwhile lets nobody in.
        const row = await tx
          .selectFrom('glossary')
          .select(['id', 'account_id'])
          .where('share_token', '=', token)
          .forShare()
          .executeTakeFirst()
        if (!row) return null
        if (row.account_id !== accountId)
          await tx
            .insertInto('glossary_follower')
            .values({ glossary_id: row.id, account_id: accountId })
            .onConflict((conflicting) => conflicting.doNothing())
            .execute()
        return row.id
      }),

    /** By key in the order in which they were added, which no change of an entry alters; else the latest changed first. */
    async listEntries(
      id: string,
      filter: { keyword: string | null; onlyConflicts: boolean },
      { skip, take, after }: Rows<InstantKey>,
    ) {
      const like = filter.keyword === null ? '' : `%${escapeLike(filter.keyword)}%`
      const matching = db
        .selectFrom('glossary_entry as e')
        .where('e.glossary_id', '=', id)
        .$if(filter.keyword !== null, (query) =>
          query.where((is) => is.or([is('e.zh', 'ilike', like), is('e.en', 'ilike', like), is('e.ja', 'ilike', like)])),
        )
        .$if(filter.onlyConflicts, (query) => query.where('e.id', 'in', conflicting(id)))
      const [rows, { total }] = await Promise.all([
        matching
          .selectAll('e')
          .select(hasConflict(id).as('has_conflict'))
          .$if(Boolean(after), (entries) =>
            entries.where((is) => is(is.refTuple('e.created_at', 'e.id'), '<', is.tuple(after!.at, after!.id))),
          )
          .orderBy(after === undefined ? 'e.updated_at' : 'e.created_at', 'desc')
          .orderBy('e.id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        matching.select(count.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    findEntry: (id: string, entryId: string) =>
      db
        .selectFrom('glossary_entry as e')
        .selectAll('e')
        .select(hasConflict(id).as('has_conflict'))
        .where('e.glossary_id', '=', id)
        .where('e.id', '=', entryId)
        .executeTakeFirst(),

    listConcepts: (id: string) =>
      db
        .selectFrom('glossary_entry')
        .select(['id', 'zh', 'en', 'ja', 'note'])
        .where('glossary_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /**
     * Id of the entry; null where the one to change is gone, `changed` where it has other terms and another version than the
     * one that was read, `full` where there would be more than `most`.
     */
    save: (
      id: string,
      { entryId, version }: { entryId: string | null; version: number | null },
      terms: Terms,
      most: number,
    ): Promise<string | null> =>
      db.transaction().execute(async (tx) => {
        await touch(tx, id)
        if (entryId === null) {
          // What is there already is not added again, however often a form is sent; its note becomes the new one.
          const present = await tx
            .selectFrom('glossary_entry')
            .select(['id', 'zh', 'en', 'ja', 'note'])
            .where('glossary_id', '=', id)
            .where('zh', 'is not distinct from', terms.zh)
            .where('en', 'is not distinct from', terms.en)
            .where('ja', 'is not distinct from', terms.ja)
            .limit(1)
            .executeTakeFirst()
          if (present) {
            const { id: presentId, ...before } = present
            const changed = { ...terms, note: terms.note || before.note }
            if (!isSame(changed, before)) await changeEntry(tx, id, presentId, before, changed)
            return presentId
          }
          const { total } = await tx
            .selectFrom('glossary_entry')
            .select(count.as('total'))
            .where('glossary_id', '=', id)
            .executeTakeFirstOrThrow()
          if (total >= most) return 'full'
          const added = randomUUID()
          await tx
            .insertInto('glossary_entry')
            .values({ id: added, glossary_id: id, ...terms })
            .execute()
          await note(tx, id, 'added', null, terms)
          return added
        }
        const found = await tx
          .selectFrom('glossary_entry')
          .select(['zh', 'en', 'ja', 'note', 'version'])
          .where('glossary_id', '=', id)
          .where('id', '=', entryId)
          .forUpdate()
          .executeTakeFirst()
        if (!found) return null
        const { version: latest, ...before } = found
        // It is as wanted, be it that the same request came twice.
        if (isSame(terms, before)) return entryId
        if (version !== null && version !== latest) return 'changed'
        await changeEntry(tx, id, entryId, before, terms)
        return entryId
      }),

    /** How many there were. */
    remove: (id: string, entryIds: readonly string[]): Promise<number> =>
      db.transaction().execute(async (tx) => {
        await lock(tx, id)
        const removed = await tx
          .deleteFrom('glossary_entry')
          .where('glossary_id', '=', id)
          .where('id', 'in', [...entryIds])
          .returning(['zh', 'en', 'ja', 'note'])
          .execute()
        if (removed.length > 0) await touch(tx, id)
        for (const before of removed) await note(tx, id, 'removed', before, null)
        return removed.length
      }),

    /**
     * Changes entries, all or none: `change` gives what becomes of each, itself where it stays. How many were changed.
     * @throws what `change` throws
     */
    changeAll: (id: string, entryIds: readonly string[], change: (terms: Terms) => Terms): Promise<number> =>
      db.transaction().execute(async (tx) => {
        await lock(tx, id)
        const rows = await tx
          .selectFrom('glossary_entry')
          .select(['id', 'zh', 'en', 'ja', 'note'])
          .where('glossary_id', '=', id)
          .where('id', 'in', [...entryIds])
          .orderBy('id')
          .forUpdate()
          .execute()
        let changed = 0
        for (const { id: entryId, ...before } of rows) {
          const terms = change(before)
          if (isSame(terms, before)) continue
          await changeEntry(tx, id, entryId, before, terms)
          changed++
        }
        if (changed > 0) await touch(tx, id)
        return changed
      }),

    /** Adds entries whose terms are not there yet, all or none; how many, or `full`. */
    import: (id: string, all: readonly Terms[], most: number): Promise<number | 'full'> =>
      db.transaction().execute(async (tx) => {
        await touch(tx, id)
        const before = await tx
          .selectFrom('glossary_entry')
          .select(['zh', 'en', 'ja'])
          .where('glossary_id', '=', id)
          .execute()
        const known = new Set(before.map(keyOf))
        const added = all.filter((terms) => {
          const key = keyOf(terms)
          if (known.has(key)) return false
          known.add(key)
          return true
        })
        if (before.length + added.length > most) return 'full'
        const rows = added.map((terms) => ({ id: randomUUID(), glossary_id: id, ...terms }))
        for (let at = 0; at < rows.length; at += BATCH)
          await tx
            .insertInto('glossary_entry')
            .values(rows.slice(at, at + BATCH))
            .execute()
        if (added.length > 0)
          await note(tx, id, 'imported', null, { zh: null, en: null, ja: null, note: '', count: added.length })
        return added.length
      }),

    listChanges: (id: string) =>
      db
        .selectFrom('glossary_change')
        .selectAll()
        .where('glossary_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(HISTORY_MAX)
        .execute(),

    /** Source and target texts of a document of the member; undefined where there is none. */
    async findDocument(accountId: string, documentId: string) {
      const document = await db
        .selectFrom('translation_document')
        .select(['detected', 'direction'])
        .where('account_id', '=', accountId)
        .where('id', '=', documentId)
        .executeTakeFirst()
      if (!document) return undefined
      const segments = await db
        .selectFrom('translation_segment')
        .select(['source', 'target'])
        .where('document_id', '=', documentId)
        .orderBy('position')
        .execute()
      return { ...document, segments }
    },
  }
}
export type GlossariesRepository = ReturnType<typeof createGlossariesRepository>
export type GlossaryRow = NonNullable<Awaited<ReturnType<GlossariesRepository['find']>>>
export type GlossaryEntryRow = NonNullable<Awaited<ReturnType<GlossariesRepository['findEntry']>>>
export type GlossaryChangeRow = Awaited<ReturnType<GlossariesRepository['listChanges']>>[number]

const keyOf = ({ zh, en, ja }: Pick<Terms, 'zh' | 'en' | 'ja'>) =>
  [zh, en, ja].map((term) => term?.toLowerCase() ?? '').join('\n')
