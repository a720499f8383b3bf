import { expect, test } from 'vitest'
import { emptyArticle, toArticleDraft } from './article-form.ts'

test('an editor in which nothing was written sends no text', () =>
  expect(toArticleDraft({ ...emptyArticle, contentCn: '<p></p><p></p>', contentEn: '<p>a</p>' }, null)).toMatchObject({
    contentCn: '',
    contentEn: '<p>a</p>',
  }))

test('a change names the version it was made to, a new article none', () => {
  expect(toArticleDraft(emptyArticle, 7).version).toBe(7)
  expect(toArticleDraft(emptyArticle, null)).not.toHaveProperty('version')
})

test('without an author or a cover none is sent', () =>
  expect(toArticleDraft({ ...emptyArticle, author: ' ' }, null)).toMatchObject({ author: null, coverFileId: null }))
