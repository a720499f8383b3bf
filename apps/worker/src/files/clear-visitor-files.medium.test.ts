import { expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { createVisitorFileClearing } from './clear-visitor-files.repository.ts'

const { pool } = fileDatabase()

const add = (fileName: string, kind: string, ownerId: string | null, hours: number) =>
  pool.query(
    `INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes, created_at)
     VALUES (gen_random_uuid(), $1, 'private', $2, 'a.png', $3, 'image/png', 1, now() - $4 * interval '1 hour')`,
    [ownerId, fileName, kind, hours],
  )
const unexpected = (error: unknown) => {
  throw error
}

test('what a visitor searched with is gone after a day, files of members and of staff stay', async () => {
  await pool.query(`INSERT INTO account (id, phone) VALUES ('00000000-0000-7000-8000-000000000001', '13800000003')`)
  await add('old.png', 'tmSearch', null, 25)
  await add('new.png', 'tmSearch', null, 23)
  await add('member.png', 'tmSearch', '00000000-0000-7000-8000-000000000001', 25)
  await add('cover.png', 'image', null, 25)

  const deleted: string[] = []
  const objects = { delete: async (key: string) => void deleted.push(key) }
  expect(await createVisitorFileClearing({ pool, objects, onError: unexpected })()).toBe(1)
  expect(deleted).toEqual(['files/private/old.png'])
  const { rows } = await pool.query('SELECT file_name FROM stored_file ORDER BY 1')
  expect(rows.map((row) => row.file_name)).toEqual(['cover.png', 'member.png', 'new.png'])
})

test('files that cannot be deleted, however many, hold up no others and are tried again', async () => {
  await pool.query('DELETE FROM stored_file')
  for (let i = 0; i < 150; i++) await add(`stuck-${i}.png`, 'tmSearch', null, 30)
  await add('good.png', 'tmSearch', null, 25)
  // Behind all the others, by whatever they are ordered.
  await pool.query(`UPDATE stored_file SET id = 'ffffffff-ffff-4fff-8fff-ffffffffffff' WHERE file_name = 'good.png'`)
  let isBroken = true
  const formatted: unknown[] = []
  const clear = createVisitorFileClearing({
    pool,
    objects: {
      delete: async (key) => {
        if (isBroken && key.includes('stuck')) throw new Error(`denied: ${key}`)
      },
    },
    onError: (error) => formatted.push(error),
  })
  expect([await clear(), await clear()]).toEqual([0, 1])
  expect(formatted).toHaveLength(150)
  isBroken = false
  expect([await clear(), await clear(), await clear()]).toEqual([100, 50, 0])
})
