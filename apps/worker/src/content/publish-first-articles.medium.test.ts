import { expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { firstArticles } from './first-articles.ts'
import { publishFirstArticles } from './publish-first-articles.repository.ts'

const { pool } = fileDatabase()

test('a new site has articles in both languages once, however many workers start', async () => {
  const published = await Promise.all([publishFirstArticles(pool), publishFirstArticles(pool)])
  expect(published.toSorted()).toEqual([0, firstArticles.length])
  const { rows } = await pool.query(
    `SELECT title_en AS title FROM article WHERE status = 'published' ORDER BY published_at`,
  )
  expect(rows.map(({ title }) => title)).toEqual(firstArticles.map(({ titleEn }) => titleEn))
})

test('articles that staff have deleted do not return', async () => {
  await pool.query('DELETE FROM article')
  await pool.query(
    `INSERT INTO audit_entry (id, staff_name, action, ip) VALUES (gen_random_uuid(), 'A', 'article.delete', '::1')`,
  )
  expect(await publishFirstArticles(pool)).toBe(0)
})

test('their text has plain paragraphs and lists only, which the site shows as they are', () => {
  for (const { contentCn, contentEn } of firstArticles)
    for (const content of [contentCn, contentEn]) {
      const tags = [...content.matchAll(/<\/?([^>]*)>/g)].map(([, name]) => name)
      expect(tags.filter((name) => !['p', 'ul', 'li'].includes(name!))).toEqual([])
    }
})
