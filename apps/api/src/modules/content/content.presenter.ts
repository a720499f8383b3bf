import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { DictionaryEntry } from '@markwright/domain/site/dictionaries'
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

/** An article may be written in one language only; it is then shown in that one. */
export function presentArticle(
  { article, newer, older }: { article: FoundArticle; newer: ArticleNeighbour | null; older: ArticleNeighbour | null },
  language: Language,
): Schemas['Article'] {
  const { titleCn, titleEn } = article
  const shown = titleCn && titleEn ? language : titleCn ? 'cn' : 'en'
  return {
    ...presentArticleSummary(article, shown),
    contentHtml: shown === 'cn' ? article.contentCn : article.contentEn,
    prev: newer,
    next: older,
  }
}

export const presentDictionaryEntry = ({ value, label }: DictionaryEntry): Schemas['DictionaryEntry'] => ({
  value,
  label: label.cn,
  labelEn: label.en,
})
