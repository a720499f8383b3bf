import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates'
import type { DictionaryEntry } from '@markwright/domain/dictionaries'
import type { Language } from '../../kernel/language.ts'
import { fileAddress } from '../files/index.ts'
import type { ArticleNeighbour, FoundArticle, ListedArticle } from './content.repository.ts'

export const presentArticleSummary = (article: ListedArticle, language: Language): Schemas['ArticleSummary'] => ({
  id: article.id,
  title: language === 'cn' ? article.titleCn : article.titleEn,
  summary: language === 'cn' ? article.summaryCn : article.summaryEn,
  coverUrl: article.cover && fileAddress(article.cover),
  category: article.category as Schemas['ArticleCategory'],
  publishTime: article.publishedAt ? formatInstant(article.publishedAt) : '',
  author: article.author,
  readCount: article.readCount,
  lang: language,
})

export const presentArticle = (
  found: { article: FoundArticle; newer: ArticleNeighbour | null; older: ArticleNeighbour | null },
  language: Language,
): Schemas['Article'] => ({
  ...presentArticleSummary(found.article, language),
  contentHtml: language === 'cn' ? found.article.contentCn : found.article.contentEn,
  prev: presentNeighbour(found.newer, language),
  next: presentNeighbour(found.older, language),
})

const presentNeighbour = (article: ArticleNeighbour | null, language: Language): Schemas['ArticleNeighbour'] =>
  article && { id: article.id, title: language === 'cn' ? article.titleCn : article.titleEn }

export const presentDictionaryEntry = ({ value, label }: DictionaryEntry): Schemas['DictionaryEntry'] => ({
  value,
  label: label.cn,
  labelEn: label.en,
})
