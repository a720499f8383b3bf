import type { ArticleDraft } from '@markwright/api-client/models/articleDraft'
import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'

/** The image above an article, already stored. */
export type Cover = { id: string; url: string }

/** An article as it is in its form. */
export type ArticleForm = Required<Omit<ArticleDraft, 'author' | 'coverFileId' | 'version'>> & {
  author: string
  cover: Cover | null
}

/** The form of an article that is still to be written. */
export const emptyArticle: ArticleForm = {
  category: 'news',
  author: '',
  cover: null,
  titleCn: '',
  titleEn: '',
  summaryCn: '',
  summaryEn: '',
  contentCn: '',
  contentEn: '',
}

/** The form of an article as it was saved. */
export const toArticleForm = (record: ArticleRecord): ArticleForm => ({
  category: record.category,
  author: record.author,
  cover: record.coverFileId && record.coverUrl ? { id: record.coverFileId, url: record.coverUrl } : null,
  titleCn: record.titleCn,
  titleEn: record.titleEn,
  summaryCn: record.summaryCn,
  summaryEn: record.summaryEn,
  contentCn: record.contentCn,
  contentEn: record.contentEn,
})

/** `version` is that of the article which was changed; null for a new one. */
export const toArticleDraft = (form: ArticleForm, version: number | null): ArticleDraft => ({
  category: form.category,
  titleCn: form.titleCn.trim(),
  titleEn: form.titleEn.trim(),
  summaryCn: form.summaryCn.trim(),
  summaryEn: form.summaryEn.trim(),
  contentCn: withoutEmptyText(form.contentCn),
  contentEn: withoutEmptyText(form.contentEn),
  author: form.author.trim() || null,
  coverFileId: form.cover?.id ?? null,
  ...(version !== null && { version }),
})

// An empty editor still holds a paragraph, which would count as a text.
const withoutEmptyText = (html: string) => (/^(<p><\/p>)*$/.test(html.trim()) ? '' : html)
